#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Reeve as a web page, in a Debian 13: ./reeve web sets that up and calls this. Sources of libraries are Debian's, named
# with their checksums; each library is built once and kept in $WORK. Usage: build.sh SOURCE WORK; the page is in WORK/page.
set -euo pipefail
SOURCE=$1 WORK=$2
POOL=http://deb.debian.org/debian/pool/main
SOURCES="
e0dddfea4dabb8ae4ad9224d674bef21cd101a6a5126fe988e3af69b251260b8 q/qt6-base/qt6-base_6.8.2+dfsg.orig.tar.xz
1a1ba5ca63ce147ccf172736173af23d6fac4dc1bfdc5eb8fd61f1a5bde8c47a q/qt6-declarative/qt6-declarative_6.8.2+dfsg.orig.tar.xz
34f561fdc07b158bcc4ad040b596fc6086c48908060e854b473b557e4feb1569 q/qt6-multimedia/qt6-multimedia_6.8.2.orig.tar.xz
d0cdd2ece271b29e7ce18095745d892517ee26d0f270065b3a25c2e9eb11639c s/sqlite3/sqlite3_3.46.1.orig.tar.xz
4ca619efbad524c550771ab110332fc81293fb720bd03980fe58bc15f9ca3be8 o/opencv/opencv_4.10.0+dfsg.orig.tar.xz
930c2c3b5ecc6c9c12615cf5ad93f1cd6e12d0aba862b572e076259970ac3a53 p/protobuf/protobuf_3.21.12.orig.tar.gz
254f3642b04e309fee775123133c6464181addc150499561020312ec61c1bf7c libj/libjpeg-turbo/libjpeg-turbo_2.1.5.orig.tar.gz
60dd315c07f616887caa029408308a018ace66e3d142726a97db164b3b8f69fb z/zlib/zlib_1.3.dfsg+really1.3.1.orig.tar.gz"
# emscripten's compiler and the programs that Qt needs on the machine that builds: moc, qmlcachegen, qsb, lrelease, protoc.
PACKAGES="
    emscripten nodejs make cmake ninja-build g++ curl ca-certificates xz-utils python3 pkgconf tcl
    qt6-base-private-dev qt6-declarative-private-dev qt6-declarative-dev-tools qt6-shadertools-dev qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools protobuf-compiler libprotobuf-dev nlohmann-json3-dev fonts-inter fonts-noto-core fonttools librsvg2-bin"

# Debian's emscripten has no lowering of setjmp for the exceptions of WebAssembly, so they are those of JavaScript.
FLAGS="-fexceptions -pthread -msimd128 -mbulk-memory"

say() { printf '%s\n' "$*"; }

# once NAME FUNCTION: runs it in a folder of its own, unless it was done before; what it says goes into NAME.log.
once() {
    [ ! -e "$WORK/$1.done" ] || return 0
    say "[$(date +%T)] $1"
    mkdir -p "$WORK/$1"
    local status
    # Not a condition: there the function would go on after an error.
    set +e
    (set -e; cd "$WORK/$1"; "$2") >"$WORK/$1.log" 2>&1
    status=$?
    set -e
    [ $status = 0 ] || { tail -30 "$WORK/$1.log" >&2; say "$1 failed; see $WORK/$1.log" >&2; exit 1; }
    touch "$WORK/$1.done"
}

packages() {
    apt-get update -q
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $PACKAGES
}

sources() {
    local sum path file
    while read -r sum path; do
        [ -n "$sum" ] || continue
        file=$(basename "$path")
        [ -e "$file" ] || curl -sSfLO --retry 3 "$POOL/$path"
        printf '%s  %s\n' "$sum" "$file" | sha256sum -c -
        mkdir -p "${file%%_*}"
        tar -xf "$file" -C "${file%%_*}" --strip-components 1
    done <<<"$SOURCES"
    # Qt asks for the folder structure of emsdk.
    mkdir -p emsdk/upstream
    ln -sfn /usr/share/emscripten emsdk/upstream/emscripten
    echo "EMSCRIPTEN_ROOT = emsdk_path + '/upstream/emscripten'" >emsdk/.emscripten
    # Debian's Qt has no copy of SQLite.
    (mkdir -p sqlite3/build && cd sqlite3/build && ../configure && make sqlite3.c sqlite3.h)
    mkdir -p qt6-base/src/3rdparty/sqlite
    cp sqlite3/build/sqlite3.[ch] qt6-base/src/3rdparty/sqlite
    # Only the shader compiler is needed, which is that of the machine that builds.
    sed -i 's#^find_package(Qt6 COMPONENTS ShaderTools)#find_package(Qt6ShaderToolsTools CONFIG REQUIRED PATHS /usr/lib/x86_64-linux-gnu/cmake NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)#' \
        qt6-multimedia/src/multimedia/CMakeLists.txt
    # WasmFS has no locks of ranges; the page's own lock keeps a second tab from writing.
    sed -i '1i #define SQLITE_DEFAULT_UNIX_VFS "unix-none"' qt6-base/src/3rdparty/sqlite/sqlite3.c
}

