<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionsPanel</name>
    <message numerus="yes">
        <source>%n possible</source>
        <comment>kinds of pieces</comment>
        <translation>
            <numerusform>%n possible</numerusform>
            <numerusform>%n possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible</source>
        <comment>actions with knights</comment>
        <translation>
            <numerusform>%n possible</numerusform>
            <numerusform>%n possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>progress cards</comment>
        <translation>
            <numerusform>%n hidden</numerusform>
            <numerusform>%n hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AlmanacPage</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AreaChooser</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttackCard</name>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BalancePanel</name>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attack</numerusform>
            <numerusform>%n attacks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BarbarianTrack</name>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>strength</comment>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ship(s) until they land</source>
        <translation>
            <numerusform>%n more ship until they land</numerusform>
            <numerusform>%n more ships until they land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hoard: %n gold.</source>
        <translation>
            <numerusform>Hoard: %n gold.</numerusform>
            <numerusform>Hoard: %n gold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardChoicePanel</name>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>%n saved</numerusform>
            <numerusform>%n saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardCount</name>
    <message numerus="yes">
        <source>%n hex(es) to go</source>
        <translation>
            <numerusform>%n hex to go</numerusform>
            <numerusform>%n hexes to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) missing</source>
        <translation>
            <numerusform>%n number missing</numerusform>
            <numerusform>%n numbers missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardsWording</name>
    <message numerus="yes">
        <source>%n saved board(s) could not be read. The others are here, and the old file is kept as %1.</source>
        <translation>
            <numerusform>%n saved board could not be read. The others are here, and the old file is kept as %1.</numerusform>
            <numerusform>%n saved boards could not be read. The others are here, and the old file is kept as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChapterRow</name>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubFiguresPage</name>
    <message numerus="yes">
        <source>No answer from the club for %n second(s)…</source>
        <translation>
            <numerusform>No answer from the club for %n second…</numerusform>
            <numerusform>No answer from the club for %n seconds…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together.</source>
        <translation>
            <numerusform>%n game together.</numerusform>
            <numerusform>%n games together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubGameRow</name>
    <message numerus="yes">
        <source>no news for %n day(s)</source>
        <translation>
            <numerusform>no news for %n day</numerusform>
            <numerusform>no news for %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no news for %n hour(s)</source>
        <translation>
            <numerusform>no news for %n hour</numerusform>
            <numerusform>no news for %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no news for %n minute(s)</source>
        <translation>
            <numerusform>no news for %n minute</numerusform>
            <numerusform>no news for %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no news for %n second(s)</source>
        <translation>
            <numerusform>no news for %n second</numerusform>
            <numerusform>no news for %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubSign</name>
    <message numerus="yes">
        <source>Club: waiting, %n step(s) behind</source>
        <translation>
            <numerusform>Club: waiting, %n step behind</numerusform>
            <numerusform>Club: waiting, %n steps behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Club: %n step(s) behind</source>
        <translation>
            <numerusform>Club: %n step behind</numerusform>
            <numerusform>Club: %n steps behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubWording</name>
    <message numerus="yes">
        <source>This game is still open at its own table. Try again in %n second(s).</source>
        <translation>
            <numerusform>This game is still open at its own table. Try again in %n second.</numerusform>
            <numerusform>This game is still open at its own table. Try again in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The club is %n step(s) behind, since %1.</source>
        <translation>
            <numerusform>The club is %n step behind, since %1.</numerusform>
            <numerusform>The club is %n steps behind, since %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message numerus="yes">
        <source>The barbarian ship advances: %n space(s) to go.</source>
        <translation>
            <numerusform>The barbarian ship advances: %n space to go.</numerusform>
            <numerusform>The barbarian ship advances: %n spaces to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sends %n knight(s) to defend.</source>
        <translation>
            <numerusform>%1 sends %n knight to defend.</numerusform>
            <numerusform>%1 sends %n knights to defend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n trade card(s).</source>
        <translation>
            <numerusform>%1 gets %n trade card.</numerusform>
            <numerusform>%1 gets %n trade cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n trade card(s).</source>
        <translation>
            <numerusform>%1 pays %n trade card.</numerusform>
            <numerusform>%1 pays %n trade cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 wins with %n point.</numerusform>
            <numerusform>%1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 settles on a foreign island (%2): %n special point(s).</source>
        <translation>
            <numerusform>%1 settles on a foreign island (%2): %n special point.</numerusform>
            <numerusform>%1 settles on a foreign island (%2): %n special points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpectedWording</name>
    <message numerus="yes">
        <source>%n battle(s), then %1</source>
        <translation>
            <numerusform>%n battle, then %1</numerusform>
            <numerusform>%n battles, then %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %L2 of %n card(s)</source>
        <translation>
            <numerusform>%1 discards %L2 of %n card</numerusform>
            <numerusform>%1 discards %L2 of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 %n card(s)</source>
        <translation>
            <numerusform>%1 gives %2 %n card</numerusform>
            <numerusform>%1 gives %2 %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) from %2</source>
        <translation>
            <numerusform>%1 takes %n card of %2</numerusform>
            <numerusform>%1 takes %n cards of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n resource(s) from the gold hex</source>
        <translation>
            <numerusform>%1 chooses %n resource from the gold hex</numerusform>
            <numerusform>%1 chooses %n resources from the gold hex</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls for %n prisoner(s)</source>
        <translation>
            <numerusform>%1 rolls for %n prisoner</numerusform>
            <numerusform>%1 rolls for %n prisoners</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n step(s) ago</source>
        <translation>
            <numerusform>%n step ago</numerusform>
            <numerusform>%n steps ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) will be undone.</source>
        <translation>
            <numerusform>%n step will be undone.</numerusform>
            <numerusform>%n steps will be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptBoardsPage</name>
    <message numerus="yes">
        <source>Seafarers, %n hex(es) of land</source>
        <translation>
            <numerusform>Seafarers, %n hex of land</numerusform>
            <numerusform>Seafarers, %n hexes of land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaidBoard</name>
    <message numerus="yes">
        <source>%n hex(es) without terrain</source>
        <translation>
            <numerusform>%n hex without terrain</numerusform>
            <numerusform>%n hexes without terrain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) without a number</source>
        <translation>
            <numerusform>%n hex without a number</numerusform>
            <numerusform>%n hexes without a number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s) not chosen yet</source>
        <translation>
            <numerusform>%n harbour not chosen yet</numerusform>
            <numerusform>%n harbours not chosen yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayTools</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeaveClubSheet</name>
    <message numerus="yes">
        <source>%n step(s) were not sent yet and will not reach the club. Your games stay on this device.</source>
        <translation>
            <numerusform>%n step was not sent yet and will not reach the club. Your games stay on this device.</numerusform>
            <numerusform>%n steps were not sent yet and will not reach the club. Your games stay on this device.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewTournamentSheet</name>
    <message numerus="yes">
        <source>%n player(s) so far</source>
        <translation>
            <numerusform>%n player so far</numerusform>
            <numerusform>%n players so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeWording</name>
    <message numerus="yes">
        <source>Reeve has repaired it: %n game(s), with every step.</source>
        <translation>
            <numerusform>Reeve has repaired it: %n game, with every step.</numerusform>
            <numerusform>Reeve has repaired it: %n games, with every step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reeve has repaired it: %n game(s).</source>
        <translation>
            <numerusform>Reeve has repaired it: %n game.</numerusform>
            <numerusform>Reeve has repaired it: %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) could not be read.</source>
        <translation>
            <numerusform>%n step could not be read.</numerusform>
            <numerusform>%n steps could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n more game(s) only steps were found, no players and no board.</source>
        <translation>
            <numerusform>Of %n more game only steps were found, no players and no board.</numerusform>
            <numerusform>Of %n more games only steps were found, no players and no board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of this game were damaged and could not be read. All others are here; check the board and the cards.</source>
        <translation>
            <numerusform>%n step of this game was damaged and could not be read. All others are here; check the board and the cards.</numerusform>
            <numerusform>%n steps of this game were damaged and could not be read. All others are here; check the board and the cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trade card(s)</source>
        <translation>
            <numerusform>%n trade card</numerusform>
            <numerusform>%n trade cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PossibleSheet</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) by Reeve's count.</source>
        <translation>
            <numerusform>%n card by Reeve's count.</numerusform>
            <numerusform>%n cards by Reeve's count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductionWording</name>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScanPage</name>
    <message numerus="yes">
        <source>%n place(s) not checked</source>
        <translation>
            <numerusform>%n place not checked</numerusform>
            <numerusform>%n places not checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop %n correction(s)?</source>
        <translation>
            <numerusform>Drop %n correction?</numerusform>
            <numerusform>Drop %n corrections?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeaBoardPage</name>
    <message numerus="yes">
        <source>%n hex(es); everybody starts here</source>
        <translation>
            <numerusform>%n hex; everybody starts here</numerusform>
            <numerusform>%n hexes; everybody starts here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foreign island(s)</source>
        <translation>
            <numerusform>%n foreign island</numerusform>
            <numerusform>%n foreign islands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message numerus="yes">
        <source>Standings after %n round(s)</source>
        <translation>
            <numerusform>Standings after %n round</numerusform>
            <numerusform>Standings after %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SumsPanel</name>
    <message numerus="yes">
        <source>%n roll(s).</source>
        <translation>
            <numerusform>%n roll.</numerusform>
            <numerusform>%n rolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fair dice deviate this much or more in %n of 100 games.</source>
        <translation>
            <numerusform>Fair dice deviate this much or more in %n of 100 games.</numerusform>
            <numerusform>Fair dice deviate this much or more in %n of 100 games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) set by a card, not counted here.</source>
        <translation>
            <numerusform>%n roll set by a card, not counted here.</numerusform>
            <numerusform>%n rolls set by a card, not counted here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) met again.</source>
        <translation>
            <numerusform>%n pair met again.</numerusform>
            <numerusform>%n pairs met again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken.</source>
        <translation>
            <numerusform>%n result taken.</numerusform>
            <numerusform>%n results taken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TradeSheet</name>
    <message numerus="yes">
        <source>Choose %n more card(s) to get.</source>
        <translation>
            <numerusform>Choose %n more card to get.</numerusform>
            <numerusform>Choose %n more cards to get.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) fewer.</source>
        <translation>
            <numerusform>Choose %n card fewer.</numerusform>
            <numerusform>Choose %n cards fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n game(s) read back from it.</source>
        <translation>
            <numerusform>%n game read back from it.</numerusform>
            <numerusform>%n games read back from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metropolis(es)</source>
        <translation>
            <numerusform>%n metropolis</numerusform>
            <numerusform>%n metropolises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) Defender of Catan</source>
        <translation>
            <numerusform>Defender of Catan</numerusform>
            <numerusform>%n times Defender of Catan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point card(s)</source>
        <translation>
            <numerusform>%n victory point card</numerusform>
            <numerusform>%n victory point cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foreign island(s)</source>
        <translation>
            <numerusform>%n foreign island</numerusform>
            <numerusform>%n foreign islands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s) of the mining track</source>
        <translation>
            <numerusform>%n chit of the mining track</numerusform>
            <numerusform>%n chits of the mining track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of prisoners</source>
        <translation>
            <numerusform>%n pair of prisoners</numerusform>
            <numerusform>%n pairs of prisoners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoner(s)</source>
        <translation>
            <numerusform>%n prisoner</numerusform>
            <numerusform>%n prisoners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n development card</numerusform>
            <numerusform>%n development cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight card(s) played</source>
        <translation>
            <numerusform>%n knight card played</numerusform>
            <numerusform>%n knight cards played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too few</source>
        <translation>
            <numerusform>%n card too few</numerusform>
            <numerusform>%n cards too few</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its own tablet may come back. It can be taken over in %n second(s).</source>
        <translation>
            <numerusform>Its own tablet may come back. It can be taken over in %n second.</numerusform>
            <numerusform>Its own tablet may come back. It can be taken over in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too few by Reeve's count</source>
        <translation>
            <numerusform>%n card too few by Reeve's count</numerusform>
            <numerusform>%n cards too few by Reeve's count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message numerus="yes">
        <source>%n card(s) by Reeve&apos;s count.</source>
        <translation>
            <numerusform>%n card by Reeve&apos;s count.</numerusform>
            <numerusform>%n cards by Reeve&apos;s count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s). Which one is played?</source>
        <translation>
            <numerusform>%1: %n card. Which one is played?</numerusform>
            <numerusform>%1: %n cards. Which one is played?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message numerus="yes">
        <source>%n space(s) further</source>
        <translation>
            <numerusform>%n space further</numerusform>
            <numerusform>%n spaces further</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckList</name>
    <message numerus="yes">
        <source>Show %n dismissed again</source>
        <translation>
            <numerusform>Show %n dismissed again</numerusform>
            <numerusform>Show %n dismissed again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not seen clearly</source>
        <translation>
            <numerusform>%n not seen clearly</numerusform>
            <numerusform>%n not seen clearly</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message numerus="yes">
        <source>%1: %n road(s) in a row; hide</source>
        <translation>
            <numerusform>%1: %n road in a row; hide</numerusform>
            <numerusform>%1: %n roads in a row; hide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n road(s) and ship(s) in a row; hide</source>
        <translation>
            <numerusform>%1: %n road or ship; hide</numerusform>
            <numerusform>%1: %n roads and ships in a row; hide</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryPaper</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s); the line is what fair dice show</source>
        <translation>
            <numerusform>%n roll; the line is what fair dice show</numerusform>
            <numerusform>%n rolls; the line is what fair dice show</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnClock</name>
    <message numerus="yes">
        <source>longer than %n minute(s)</source>
        <translation>
            <numerusform>longer than %n minute</numerusform>
            <numerusform>longer than %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message numerus="yes">
        <source>read %n time(s)</source>
        <translation>
            <numerusform>read %n time</numerusform>
            <numerusform>read %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckOrder</name>
    <message numerus="yes">
        <source>%n card(s), covered</source>
        <translation>
            <numerusform>%n card, covered</numerusform>
            <numerusform>%n cards, covered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LandingSheet</name>
    <message numerus="yes">
        <source>%n more strength would be enough.</source>
        <translation>
            <numerusform>%n more strength would be enough.</numerusform>
            <numerusform>%n more strength would be enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ship(s) until they land.</source>
        <translation>
            <numerusform>%n more ship until they land.</numerusform>
            <numerusform>%n more ships until they land.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message numerus="yes">
        <source>%n progress card(s)</source>
        <translation>
            <numerusform>%n progress card</numerusform>
            <numerusform>%n progress cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextButton</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing</source>
        <translation>
            <numerusform>%n die missing</numerusform>
            <numerusform>%n dice missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataPanel</name>
    <message numerus="yes">
        <source>%n game(s) added to your list.</source>
        <translation>
            <numerusform>%n game added to your list.</numerusform>
            <numerusform>%n games added to your list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundGamesSheet</name>
    <message numerus="yes">
        <source>%n step(s) not readable</source>
        <translation>
            <numerusform>%n step not readable</numerusform>
            <numerusform>%n steps not readable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n game(s)</source>
        <translation>
            <numerusform>Add %n game</numerusform>
            <numerusform>Add %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoverWording</name>
    <message numerus="yes">
        <source>%1 takes %n card(s) unseen.</source>
        <translation>
            <numerusform>%1 takes %n card unseen.</numerusform>
            <numerusform>%1 takes %n cards unseen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n card(s) back unseen.</source>
        <translation>
            <numerusform>%1 puts %n card back unseen.</numerusform>
            <numerusform>%1 puts %n cards back unseen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n progress card(s) (%2).</source>
        <translation>
            <numerusform>%1 draws %n progress card (%2).</numerusform>
            <numerusform>%1 draws %n progress cards (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n progress card(s) back (%2).</source>
        <translation>
            <numerusform>%1 puts %n progress card back (%2).</numerusform>
            <numerusform>%1 puts %n progress cards back (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By Reeve's count %1 has %n card(s).</source>
        <translation>
            <numerusform>By Reeve's count %1 has %n card.</numerusform>
            <numerusform>By Reeve's count %1 has %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceWording</name>
    <message numerus="yes">
        <source>So far: %n time(s) in %L1 rolls.</source>
        <translation>
            <numerusform>So far: %n time in %L1 rolls.</numerusform>
            <numerusform>So far: %n times in %L1 rolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Foreign island (%1): the first settlement brings %n special point(s).</source>
        <translation>
            <numerusform>Foreign island (%1): the first settlement brings %n special point.</numerusform>
            <numerusform>Foreign island (%1): the first settlement brings %n special points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollEditor</name>
    <message numerus="yes">
        <source>The %n later step(s) stay(s).</source>
        <translation>
            <numerusform>The later step stays.</numerusform>
            <numerusform>The %n later steps stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are removed</source>
        <translation>
            <numerusform>%n step is removed</numerusform>
            <numerusform>%n steps are removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScanSide</name>
    <message numerus="yes">
        <source>%n harbour(s) to check</source>
        <translation>
            <numerusform>%n harbour to check</numerusform>
            <numerusform>%n harbours to check</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnclearNote</name>
    <message numerus="yes">
        <source>%n place(s) not seen clearly</source>
        <translation>
            <numerusform>%n place not seen clearly</numerusform>
            <numerusform>%n places not seen clearly</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message numerus="yes">
        <source>Choose %n card(s).</source>
        <translation>
            <numerusform>Choose %n card.</numerusform>
            <numerusform>Choose %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) defend(s)</source>
        <translation>
            <numerusform>%n knight defends</numerusform>
            <numerusform>%n knights defend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tap the %n hex(es) that were drawn at the table.</source>
        <translation>
            <numerusform>Tap the hex that was drawn at the table.</numerusform>
            <numerusform>Tap the %n hexes that were drawn at the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClaimPanel</name>
    <message numerus="yes">
        <source>%n phone(s) sit(s) there already.</source>
        <translation>
            <numerusform>One phone sits there already.</numerusform>
            <numerusform>%n phones sit there already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhonesPage</name>
    <message numerus="yes">
        <source>%n spectator(s) see(s) only what lies open.</source>
        <translation>
            <numerusform>One spectator sees only what lies open.</numerusform>
            <numerusform>%n spectators see only what lies open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FanModules</name>
    <message numerus="yes">
        <source>Mounted knights and crews fight the barbarians of a hex together, take prisoners and free it. %n prisoner(s) are 1 point.</source>
        <translation>
            <numerusform>Mounted knights and crews fight the barbarians of a hex together, take prisoners and free it. %n prisoner is 1 point.</numerusform>
            <numerusform>Mounted knights and crews fight the barbarians of a hex together, take prisoners and free it. %n prisoners are 1 point.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FanWording</name>
    <message numerus="yes">
        <source>%1 banishes %n barbarian(s) from %2.</source>
        <translation>
            <numerusform>%1 banishes %n barbarian from %2.</numerusform>
            <numerusform>%1 banishes %n barbarians from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A gold field shows %n nugget(s).</source>
        <translation>
            <numerusform>A gold field shows %n nugget.</numerusform>
            <numerusform>A gold field shows %n nuggets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes on %n space(s) of the mining track.</source>
        <translation>
            <numerusform>%1 goes on %n space of the mining track.</numerusform>
            <numerusform>%1 goes on %n spaces of the mining track.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n prisoner(s).</source>
        <translation>
            <numerusform>%1 takes %n prisoner.</numerusform>
            <numerusform>%1 takes %n prisoners.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n prisoner(s).</source>
        <translation>
            <numerusform>%1 exchanges %n prisoner.</numerusform>
            <numerusform>%1 exchanges %n prisoners.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barbarian(s) go(es).</source>
        <translation>
            <numerusform>%n barbarian goes.</numerusform>
            <numerusform>%n barbarians go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BattleDice</name>
    <message numerus="yes">
        <source>%1, %2: %n piece(s) lost</source>
        <comment>face of the die, direction</comment>
        <translation>
            <numerusform>%1, %2: %n piece lost</numerusform>
            <numerusform>%1, %2: %n pieces lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BattleCard</name>
    <message numerus="yes">
        <source>%n mounted knight(s)</source>
        <translation>
            <numerusform>%n mounted knight</numerusform>
            <numerusform>%n mounted knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crew(s)</source>
        <translation>
            <numerusform>%n crew</numerusform>
            <numerusform>%n crews</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoner(s)</source>
        <translation>
            <numerusform>%n prisoner</numerusform>
            <numerusform>%n prisoners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n piece(s)</source>
        <translation>
            <numerusform>loses %n piece</numerusform>
            <numerusform>loses %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FanPlaces</name>
    <message numerus="yes">
        <source>%n barbarian(s): the hex is conquered and produces nothing.</source>
        <translation>
            <numerusform>%n barbarian: the hex is conquered and produces nothing.</numerusform>
            <numerusform>%n barbarians: the hex is conquered and produces nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barbarian(s) here; three conquer the hex.</source>
        <translation>
            <numerusform>%n barbarian here; three conquer the hex.</numerusform>
            <numerusform>%n barbarians here; three conquer the hex.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A gold field for %n piece(s) beside it.</source>
        <translation>
            <numerusform>A gold field for %n piece beside it.</numerusform>
            <numerusform>A gold field for %n pieces beside it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crew(s) of %1</source>
        <translation>
            <numerusform>%n crew of %1</numerusform>
            <numerusform>%n crews of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message numerus="yes">
        <source>%n movement point(s).</source>
        <translation>
            <numerusform>%n movement point.</numerusform>
            <numerusform>%n movement points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoldSheet</name>
    <message numerus="yes">
        <source>Choose %n card(s)</source>
        <translation>
            <numerusform>Choose %n card</numerusform>
            <numerusform>Choose %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalWording</name>
    <message numerus="yes">
        <source>It costs %1 most, who has %n point(s).</source>
        <translation>
            <numerusform>It costs %1 most, who has %n point.</numerusform>
            <numerusform>It costs %1 most, who has %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsWording</name>
    <message numerus="yes">
        <source>%n set(s) could not be read: %1. The damaged files are kept.</source>
        <translation>
            <numerusform>%n set could not be read: %1. The damaged file is kept.</numerusform>
            <numerusform>%n sets could not be read: %1. The damaged files are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) were saved by a newer version of Reeve and are not used here: %1. The files stay as they are.</source>
        <translation>
            <numerusform>%n set was saved by a newer version of Reeve and is not used here: %1. The file stays as it is.</numerusform>
            <numerusform>%n sets were saved by a newer version of Reeve and are not used here: %1. The files stay as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TeachingWording</name>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city wall(s)</source>
        <translation>
            <numerusform>%n city wall</numerusform>
            <numerusform>%n city walls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metropolis(es)</source>
        <translation>
            <numerusform>%n metropolis</numerusform>
            <numerusform>%n metropolises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) marked here are not seen on your photograph, for example: %1. Place them there, or photograph again in better light.</source>
        <translation>
            <numerusform>%n piece marked here is not seen on your photograph: %1. Lay it there, or photograph again in better light.</numerusform>
            <numerusform>%n pieces marked here are not seen on your photograph, for example: %1. Lay them there, or photograph again in better light.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalWording</name>
    <message numerus="yes">
        <source>%1 does not hold these %n card(s).</source>
        <translation>
            <numerusform>%1 does not hold this card.</numerusform>
            <numerusform>%1 does not hold these %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameNotes</name>
    <message numerus="yes">
        <source>Enter all %n</source>
        <translation>
            <numerusform>Enter it</numerusform>
            <numerusform>Enter all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table and the record differ at %n place(s).</source>
        <translation>
            <numerusform>The table and the record differ at %n place.</numerusform>
            <numerusform>The table and the record differ at %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnStrip</name>
    <message numerus="yes">
        <source>Draw:</source>
        <translation>
            <numerusform>Draws:</numerusform>
            <numerusform>Draw:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message numerus="yes">
        <source>At most %n character(s)</source>
        <translation>
            <numerusform>At most %n character</numerusform>
            <numerusform>At most %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsSheet</name>
    <message numerus="yes">
        <source>%n card(s) by Reeve's count.</source>
        <translation>
            <numerusform>%n card by Reeve's count.</numerusform>
            <numerusform>%n cards by Reeve's count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountSheet</name>
    <message numerus="yes">
        <source>%n card(s) by Reeve's count.</source>
        <translation>
            <numerusform>%n card by Reeve's count.</numerusform>
            <numerusform>%n cards by Reeve's count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GivenSheet</name>
    <message numerus="yes">
        <source>%1 gets %n card(s) from %2</source>
        <translation>
            <numerusform>%1 gets %n card from %2</numerusform>
            <numerusform>%1 gets %n cards from %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message numerus="yes">
        <source>%n card(s) by Reeve's count.</source>
        <translation>
            <numerusform>%n card by Reeve's count.</numerusform>
            <numerusform>%n cards by Reeve's count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>Reeve's count is corrected: %1 has %n card(s).</source>
        <translation>
            <numerusform>Reeve's count is corrected: %1 has %n card.</numerusform>
            <numerusform>Reeve's count is corrected: %1 has %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n games are in this browser alone, and go when its data is cleared.</source>
        <translation>
            <numerusform>%n game is in this browser alone, and goes when its data is cleared.</numerusform>
            <numerusform>%n games are in this browser alone, and go when its data is cleared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) before it can be read.</source>
        <translation>
            <numerusform>%n step before it can be read.</numerusform>
            <numerusform>%n steps before it can be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceChoice</name>
    <message numerus="yes">
        <source>About %n minute(s), once</source>
        <translation>
            <numerusform>About %n minute, once</numerusform>
            <numerusform>About %n minutes, once</numerusform>
        </translation>
    </message>
</context>
</TS>
