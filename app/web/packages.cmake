# SPDX-License-Identifier: GPL-3.0-or-later
# Static libraries name others and do not look for them.
find_package(protobuf CONFIG REQUIRED)
find_package(Qt6 REQUIRED COMPONENTS QmlModels QmlWorkerScript QuickLayouts MultimediaQuickPrivate)