export EMSDK=$WORK/sources/emsdk EM_CACHE=/usr/share/emscripten/cache

qtbase() {
    ../sources/qt6-base/configure -qt-host-path /usr -xplatform wasm-emscripten -prefix "$WORK/qt" -release -static -optimize-size \
        -feature-thread -no-dbus -no-openssl -nomake examples -nomake tests -no-widgets \
        -qt-zlib -qt-libpng -qt-libjpeg -qt-freetype -qt-harfbuzz -qt-pcre -qt-doubleconversion -sql-sqlite -qt-sqlite \
        -no-feature-printsupport -no-feature-testlib -no-feature-xml -pch \
        -- -DCMAKE_TOOLCHAIN_FILE=/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake \
        -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake -DQT_GENERATE_SBOM=OFF -DFEATURE_wasm_simd128=ON -Wno-dev
    ninja
    cmake --install .
}

# module SOURCE "OPTIONS" "TARGETS" "FOLDERS": builds these targets of a module of Qt, and installs these folders.
module() {
    # shellcheck disable=SC2086
    "$WORK/qt/bin/qt-configure-module" "../sources/$1" $2 -- -DQT_GENERATE_SBOM=OFF -Wno-dev
    # shellcheck disable=SC2086
    ninja $3
    local folder
    for folder in $4; do cmake --install "src/$folder"; done
    # What is installed for the whole module otherwise.
    for folder in lib/cmake/*/; do
        [ ! -d "$WORK/qt/$folder" ] || find "$folder" -maxdepth 1 '(' -name '*Dependencies.cmake' -o -name '*Plugins.cmake' ')' -exec cp {} "$WORK/qt/$folder" ';'
    done
}

qtdeclarative() {
    module qt6-declarative "-no-feature-qml-debug -no-feature-qml-profiler -no-feature-qml-preview -no-feature-qml-xmllistmodel
        -no-feature-quick-particles -no-feature-quick-designer -no-feature-quickcontrols2-fusion -no-feature-quickcontrols2-imagine
        -no-feature-quickcontrols2-material -no-feature-quickcontrols2-universal -no-feature-quickcontrols2-fluentwinui3" \
        "src/qml/all src/qmlmodels/all src/qmlmeta/all src/qmlworkerscript/all src/qmlnetwork/all src/qmlintegration/all src/quick/all
        src/quicklayouts/all src/imports/all" \
        "qml qmlmodels qmlmeta qmlworkerscript qmlnetwork qmlintegration quick quicklayouts imports"
}

qtmultimedia() {
    module qt6-multimedia "-no-feature-ffmpeg -no-feature-gstreamer -no-feature-spatialaudio -no-feature-spatialaudio_quick3d" \
        "src/multimedia/all src/multimediaquick/all src/plugins/all" "multimedia multimediaquick plugins"
}

# library NAME OPTIONS...: builds and installs a library of C or C++ into WORK/libraries.
library() {
    local name=$1
    shift
    emcmake cmake -G Ninja -S "../sources/$name" -B . -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS="$FLAGS" -DCMAKE_CXX_FLAGS="$FLAGS" \
        -DCMAKE_INSTALL_PREFIX="$WORK/libraries" -DBUILD_SHARED_LIBS=OFF -Wno-dev "$@"
    ninja
    cmake --install .
}

libjpeg() { library libjpeg-turbo -DENABLE_SHARED=OFF -DWITH_SIMD=OFF -DWITH_TURBOJPEG=OFF -DWITH_JPEG8=ON; } # as the one in Qt: one of the two is linked

zlib() {
    local part from=../sources/zlib # its build wants files that Debian leaves out
    # shellcheck disable=SC2086
    for part in adler32 compress crc32 deflate infback inffast inflate inftrees trees uncompr zutil gzclose gzlib gzread gzwrite; do
        emcc $FLAGS -O2 -DHAVE_UNISTD_H -c "$from/$part.c" -o $part.o
    done
    emar rcs "$WORK/libraries/lib/libz.a" ./*.o
    cp "$from/zlib.h" "$from/zconf.h" "$WORK/libraries/include"
}

protobuf() {
    library protobuf -Dprotobuf_BUILD_TESTS=OFF -Dprotobuf_BUILD_PROTOC_BINARIES=OFF -Dprotobuf_BUILD_LIBPROTOC=OFF \
        -Dprotobuf_WITH_ZLIB=OFF -DCMAKE_CXX_STANDARD=17
}

opencv() {
    local with no="" libraries=$WORK/libraries
    for with in PNG TIFF WEBP JASPER OPENJPEG OPENEXR IMGCODEC_GIF ADE IPP ITT OPENCL EIGEN LAPACK TBB QUIRC FLATBUFFERS 1394 V4L FFMPEG GSTREAMER \
        GTK VA VTK PTHREADS_PF; do
        no="$no -DWITH_$with=OFF"
    done
    # shellcheck disable=SC2086
    library opencv -DBUILD_LIST=core,imgproc,imgcodecs,flann,features2d,calib3d,dnn,video -DCPU_BASELINE= -DCPU_DISPATCH= \
        -DCV_ENABLE_INTRINSICS=ON -DCV_TRACE=OFF -DBUILD_TESTS=OFF -DBUILD_PERF_TESTS=OFF -DBUILD_EXAMPLES=OFF -DBUILD_DOCS=OFF \
        -DBUILD_opencv_apps=OFF -DBUILD_JAVA=OFF -DBUILD_opencv_js=OFF -DBUILD_opencv_python3=OFF -DENABLE_PIC=OFF \
        -DENABLE_PRECOMPILED_HEADERS=OFF -DOPENCV_GENERATE_PKGCONFIG=OFF \
        -DBUILD_ZLIB=OFF -DZLIB_FOUND=TRUE -DZLIB_INCLUDE_DIR="$libraries/include" -DZLIB_LIBRARY="$libraries/lib/libz.a" \
        -DBUILD_JPEG=OFF -DWITH_JPEG=ON -DJPEG_INCLUDE_DIR="$libraries/include" -DJPEG_LIBRARY="$libraries/lib/libjpeg.a" \
        -DBUILD_PROTOBUF=OFF -DPROTOBUF_UPDATE_FILES=ON -DWITH_PROTOBUF=ON -DProtobuf_INCLUDE_DIR="$libraries/include" \
        -DProtobuf_LIBRARY="$libraries/lib/libprotobuf.a" -DProtobuf_PROTOC_EXECUTABLE=/usr/bin/protoc $no
}

# The letters of the program's texts and of European names.
fonts() {
    local letters font
    letters=$(cat "$SOURCE"/translations/*.ts | python3 -c 'import sys; print(",".join(f"{ord(c):X}" for c in sorted(set(sys.stdin.read())) if c > "~"))')
    for font in opentype/inter/Inter-{Medium,SemiBold,Bold}.otf truetype/noto/NotoSerif-Bold.ttf; do
        pyftsubset "/usr/share/fonts/$font" --unicodes="20-7E,A0-17F,2010-2026,$letters" --layout-features='*' --output-file="$(basename "${font%.*}").ttf"
    done
}

# Its headers must not bring those of the machine that builds.
json() {
    mkdir -p "$WORK/libraries/include" "$WORK/libraries/share/cmake"
    cp -r /usr/include/nlohmann "$WORK/libraries/include"
    cp -r /usr/share/cmake/nlohmann_json "$WORK/libraries/share/cmake"
}

reeve() {
    "$WORK/qt/bin/qt-cmake" -G Ninja -S "$SOURCE" -B . -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS="$FLAGS" -DCMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG" \
        -DBUILD_TESTING=OFF -DREEVE_UNITY=ON -DREEVE_CCACHE=OFF -DREEVE_FONTS="$WORK/fonts" \
        -DOpenCV_DIR="$WORK/libraries/lib/cmake/opencv4" -Dnlohmann_json_DIR="$WORK/libraries/share/cmake/nlohmann_json" \
        -Dprotobuf_DIR="$WORK/libraries/lib/cmake/protobuf" \
        -DQt6LinguistTools_DIR=/usr/lib/x86_64-linux-gnu/cmake/Qt6LinguistTools \
        -DQT_SKIP_AUTO_PLUGIN_INCLUSION=OFF -DQT_SKIP_AUTO_QML_PLUGIN_INCLUSION=OFF -Wno-dev
    ninja -k 0 reeve
}

page() {
    rm -rf ./*
    cp "$SOURCE"/resources/web/* "$SOURCE"/resources/icons/reeve.svg "$WORK"/reeve/bin/reeve.js "$WORK"/reeve/bin/qtloader.js .
    rsvg-convert --width 180 --height 180 reeve.svg --output icon.png
    sed -i "s/@SIZE@/$(stat -c %s "$WORK/reeve/bin/reeve.wasm")/" page.js
    gzip -9nc "$WORK/reeve/bin/reeve.wasm" >reeve.wasm.gz
    sed -i "s/@VERSION@/$(cat ./* | sha256sum | cut -c 1-16)/" worker.js
    ls -l
}

cd "$WORK"
once packages packages
once sources sources
once qtbase qtbase
once libjpeg libjpeg
once zlib zlib
once protobuf protobuf
once opencv opencv
once qtdeclarative qtdeclarative
once qtmultimedia qtmultimedia
once fonts fonts
once json json
rm -f reeve.done page.done # Ninja knows what has changed
once reeve reeve
once page page
