// SPDX-License-Identifier: GPL-3.0-or-later
// Runs mocked/tst_*.qml: the window's pages over the mock of Reeve.App in tests/qml/mock.
#include "app/values/advice_facts.h"
#include "app/values/attack_facts.h"
#include "app/values/battle_facts.h"
#include "app/values/board_facts.h"
#include "app/values/club_connection_facts.h"
#include "app/values/club_facts.h"
#include "app/values/file_facts.h"
#include "app/values/kept_facts.h"
#include "app/values/module_facts.h"
#include "app/values/options_facts.h"
#include "app/values/phone_facts.h"
#include "app/values/place_facts.h"
#include "app/values/player_facts.h"
#include "app/values/prompt_facts.h"
#include "app/values/refusal_facts.h"
#include "app/values/roll_facts.h"
#include "app/values/rule_facts.h"
#include "app/values/scan_facts.h"
#include "app/values/set_facts.h"
#include "app/values/statistics_facts.h"
#include "app/values/story_facts.h"
#include "app/values/tournament_facts.h"
#include "app/values/trade_facts.h"
#include "app/values/turn_facts.h"
#include "app/values/uncovered_facts.h"
#include "app/values/unseen_facts.h"
#include "app/values/watch_facts.h"
#include "tests/qml/pages/frames.h"
#include "tests/qml/pages/script_values.h"
#include "tests/qml/pages/source_qml.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest>

Q_IMPORT_QML_PLUGIN(Reeve_ThemePlugin)
Q_IMPORT_QML_PLUGIN(Reeve_PartsPlugin)
Q_IMPORT_QML_PLUGIN(Reeve_BoardPlugin)
Q_IMPORT_QML_PLUGIN(Reeve_SheetsPlugin)
Q_IMPORT_QML_PLUGIN(Reeve_PagesPlugin)
Q_IMPORT_QML_PLUGIN(ReevePlugin)
Q_IMPORT_QML_PLUGIN(Reeve_ValuesPlugin)

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() {
        using namespace reeve::app;
        reeve::testing::readFromScripts<
            PointPartFacts, FanThingFacts, TrackFacts, ChartFacts, PiecesLeftFacts, PlayerFacts, HandFacts, TurnFacts,
            ExpectedFacts, LandedFacts, BarbarianFacts, MomentFacts, RollFacts, LastRollFacts, YieldFacts, OddsFacts,
            TriedRollFacts, PromptFacts, ChoiceFacts, QuestionFacts, DiceFacts, ForesightFacts, ActionFacts,
            OptionsFacts, ProducerFacts, DeedFacts, PlaceFacts, PhoneNetworkFacts, PhoneFacts, PhoneSeatFacts,
            PhoneClaimFacts, PhoneMarkFacts, PhonePhotoFacts, OfferSaidFacts, OfferFacts, LearnedSetFacts,
            NeededPiecesFacts, BarFacts, HexYieldFacts, FaceFacts, TurnValuesFacts, BalanceFacts, FoughtFacts,
            CardCausesFacts, CardLossesFacts, FanCountsFacts, PlayerFiguresFacts, LuckFacts, TurningPointFacts,
            StatisticsFacts, TurnTimeFacts, TimesFacts, StoryEntryFacts, TableChangeFacts, SinceFacts, UnseenFacts,
            GivenFacts, AttackSideFacts, AttackFacts, BattleSideFacts, SeatDieFacts, PrisonerDiceFacts,
            LossDirectionFacts, BattleFacts, ConflictFacts, ClubGameFacts, WatchedSeatFacts, WatchedGameFacts,
            ClubKindFacts, ClubPersonFacts, ClubResultSeatFacts, ClubResultFacts, VersusFacts, TournamentEntryFacts,
            TournamentSeatFacts, TournamentTableFacts, TournamentRoundFacts, StandingFacts, TournamentFacts,
            KeptSeatFacts, KeptGameFacts, KeptCopyFacts, PersonFacts, RuleChapterFacts, RuleFacts, PriceFacts,
            LevelFacts, CardRuleFacts, ModuleFacts, ModulePresetFacts, SwitchedModulesFacts, ChosenModulesFacts,
            ModuleNumberFacts, AdviceMoveFacts, HexOutlineFacts, UncertainHexFacts, HexExchangeFacts,
            ScannedHarborFacts, PlacedThingFacts, DifferenceFacts, HexTakerFacts, HexPaymentFacts, LackFacts,
            UncoveredFacts, KeptBoardFacts, TerrainCountFacts, TooManyFacts, BoardCountFacts, IslandFacts, FlawFacts,
            SurveyFacts, ScenarioLeftFacts, ClubConnectionFacts, ClubTryFacts, RefusalFacts, TradeAnswerFacts,
            FileFacts, FilePlaceFacts, LaidLayoutFacts, SeenFacts>();
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral(REEVE_SOURCE_DIR "/tests/qml/mock"));
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        if (qEnvironmentVariableIsSet("REEVE_QML")) engine->addUrlInterceptor(&m_sourceQml);
        engine->rootContext()->setContextProperty(QStringLiteral("frames"), new reeve::testing::Frames(engine));
    }

private:
    reeve::testing::SourceQml m_sourceQml{qEnvironmentVariable("REEVE_QML")};
};

QUICK_TEST_MAIN_WITH_SETUP(qml_pages_test, Setup)

#include "pages_test.moc"
