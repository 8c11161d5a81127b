<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionIcons</name>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Improve</source>
        <translation>Ausbau</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
</context>
<context>
    <name>ActionsPanel</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message numerus="yes">
        <source>%n possible</source>
        <comment>kinds of pieces</comment>
        <translation>
            <numerusform>%n möglich</numerusform>
            <numerusform>%n möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message numerus="yes">
        <source>%n possible</source>
        <comment>actions with knights</comment>
        <translation>
            <numerusform>%n möglich</numerusform>
            <numerusform>%n möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>Improve</source>
        <translation>Ausbau</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>look</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>bank, players</source>
        <translation>Bank, Spieler</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>Was geht?</translation>
    </message>
    <message>
        <source>look, play</source>
        <translation>ansehen, spielen</translation>
    </message>
    <message>
        <source>overview</source>
        <translation>Überblick</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>progress cards</comment>
        <translation>
            <numerusform>%n verdeckt</numerusform>
            <numerusform>%n verdeckt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AfterPanel</name>
    <message>
        <source>All knights become inactive</source>
        <translation>Alle Ritter werden passiv</translation>
    </message>
    <message>
        <source>The ship goes back to its start</source>
        <translation>Das Schiff kehrt zum Start zurück</translation>
    </message>
    <message>
        <source>The robber is free from now on</source>
        <translation>Von nun an ist der Räuber frei</translation>
    </message>
    <message>
        <source>Then the yield for %1</source>
        <translation>Weiter mit Ertrag für %1</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Danach</translation>
    </message>
</context>
<context>
    <name>AlmanacEntries</name>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Progress cards in detail</source>
        <translation>Fortschrittskarten einzeln</translation>
    </message>
    <message>
        <source>Improvement levels</source>
        <translation>Ausbaustufen</translation>
    </message>
    <message>
        <source>Development card</source>
        <translation>Entwicklungskarte</translation>
    </message>
    <message>
        <source>Recruit a knight</source>
        <translation>Ritter anwerben</translation>
    </message>
    <message>
        <source>Activate a knight</source>
        <translation>Ritter aktivieren</translation>
    </message>
    <message>
        <source>Promote a knight by one level</source>
        <translation>Ritter um eine Stufe aufwerten</translation>
    </message>
    <message>
        <source>%1, level %2. At the gate of this colour a red die of 1 to %3 draws a card.</source>
        <translation>%1, Stufe %2. Beim Tor dieser Farbe bringt eine rote 1 bis %3 eine Karte.</translation>
    </message>
    <message>
        <source>Development cards in detail</source>
        <translation>Entwicklungskarten einzeln</translation>
    </message>
    <message>
        <source>How it is done with Reeve</source>
        <translation>So geht es mit Reeve</translation>
    </message>
</context>
<context>
    <name>AlmanacPage</name>
    <message>
        <source>Almanac</source>
        <translation>Almanach</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Only what counts in this game</source>
        <translation>Nur was in diesem Spiel gilt</translation>
    </message>
    <message>
        <source>Nothing is said about this. Try another word, or fewer.</source>
        <translation>Dazu steht hier nichts. Versucht ein anderes Wort oder weniger Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AlmanacRow</name>
    <message>
        <source>Does not count in this game</source>
        <translation>Gilt in diesem Spiel nicht</translation>
    </message>
</context>
<context>
    <name>AttackCard</name>
    <message>
        <source>Defender of Catan</source>
        <translation>Retter Catans</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>zieht eine Karte</translation>
    </message>
    <message>
        <source>loses 1 city</source>
        <translation>verliert 1 Stadt</translation>
    </message>
    <message>
        <source>is spared</source>
        <translation>bleibt verschont</translation>
    </message>
    <message>
        <source>the strongest: 1 point</source>
        <translation>höchste Stärke: 1 Punkt</translation>
    </message>
    <message>
        <source>one of the strongest</source>
        <translation>gemeinsam am stärksten</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 wählt</translation>
    </message>
    <message>
        <source>the weakest</source>
        <translation>geringste Stärke</translation>
    </message>
    <message>
        <source>the knights hold</source>
        <translation>die Ritter halten stand</translation>
    </message>
    <message>
        <source>no city</source>
        <translation>keine Stadt</translation>
    </message>
    <message>
        <source>only metropolises</source>
        <translation>nur Metropolen</translation>
    </message>
    <message>
        <source>more strength</source>
        <translation>höhere Stärke</translation>
    </message>
    <message>
        <source>%1: strength %2, %3</source>
        <translation>%1: Stärke %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
    <message>
        <source>no active knight</source>
        <translation>kein aktiver Ritter</translation>
    </message>
</context>
<context>
    <name>AttackHead</name>
    <message>
        <source>active strength</source>
        <translation>aktive Stärke</translation>
    </message>
    <message>
        <source>The knights hold %1 : %2</source>
        <translation>Ritter halten stand %1 : %2</translation>
    </message>
    <message>
        <source>The barbarians win %1 : %2</source>
        <translation>Barbaren gewinnen %1 : %2</translation>
    </message>
    <message>
        <source>The barbarians land</source>
        <translation>Die Barbaren landen</translation>
    </message>
    <message>
        <source>Turn %1, before the yield. All of this is one step back.</source>
        <translation>Zug %1, vor dem Ertrag. Alles hier ist ein einziger Schritt zurück.</translation>
    </message>
</context>
<context>
    <name>AttackScene</name>
    <message>
        <source>Finish the attack</source>
        <translation>Überfall abschließen</translation>
    </message>
    <message>
        <source>One decision is open</source>
        <translation>1 Entscheidung offen</translation>
    </message>
    <message>
        <source>The rule for this moment</source>
        <translation>Die Regel zu diesem Moment</translation>
    </message>
</context>
<context>
    <name>AttackVerdict</name>
    <message>
        <source>%1 is Defender of Catan and gets 1 point.</source>
        <translation>%1 ist Retter Catans und bekommt 1 Punkt.</translation>
    </message>
    <message>
        <source>%1 were equally strong and draw a progress card each.</source>
        <translation>%1 sind gleich stark und ziehen je eine Fortschrittskarte.</translation>
    </message>
    <message>
        <source>%1 lose a city each.</source>
        <translation>%1 verlieren je eine Stadt.</translation>
    </message>
    <message>
        <source>%1 loses a city.</source>
        <translation>%1 verliert eine Stadt.</translation>
    </message>
    <message>
        <source>The knights hold, and nobody stands out.</source>
        <translation>Die Ritter halten stand, niemand tut sich hervor.</translation>
    </message>
    <message>
        <source>No city can be lost.</source>
        <translation>Keine Stadt kann verloren gehen.</translation>
    </message>
</context>
<context>
    <name>BalancePanel</name>
    <message>
        <source>Barbarians and knights</source>
        <translation>Barbaren und Ritter</translation>
    </message>
    <message>
        <source>barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>active knights</source>
        <translation>aktive Ritter</translation>
    </message>
    <message>
        <source>No attack yet.</source>
        <translation>Noch kein Überfall.</translation>
    </message>
    <message>
        <source>turn %1 held, %2 against %3</source>
        <translation>Zug %1 abgewehrt, %2 gegen %3</translation>
    </message>
    <message>
        <source>turn %1 lost, %2 against %3</source>
        <translation>Zug %1 verloren, %2 gegen %3</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n Überfall</numerusform>
            <numerusform>%n Überfälle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BarbarianTrack</name>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>strength</comment>
        <translation>
            <numerusform>Es fehlt %n Stärke</numerusform>
            <numerusform>Es fehlt Stärke: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>just enough</source>
        <translation>gerade genug</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>Landing with the next ship</source>
        <translation>Das nächste Schiff landet</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) to go</source>
        <translation>
            <numerusform>noch %n Schiff</numerusform>
            <numerusform>noch %n Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>Barbarians %1, knights %2, %3. %4</source>
        <translation>Barbaren %1, Ritter %2, %3. %4</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>BoardChoicePanel</name>
    <message>
        <source>Photograph</source>
        <translation>Abfotografieren</translation>
    </message>
    <message>
        <source>Reeve reads it</source>
        <translation>Reeve liest ihn</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Reeve proposes</source>
        <translation>Reeve legt vor</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>hex by hex</source>
        <translation>Feld für Feld</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>By the letters</source>
        <translation>Nach Buchstaben</translation>
    </message>
    <message>
        <source>numbers in a spiral</source>
        <translation>Zahlen in der Spirale</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Für Einsteiger</translation>
    </message>
    <message>
        <source>always the same</source>
        <translation>immer gleich</translation>
    </message>
</context>
<context>
    <name>BoardCount</name>
    <message>
        <source>Too many: %1 %2, the box has %3.</source>
        <translation>Zu viel: %1 × %2, in der Schachtel sind %3.</translation>
    </message>
    <message>
        <source>The number %1 lies there %2 times, the box has %3.</source>
        <translation>Die Zahl %1 liegt %2-mal da, in der Schachtel ist sie %3-mal.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) to go</source>
        <translation>
            <numerusform>noch %n Feld</numerusform>
            <numerusform>noch %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Two harbours take %1, the box has one.</source>
        <translation>Zwei Häfen nehmen %1, in der Schachtel ist einer.</translation>
    </message>
    <message>
        <source>No harbour takes %1.</source>
        <translation>Kein Hafen nimmt %1.</translation>
    </message>
    <message>
        <source>19 hexes and 18 numbers: all there</source>
        <translation>19 Felder und 18 Zahlen: alles da</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) missing</source>
        <translation>
            <numerusform>Es fehlt noch %n Zahl</numerusform>
            <numerusform>Es fehlen noch %n Zahlen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Intersection %1</source>
        <translation>Kreuzung %1</translation>
    </message>
    <message>
        <source>Path %1</source>
        <translation>Weg %1</translation>
    </message>
    <message>
        <source>Hex %1, number %2</source>
        <translation>Feld %1, Zahl %2</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <translation>Feld %1</translation>
    </message>
</context>
<context>
    <name>BuildPanel</name>
    <message>
        <source>None left in the supply</source>
        <translation>Keine mehr im Vorrat</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Es fehlt: %1</translation>
    </message>
    <message>
        <source>No place for it</source>
        <translation>Kein Platz dafür</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Choose a piece.</source>
        <translation>Wählt ein Stück.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Done building</source>
        <translation>Fertig gebaut</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>ChapterRow</name>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>ColorSheet</name>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>A colour that is taken is swapped.</source>
        <translation>Eine vergebene Farbe wird getauscht.</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1, jetzt %2</translation>
    </message>
</context>
<context>
    <name>ConfidenceMark</name>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>differs from the record</source>
        <translation>weicht vom Protokoll ab</translation>
    </message>
    <message>
        <source>please check, number %1</source>
        <translation>bitte prüfen, Nummer %1</translation>
    </message>
</context>
<context>
    <name>CountStepper</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>%1 is the least</source>
        <translation>%1 ist das Wenigste</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eins mehr</translation>
    </message>
    <message>
        <source>%1 is the most</source>
        <translation>%1 ist das Meiste</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>Place no knight</source>
        <translation>Keinen Ritter aufstellen</translation>
    </message>
</context>
<context>
    <name>DeckSheet</name>
    <message>
        <source>%1 draws a progress card</source>
        <translation>%1 zieht eine Fortschrittskarte</translation>
    </message>
    <message>
        <source>The strongest knights share the honour: each draws from a deck of choice.</source>
        <translation>Die stärksten Ritter teilen die Ehre: Jeder zieht von einem Stapel seiner Wahl.</translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Yellow gate</source>
        <translation>Gelbes Tor</translation>
    </message>
    <message>
        <source>Blue gate</source>
        <translation>Blaues Tor</translation>
    </message>
    <message>
        <source>Green gate</source>
        <translation>Grünes Tor</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>Würfel eingeben</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>rot %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>gelb %1</translation>
    </message>
    <message>
        <source>The Alchemist has set these dice</source>
        <translation>Der Alchimist hat diese Würfel gelegt</translation>
    </message>
    <message>
        <source>All dice are in</source>
        <translation>Alle Würfel sind da</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Summe %1</translation>
    </message>
</context>
<context>
    <name>DiceRow</name>
    <message>
        <source>Rolled %1</source>
        <translation>Gewürfelt: %1</translation>
    </message>
    <message>
        <source>No roll yet</source>
        <translation>Noch kein Wurf</translation>
    </message>
</context>
<context>
    <name>Die</name>
    <message>
        <source>red die %1</source>
        <translation>roter Würfel %1</translation>
    </message>
    <message>
        <source>yellow die %1</source>
        <translation>gelber Würfel %1</translation>
    </message>
    <message>
        <source>event die: ship</source>
        <translation>Ereigniswürfel: Schiff</translation>
    </message>
    <message>
        <source>event die: yellow gate</source>
        <translation>Ereigniswürfel: gelbes Tor</translation>
    </message>
    <message>
        <source>event die: blue gate</source>
        <translation>Ereigniswürfel: blaues Tor</translation>
    </message>
    <message>
        <source>event die: green gate</source>
        <translation>Ereigniswürfel: grünes Tor</translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message>
        <source>%1 discards %2 of %3 cards</source>
        <translation>%1 legt %2 von %3 Karten ab</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 von %2 gewählt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Choose %1 cards</source>
        <translation>Wählt %1 Karten</translation>
    </message>
    <message>
        <source>%1 in hand</source>
        <translation>%1 auf der Hand</translation>
    </message>
</context>
<context>
    <name>DrawDeckPanel</name>
    <message>
        <source>%1, from which deck do you draw?</source>
        <translation>%1, von welchem Stapel ziehst du?</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>Der Stapel ist leer</translation>
    </message>
</context>
<context>
    <name>DrawsPanel</name>
    <message>
        <source>A card of %1 for:</source>
        <translation>Es ziehen (%1):</translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message>
        <source>%1 (%L2)</source>
        <comment>terrain and number of a hex</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>%1 rolls %L2 (%L3 and %L4).</source>
        <translation>%1 würfelt %L2 (%L3 und %L4).</translation>
    </message>
    <message numerus="yes">
        <source>The ship sails on: %n space(s) to the coast.</source>
        <translation>
            <numerusform>Das Schiff fährt weiter: noch %n Feld bis zur Küste.</numerusform>
            <numerusform>Das Schiff fährt weiter: noch %n Felder bis zur Küste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The barbarians land.</source>
        <translation>Die Barbaren landen.</translation>
    </message>
    <message>
        <source>The knights hold, %L1 against %L2.</source>
        <translation>Die Ritter halten stand, %L1 gegen %L2.</translation>
    </message>
    <message>
        <source>The knights are too weak, %L1 against %L2.</source>
        <translation>Die Ritter sind zu schwach, %L1 gegen %L2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 commits %n knight(s).</source>
        <translation>
            <numerusform>%1 schickt %n Ritter.</numerusform>
            <numerusform>%1 schickt %n Ritter.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 becomes Defender of Catan.</source>
        <translation>%1 wird Retter Catans.</translation>
    </message>
    <message>
        <source>%1 loses a city: it lies on its side, no settlement is left.</source>
        <translation>%1 verliert eine Stadt: Sie liegt auf der Seite, keine Siedlung ist mehr da.</translation>
    </message>
    <message>
        <source>%1 loses a city and its wall; a settlement remains.</source>
        <translation>%1 verliert eine Stadt samt Mauer; eine Siedlung bleibt.</translation>
    </message>
    <message>
        <source>%1 loses a city; a settlement remains.</source>
        <translation>%1 verliert eine Stadt; eine Siedlung bleibt.</translation>
    </message>
    <message>
        <source>%1 draws %2 and lays it open.</source>
        <translation>%1 zieht %2 und legt sie offen aus.</translation>
    </message>
    <message>
        <source>%1 draws a progress card (%2).</source>
        <translation>%1 zieht eine Fortschrittskarte (%2).</translation>
    </message>
    <message>
        <source>%1 puts a progress card back (%2).</source>
        <translation>%1 legt eine Fortschrittskarte zurück (%2).</translation>
    </message>
    <message>
        <source>%1 starts with %2.</source>
        <translation>%1 beginnt mit %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 through the Aqueduct.</source>
        <translation>%1 nimmt %2 durch das Aquädukt.</translation>
    </message>
    <message>
        <source>%1 gets %2 from the bank.</source>
        <translation>%1 bekommt %2 von der Bank.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 legt %2 ab.</translation>
    </message>
    <message>
        <source>%1 gives %2 to the bank.</source>
        <translation>%1 gibt %2 an die Bank.</translation>
    </message>
    <message>
        <source>The bank is short of %1: nobody gets any.</source>
        <translation>Die Bank hat zu wenig %1: niemand bekommt welches.</translation>
    </message>
    <message>
        <source>The robber blocks a hex: %1.</source>
        <translation>Der Räuber sperrt ein Feld: %1.</translation>
    </message>
    <message>
        <source>The robber stays until the first attack.</source>
        <translation>Der Räuber bleibt bis zum ersten Überfall.</translation>
    </message>
    <message>
        <source>%1 moves the robber: %2.</source>
        <translation>%1 versetzt den Räuber: %2.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <comment>thief, victim</comment>
        <translation>%1 nimmt %2 eine Karte ab.</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3.</source>
        <translation>%1 gibt %2 an %3.</translation>
    </message>
    <message>
        <source>%1 places a city and a road.</source>
        <translation>%1 setzt eine Stadt und eine Straße.</translation>
    </message>
    <message>
        <source>%1 places a settlement and a road.</source>
        <translation>%1 setzt eine Siedlung und eine Straße.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1 baut eine Straße.</translation>
    </message>
    <message>
        <source>A road of %1 is removed.</source>
        <translation>Eine Straße von %1 wird entfernt.</translation>
    </message>
    <message>
        <source>%1 builds a settlement.</source>
        <translation>%1 baut eine Siedlung.</translation>
    </message>
    <message>
        <source>%1 restores a city.</source>
        <translation>%1 richtet eine Stadt wieder auf.</translation>
    </message>
    <message>
        <source>%1 builds a city.</source>
        <translation>%1 baut eine Stadt.</translation>
    </message>
    <message>
        <source>%1 builds a city wall.</source>
        <translation>%1 baut eine Stadtmauer.</translation>
    </message>
    <message>
        <source>%1 recruits a knight.</source>
        <translation>%1 stellt einen Ritter auf.</translation>
    </message>
    <message>
        <source>%1 places a knight (%2).</source>
        <translation>%1 stellt einen Ritter auf (%2).</translation>
    </message>
    <message>
        <source>A knight of %1 leaves the board.</source>
        <translation>Ein Ritter von %1 verlässt den Plan.</translation>
    </message>
    <message>
        <source>%1 activates a knight.</source>
        <translation>%1 aktiviert einen Ritter.</translation>
    </message>
    <message>
        <source>%1 promotes a knight (%2).</source>
        <translation>%1 wertet einen Ritter auf (%2).</translation>
    </message>
    <message>
        <source>%1 moves a knight.</source>
        <translation>%1 versetzt einen Ritter.</translation>
    </message>
    <message>
        <source>A knight of %1 is displaced.</source>
        <translation>Ein Ritter von %1 wird vertrieben.</translation>
    </message>
    <message>
        <source>%1 builds %2 (%3, level %L4).</source>
        <translation>%1 baut %2 (%3, Stufe %L4).</translation>
    </message>
    <message>
        <source>%1 takes the metropolis from %2 (%3).</source>
        <translation>%1 nimmt %2 die Metropole ab (%3).</translation>
    </message>
    <message>
        <source>%1 gets the metropolis (%2).</source>
        <translation>%1 bekommt die Metropole (%2).</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt %2 aus.</translation>
    </message>
    <message>
        <source>%1 takes a progress card from %2.</source>
        <translation>%1 nimmt %2 eine Fortschrittskarte ab.</translation>
    </message>
    <message>
        <source>Two numbers change places: %1 and %2.</source>
        <translation>Zwei Zahlen tauschen die Plätze: %1 und %2.</translation>
    </message>
    <message>
        <source>%1 places the merchant: %2.</source>
        <translation>%1 setzt den Händler: %2.</translation>
    </message>
    <message>
        <source>%1 offers %2 a trade.</source>
        <translation>%1 bietet %2 einen Tausch an.</translation>
    </message>
    <message>
        <source>%1 sets the dice to %L2 and %L3.</source>
        <translation>%1 legt die Würfel auf %L2 und %L3.</translation>
    </message>
    <message>
        <source>%1 buys a development card.</source>
        <translation>%1 kauft eine Entwicklungskarte.</translation>
    </message>
    <message>
        <source>Nobody has the Longest Road now.</source>
        <translation>Niemand hat jetzt die Längste Handelsstraße.</translation>
    </message>
    <message>
        <source>%1 has the Longest Road (%L2).</source>
        <translation>%1 hat die Längste Handelsstraße (%L2).</translation>
    </message>
    <message>
        <source>Nobody has the Largest Army now.</source>
        <translation>Niemand hat jetzt die Größte Rittermacht.</translation>
    </message>
    <message>
        <source>%1 has the Largest Army (%L2).</source>
        <translation>%1 hat die Größte Rittermacht (%L2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n trade token(s).</source>
        <translation>
            <numerusform>%1 bekommt %n Handelschip.</numerusform>
            <numerusform>%1 bekommt %n Handelschips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n trade token(s).</source>
        <translation>
            <numerusform>%1 zahlt %n Handelschip.</numerusform>
            <numerusform>%1 zahlt %n Handelschips.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%L1 again: this roll does not count.</source>
        <translation>Noch einmal %L1: Dieser Wurf zählt nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 verzichtet.</translation>
    </message>
</context>
<context>
    <name>ExpectedWording</name>
    <message numerus="yes">
        <source>%1 discards %L2 of %n card(s)</source>
        <translation>
            <numerusform>%1 legt %L2 von %n Karte ab</numerusform>
            <numerusform>%1 legt %L2 von %n Karten ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the cards</source>
        <translation>Karten wählen</translation>
    </message>
    <message>
        <source>half of the hand, rounded down</source>
        <translation>die halbe Hand, abgerundet</translation>
    </message>
    <message>
        <source>%1 moves the robber</source>
        <translation>%1 versetzt den Räuber</translation>
    </message>
    <message>
        <source>Choose a hex</source>
        <translation>Feld wählen</translation>
    </message>
    <message>
        <source>tap it on the board</source>
        <translation>auf dem Plan antippen</translation>
    </message>
    <message>
        <source>%1 takes a resource through the Aqueduct</source>
        <translation>%1 nimmt durch das Aquädukt einen Rohstoff</translation>
    </message>
    <message>
        <source>Choose a resource</source>
        <translation>Rohstoff wählen</translation>
    </message>
    <message>
        <source>the roll gave nothing</source>
        <translation>der Wurf brachte nichts</translation>
    </message>
    <message>
        <source>%1, which city becomes a settlement?</source>
        <translation>%1, welche Stadt wird zur Siedlung?</translation>
    </message>
    <message>
        <source>Choose a city</source>
        <translation>Stadt wählen</translation>
    </message>
    <message>
        <source>%1 draws a progress card</source>
        <translation>%1 zieht eine Fortschrittskarte</translation>
    </message>
    <message>
        <source>Choose a deck</source>
        <translation>Stapel wählen</translation>
    </message>
    <message>
        <source>equally strong defenders</source>
        <translation>gleich starke Verteidiger</translation>
    </message>
    <message>
        <source>%1 holds five progress cards; one goes back</source>
        <translation>%1 hat fünf Fortschrittskarten; eine geht zurück</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Karte wählen</translation>
    </message>
    <message>
        <source>four may be kept</source>
        <translation>vier dürfen bleiben</translation>
    </message>
    <message>
        <source>%1, which knights go into battle?</source>
        <translation>%1, welche Ritter ziehen in den Kampf?</translation>
    </message>
    <message>
        <source>Choose knights</source>
        <translation>Ritter wählen</translation>
    </message>
    <message>
        <source>tap them on the board</source>
        <translation>auf dem Plan antippen</translation>
    </message>
    <message>
        <source>%1 moves the displaced knight</source>
        <translation>%1 versetzt den vertriebenen Ritter</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Platz wählen</translation>
    </message>
    <message>
        <source>%1, which knight deserts?</source>
        <translation>%1, welcher Ritter läuft über?</translation>
    </message>
    <message>
        <source>Choose a knight</source>
        <translation>Ritter wählen</translation>
    </message>
    <message>
        <source>%1 places the deserter (%2)</source>
        <translation>%1 stellt den Überläufer auf (%2)</translation>
    </message>
    <message>
        <source>or pass</source>
        <translation>oder verzichten</translation>
    </message>
    <message>
        <source>%1 gives %2 a commodity</source>
        <translation>%1 gibt %2 eine Handelsware</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 %n card(s)</source>
        <translation>
            <numerusform>%1 gibt %2 %n Karte</numerusform>
            <numerusform>%1 gibt %2 %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 looks at the progress cards of %2</source>
        <translation>%1 sieht die Fortschrittskarten von %2 an</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) from %2</source>
        <translation>
            <numerusform>%1 nimmt %n Karte von %2</numerusform>
            <numerusform>%1 nimmt %n Karten von %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places the metropolis (%2)</source>
        <translation>%1 setzt die Metropole (%2)</translation>
    </message>
    <message>
        <source>%1 builds a neutral settlement</source>
        <translation>%1 baut eine neutrale Siedlung</translation>
    </message>
    <message>
        <source>%1 builds a neutral road</source>
        <translation>%1 baut eine neutrale Straße</translation>
    </message>
    <message>
        <source>%1 places a city and a road</source>
        <translation>%1 setzt eine Stadt und eine Straße</translation>
    </message>
    <message>
        <source>%1 places a settlement and a road</source>
        <translation>%1 setzt eine Siedlung und eine Straße</translation>
    </message>
    <message>
        <source>Place the city</source>
        <translation>Stadt setzen</translation>
    </message>
    <message>
        <source>Place the settlement</source>
        <translation>Siedlung setzen</translation>
    </message>
    <message>
        <source>first the place, then the path</source>
        <translation>erst den Platz, dann den Weg</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>Würfel eingeben</translation>
    </message>
    <message>
        <source>or let Reeve throw them</source>
        <translation>oder Reeve würfeln lassen</translation>
    </message>
    <message>
        <source>%1 trades and builds</source>
        <translation>%1 handelt und baut</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>the evening is saved</source>
        <translation>der Abend ist gespeichert</translation>
    </message>
    <message>
        <source>%1 places a neutral settlement</source>
        <translation>%1 setzt eine neutrale Siedlung</translation>
    </message>
    <message>
        <source>Place the neutral settlement</source>
        <translation>Neutrale Siedlung setzen</translation>
    </message>
    <message>
        <source>one for each colour that nobody plays</source>
        <translation>eine für jede Farbe, die niemand spielt</translation>
    </message>
    <message>
        <source>%1 rolls a second time</source>
        <translation>%1 würfelt ein zweites Mal</translation>
    </message>
    <message>
        <source>the same total does not count</source>
        <translation>dieselbe Summe zählt nicht</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>weiter an %1</translation>
    </message>
</context>
<context>
    <name>FacesPanel</name>
    <message>
        <source>Red die and event die</source>
        <translation>Roter Würfel und Ereigniswürfel</translation>
    </message>
    <message>
        <source>Red die</source>
        <translation>Roter Würfel</translation>
    </message>
    <message>
        <source>Red %1: %2 times, expected %3</source>
        <translation>Rote %1: %2-mal, erwartet %3</translation>
    </message>
    <message>
        <source>%1: %2 times, expected %3</source>
        <translation>%1: %2-mal, erwartet %3</translation>
    </message>
</context>
<context>
    <name>FlipChart</name>
    <message>
        <source>%1, level %2 of 5</source>
        <translation>%1, Stufe %2 von 5</translation>
    </message>
    <message>
        <source>Metropolis of %1</source>
        <translation>Metropole von %1</translation>
    </message>
    <message>
        <source>bought</source>
        <translation>gekauft</translation>
    </message>
    <message>
        <source>draws with a red %1</source>
        <translation>zieht bei Rot %1</translation>
    </message>
    <message>
        <source>Improve</source>
        <translation>Ausbau</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>Hex %1: %2 %3</source>
        <translation>Feld %1: %2 %3</translation>
    </message>
    <message>
        <source>Path %1</source>
        <translation>Weg %1</translation>
    </message>
    <message>
        <source>Intersection %1</source>
        <translation>Kreuzung %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n road(s) in a row; hide</source>
        <translation>
            <numerusform>%1: %n Straße am Stück; ausblenden</numerusform>
            <numerusform>%1: %n Straßen am Stück; ausblenden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Tap the red, the yellow and the event die, or let Reeve roll.</source>
        <translation>Tippt den roten, den gelben und den Ereigniswürfel an, oder lasst Reeve würfeln.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>You can play on here.</source>
        <translation>Hier kann weitergespielt werden.</translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <translation>Noch nicht: %1</translation>
    </message>
    <message>
        <source>First choose, or tap “Not now”.</source>
        <translation>Wählt erst, oder tippt auf „Jetzt nicht“.</translation>
    </message>
    <message numerus="yes">
        <source>The table and the record differ at %n place(s).</source>
        <translation>
            <numerusform>Tisch und Aufzeichnung weichen an %n Stelle ab.</numerusform>
            <numerusform>Tisch und Aufzeichnung weichen an %n Stellen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>%1 won after turn %2</source>
        <translation>%1 hat nach Zug %2 gewonnen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Damaged: what is whole up to turn %1 is here</source>
        <translation>Beschädigt: Was heil ist, bis Zug %1, ist da</translation>
    </message>
    <message>
        <source>Name, copy and file of %1</source>
        <translation>Name, Kopie und Datei von %1</translation>
    </message>
    <message>
        <source>First placing</source>
        <translation>Gründung</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>%1 takes a resource</source>
        <translation>%1 nimmt einen Rohstoff</translation>
    </message>
    <message>
        <source>The aqueduct: the roll gave nothing.</source>
        <translation>Das Aquädukt: Der Wurf brachte nichts.</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>%1, whom does the robber rob?</source>
        <translation>%1, wen beraubt der Räuber?</translation>
    </message>
    <message>
        <source>One card, drawn without looking.</source>
        <translation>Eine Karte, blind gezogen.</translation>
    </message>
</context>
<context>
    <name>GameSmall</name>
    <message>
        <source>What is shown</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Let Reeve roll</source>
        <translation>Reeve würfeln lassen</translation>
    </message>
</context>
<context>
    <name>GameTask</name>
    <message>
        <source>Now the road: tap a lit path.</source>
        <translation>Jetzt die Straße: Tippt einen leuchtenden Weg an.</translation>
    </message>
    <message>
        <source>Tap where the city stands.</source>
        <translation>Tippt an, wo die Stadt steht.</translation>
    </message>
    <message>
        <source>Tap where the settlement stands.</source>
        <translation>Tippt an, wo die Siedlung steht.</translation>
    </message>
    <message>
        <source>Tap the hex for the robber.</source>
        <translation>Tippt das Feld für den Räuber an.</translation>
    </message>
    <message>
        <source>Tap a lit place on the board.</source>
        <translation>Tippt einen leuchtenden Platz auf dem Plan an.</translation>
    </message>
    <message>
        <source>Tap a lit path.</source>
        <translation>Tippt einen leuchtenden Weg an.</translation>
    </message>
    <message>
        <source>Tap the knight that moves.</source>
        <translation>Tippt den Ritter an, der zieht.</translation>
    </message>
    <message>
        <source>Tap where it goes.</source>
        <translation>Tippt sein Ziel an.</translation>
    </message>
    <message>
        <source>Tap the knight that chases the robber.</source>
        <translation>Tippt den Ritter an, der den Räuber vertreibt.</translation>
    </message>
    <message>
        <source>Tap the robber&apos;s new hex.</source>
        <translation>Tippt das neue Feld des Räubers an.</translation>
    </message>
    <message>
        <source>Tap the knight to activate.</source>
        <translation>Tippt den Ritter an, der aktiv wird.</translation>
    </message>
    <message>
        <source>Tap the knight to promote.</source>
        <translation>Tippt den Ritter an, der aufsteigt.</translation>
    </message>
    <message>
        <source>Tap a lit place.</source>
        <translation>Tippt einen leuchtenden Platz an.</translation>
    </message>
    <message>
        <source>Commercial Harbor: an offer</source>
        <translation>Handelshafen: ein Angebot</translation>
    </message>
    <message>
        <source>Forced trade</source>
        <translation>Zwangshandel</translation>
    </message>
    <message>
        <source>Build for a neutral colour</source>
        <translation>Für eine neutrale Farbe bauen</translation>
    </message>
    <message>
        <source>Send the robber to the desert</source>
        <translation>Räuber in die Wüste schicken</translation>
    </message>
    <message>
        <source>Give up a knight card</source>
        <translation>Ritterkarte abgeben</translation>
    </message>
    <message>
        <source>A knight chases the robber</source>
        <translation>Ein Ritter vertreibt den Räuber</translation>
    </message>
    <message>
        <source>Place a neutral settlement</source>
        <translation>Neutrale Siedlung setzen</translation>
    </message>
    <message>
        <source>You give one resource of a kind and get a commodity of the other&apos;s choice. Each may be asked once.</source>
        <translation>Du gibst einen Rohstoff und bekommst eine Handelsware nach Wahl der anderen Person. Jede darf einmal gefragt werden.</translation>
    </message>
    <message>
        <source>Two cards are drawn from the other hand; you give back any two. It costs 1 token, or 2 with more open points.</source>
        <translation>Zwei Karten werden aus der anderen Hand gezogen, zwei beliebige gehen zurück. Kostet 1 Chip, mit mehr offenen Punkten 2.</translation>
    </message>
    <message>
        <source>It costs 1 token, or 2 with more open points than the other.</source>
        <translation>Kostet 1 Chip, mit mehr offenen Punkten als die andere Person 2.</translation>
    </message>
    <message>
        <source>One knight card that you have played leaves the game for 2 tokens. Once a turn.</source>
        <translation>Eine gespielte Ritterkarte verlässt das Spiel für 2 Chips. Einmal je Zug.</translation>
    </message>
    <message>
        <source>Knights errant: before the roll a knight beside the robber may chase it away.</source>
        <translation>Fahrende Ritter: Vor dem Wurf darf ein Ritter neben dem Räuber ihn vertreiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) go(es)</source>
        <translation>
            <numerusform>%n Ritter zieht mit</numerusform>
            <numerusform>%n Ritter ziehen mit</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody goes</source>
        <translation>Niemand zieht mit</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
</context>
<context>
    <name>HandBoardPage</name>
    <message>
        <source>The island as Reeve has it</source>
        <translation>Die Insel, wie Reeve sie sieht</translation>
    </message>
    <message>
        <source>A board at random</source>
        <translation>Ein zufälliger Plan</translation>
    </message>
    <message>
        <source>The board by hand</source>
        <translation>Der Plan von Hand</translation>
    </message>
    <message>
        <source>Tap a hex or a harbour to change it.</source>
        <translation>Tippt ein Feld oder einen Hafen an, um es zu ändern.</translation>
    </message>
    <message>
        <source>Tap a hex, then say what lies there.</source>
        <translation>Tippt ein Feld an und sagt, was dort liegt.</translation>
    </message>
    <message>
        <source>Another island</source>
        <translation>Andere Insel</translation>
    </message>
    <message>
        <source>Start with this board</source>
        <translation>Mit diesem Plan beginnen</translation>
    </message>
    <message>
        <source>then the first settlements</source>
        <translation>dann die ersten Siedlungen</translation>
    </message>
    <message>
        <source>Harbour %1</source>
        <translation>Hafen %1</translation>
    </message>
    <message>
        <source>Hex %1: %2 %3</source>
        <translation>Feld %1: %2 %3</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Is it right?</source>
        <translation>Stimmt er so?</translation>
    </message>
    <message>
        <source>Compare it with the table, the harbours too.</source>
        <translation>Vergleicht sie mit dem Tisch, auch die Häfen.</translation>
    </message>
    <message>
        <source>Lay it out on the table like this, or tap a hex or a harbour to change it.</source>
        <translation>Legt ihn so auf den Tisch, oder tippt ein Feld oder einen Hafen an.</translation>
    </message>
    <message>
        <source>The board for beginners</source>
        <translation>Der Plan für Einsteiger</translation>
    </message>
    <message>
        <source>A board by the letters</source>
        <translation>Ein Plan nach Buchstaben</translation>
    </message>
</context>
<context>
    <name>HarbourChooser</name>
    <message>
        <source>3:1, any kind</source>
        <translation>3:1, jede Sorte</translation>
    </message>
    <message>
        <source>2:1, %1</source>
        <translation>2:1, %1</translation>
    </message>
</context>
<context>
    <name>HexChooser</name>
    <message>
        <source>Terrain</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Zahl %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>HistoryLine</name>
    <message>
        <source>History: %1</source>
        <translation>Verlauf: %1</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Das Spiel beginnt.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Tap a moment to see the board as it was.</source>
        <translation>Tippt auf einen Moment, um den Plan von damals zu sehen.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>The board after turn %1, as it was</source>
        <translation>Der Plan in Zug %1, wie er war</translation>
    </message>
    <message>
        <source>The board now</source>
        <translation>Der Plan jetzt</translation>
    </message>
    <message>
        <source>Now: turn %1</source>
        <translation>Jetzt: Zug %1</translation>
    </message>
    <message>
        <source>First placing</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Ship on space %1 of 7 · barbarians %2, knights %3</source>
        <translation>Schiff auf Feld %1 von 7 · Barbaren %2, Ritter %3</translation>
    </message>
    <message>
        <source>The moment before</source>
        <translation>Der Moment davor</translation>
    </message>
    <message>
        <source>The moment after</source>
        <translation>Der Moment danach</translation>
    </message>
    <message>
        <source>This is now.</source>
        <translation>Das ist jetzt.</translation>
    </message>
    <message>
        <source>Take the game back to here</source>
        <translation>Spiel bis hierher zurücknehmen</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Jetziger Stand</translation>
    </message>
    <message>
        <source>On with the game</source>
        <translation>Weiter im Spiel</translation>
    </message>
    <message>
        <source>Take the game back to here?</source>
        <translation>Das Spiel bis hierher zurücknehmen?</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>From the newest, “%1”, to “%2”. Redo brings them again one by one, until something new is done.</source>
        <translation>Vom neuesten, „%1“, bis „%2“. Wieder vor geht es Schritt für Schritt, solange nichts Neues getan wird.</translation>
    </message>
    <message>
        <source>“%1”. Redo brings it again, until something new is done.</source>
        <translation>„%1“. Wieder vor geht es, solange nichts Neues getan wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) ago</source>
        <translation>
            <numerusform>vor %n Schritt</numerusform>
            <numerusform>vor %n Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are taken back.</source>
        <translation>
            <numerusform>%n Schritt wird zurückgenommen.</numerusform>
            <numerusform>%n Schritte werden zurückgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>It began like this.</source>
        <translation>So fing es an.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>The almanac beside your board</source>
        <translation>Der Almanach neben eurem Spielplan</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Eure Spiele</translation>
    </message>
    <message>
        <source>Saved. Continue any time.</source>
        <translation>Gespeichert. Jederzeit weiterspielen.</translation>
    </message>
    <message>
        <source>Two to six players and a board</source>
        <translation>Zwei bis sechs Personen und ein Spielplan</translation>
    </message>
    <message>
        <source>Almanac</source>
        <translation>Almanach</translation>
    </message>
    <message>
        <source>Read a game from a file</source>
        <translation>Spiel aus einer Datei lesen</translation>
    </message>
    <message>
        <source>Records (%1)</source>
        <translation>Aufzeichnungen (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>Save the record as a file</source>
        <translation>Aufzeichnung als Datei sichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gesichert als %1.</translation>
    </message>
    <message>
        <source>%1 is in the list now.</source>
        <translation>%1 steht jetzt in der Liste.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Games can be played here again.</source>
        <translation>Hier kann wieder gespielt werden.</translation>
    </message>
    <message>
        <source>Not yet: %1</source>
        <translation>Noch nicht: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Only to look at.</source>
        <translation>Nur zum Ansehen.</translation>
    </message>
</context>
<context>
    <name>ImproveSheet</name>
    <message>
        <source>Levels 4 and 5 need a city that can carry the metropolis</source>
        <translation>Stufe 4 und 5 brauchen eine Stadt, die die Metropole tragen kann</translation>
    </message>
    <message>
        <source>Improvements need a city</source>
        <translation>Für den Ausbau braucht es eine Stadt</translation>
    </message>
    <message>
        <source>%1 improves the cities</source>
        <translation>%1 baut die Städte aus</translation>
    </message>
    <message>
        <source>Pay with the cards on the table.</source>
        <translation>Bezahlt mit den Karten auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1 needs %2 %3</source>
        <translation>%1 braucht %2 %3</translation>
    </message>
    <message>
        <source>Paid from the hand that lies covered.</source>
        <translation>Bezahlt wird aus der verdeckten Hand.</translation>
    </message>
</context>
<context>
    <name>KnightsPanel</name>
    <message>
        <source>Recruit</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>No free intersection on your roads, or no basic knight left</source>
        <translation>Keine freie Kreuzung an den Straßen oder kein einfacher Ritter mehr da</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>All knights are active</source>
        <translation>Alle Ritter sind aktiv</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Aufwerten</translation>
    </message>
    <message>
        <source>No knight can rise now</source>
        <translation>Kein Ritter kann jetzt aufsteigen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Versetzen</translation>
    </message>
    <message>
        <source>Only a knight active since before this turn can move</source>
        <translation>Nur ein Ritter, der vor diesem Zug aktiv war, kann ziehen</translation>
    </message>
    <message>
        <source>Chase the robber</source>
        <translation>Räuber vertreiben</translation>
    </message>
    <message>
        <source>No active knight stands beside the robber</source>
        <translation>Kein aktiver Ritter steht neben dem Räuber</translation>
    </message>
    <message>
        <source>No knight on the board</source>
        <translation>Kein Ritter auf dem Plan</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Es fehlt: %1</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Strength of %1: %2</source>
        <translation>Stärke von %1: %2</translation>
    </message>
    <message>
        <source>Done with knights</source>
        <translation>Fertig mit den Rittern</translation>
    </message>
</context>
<context>
    <name>LimitLine</name>
    <message>
        <source>%1: %2 cards, limit %3</source>
        <translation>%1: %2 Karten, Limit %3</translation>
    </message>
</context>
<context>
    <name>LoseCityPanel</name>
    <message>
        <source>%1, which city becomes a settlement?</source>
        <translation>%1, welche Stadt wird zur Siedlung?</translation>
    </message>
    <message>
        <source>The wall under it is lost as well. Metropolises are safe.</source>
        <translation>Die Stadtmauer darunter geht mit verloren. Metropolen sind sicher.</translation>
    </message>
    <message>
        <source>City %1 with a wall</source>
        <translation>Stadt %1 mit Mauer</translation>
    </message>
    <message>
        <source>City %1</source>
        <translation>Stadt %1</translation>
    </message>
    <message>
        <source>−1 point, hand limit %1</source>
        <translation>−1 Punkt, Limit %1</translation>
    </message>
    <message>
        <source>−1 point</source>
        <translation>−1 Punkt</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – Reeve</source>
        <translation>%1 – Reeve</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Saved. Continue any time.</source>
        <translation>Gespeichert. Jederzeit weiterspielen.</translation>
    </message>
    <message>
        <source>To the first page</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Set right</source>
        <translation>Richtigstellen</translation>
    </message>
    <message>
        <source>pieces, cards, an old roll</source>
        <translation>Figuren, Karten, ein alter Wurf</translation>
    </message>
    <message>
        <source>What can I do now?</source>
        <translation>Was kann ich jetzt tun?</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Almanac</source>
        <translation>Almanach</translation>
    </message>
    <message>
        <source>On the table or in Reeve</source>
        <translation>Auf dem Tisch oder bei Reeve</translation>
    </message>
    <message>
        <source>dice, hands, decks, seats</source>
        <translation>Würfel, Hände, Stapel, Plätze</translation>
    </message>
    <message>
        <source>Check the board</source>
        <translation>Plan prüfen</translation>
    </message>
    <message>
        <source>with a photograph, key C</source>
        <translation>mit einem Foto, Taste C</translation>
    </message>
    <message>
        <source>Short tour</source>
        <translation>Kurze Führung</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name, %1</source>
        <translation>Name, %1</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>lumber</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>Wolle</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>Erz</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>Weideland</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>Politik</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Wissenschaft</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Merchant Guild</source>
        <translation>Zunft</translation>
    </message>
    <message>
        <source>Trading House</source>
        <translation>Gilde</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Great Exchange</source>
        <translation>Börse</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Rathaus</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Kirche</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Kathedrale</translation>
    </message>
    <message>
        <source>High Assembly</source>
        <translation>Rat Catans</translation>
    </message>
    <message>
        <source>Abbey</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Aquädukt</translation>
    </message>
    <message>
        <source>Theater</source>
        <translation>Theater</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universität</translation>
    </message>
    <message>
        <source>basic knight</source>
        <translation>einfacher Ritter</translation>
    </message>
    <message>
        <source>strong knight</source>
        <translation>starker Ritter</translation>
    </message>
    <message>
        <source>mighty knight</source>
        <translation>mächtiger Ritter</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>city wall</source>
        <translation>Stadtmauer</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alchimist</translation>
    </message>
    <message>
        <source>Crane</source>
        <translation>Baukran</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Ingenieur</translation>
    </message>
    <message>
        <source>Inventor</source>
        <translation>Erfinder</translation>
    </message>
    <message>
        <source>Irrigation</source>
        <translation>Bewässerung</translation>
    </message>
    <message>
        <source>Medicine</source>
        <translation>Medizin</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Bergbau</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Buchdruck</translation>
    </message>
    <message>
        <source>Road Building</source>
        <translation>Straßenbau</translation>
    </message>
    <message>
        <source>Smith</source>
        <translation>Schmiedekunst</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bischof</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Verfassung</translation>
    </message>
    <message>
        <source>Deserter</source>
        <translation>Überläufer</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Intrige</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>Saboteur</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Feldherr</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Commercial Harbor</source>
        <translation>Handelshafen</translation>
    </message>
    <message>
        <source>Master Merchant</source>
        <translation>Großhändler</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Merchant Fleet</source>
        <translation>Handelsflotte</translation>
    </message>
    <message>
        <source>Resource Monopoly</source>
        <translation>Rohstoffmonopol</translation>
    </message>
    <message>
        <source>Trade Monopoly</source>
        <translation>Handelsmonopol</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Year of Plenty</source>
        <translation>Erfindung</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>so many cards of a kind: 2 ore</comment>
        <translation>%L1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Guild</source>
        <comment>trade, level 2</comment>
        <translation>Zunft</translation>
    </message>
    <message>
        <source>Merchant Guild</source>
        <comment>trade, level 3</comment>
        <translation>Gilde</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list goes on: A, B</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list ends: A and B</comment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>NewGameDraft</name>
    <message>
        <source>Two players are called %1. Change one name.</source>
        <translation>Zwei Spieler heißen %1. Ändert einen Namen.</translation>
    </message>
    <message>
        <source>Cities &amp; Knights needs three players. Two play the base game.</source>
        <translation>Städte &amp; Ritter braucht drei Personen. Zu zweit spielt ihr das Grundspiel.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>No account, no internet. Every step is saved at once.</source>
        <translation>Kein Konto, kein Internet. Jede Aktion wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>Next: photograph the board</source>
        <translation>Weiter: Plan fotografieren</translation>
    </message>
    <message>
        <source>Next: lay the board</source>
        <translation>Weiter: Plan auslegen</translation>
    </message>
    <message>
        <source>Next: enter the board</source>
        <translation>Weiter: Plan eingeben</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln dieses Tisches</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>NextButton</name>
    <message>
        <source>Enter %1</source>
        <translation>%1 eintragen</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Reeve throws them</source>
        <translation>Reeve wirft</translation>
    </message>
    <message>
        <source>Place the road</source>
        <translation>Straße setzen</translation>
    </message>
    <message>
        <source>on a lit path</source>
        <translation>auf einen leuchtenden Weg</translation>
    </message>
    <message>
        <source>choose first</source>
        <translation>erst wählen</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Abweichung</numerusform>
            <numerusform>%n Abweichungen</numerusform>
        </translation>
    </message>
    <message>
        <source>to be settled first</source>
        <translation>zuerst klären</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>still %1</source>
        <translation>noch %1</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Rule %1 in the almanac</source>
        <translation>Regel %1 im Almanach</translation>
    </message>
    <message>
        <source>Set right</source>
        <translation>Richtigstellen</translation>
    </message>
    <message>
        <source>Set right what lies on the table</source>
        <translation>Richtigstellen, was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>NoticeWording</name>
    <message>
        <source>This could not be saved, so it was not done. Is the disk full or read-only?</source>
        <translation>Das ließ sich nicht speichern und wurde deshalb nicht getan. Ist der Datenträger voll oder schreibgeschützt?</translation>
    </message>
    <message>
        <source>A game cannot start like this. Check players, colours and board.</source>
        <translation>So kann kein Spiel beginnen. Prüft Spieler, Farben und Plan.</translation>
    </message>
    <message>
        <source>This game cannot be opened. Nothing was changed.</source>
        <translation>Dieses Spiel lässt sich nicht öffnen. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>Reeve did not understand this.</source>
        <translation>Das hat Reeve nicht verstanden.</translation>
    </message>
    <message>
        <source>The file of your games was damaged. What could be read is here; the old file is kept as %1.</source>
        <translation>Die Datei eurer Spiele war beschädigt. Was lesbar war, ist hier; die alte Datei liegt unter %1.</translation>
    </message>
    <message>
        <source>Your games were saved by a newer Reeve. Open them with that one: this one leaves them as they are.</source>
        <translation>Eure Spiele hat ein neueres Reeve gespeichert. Öffnet sie damit: Dieses hier lässt sie, wie sie sind.</translation>
    </message>
    <message>
        <source>Reeve is open a second time. Here you can look at games; play them in the first window.</source>
        <translation>Reeve ist ein zweites Mal offen. Hier könnt ihr Spiele ansehen; gespielt wird im ersten Fenster.</translation>
    </message>
    <message>
        <source>Games cannot be saved: the folder for them cannot be written.</source>
        <translation>Spiele lassen sich nicht speichern: In ihren Ordner kann nicht geschrieben werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of this game were damaged. All before them is safe; the old file is kept as %1.</source>
        <translation>
            <numerusform>%n Schritt dieses Spiels war beschädigt. Alles davor ist sicher; die alte Datei liegt unter %1.</numerusform>
            <numerusform>%n Schritte dieses Spiels waren beschädigt. Alles davor ist sicher; die alte Datei liegt unter %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the correction</source>
        <translation>die Korrektur</translation>
    </message>
    <message>
        <source>The file cannot be written. Is the disk full, or the folder read-only? Choose another place.</source>
        <translation>Die Datei lässt sich nicht schreiben. Ist der Datenträger voll oder der Ordner schreibgeschützt? Wählt einen anderen Platz.</translation>
    </message>
    <message>
        <source>This is no record of a game that Reeve can read.</source>
        <translation>Das ist keine Aufzeichnung, die Reeve lesen kann.</translation>
    </message>
    <message>
        <source>Reeve counts no card of this deck in this hand, or the card lies open already.</source>
        <translation>Reeve zählt keine Karte dieses Stapels in dieser Hand, oder die Karte liegt schon offen.</translation>
    </message>
    <message>
        <source>The disk is full, so this was not done. Make room and do it again: nothing is lost.</source>
        <translation>Der Datenträger ist voll, deshalb wurde das nicht getan. Schafft Platz und tut es noch einmal: Nichts ist verloren.</translation>
    </message>
    <message>
        <source>Your games cannot be written any more, so this was not done. Nothing is lost.</source>
        <translation>Eure Spiele lassen sich nicht mehr schreiben, deshalb wurde das nicht getan. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>The file of your games cannot be reached any more, so this was not done. Everything before it lies there.</source>
        <translation>Die Datei eurer Spiele ist nicht mehr erreichbar, deshalb wurde das nicht getan. Alles davor liegt dort.</translation>
    </message>
    <message>
        <source>Reeve is open a second time. This window only looks on; play in the first one.</source>
        <translation>Reeve ist ein zweites Mal offen. Dieses Fenster schaut nur zu; gespielt wird im ersten.</translation>
    </message>
    <message>
        <source>What the list tells of this game was damaged: look at its name. All its steps are safe; the old file is kept as %1.</source>
        <translation>Was die Liste von diesem Spiel erzählt, war beschädigt: Prüft seinen Namen. Alle Schritte sind sicher; die alte Datei liegt unter %1.</translation>
    </message>
    <message>
        <source>Your choice could not be saved: it holds until Reeve is closed. Is the disk full or read-only?</source>
        <translation>Die Wahl ließ sich nicht speichern: Sie gilt, bis Reeve geschlossen wird. Ist der Datenträger voll oder schreibgeschützt?</translation>
    </message>
    <message>
        <source>Your settings could not be read and are new; no game is touched. The old file is kept as %1.</source>
        <translation>Die Einstellungen waren nicht lesbar und sind neu; kein Spiel ist betroffen. Die alte Datei liegt als %1 daneben.</translation>
    </message>
</context>
<context>
    <name>OddsPill</name>
    <message>
        <source>%1 of %2 ways</source>
        <translation>%1 von %2 Würfen</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Phase %1 of %2: %3</source>
        <translation>Phase %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>PlacingPanel</name>
    <message>
        <source>%1 places</source>
        <translation>%1 setzt</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>eine Stadt</translation>
    </message>
    <message>
        <source>a settlement</source>
        <translation>eine Siedlung</translation>
    </message>
    <message>
        <source>a road beside it</source>
        <translation>eine Straße daneben</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Anderer Platz</translation>
    </message>
    <message>
        <source>The city brings the first resources: one for each hex beside it.</source>
        <translation>Die Stadt bringt die ersten Rohstoffe: einen für jedes Feld daneben.</translation>
    </message>
    <message>
        <source>One settlement each in turn, then a city each in the opposite order.</source>
        <translation>Der Reihe nach je eine Siedlung, dann in umgekehrter Reihenfolge je eine Stadt.</translation>
    </message>
    <message>
        <source>One settlement each in turn, then a second one in the opposite order. It brings the first resources.</source>
        <translation>Reihum je eine Siedlung, dann umgekehrt je eine zweite. Sie bringt die ersten Rohstoffe.</translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>Politik</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Wiss.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>limit %1 exceeded</source>
        <translation>Limit %1 überschritten</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>must decide</source>
        <translation>muss wählen</translation>
    </message>
    <message>
        <source>phone lost</source>
        <translation>Telefon verloren</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message numerus="yes">
        <source>%n trade token(s)</source>
        <translation>
            <numerusform>%n Handelschip</numerusform>
            <numerusform>%n Handelschips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Points after each turn</source>
        <translation>Punkte nach jedem Zug</translation>
    </message>
    <message>
        <source>Goal %1</source>
        <translation>Ziel %1</translation>
    </message>
</context>
<context>
    <name>PointsSheet</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 points win, on your own turn.</source>
        <translation>%1 Punkte gewinnen, im eigenen Zug.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Longest road: %1</source>
        <translation>Längste Straße: %1</translation>
    </message>
    <message>
        <source>holds the card; show it on the board</source>
        <translation>hat die Karte; auf dem Plan zeigen</translation>
    </message>
    <message>
        <source>show it on the board</source>
        <translation>auf dem Plan zeigen</translation>
    </message>
</context>
<context>
    <name>PossibleGroup</name>
    <message>
        <source>Opens the rule</source>
        <translation>Öffnet die Regel</translation>
    </message>
</context>
<context>
    <name>PossibleSheet</name>
    <message>
        <source>None left in the supply</source>
        <translation>Keine mehr im Vorrat</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Es fehlt: %1</translation>
    </message>
    <message>
        <source>No place for it</source>
        <translation>Kein Platz dafür</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Costs %1 %2</source>
        <translation>Kostet %1 %2</translation>
    </message>
    <message>
        <source>Built in full</source>
        <translation>Ganz ausgebaut</translation>
    </message>
    <message>
        <source>It needs a city that can carry it</source>
        <translation>Dazu braucht es eine passende Stadt</translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <translation>Entwicklungskarte kaufen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>No knight that could</source>
        <translation>Kein Ritter, der das könnte</translation>
    </message>
    <message>
        <source>Activate a knight</source>
        <translation>Ritter aktivieren</translation>
    </message>
    <message>
        <source>Promote a knight</source>
        <translation>Ritter aufwerten</translation>
    </message>
    <message>
        <source>Move a knight</source>
        <translation>Ritter versetzen</translation>
    </message>
    <message>
        <source>Chase the robber away</source>
        <translation>Räuber vertreiben</translation>
    </message>
    <message>
        <source>No active knight beside the robber</source>
        <translation>Kein aktiver Ritter beim Räuber</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>With the bank and with the others</source>
        <translation>Mit der Bank und mit den anderen</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>What can I do now?</source>
        <translation>Was kann ich jetzt tun?</translation>
    </message>
    <message>
        <source>First this is due. Building, trading and knights come after it.</source>
        <translation>Erst ist das hier dran. Bauen, Handeln und Ritter kommen danach.</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Möglich</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruit a knight</source>
        <translation>Ritter aufstellen</translation>
    </message>
</context>
<context>
    <name>ProductionWording</name>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n Siedlung</numerusform>
            <numerusform>%n Siedlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>terrain: buildings</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ProgressNames</name>
    <message>
        <source>Alchemist</source>
        <translation>Alchimist</translation>
    </message>
    <message>
        <source>Crane</source>
        <translation>Baukran</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Ingenieur</translation>
    </message>
    <message>
        <source>Inventor</source>
        <translation>Erfinder</translation>
    </message>
    <message>
        <source>Irrigation</source>
        <translation>Bewässerung</translation>
    </message>
    <message>
        <source>Medicine</source>
        <translation>Medizin</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Bergbau</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Buchdruck</translation>
    </message>
    <message>
        <source>Road Building</source>
        <translation>Straßenbau</translation>
    </message>
    <message>
        <source>Smith</source>
        <translation>Schmiedekunst</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bischof</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Verfassung</translation>
    </message>
    <message>
        <source>Deserter</source>
        <translation>Überläufer</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>Intrige</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>Saboteur</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Feldherr</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Commercial Harbor</source>
        <translation>Handelshafen</translation>
    </message>
    <message>
        <source>Master Merchant</source>
        <translation>Großhändler</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Merchant Fleet</source>
        <translation>Handelsflotte</translation>
    </message>
    <message>
        <source>Resource Monopoly</source>
        <translation>Rohstoffmonopol</translation>
    </message>
    <message>
        <source>Trade Monopoly</source>
        <translation>Handelsmonopol</translation>
    </message>
    <message>
        <source>Move the robber and rob one player beside its new hex. The card stays open and counts for the Largest Army.</source>
        <translation>Der Räuber wird versetzt, und eine Person an seinem neuen Feld wird beraubt. Die Karte bleibt offen liegen und zählt für die Größte Rittermacht.</translation>
    </message>
    <message>
        <source>Take any two resources from the bank.</source>
        <translation>Zwei beliebige Rohstoffe von der Bank.</translation>
    </message>
    <message>
        <source>Name a resource. Everybody gives you all cards of it.</source>
        <translation>Ein Rohstoff wird genannt. Alle geben sämtliche Karten davon ab.</translation>
    </message>
    <message>
        <source>1 victory point, kept secret until you win.</source>
        <translation>1 Siegpunkt, geheim bis zum Sieg.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Year of Plenty</source>
        <translation>Erfindung</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Victory point</source>
        <translation>Siegpunkt</translation>
    </message>
</context>
<context>
    <name>ProgressSheet</name>
    <message>
        <source>%1 puts a progress card back</source>
        <translation>%1 legt eine Fortschrittskarte zurück</translation>
    </message>
    <message>
        <source>Four may be held. The others look away.</source>
        <translation>Vier dürfen es sein. Die anderen schauen weg.</translation>
    </message>
    <message>
        <source>Four may be held. Under which deck does it go?</source>
        <translation>Vier darf man halten. Unter welchen Stapel kommt sie?</translation>
    </message>
</context>
<context>
    <name>RefusalWording</name>
    <message>
        <source>A road costs %1.</source>
        <translation>Eine Straße kostet %1.</translation>
    </message>
    <message>
        <source>A settlement costs %1.</source>
        <translation>Eine Siedlung kostet %1.</translation>
    </message>
    <message>
        <source>A city costs %1.</source>
        <translation>Eine Stadt kostet %1.</translation>
    </message>
    <message>
        <source>A city wall costs %1.</source>
        <translation>Eine Stadtmauer kostet %1.</translation>
    </message>
    <message>
        <source>A knight costs %1.</source>
        <translation>Ein Ritter kostet %1.</translation>
    </message>
    <message>
        <source>Activating a knight costs %1.</source>
        <translation>Einen Ritter zu aktivieren kostet %1.</translation>
    </message>
    <message>
        <source>Promoting a knight costs %1.</source>
        <translation>Einen Ritter aufzuwerten kostet %1.</translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <translation>%1 kostet %2.</translation>
    </message>
    <message>
        <source>This costs %1.</source>
        <translation>Das kostet %1.</translation>
    </message>
    <message>
        <source>The game is over. Undo goes back into it.</source>
        <translation>Das Spiel ist zu Ende. „Zurück“ führt wieder hinein.</translation>
    </message>
    <message>
        <source>This does not belong to the game that you play.</source>
        <translation>Das gehört nicht zu dem Spiel, das ihr spielt.</translation>
    </message>
    <message>
        <source>It is not %1&apos;s turn.</source>
        <translation>%1 ist nicht am Zug.</translation>
    </message>
    <message>
        <source>First a decision must be made.</source>
        <translation>Erst muss eine Entscheidung fallen.</translation>
    </message>
    <message>
        <source>%1 has nothing of this kind to decide now.</source>
        <translation>%1 hat jetzt nichts dergleichen zu entscheiden.</translation>
    </message>
    <message>
        <source>This is not possible in this part of the turn.</source>
        <translation>Das geht in diesem Teil des Zuges nicht.</translation>
    </message>
    <message>
        <source>First come the dice.</source>
        <translation>Erst kommen die Würfel.</translation>
    </message>
    <message>
        <source>The dice of this turn are already entered. Undo takes them back.</source>
        <translation>Die Würfel dieses Zuges stehen schon fest. „Zurück“ nimmt sie zurück.</translation>
    </message>
    <message>
        <source>%1 has too few cards for this.</source>
        <translation>%1 hat dafür zu wenige Karten.</translation>
    </message>
    <message>
        <source>The bank does not have these cards.</source>
        <translation>Die Bank hat diese Karten nicht.</translation>
    </message>
    <message>
        <source>%1 has no such piece left.</source>
        <translation>%1 hat keine solche Figur mehr.</translation>
    </message>
    <message>
        <source>This place is taken.</source>
        <translation>Dieser Platz ist besetzt.</translation>
    </message>
    <message>
        <source>Too close: leave one intersection free.</source>
        <translation>Zu nah: eine Kreuzung muss frei bleiben.</translation>
    </message>
    <message>
        <source>No road of %1 leads there.</source>
        <translation>Keine Straße von %1 führt dorthin.</translation>
    </message>
    <message>
        <source>%1 has no such piece at this place.</source>
        <translation>%1 hat an diesem Platz keine solche Figur.</translation>
    </message>
    <message>
        <source>%1 has no city at this place.</source>
        <translation>%1 hat an diesem Platz keine Stadt.</translation>
    </message>
    <message>
        <source>This city has its wall.</source>
        <translation>Diese Stadt hat schon ihre Mauer.</translation>
    </message>
    <message>
        <source>First the city that lies on its side must be restored.</source>
        <translation>Erst muss die umgelegte Stadt wieder aufgerichtet werden.</translation>
    </message>
    <message>
        <source>Improvements need a city, and %1 has none.</source>
        <translation>Für den Ausbau braucht es eine Stadt, und %1 hat keine.</translation>
    </message>
    <message>
        <source>Levels 4 and 5 need a city that could carry the metropolis.</source>
        <translation>Die Stufen 4 und 5 brauchen eine Stadt, die die Metropole tragen könnte.</translation>
    </message>
    <message>
        <source>Level 5 is the highest.</source>
        <translation>Stufe 5 ist die höchste.</translation>
    </message>
    <message>
        <source>This level does not win the metropolis.</source>
        <translation>Diese Stufe gewinnt die Metropole nicht.</translation>
    </message>
    <message>
        <source>A metropolis stands on an upright city without one.</source>
        <translation>Eine Metropole steht auf einer aufrechten Stadt ohne Metropole.</translation>
    </message>
    <message>
        <source>This knight is not active.</source>
        <translation>Dieser Ritter ist nicht aktiv.</translation>
    </message>
    <message>
        <source>This knight was activated in this turn and acts from the next one on.</source>
        <translation>Dieser Ritter wurde in diesem Zug aktiviert und handelt erst ab dem nächsten.</translation>
    </message>
    <message>
        <source>This knight is active already.</source>
        <translation>Dieser Ritter ist schon aktiv.</translation>
    </message>
    <message>
        <source>This knight was promoted in this turn; once a turn is enough.</source>
        <translation>Dieser Ritter wurde in diesem Zug schon aufgewertet; mehr geht nicht.</translation>
    </message>
    <message>
        <source>A mighty knight is the strongest there is.</source>
        <translation>Stärker als ein mächtiger Ritter wird keiner.</translation>
    </message>
    <message>
        <source>A mighty knight needs the Fortress.</source>
        <translation>Ein mächtiger Ritter braucht die Festung.</translation>
    </message>
    <message>
        <source>Only a weaker knight can be displaced.</source>
        <translation>Nur ein schwächerer Ritter lässt sich vertreiben.</translation>
    </message>
    <message>
        <source>The robber stays until the first attack.</source>
        <translation>Der Räuber bleibt bis zum ersten Überfall.</translation>
    </message>
    <message>
        <source>The robber must go to another hex.</source>
        <translation>Der Räuber muss auf ein anderes Feld.</translation>
    </message>
    <message>
        <source>The robber does not stand beside this knight.</source>
        <translation>Der Räuber steht nicht neben diesem Ritter.</translation>
    </message>
    <message>
        <source>In this edition the robber does not go to the desert.</source>
        <translation>In dieser Ausgabe geht der Räuber nicht in die Wüste.</translation>
    </message>
    <message>
        <source>The robber cannot go there.</source>
        <translation>Dorthin kann der Räuber nicht.</translation>
    </message>
    <message>
        <source>Several players can be robbed: choose one.</source>
        <translation>Mehrere lassen sich berauben: Wählt einen aus.</translation>
    </message>
    <message>
        <source>This player cannot be robbed there.</source>
        <translation>Dieser Spieler lässt sich dort nicht berauben.</translation>
    </message>
    <message>
        <source>This is not the right number of cards.</source>
        <translation>Das ist nicht die richtige Zahl von Karten.</translation>
    </message>
    <message>
        <source>These cards are not in the hand.</source>
        <translation>Diese Karten sind nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Only a resource will do, no commodity.</source>
        <translation>Hier zählt nur ein Rohstoff, keine Handelsware.</translation>
    </message>
    <message>
        <source>The same kind stands on both sides.</source>
        <translation>Auf beiden Seiten steht die gleiche Sorte.</translation>
    </message>
    <message>
        <source>Each exchange with the bank gives one card.</source>
        <translation>Jeder Tausch mit der Bank bringt eine Karte.</translation>
    </message>
    <message>
        <source>Both sides give something: gifts are no trade.</source>
        <translation>Beide Seiten geben etwas: Geschenke sind kein Handel.</translation>
    </message>
    <message>
        <source>The cards given do not make whole exchanges.</source>
        <translation>Die gegebenen Karten gehen im Tausch nicht auf.</translation>
    </message>
    <message>
        <source>Who has built trades no more in this turn.</source>
        <translation>Wer gebaut hat, handelt in diesem Zug nicht mehr.</translation>
    </message>
    <message>
        <source>This cannot have come: no such card or face was left.</source>
        <translation>Das kann nicht gekommen sein: Eine solche Karte oder Seite war nicht mehr da.</translation>
    </message>
    <message>
        <source>In the first two rounds a 7 is rolled again, and the event die rests.</source>
        <translation>In den ersten beiden Runden wird eine 7 neu gewürfelt, und der Ereigniswürfel ruht.</translation>
    </message>
    <message>
        <source>There is nothing to choose here.</source>
        <translation>Hier gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>%1 does not hold this card.</source>
        <translation>%1 hat diese Karte nicht.</translation>
    </message>
    <message>
        <source>This card cannot be played now.</source>
        <translation>Diese Karte lässt sich jetzt nicht ausspielen.</translation>
    </message>
    <message>
        <source>Only one such card may be played in a turn.</source>
        <translation>Nur eine solche Karte darf im Zug gespielt werden.</translation>
    </message>
    <message>
        <source>A card bought in this turn waits for the next one.</source>
        <translation>Eine in diesem Zug gekaufte Karte wartet bis zum nächsten.</translation>
    </message>
    <message>
        <source>This is not possible there.</source>
        <translation>Das geht dort nicht.</translation>
    </message>
    <message>
        <source>This deck is empty.</source>
        <translation>Dieser Stapel ist leer.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The table cannot look like this.</source>
        <translation>So kann der Tisch nicht aussehen.</translation>
    </message>
    <message>
        <source>%1 lacks %2.</source>
        <translation>%1 fehlt: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The road begins at the new building.</source>
        <translation>Die Straße beginnt am neuen Gebäude.</translation>
    </message>
    <message>
        <source>First this: %1.</source>
        <translation>Zuerst: %1.</translation>
    </message>
    <message>
        <source>%1 has no knight at this place.</source>
        <translation>%1 hat an diesem Platz keinen Ritter.</translation>
    </message>
    <message>
        <source>A city grows out of a settlement, and %1 has none at this place.</source>
        <translation>Eine Stadt entsteht aus einer Siedlung, und %1 hat hier keine.</translation>
    </message>
</context>
<context>
    <name>RemoveSheet</name>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>The whole record of this game is deleted. This cannot be taken back.</source>
        <translation>Das ganze Protokoll dieses Spiels wird gelöscht. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>The ship moves on</source>
        <translation>Das Schiff fährt weiter</translation>
    </message>
    <message>
        <source>%1, red die %2</source>
        <translation>%1, roter Würfel %2</translation>
    </message>
    <message>
        <source>The barbarians have landed</source>
        <translation>Die Barbaren sind gelandet</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Go on with %1, turn %2</source>
        <translation>Weiter mit %1, Zug %2</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Look at %1, turn %2</source>
        <translation>%1 ansehen, Zug %2</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>First placing</source>
        <translation>Gründung</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Everybody starts with a settlement and a city.</source>
        <translation>Alle beginnen mit einer Siedlung und einer Stadt.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Which box lies on the table?</source>
        <translation>Welche Schachtel liegt auf dem Tisch?</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Everybody starts with two settlements.</source>
        <translation>Alle beginnen mit zwei Siedlungen.</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>usual: %1</source>
        <translation>üblich: %1</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>written down</source>
        <translation>aufgeschrieben</translation>
    </message>
</context>
<context>
    <name>ScanLegend</name>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>please check</source>
        <translation>bitte prüfen</translation>
    </message>
</context>
<context>
    <name>ScanPage</name>
    <message>
        <source>Check the scan</source>
        <translation>Aufnahme prüfen</translation>
    </message>
    <message>
        <source>Photograph the board</source>
        <translation>Plan fotografieren</translation>
    </message>
    <message>
        <source>Tap a hex that is wrong or marked.</source>
        <translation>Tippt ein Feld an, das falsch oder markiert ist.</translation>
    </message>
    <message>
        <source>A photograph of the board</source>
        <translation>Ein Foto des Spielplans</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>Another picture</source>
        <translation>Anderes Bild</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Bild öffnen</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Enter by hand</source>
        <translation>Von Hand eingeben</translation>
    </message>
    <message>
        <source>The picture stays here</source>
        <translation>Das Bild bleibt hier</translation>
    </message>
    <message>
        <source>Accept board</source>
        <translation>Plan übernehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) not checked</source>
        <translation>
            <numerusform>%n Stelle nicht geprüft</numerusform>
            <numerusform>%n Stellen nicht geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>then a look at the harbours</source>
        <translation>dann ein Blick auf die Häfen</translation>
    </message>
    <message>
        <source>Leave the corners</source>
        <translation>Ecken lassen</translation>
    </message>
    <message>
        <source>Move corners</source>
        <translation>Ecken setzen</translation>
    </message>
    <message>
        <source>Keep the picture</source>
        <translation>Bild behalten</translation>
    </message>
    <message>
        <source>Kept as %1.</source>
        <translation>Behalten als %1.</translation>
    </message>
    <message>
        <source>The picture could not be kept.</source>
        <translation>Das Bild konnte nicht behalten werden.</translation>
    </message>
    <message>
        <source>Pictures and videos (%1)</source>
        <translation>Bilder und Videos (%1)</translation>
    </message>
</context>
<context>
    <name>ScanPicture</name>
    <message>
        <source>The photograph</source>
        <translation>Das Foto</translation>
    </message>
    <message>
        <source>Hex %1: %2 %3</source>
        <translation>Feld %1: %2 %3</translation>
    </message>
</context>
<context>
    <name>ScanSide</name>
    <message>
        <source>All 19 hexes read</source>
        <translation>Alle 19 Felder gelesen</translation>
    </message>
    <message>
        <source>%1 of 19 hexes read for sure</source>
        <translation>%1 von 19 Feldern sicher gelesen</translation>
    </message>
    <message>
        <source>%1 of 19 terrains read for sure</source>
        <translation>%1 von 19 Landschaften sicher gelesen</translation>
    </message>
    <message>
        <source>Check hex %1</source>
        <translation>Feld %1 prüfen</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>It is right like this</source>
        <translation>So stimmt es</translation>
    </message>
    <message>
        <source>Tap a diamond to check it.</source>
        <translation>Tippt eine Raute an, um sie zu prüfen.</translation>
    </message>
    <message>
        <source>Tap any hex to change it.</source>
        <translation>Tippt ein Feld an, um es zu ändern.</translation>
    </message>
    <message>
        <source>As Reeve reads it</source>
        <translation>So liest es Reeve</translation>
    </message>
    <message>
        <source>All terrains read</source>
        <translation>Alle Landschaften gelesen</translation>
    </message>
    <message>
        <source>Tap a hex and say its number; the next one follows by itself.</source>
        <translation>Tippt ein Feld an und sagt seine Zahl; das nächste folgt von selbst.</translation>
    </message>
</context>
<context>
    <name>ScanStart</name>
    <message>
        <source>Reeve is reading the island</source>
        <translation>Reeve liest die Insel</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>A picture of the whole island</source>
        <translation>Ein Bild der ganzen Insel</translation>
    </message>
    <message>
        <source>Finding the island, then its terrains, then its numbers.</source>
        <translation>Erst die Insel, dann die Landschaften, dann die Zahlen.</translation>
    </message>
    <message>
        <source>From above, all six corners in the picture, without a flash. Any rotation will do. The picture does not leave this machine.</source>
        <translation>Von oben, alle sechs Ecken im Bild, ohne Blitz. Jede Drehung ist recht. Das Bild verlässt dieses Gerät nicht.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Try another picture</source>
        <translation>Anderes Bild versuchen</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Bild öffnen</translation>
    </message>
    <message>
        <source>Enter the board by hand</source>
        <translation>Plan von Hand eingeben</translation>
    </message>
    <message>
        <source>No camera found. A picture from your phone or a stick works as well.</source>
        <translation>Keine Kamera gefunden. Ein Bild vom Telefon oder von einem Stick geht genauso.</translation>
    </message>
    <message>
        <source>Opening the picture</source>
        <translation>Das Bild wird geöffnet</translation>
    </message>
    <message>
        <source>Finding the island</source>
        <translation>Die Insel wird gesucht</translation>
    </message>
    <message>
        <source>Looking at hexes and pieces</source>
        <translation>Felder und Figuren werden angesehen</translation>
    </message>
    <message>
        <source>Use the camera</source>
        <translation>Kamera benutzen</translation>
    </message>
    <message>
        <source>Show Reeve the corners</source>
        <translation>Ecken selbst setzen</translation>
    </message>
</context>
<context>
    <name>ScanTile</name>
    <message>
        <source>%1, please check</source>
        <translation>%1, bitte prüfen</translation>
    </message>
</context>
<context>
    <name>ScanWording</name>
    <message>
        <source>Too dark. Turn on a lamp or the torch.</source>
        <translation>Zu dunkel. Macht eine Lampe oder das Licht an.</translation>
    </message>
    <message>
        <source>No island found. Show the whole board from above.</source>
        <translation>Keine Insel gefunden. Zeigt den ganzen Plan von oben.</translation>
    </message>
    <message>
        <source>A corner is cut off. Step back a little.</source>
        <translation>Eine Ecke fehlt. Geht etwas zurück.</translation>
    </message>
    <message>
        <source>Blurred. Hold still and wait until it is sharp.</source>
        <translation>Verwackelt. Haltet still und wartet, bis das Bild scharf ist.</translation>
    </message>
    <message>
        <source>This file cannot be opened. Choose another one.</source>
        <translation>Diese Datei lässt sich nicht öffnen. Wählt eine andere.</translation>
    </message>
    <message>
        <source>This file is no picture. Choose a photograph.</source>
        <translation>Diese Datei ist kein Bild. Wählt ein Foto.</translation>
    </message>
    <message>
        <source>This picture is incomplete. Copy it again or choose another one.</source>
        <translation>Dieses Bild ist unvollständig. Kopiert es noch einmal oder wählt ein anderes.</translation>
    </message>
    <message>
        <source>This picture is too small. Choose a larger one.</source>
        <translation>Dieses Bild ist zu klein. Wählt ein größeres.</translation>
    </message>
    <message>
        <source>This picture is too large. Choose a smaller one.</source>
        <translation>Dieses Bild ist zu groß. Wählt ein kleineres.</translation>
    </message>
    <message>
        <source>This is another board than the one of this game. Choose a photograph of your table.</source>
        <translation>Das ist ein anderer Plan als der dieses Spiels. Wählt ein Foto von eurem Tisch.</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of %1: %2</source>
        <translation>Farbe von %1: %2</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 nach oben</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>%1 nach unten</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Who sits here instead of %1?</source>
        <translation>Wer sitzt hier statt %1?</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Who sits where?</source>
        <translation>Wer sitzt wo?</translation>
    </message>
    <message>
        <source>Free seat: add a player</source>
        <translation>Platz frei: Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Two colours more stand on the board; nobody plays them.</source>
        <translation>Zwei weitere Farben stehen auf dem Plan; niemand spielt sie.</translation>
    </message>
    <message>
        <source>Reeve knows the island for four: it will be crowded.</source>
        <translation>Reeve kennt die Insel für vier: Es wird eng.</translation>
    </message>
    <message>
        <source>Clockwise round the table.</source>
        <translation>Im Uhrzeigersinn um den Tisch.</translation>
    </message>
    <message>
        <source>The same as last time</source>
        <translation>Dieselben wie beim letzten Mal</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>very large</source>
        <translation>sehr groß</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Every change holds at once.</source>
        <translation>Jede Änderung gilt sofort.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>Size of words and buttons</source>
        <translation>Größe von Schrift und Tasten</translation>
    </message>
    <message>
        <source>Size of numbers and pieces on the board</source>
        <translation>Größe von Zahlen und Figuren auf dem Plan</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Reduced: everything is at its place at once.</source>
        <translation>Reduziert: Alles steht sofort an seinem Platz.</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>reduziert</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Dice, building, the ship, the attack, the next turn.</source>
        <translation>Würfel, Bauen, Schiff, Überfall, nächster Zug.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Hints for newcomers</source>
        <translation>Hinweise für Neulinge</translation>
    </message>
    <message>
        <source>Sentences about the turn, and the odds of the next attack.</source>
        <translation>Sätze zum Zug und die Aussichten im nächsten Überfall.</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Zuguhr</translation>
    </message>
    <message>
        <source>It tells when a turn gets long, and ends none.</source>
        <translation>Sie sagt, wann ein Zug lang wird, und beendet keinen.</translation>
    </message>
    <message>
        <source>2 min</source>
        <translation>2 Min.</translation>
    </message>
    <message>
        <source>4 min</source>
        <translation>4 Min.</translation>
    </message>
    <message>
        <source>6 min</source>
        <translation>6 Min.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The rule for this</source>
        <translation>Die Regel dazu</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>%1: turn %2</source>
        <translation>%1: Zug %2</translation>
    </message>
    <message>
        <source>No roll yet. After the first one the figures of the evening stand here.</source>
        <translation>Noch kein Wurf. Nach dem ersten stehen hier die Zahlen des Abends.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>Knights recruited</source>
        <translation>Ritter angeworben</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Retter</translation>
    </message>
    <message>
        <source>Cities lost</source>
        <translation>Städte verloren</translation>
    </message>
    <message>
        <source>Income by card</source>
        <translation>Ertrag nach Karten</translation>
    </message>
    <message>
        <source>From the bank, without exchanges.</source>
        <translation>Aus der Bank, ohne Tausch.</translation>
    </message>
    <message>
        <source>Where the cards came from</source>
        <translation>Woher die Karten kamen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Aquädukt</translation>
    </message>
    <message>
        <source>Played cards</source>
        <translation>Gespielte Karten</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Stolen</source>
        <translation>Geraubt</translation>
    </message>
    <message>
        <source>Where cards went</source>
        <translation>Wohin Karten gingen</translation>
    </message>
    <message>
        <source>Kept back: what the robber’s hex would have given.</source>
        <translation>Einbehalten: was das Feld des Räubers gebracht hätte.</translation>
    </message>
    <message>
        <source>Robbed</source>
        <translation>Geraubt</translation>
    </message>
    <message>
        <source>Kept back</source>
        <translation>Einbehalten</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>To the bank</source>
        <translation>An die Bank</translation>
    </message>
    <message>
        <source>To players</source>
        <translation>An Mitspieler</translation>
    </message>
    <message>
        <source>Share a summary</source>
        <translation>Zusammenfassung teilen</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>Minutes and seconds. Waits over ten minutes are breaks and count for nobody.</source>
        <translation>Minuten und Sekunden. Wartezeiten über zehn Minuten sind Pausen und zählen für niemanden.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längster</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>StepWording</name>
    <message>
        <source>%1 places a city and a road</source>
        <translation>%1 setzt eine Stadt und eine Straße</translation>
    </message>
    <message>
        <source>%1 places a settlement and a road</source>
        <translation>%1 setzt eine Siedlung und eine Straße</translation>
    </message>
    <message>
        <source>%1 rolls the dice</source>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>%1 rolls %L2</source>
        <translation>%1 würfelt %L2</translation>
    </message>
    <message>
        <source>%1 builds a road</source>
        <translation>%1 baut eine Straße</translation>
    </message>
    <message>
        <source>%1 builds a settlement</source>
        <translation>%1 baut eine Siedlung</translation>
    </message>
    <message>
        <source>%1 builds a city</source>
        <translation>%1 baut eine Stadt</translation>
    </message>
    <message>
        <source>%1 builds a city wall</source>
        <translation>%1 baut eine Stadtmauer</translation>
    </message>
    <message>
        <source>%1 recruits a knight</source>
        <translation>%1 stellt einen Ritter auf</translation>
    </message>
    <message>
        <source>%1 activates a knight</source>
        <translation>%1 aktiviert einen Ritter</translation>
    </message>
    <message>
        <source>%1 promotes a knight</source>
        <translation>%1 wertet einen Ritter auf</translation>
    </message>
    <message>
        <source>%1 moves a knight</source>
        <translation>%1 versetzt einen Ritter</translation>
    </message>
    <message>
        <source>%1 chases the robber away</source>
        <translation>%1 vertreibt den Räuber</translation>
    </message>
    <message>
        <source>%1 improves the cities</source>
        <translation>%1 baut die Städte aus</translation>
    </message>
    <message>
        <source>%1 builds %2</source>
        <translation>%1 baut %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2 aus</translation>
    </message>
    <message>
        <source>%1 trades with the bank</source>
        <translation>%1 tauscht mit der Bank</translation>
    </message>
    <message>
        <source>%1 trades with %2</source>
        <translation>%1 handelt mit %2</translation>
    </message>
    <message>
        <source>%1 buys a development card</source>
        <translation>%1 kauft eine Entwicklungskarte</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 beendet den Zug</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 legt %2 ab</translation>
    </message>
    <message>
        <source>%1 moves the robber</source>
        <translation>%1 versetzt den Räuber</translation>
    </message>
    <message>
        <source>%1 takes nothing</source>
        <translation>%1 nimmt nichts</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 nimmt %2</translation>
    </message>
    <message>
        <source>%1 chooses the lost city</source>
        <translation>%1 wählt die verlorene Stadt</translation>
    </message>
    <message>
        <source>%1 draws a progress card</source>
        <translation>%1 zieht eine Fortschrittskarte</translation>
    </message>
    <message>
        <source>%1 puts a progress card back</source>
        <translation>%1 legt eine Fortschrittskarte zurück</translation>
    </message>
    <message>
        <source>%1 commits knights</source>
        <translation>%1 schickt Ritter</translation>
    </message>
    <message>
        <source>%1 moves the displaced knight</source>
        <translation>%1 versetzt den vertriebenen Ritter</translation>
    </message>
    <message>
        <source>%1 removes a knight</source>
        <translation>%1 entfernt einen Ritter</translation>
    </message>
    <message>
        <source>%1 places a knight</source>
        <translation>%1 stellt einen Ritter auf</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <translation>%1 gibt %2</translation>
    </message>
    <message>
        <source>%1 looks at progress cards</source>
        <translation>%1 sieht Fortschrittskarten an</translation>
    </message>
    <message>
        <source>%1 places the metropolis</source>
        <translation>%1 setzt die Metropole</translation>
    </message>
    <message>
        <source>%1 places a neutral settlement</source>
        <translation>%1 setzt eine neutrale Siedlung</translation>
    </message>
    <message>
        <source>%1 builds a neutral settlement</source>
        <translation>%1 baut eine neutrale Siedlung</translation>
    </message>
    <message>
        <source>%1 builds a neutral road</source>
        <translation>%1 baut eine neutrale Straße</translation>
    </message>
    <message>
        <source>%1 makes a forced trade</source>
        <translation>%1 tauscht zwangsweise</translation>
    </message>
    <message>
        <source>%1 sends the robber to the desert</source>
        <translation>%1 schickt den Räuber in die Wüste</translation>
    </message>
    <message>
        <source>%1 gives up a knight card</source>
        <translation>%1 gibt eine Ritterkarte ab</translation>
    </message>
</context>
<context>
    <name>StoryList</name>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>First placing</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>Show the board as it was then</source>
        <translation>Zeigt den Plan, wie er damals war</translation>
    </message>
</context>
<context>
    <name>StrengthScales</name>
    <message>
        <source>Barbarians %1, knights %2. %3</source>
        <translation>Barbaren %1, Ritter %2. %3</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
</context>
<context>
    <name>SumsPanel</name>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>Sum %1: rolled %2 times, expected %3</source>
        <translation>Summe %1: %2-mal gefallen, erwartet %3</translation>
    </message>
    <message>
        <source>Furthest off: the %1 came %2× instead of %3×.</source>
        <translation>Größte Abweichung: die %1 fiel %2× statt %3×.</translation>
    </message>
    <message>
        <source>Fair dice hardly ever stray this far.</source>
        <translation>So weit weichen gute Würfel kaum je ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s).</source>
        <translation>
            <numerusform>%n Wurf.</numerusform>
            <numerusform>%n Würfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fair dice stray this far or farther in %n of 100 evenings.</source>
        <translation>
            <numerusform>So weit oder weiter weichen gute Würfel an %n von 100 Abenden ab.</numerusform>
            <numerusform>So weit oder weiter weichen gute Würfel an %n von 100 Abenden ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) set by a card, not counted here.</source>
        <translation>
            <numerusform>%n Wurf wurde durch eine Karte gelegt und zählt hier nicht.</numerusform>
            <numerusform>%n Würfe wurden durch eine Karte gelegt und zählen hier nicht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TerrainButton</name>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 zu viel</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>First placing · %1</source>
        <translation>Gründung · %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The rule for this moment</source>
        <translation>Die Regel zu diesem Moment</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>Klänge sind an</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>Klänge sind aus</translation>
    </message>
    <message>
        <source>Check the board with a photograph</source>
        <translation>Plan mit einem Foto prüfen</translation>
    </message>
</context>
<context>
    <name>TrackLevel</name>
    <message>
        <source>%1 level %2</source>
        <translation>%1 Stufe %2</translation>
    </message>
</context>
<context>
    <name>TradeSheet</name>
    <message>
        <source>First say what you give.</source>
        <translation>Sagt zuerst, was ihr gebt.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to take.</source>
        <translation>
            <numerusform>Wählt noch %n Karte zum Nehmen.</numerusform>
            <numerusform>Wählt noch %n Karten zum Nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) less.</source>
        <translation>
            <numerusform>Nehmt %n Karte weniger.</numerusform>
            <numerusform>Nehmt %n Karten weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 trades with the bank</source>
        <translation>%1 tauscht mit der Bank</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>%1 in hand</source>
        <translation>%1 auf der Hand</translation>
    </message>
    <message>
        <source>Now say what you take.</source>
        <translation>Jetzt sagen, was du nimmst.</translation>
    </message>
    <message>
        <source>%1 trades with %2</source>
        <translation>%1 handelt mit %2</translation>
    </message>
    <message>
        <source>%1 agrees</source>
        <translation>%1 ist einverstanden</translation>
    </message>
    <message>
        <source>Both must have agreed.</source>
        <translation>Beide müssen einverstanden sein.</translation>
    </message>
    <message>
        <source>%1:1 · %2 in hand</source>
        <translation>%1:1 · %2 da</translation>
    </message>
    <message>
        <source>No kind of card is enough for the bank. Trade with a player.</source>
        <translation>Für die Bank reicht keine Kartenart. Handelt mit jemandem am Tisch.</translation>
    </message>
</context>
<context>
    <name>TurnStrip</name>
    <message>
        <source>Total %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>A seven gives nothing.</source>
        <translation>Eine Sieben bringt nichts.</translation>
    </message>
    <message>
        <source>Nobody gets anything.</source>
        <translation>Niemand bekommt etwas.</translation>
    </message>
    <message>
        <source>The robber stays until the first attack.</source>
        <translation>Der Räuber bleibt bis zum ersten Überfall.</translation>
    </message>
    <message>
        <source>Draw:</source>
        <translation>Es ziehen:</translation>
    </message>
    <message>
        <source>A card of %1 for:</source>
        <translation>Es ziehen (%1):</translation>
    </message>
    <message>
        <source>The yield comes after the event.</source>
        <translation>Der Ertrag folgt auf das Ereignis.</translation>
    </message>
</context>
<context>
    <name>UndoButtons</name>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Zurück: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wieder vor: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Spiele</translation>
    </message>
    <message>
        <source>The board is on your table</source>
        <translation>Der Plan liegt auf eurem Tisch</translation>
    </message>
    <message>
        <source>You roll, build and haggle. Reeve keeps the count: cards, knights, roads, the ship and the points.</source>
        <translation>Ihr würfelt, baut und handelt. Reeve zählt mit: Karten, Ritter, Straßen, das Schiff und die Punkte.</translation>
    </message>
    <message>
        <source>Your games cannot be shown now</source>
        <translation>Eure Spiele lassen sich gerade nicht zeigen</translation>
    </message>
</context>
<context>
    <name>WinnerCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>WinnerScene</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 in turn %2</source>
        <translation>%1 in Zug %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Plan ansehen</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Share a summary</source>
        <translation>Zusammenfassung teilen</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>brick</source>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>lumber</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>Wolle</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>Erz</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Pasture</source>
        <translation>Weideland</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>Politik</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Wissenschaft</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Yellow gate</source>
        <translation>Gelbes Tor</translation>
    </message>
    <message>
        <source>Blue gate</source>
        <translation>Blaues Tor</translation>
    </message>
    <message>
        <source>Green gate</source>
        <translation>Grünes Tor</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>City wall</source>
        <translation>Stadtmauer</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Mighty knight</source>
        <translation>Mächtiger Ritter</translation>
    </message>
    <message>
        <source>Strong knight</source>
        <translation>Starker Ritter</translation>
    </message>
    <message>
        <source>Basic knight</source>
        <translation>Einfacher Ritter</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n Siedlung</numerusform>
            <numerusform>%n Siedlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metropolis(es)</source>
        <translation>
            <numerusform>%n Metropole</numerusform>
            <numerusform>%n Metropolen</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest Road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) Defender of Catan</source>
        <translation>
            <numerusform>Retter Catans</numerusform>
            <numerusform>%n-mal Retter Catans</numerusform>
        </translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Buchdruck</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Verfassung</translation>
    </message>
    <message>
        <source>English 2020</source>
        <translation>Englisch 2020</translation>
    </message>
    <message>
        <source>German 2010</source>
        <translation>Deutsch 2010</translation>
    </message>
    <message>
        <source>Collectors 2005</source>
        <translation>Sammler 2005</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Current box</source>
        <translation>Aktuelle Ausgabe</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Cities &amp; Knights</source>
        <translation>Städte &amp; Ritter</translation>
    </message>
    <message>
        <source>Easy start</source>
        <translation>Leichter Start</translation>
    </message>
    <message>
        <source>Knights by choice</source>
        <translation>Ritter nach Wahl</translation>
    </message>
    <message>
        <source>Knights errant</source>
        <translation>Fahrende Ritter</translation>
    </message>
    <message>
        <source>A lone claim is paid</source>
        <translation>Einzelner bekommt den Rest</translation>
    </message>
    <message>
        <source>Trade and build at will</source>
        <translation>Handeln und bauen gemischt</translation>
    </message>
    <message>
        <source>no ship and no sevens in the first two rounds</source>
        <translation>kein Schiff und keine Sieben in den ersten zwei Runden</translation>
    </message>
    <message>
        <source>everybody decides which knights fight the barbarians</source>
        <translation>alle bestimmen, welche Ritter gegen die Barbaren ziehen</translation>
    </message>
    <message>
        <source>before the roll an active knight may chase the robber</source>
        <translation>vor dem Wurf darf ein aktiver Ritter den Räuber vertreiben</translation>
    </message>
    <message>
        <source>who alone is owed a scarce card takes what is left</source>
        <translation>wem allein knappe Karten zustehen, bekommt den Rest</translation>
    </message>
    <message>
        <source>trading goes on after building</source>
        <translation>auch nach dem Bauen wird gehandelt</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point card(s)</source>
        <translation>
            <numerusform>%n Siegpunktkarte</numerusform>
            <numerusform>%n Siegpunktkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Development card</source>
        <translation>Entwicklungskarte</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>Schaf</translation>
    </message>
    <message>
        <source>anvil</source>
        <translation>Amboss</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>fir tree</source>
        <translation>Tanne</translation>
    </message>
    <message>
        <source>ear of grain</source>
        <translation>Ähre</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>Glocke</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>owl</source>
        <translation>Eule</translation>
    </message>
</context>
<context>
    <name>YieldPanel</name>
    <message>
        <source>Who takes what</source>
        <translation>Wer bekommt was</translation>
    </message>
    <message>
        <source>A seven gives nothing.</source>
        <translation>Eine Sieben bringt nichts.</translation>
    </message>
    <message>
        <source>Nobody gets anything.</source>
        <translation>Niemand bekommt etwas.</translation>
    </message>
    <message>
        <source>The bank is short of %1: nobody gets any.</source>
        <translation>Die Bank hat zu wenig %1: niemand bekommt welches.</translation>
    </message>
    <message>
        <source>The robber blocks %1.</source>
        <translation>Der Räuber sperrt %1.</translation>
    </message>
    <message>
        <source>A seven gives nothing. The robber stays until the first attack.</source>
        <translation>Eine Sieben bringt nichts. Der Räuber bleibt bis zum ersten Überfall, wo er ist.</translation>
    </message>
    <message>
        <source>First what the event asks for, then the yield.</source>
        <translation>Erst das Ereignis, dann der Ertrag.</translation>
    </message>
</context>
<context>
    <name>YieldRow</name>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 nimmt %2</translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message>
        <source>Counts by itself.</source>
        <translation>Zählt von selbst.</translation>
    </message>
    <message>
        <source>In your own turn.</source>
        <translation>Im eigenen Zug.</translation>
    </message>
    <message>
        <source>Bought in this turn: playable from the next one.</source>
        <translation>In diesem Zug gekauft: ab dem nächsten spielbar.</translation>
    </message>
    <message>
        <source>Nothing to choose for it now.</source>
        <translation>Dafür gibt es gerade nichts zu wählen.</translation>
    </message>
    <message>
        <source>%1&apos;s cards</source>
        <translation>Karten von %1</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <translation>Die anderen schauen weg.</translation>
    </message>
    <message>
        <source>No cards in hand.</source>
        <translation>Keine Karten auf der Hand.</translation>
    </message>
    <message>
        <source>No development cards.</source>
        <translation>Keine Entwicklungskarten.</translation>
    </message>
    <message>
        <source>No progress cards.</source>
        <translation>Keine Fortschrittskarten.</translation>
    </message>
    <message>
        <source>They lie on the table; Reeve counts them.</source>
        <translation>Sie liegen auf dem Tisch; Reeve zählt sie.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) by Reeve&apos;s count.</source>
        <translation>
            <numerusform>%n Karte nach Reeves Zählung.</numerusform>
            <numerusform>%n Karten nach Reeves Zählung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s). Which one is played?</source>
        <translation>
            <numerusform>%1: %n Karte. Welche wird gespielt?</numerusform>
            <numerusform>%1: %n Karten. Welche wird gespielt?</numerusform>
        </translation>
    </message>
    <message>
        <source>show it</source>
        <translation>aufdecken</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>Cards before the roll</source>
        <translation>Karten vor dem Würfeln</translation>
    </message>
    <message>
        <source>The Alchemist has set the red die to %1 and the yellow one to %2.</source>
        <translation>Der Alchemist hat den roten Würfel auf %1 und den gelben auf %2 gelegt.</translation>
    </message>
    <message>
        <source>Reeve throws the dice of this game.</source>
        <translation>In diesem Spiel wirft Reeve die Würfel.</translation>
    </message>
    <message>
        <source>Let Reeve roll</source>
        <translation>Reeve würfeln lassen</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Now tap the other hex.</source>
        <translation>Jetzt das andere Feld antippen.</translation>
    </message>
    <message>
        <source>Tap a lit hex.</source>
        <translation>Tippt ein leuchtendes Feld an.</translation>
    </message>
    <message>
        <source>Tap a lit path, or leave it at that.</source>
        <translation>Tippt einen leuchtenden Weg an, oder lasst es dabei.</translation>
    </message>
    <message>
        <source>Tap a lit path.</source>
        <translation>Tippt einen leuchtenden Weg an.</translation>
    </message>
    <message>
        <source>Tap one more place, or leave it at that.</source>
        <translation>Tippt noch einen Platz an, oder lasst es dabei.</translation>
    </message>
    <message>
        <source>Tap a lit place.</source>
        <translation>Tippt einen leuchtenden Platz an.</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Wählt eine Person.</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Wählt eine Karte.</translation>
    </message>
    <message>
        <source>Choose a progress card.</source>
        <translation>Wählt eine Fortschrittskarte.</translation>
    </message>
    <message>
        <source>Choose the red die.</source>
        <translation>Wählt den roten Würfel.</translation>
    </message>
    <message>
        <source>Choose the yellow die.</source>
        <translation>Wählt den gelben Würfel.</translation>
    </message>
    <message>
        <source>Choose a colour.</source>
        <translation>Wählt eine Farbe.</translation>
    </message>
    <message>
        <source>Choose a piece.</source>
        <translation>Wählt eine Figur.</translation>
    </message>
    <message>
        <source>Everything is chosen.</source>
        <translation>Alles ist gewählt.</translation>
    </message>
    <message>
        <source>There is nothing to choose.</source>
        <translation>Es gibt nichts zu wählen.</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>Choose anew</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Path %1</source>
        <translation>Weg %1</translation>
    </message>
    <message>
        <source>Intersection %1</source>
        <translation>Kreuzung %1</translation>
    </message>
    <message>
        <source>All who could go are going.</source>
        <translation>Alle, die können, ziehen mit.</translation>
    </message>
    <message>
        <source>Tap every knight that goes; the others stay at home.</source>
        <translation>Tippt jeden Ritter an, der mitzieht; die anderen bleiben daheim.</translation>
    </message>
    <message numerus="yes">
        <source>%n progress card(s)</source>
        <translation>
            <numerusform>%n Fortschrittskarte</numerusform>
            <numerusform>%n Fortschrittskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose card %1 of %2.</source>
        <translation>Wählt Karte %1 von %2.</translation>
    </message>
    <message>
        <source>Nothing has to be chosen for it.</source>
        <translation>Dafür ist nichts zu wählen.</translation>
    </message>
    <message>
        <source>As things stand it would do nothing.</source>
        <translation>So wie es steht, bewirkt sie nichts.</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Dann: %1</translation>
    </message>
</context>
<context>
    <name>HeldCard</name>
    <message>
        <source>Play</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
</context>
<context>
    <name>SecretCover</name>
    <message>
        <source>Only %1 looks: hold to see</source>
        <translation>Nur %1 schaut: zum Ansehen halten</translation>
    </message>
    <message>
        <source>Only %1 looks</source>
        <translation>Nur %1 schaut hin</translation>
    </message>
    <message>
        <source>Hold a finger here to see.</source>
        <translation>Zum Ansehen den Finger hier halten.</translation>
    </message>
</context>
<context>
    <name>StartChoice</name>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>Let Reeve draw who begins</source>
        <translation>Reeve auslosen lassen, wer beginnt</translation>
    </message>
</context>
<context>
    <name>PartnerChoice</name>
    <message>
        <source>Bank and harbours</source>
        <translation>Bank und Häfen</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
</context>
<context>
    <name>CorrectionDraft</name>
    <message>
        <source>%1: pieces on the board</source>
        <translation>%1: Figuren auf dem Plan</translation>
    </message>
    <message>
        <source>Metropolises</source>
        <translation>Metropolen</translation>
    </message>
    <message>
        <source>The robber&apos;s hex</source>
        <translation>Feld des Räubers</translation>
    </message>
    <message>
        <source>The merchant</source>
        <translation>Der Händler</translation>
    </message>
    <message>
        <source>%1: cards in hand</source>
        <translation>%1: Handkarten</translation>
    </message>
    <message>
        <source>%1: city improvements</source>
        <translation>%1: Stadtausbauten</translation>
    </message>
    <message>
        <source>%1: development cards</source>
        <translation>%1: Entwicklungskarten</translation>
    </message>
    <message>
        <source>%1: progress cards</source>
        <translation>%1: Fortschrittskarten</translation>
    </message>
    <message>
        <source>Defender of Catan</source>
        <translation>Retter Catans</translation>
    </message>
    <message>
        <source>The barbarians&apos; ship</source>
        <translation>Barbarenschiff</translation>
    </message>
    <message>
        <source>Terrains and numbers</source>
        <translation>Landschaften und Zahlen</translation>
    </message>
    <message>
        <source>The harbours</source>
        <translation>Die Häfen</translation>
    </message>
    <message>
        <source>Whose turn it is, and what is due</source>
        <translation>Wer am Zug ist und was ansteht</translation>
    </message>
    <message>
        <source>The order of the decks</source>
        <translation>Die Reihenfolge der Stapel</translation>
    </message>
</context>
<context>
    <name>CorrectPlace</name>
    <message>
        <source>%1, active</source>
        <translation>%1, aktiv</translation>
    </message>
    <message>
        <source>City on its side</source>
        <translation>Umgekippte Stadt</translation>
    </message>
    <message>
        <source>City with wall</source>
        <translation>Stadt mit Mauer</translation>
    </message>
    <message>
        <source>None left in the supply</source>
        <translation>Keine mehr im Vorrat</translation>
    </message>
    <message>
        <source>No wall left in the supply</source>
        <translation>Keine Mauer mehr im Vorrat</translation>
    </message>
    <message>
        <source>Tap a place on the board, then say what lies there.</source>
        <translation>Tippt eine Stelle auf dem Plan an und sagt, was dort liegt.</translation>
    </message>
    <message>
        <source>Metropolis: %1</source>
        <translation>Metropole: %1</translation>
    </message>
    <message>
        <source>The robber</source>
        <translation>Der Räuber</translation>
    </message>
    <message>
        <source>The merchant of %1</source>
        <translation>Der Händler von %1</translation>
    </message>
    <message>
        <source>Nothing lies here</source>
        <translation>Hier liegt nichts</translation>
    </message>
</context>
<context>
    <name>CorrectPlayer</name>
    <message>
        <source>Defender of Catan</source>
        <translation>Retter Catans</translation>
    </message>
    <message>
        <source>Development cards</source>
        <translation>Entwicklungskarten</translation>
    </message>
    <message>
        <source>Progress cards</source>
        <translation>Fortschrittskarten</translation>
    </message>
</context>
<context>
    <name>CorrectionPage</name>
    <message>
        <source>Set right</source>
        <translation>Richtigstellen</translation>
    </message>
    <message>
        <source>The table is right: what lies there is entered here.</source>
        <translation>Der Tisch hat recht: Was dort liegt, wird hier eingetragen.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>Will change: %1</source>
        <translation>Ändert sich: %1</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>one step, undo takes it back</source>
        <translation>ein Schritt, lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>What is set right</source>
        <translation>Was richtiggestellt wird</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Spaces that the ship has advanced</source>
        <translation>Felder, die das Schiff gefahren ist</translation>
    </message>
    <message>
        <source>Attacks so far</source>
        <translation>Überfälle bisher</translation>
    </message>
    <message>
        <source>%1 Look at: %2</source>
        <translation>%1 Seht nach: %2</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Ship, turn</source>
        <translation>Schiff, Zug</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Was ansteht</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>der Wurf</translation>
    </message>
    <message>
        <source>the actions</source>
        <translation>die Aktionen</translation>
    </message>
</context>
<context>
    <name>OldRolls</name>
    <message>
        <source>Enter what the dice really showed.</source>
        <translation>Gebt ein, was die Würfel wirklich zeigten.</translation>
    </message>
    <message numerus="yes">
        <source>%n later step(s) follow.</source>
        <translation>
            <numerusform>%n späterer Schritt folgt.</numerusform>
            <numerusform>%n spätere Schritte folgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing came after it.</source>
        <translation>Danach kam nichts mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) are no longer asked for.</source>
        <translation>
            <numerusform>%n Antwort ist nicht mehr gefragt.</numerusform>
            <numerusform>%n Antworten sind nicht mehr gefragt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This and what came after it would go: %n step(s).</source>
        <translation>
            <numerusform>Er allein entfiele: %n Schritt.</numerusform>
            <numerusform>Er und alles danach entfielen: %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which roll was entered wrongly? Everything after it is done again.</source>
        <translation>Welcher Wurf wurde falsch eingegeben? Alles danach wird neu vollzogen.</translation>
    </message>
    <message>
        <source>Nobody has rolled yet.</source>
        <translation>Noch hat niemand gewürfelt.</translation>
    </message>
    <message>
        <source>Turn %1, %2: red %3, yellow %4 %5</source>
        <translation>Zug %1, %2: rot %3, gelb %4 %5</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
    <message>
        <source>Change it and stop there</source>
        <translation>Ändern und dort aufhören</translation>
    </message>
    <message>
        <source>Change the roll</source>
        <translation>Wurf ändern</translation>
    </message>
    <message>
        <source>These are the dice that stand there.</source>
        <translation>Diese Würfel stehen schon da.</translation>
    </message>
    <message>
        <source>Another roll</source>
        <translation>Anderer Wurf</translation>
    </message>
    <message>
        <source>It stops at “%1”: %2</source>
        <translation>Es hört auf bei „%1“: %2</translation>
    </message>
</context>
<context>
    <name>KeptGameSheet</name>
    <message>
        <source>Change the name, or keep a copy.</source>
        <translation>Anderer Name, oder eine Kopie behalten.</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name des Spiels</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>A game needs a name.</source>
        <translation>Ein Spiel braucht einen Namen.</translation>
    </message>
    <message>
        <source>That is its name already.</source>
        <translation>So heißt es schon.</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Kopie anlegen</translation>
    </message>
    <message>
        <source>to play on from the same position twice</source>
        <translation>um von hier aus zweimal weiterzuspielen</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Save the record as a file</source>
        <translation>Aufzeichnung als Datei sichern</translation>
    </message>
    <message>
        <source>for another device, or to keep</source>
        <translation>für ein anderes Gerät oder zum Aufheben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>ComponentChoice</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>You throw and tap in what came.</source>
        <translation>Ihr werft und tippt ein, was kam.</translation>
    </message>
    <message>
        <source>Reeve throws them.</source>
        <translation>Reeve wirft sie.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>You hold the cards. Reeve announces and counts, and asks for no payment.</source>
        <translation>Ihr haltet die Karten. Reeve sagt an und zählt, prüft aber keine Bezahlung.</translation>
    </message>
    <message>
        <source>Reeve holds them, covered, and books every payment.</source>
        <translation>Reeve hält sie verdeckt und bucht jede Bezahlung.</translation>
    </message>
    <message>
        <source>Progress cards</source>
        <translation>Fortschrittskarten</translation>
    </message>
    <message>
        <source>You draw. Reeve knows of which deck; whoever plays a card says which.</source>
        <translation>Ihr zieht. Reeve kennt den Stapel; wer eine Karte spielt, sagt welche.</translation>
    </message>
    <message>
        <source>Reeve shuffles and deals them, covered.</source>
        <translation>Reeve mischt und teilt sie verdeckt aus.</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>in Reeve</source>
        <translation>bei Reeve</translation>
    </message>
    <message>
        <source>A tap changes it, now or later in the game.</source>
        <translation>Ein Tipp ändert es, jetzt oder später im Spiel.</translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>On the table or in Reeve</source>
        <translation>Auf dem Tisch oder bei Reeve</translation>
    </message>
    <message>
        <source>Holds from now on; what was played stays.</source>
        <translation>Gilt ab jetzt; was gespielt ist, bleibt.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>gegenüber</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>Panels and sheets face their players</source>
        <translation>Tafeln und Fragen zeigen zu ihren Spielern</translation>
    </message>
    <message>
        <source>Where %1 sits</source>
        <translation>Wo %1 sitzt</translation>
    </message>
    <message>
        <source>Turn the whole view</source>
        <translation>Die ganze Ansicht drehen</translation>
    </message>
    <message>
        <source>a quarter clockwise</source>
        <translation>um ein Viertel im Uhrzeigersinn</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>%1 shows %2.</source>
        <translation>%1 deckt %2 auf.</translation>
    </message>
    <message>
        <source>The cards lie otherwise than Reeve thought: the record follows the table.</source>
        <translation>Die Karten liegen anders, als Reeve dachte: Das Protokoll folgt dem Tisch.</translation>
    </message>
    <message>
        <source>The record was set to what lies on the table.</source>
        <translation>Das Protokoll wurde dem Tisch angepasst.</translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message>
        <source>The barbarians&apos; ship</source>
        <translation>Das Barbarenschiff</translation>
    </message>
    <message>
        <source>Path %1</source>
        <translation>Weg %1</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Intersection %1</source>
        <translation>Kreuzung %1</translation>
    </message>
    <message>
        <source>%1, active</source>
        <translation>%1, aktiv</translation>
    </message>
    <message>
        <source>%1, inactive</source>
        <translation>%1, inaktiv</translation>
    </message>
    <message>
        <source>Metropolis</source>
        <translation>Metropole</translation>
    </message>
    <message>
        <source>The robber</source>
        <translation>Der Räuber</translation>
    </message>
    <message>
        <source>The merchant</source>
        <translation>Der Händler</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>no harbour</source>
        <translation>kein Hafen</translation>
    </message>
    <message>
        <source>Harbour 3:1</source>
        <translation>Hafen 3:1</translation>
    </message>
    <message>
        <source>Harbour for %1</source>
        <translation>Hafen für %1</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) on</source>
        <translation>
            <numerusform>%n Feld weiter</numerusform>
            <numerusform>%n Felder weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>as a move of %1</source>
        <translation>als Zug von %1</translation>
    </message>
    <message>
        <source>the record is set right</source>
        <translation>als Berichtigung</translation>
    </message>
    <message>
        <source>set it right by hand</source>
        <translation>von Hand berichtigen</translation>
    </message>
</context>
<context>
    <name>CheckPicture</name>
    <message>
        <source>The photograph</source>
        <translation>Das Foto</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>DifferenceRow</name>
    <message>
        <source>%1. %2. On the table: %3. In Reeve: %4</source>
        <translation>%1. %2. Auf dem Tisch: %3. In Reeve: %4</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tisch: %1</translation>
    </message>
    <message>
        <source>Reeve: %1</source>
        <translation>Reeve: %1</translation>
    </message>
    <message>
        <source>Table is right</source>
        <translation>Tisch stimmt</translation>
    </message>
    <message>
        <source>%1 is robbed</source>
        <translation>%1 wird beraubt</translation>
    </message>
    <message>
        <source>This alone does not fit the box. Set it right by hand.</source>
        <translation>Das allein passt nicht zur Schachtel. Berichtigt es von Hand.</translation>
    </message>
    <message>
        <source>Reeve is right</source>
        <translation>Reeve stimmt</translation>
    </message>
</context>
<context>
    <name>CheckList</name>
    <message>
        <source>Nothing else differs</source>
        <translation>Sonst stimmt alles</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Alles stimmt</translation>
    </message>
    <message>
        <source>The board lies as Reeve has it.</source>
        <translation>Der Plan liegt so, wie Reeve ihn kennt.</translation>
    </message>
    <message numerus="yes">
        <source>Look again at %n put aside</source>
        <translation>
            <numerusform>%n Beiseitegelegtes wieder ansehen</numerusform>
            <numerusform>%n Beiseitegelegte wieder ansehen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Check the board</source>
        <translation>Plan prüfen</translation>
    </message>
    <message>
        <source>The %1 pays here.</source>
        <translation>Hier zahlt die %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Abweichung</numerusform>
            <numerusform>%n Abweichungen</numerusform>
        </translation>
    </message>
    <message>
        <source>A photograph of the table</source>
        <translation>Ein Foto vom Tisch</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>Another picture</source>
        <translation>Anderes Bild</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>The picture stays here and is not kept.</source>
        <translation>Das Bild bleibt hier und wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>A picture of the table</source>
        <translation>Ein Bild vom Tisch</translation>
    </message>
    <message>
        <source>The whole island from above, as it lies now. Reeve tells what differs from the game. Any rotation will do.</source>
        <translation>Die ganze Insel von oben, wie sie jetzt liegt. Reeve sagt, was vom Spiel abweicht. Jede Drehung ist recht.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Photograph</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Reeve&apos;s board</source>
        <translation>Plan in Reeve</translation>
    </message>
    <message>
        <source>Who gets what</source>
        <translation>Wer bekommt was</translation>
    </message>
    <message>
        <source>Pictures and videos (%1)</source>
        <translation>Bilder und Videos (%1)</translation>
    </message>
</context>
<context>
    <name>BarbarianStrip</name>
    <message>
        <source>Played on %1 times from here with everybody acting at random, the knights hold the next attack %2 times in a hundred. You play better than chance.</source>
        <translation>%1-mal von hier aus weitergespielt, alle handeln zufällig: In %2 von 100 Spielen halten die Ritter den nächsten Überfall ab. Ihr spielt besser als der Zufall.</translation>
    </message>
    <message>
        <source>If they landed now</source>
        <translation>Wenn sie jetzt landeten</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Short tour</source>
        <translation>Kurze Führung</translation>
    </message>
    <message>
        <source>Your island</source>
        <translation>Eure Insel</translation>
    </message>
    <message>
        <source>The twin of the board on the table. What lights up may be tapped.</source>
        <translation>Der Zwilling des Spielplans auf dem Tisch. Was leuchtet, lässt sich antippen.</translation>
    </message>
    <message>
        <source>The barbarians</source>
        <translation>Die Barbaren</translation>
    </message>
    <message>
        <source>How far their ship is, and whether your knights would hold.</source>
        <translation>Wie weit ihr Schiff ist und ob eure Ritter standhielten.</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Die Spieler</translation>
    </message>
    <message>
        <source>Points, cards and limit of everybody. A tap opens what the points consist of.</source>
        <translation>Punkte, Karten und Grenze von allen. Ein Tipp zeigt, woraus die Punkte bestehen.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Tap in the dice of the table here. Then everybody sees what to take, and why.</source>
        <translation>Hier tippt ihr die Würfel des Tisches ein. Dann sehen alle, was sie bekommen und warum.</translation>
    </message>
    <message>
        <source>What is next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
        <source>One big button says what comes now. Enter does the same.</source>
        <translation>Ein großer Knopf sagt, was jetzt dran ist. Die Eingabetaste tut dasselbe.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Every step can be taken back, as many as you like. Nothing is ever lost.</source>
        <translation>Jeder Schritt lässt sich zurücknehmen, so viele ihr wollt. Nichts geht verloren.</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>The menu leads to the history, to statistics, to the almanac, and to this tour.</source>
        <translation>Das Menü führt zum Verlauf, zur Statistik, zum Almanach und zu dieser Führung.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Führung beenden</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Let&apos;s play</source>
        <translation>Los geht’s</translation>
    </message>
</context>
<context>
    <name>HintLine</name>
    <message>
        <source>Opens the rule</source>
        <translation>Öffnet die Regel</translation>
    </message>
    <message>
        <source>Different terrains and numbers near 7 bring cards most often: 6 and 8 come five times in 36.</source>
        <translation>Verschiedene Landschaften und Zahlen nahe der 7 bringen am häufigsten Karten: 6 und 8 kommen fünfmal in 36 Würfen.</translation>
    </message>
    <message>
        <source>Before the dice you may play one development card.</source>
        <translation>Vor dem Würfeln darf eine Entwicklungskarte gespielt werden.</translation>
    </message>
    <message>
        <source>A gate of a colour lets everybody draw whose flip-chart shows the red die&apos;s number.</source>
        <translation>Bei einem Stadttor ziehen alle, deren Tafel dieser Farbe die Zahl des roten Würfels zeigt.</translation>
    </message>
    <message>
        <source>More cards than the limit: spend some before somebody rolls a 7.</source>
        <translation>Mehr Karten als erlaubt: Gebt einige aus, bevor jemand eine 7 würfelt.</translation>
    </message>
    <message>
        <source>The barbarians are near. Only active knights count; activating one costs 1 grain.</source>
        <translation>Die Barbaren sind nah. Nur aktive Ritter zählen; einen zu aktivieren kostet 1 Getreide.</translation>
    </message>
    <message>
        <source>A knight costs wool and ore and must be activated with grain before it protects.</source>
        <translation>Ein Ritter kostet Wolle und Erz und schützt erst, wenn er mit Getreide aktiviert ist.</translation>
    </message>
    <message>
        <source>A settlement could become a city now: it brings two cards of its hexes.</source>
        <translation>Eine Siedlung könnte jetzt zur Stadt werden: Sie bringt zwei Karten ihrer Felder.</translation>
    </message>
    <message>
        <source>Four of a kind buy one other card from the bank; harbours make it cheaper.</source>
        <translation>Vier gleiche Karten kaufen der Bank eine andere ab; Häfen machen es billiger.</translation>
    </message>
</context>
<context>
    <name>PeopleWording</name>
    <message>
        <source>The list of players could not be saved. Is the disk full or read-only?</source>
        <translation>Die Liste der Mitspieler konnte nicht gespeichert werden. Ist der Speicher voll oder schreibgeschützt?</translation>
    </message>
    <message>
        <source>The list of players could not be read. It is kept as %1, and a new one begins; no game is touched.</source>
        <translation>Die Liste der Mitspieler war nicht lesbar. Sie liegt als %1 bereit, eine neue beginnt; kein Spiel ist betroffen.</translation>
    </message>
    <message>
        <source>This file is no picture that Reeve can read. Choose a photograph, JPEG or PNG.</source>
        <translation>Diese Datei ist kein Bild, das Reeve lesen kann. Wählt ein Foto, JPEG oder PNG.</translation>
    </message>
    <message>
        <source>The picture could not be saved. Is the disk full or read-only?</source>
        <translation>Das Bild konnte nicht gespeichert werden. Ist der Datenträger voll oder schreibgeschützt?</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Points a game</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Höchste Punktzahl</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Counted over all finished games of this device.</source>
        <translation>Gezählt über alle beendeten Spiele auf diesem Gerät.</translation>
    </message>
    <message>
        <source>Nobody yet. Whoever is named in a new game stands here from then on.</source>
        <translation>Noch niemand. Wer in einem neuen Spiel einen Namen bekommt, steht von da an hier.</translation>
    </message>
    <message>
        <source>last on %1</source>
        <translation>zuletzt am %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Opens name, colour and picture.</source>
        <translation>Öffnet Name, Farbe und Bild.</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>The colour is offered first in a new game. Games of the past stay as they are.</source>
        <translation>Die Farbe wird in einem neuen Spiel zuerst angeboten. Frühere Spiele bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name des Mitspielers</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>Ein Mitspieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>That is the name already.</source>
        <translation>So lautet der Name schon.</translation>
    </message>
    <message>
        <source>Somebody else is called %1.</source>
        <translation>%1 heißt schon jemand anderes.</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>the games stay</source>
        <translation>die Spiele bleiben</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>A photograph</source>
        <translation>Ein Foto</translation>
    </message>
    <message>
        <source>Another photograph</source>
        <translation>Ein anderes Foto</translation>
    </message>
    <message>
        <source>from a file; it stays on this device</source>
        <translation>aus einer Datei; es bleibt auf diesem Gerät</translation>
    </message>
    <message>
        <source>Take the photograph away</source>
        <translation>Foto wegnehmen</translation>
    </message>
    <message>
        <source>A photograph of %1</source>
        <translation>Ein Foto von %1</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
</context>
<context>
    <name>PersonChooser</name>
    <message>
        <source>Who sits here?</source>
        <translation>Wer sitzt hier?</translation>
    </message>
    <message>
        <source>Everybody Reeve knows sits at the table. Type a new name into the seat.</source>
        <translation>Alle, die Reeve kennt, sitzen schon am Tisch. Einen neuen Namen einfach in den Platz schreiben.</translation>
    </message>
    <message>
        <source>Brings the colour along; who has it now swaps.</source>
        <translation>Wer hier sitzt, bringt die eigene Farbe mit; wer sie jetzt hat, tauscht.</translation>
    </message>
</context>
<context>
    <name>SummaryPaper</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <translation>%1 gewinnt: %2</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <translation>%1 führt: %2</translation>
    </message>
    <message>
        <source>The board at the end</source>
        <translation>Das Brett am Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s); the line is what fair dice show</source>
        <translation>
            <numerusform>%n Wurf; der Strich zeigt, was faire Würfel zeigen</numerusform>
            <numerusform>%n Würfe; der Strich zeigt, was faire Würfel zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>The barbarians never landed.</source>
        <translation>Die Barbaren sind nie gelandet.</translation>
    </message>
    <message>
        <source>Barbarians: %1 of %2 attacks beaten off</source>
        <translation>Barbaren: %1 von %2 Überfällen abgewehrt</translation>
    </message>
    <message>
        <source>Turn %1: knights %2, barbarians %3</source>
        <translation>Zug %1: Ritter %2, Barbaren %3</translation>
    </message>
    <message>
        <source>kept by Reeve</source>
        <translation>festgehalten von Reeve</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>The page could not be drawn.</source>
        <translation>Die Seite konnte nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>One page to print or to send.</source>
        <translation>Eine Seite zum Drucken oder Verschicken.</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>It is being written.</source>
        <translation>Sie wird gerade geschrieben.</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Pages to print (%1)</source>
        <translation>Druckseiten (%1)</translation>
    </message>
    <message>
        <source>The page as it will be written</source>
        <translation>Die Seite, wie sie geschrieben wird</translation>
    </message>
    <message>
        <source>Save the summary</source>
        <translation>Zusammenfassung speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>DataPanel</name>
    <message>
        <source>Your games and settings</source>
        <translation>Eure Spiele und Einstellungen</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>This did not work: %1</source>
        <translation>Das ist misslungen: %1</translation>
    </message>
    <message>
        <source>They lie in %1. Nothing leaves this device.</source>
        <translation>Sie liegen in %1. Nichts verlässt dieses Gerät.</translation>
    </message>
    <message>
        <source>Save a bug report</source>
        <translation>Fehlerbericht speichern</translation>
    </message>
    <message>
        <source>the game and the settings, without names</source>
        <translation>das Spiel und die Einstellungen, ohne Namen</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>all games, people and settings</source>
        <translation>alle Spiele, Personen und Einstellungen</translation>
    </message>
</context>
<context>
    <name>EraseSheet</name>
    <message>
        <source>Delete everything?</source>
        <translation>Alles löschen?</translation>
    </message>
    <message>
        <source>All games, people and settings of this device are deleted, and Reeve closes. This cannot be taken back.</source>
        <translation>Alle Spiele, Personen und Einstellungen dieses Geräts werden gelöscht, und Reeve schließt sich. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Alles behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>StoppedSheet</name>
    <message>
        <source>Reeve stopped unexpectedly</source>
        <translation>Reeve wurde unerwartet beendet</translation>
    </message>
    <message>
        <source>Your game is whole: every step that you saw is saved.</source>
        <translation>Euer Spiel ist vollständig: Jeder Schritt, den ihr gesehen habt, ist gespeichert.</translation>
    </message>
    <message>
        <source>Save a bug report</source>
        <translation>Fehlerbericht speichern</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>This did not work: %1</source>
        <translation>Das ist misslungen: %1</translation>
    </message>
    <message>
        <source>A bug report holds the game and the settings, without names, as a file that you can look into.</source>
        <translation>Ein Fehlerbericht enthält das Spiel und die Einstellungen, ohne Namen, als Datei, in die ihr hineinsehen könnt.</translation>
    </message>
</context>
<context>
    <name>TurnClock</name>
    <message>
        <source>Turn clock, paused: go on</source>
        <translation>Zuguhr, angehalten: weiter</translation>
    </message>
    <message>
        <source>Turn clock: pause</source>
        <translation>Zuguhr: anhalten</translation>
    </message>
    <message numerus="yes">
        <source>longer than %n minute(s)</source>
        <translation>
            <numerusform>länger als %n Minute</numerusform>
            <numerusform>länger als %n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>The camera is gone. Plug it in again, or open a picture.</source>
        <translation>Die Kamera ist weg. Steckt sie wieder ein oder öffnet ein Bild.</translation>
    </message>
    <message>
        <source>The video is over before the board could be read. Try another one.</source>
        <translation>Das Video ist zu Ende, bevor der Plan gelesen war. Nehmt ein anderes.</translation>
    </message>
    <message>
        <source>Waiting for the picture</source>
        <translation>Das Bild kommt gleich</translation>
    </message>
    <message>
        <source>Hold still</source>
        <translation>Stillhalten</translation>
    </message>
    <message>
        <source>Too dark. Turn on a lamp or the torch.</source>
        <translation>Zu dunkel. Macht eine Lampe oder das Licht an.</translation>
    </message>
    <message>
        <source>Blurred. Hold still.</source>
        <translation>Unscharf. Haltet still.</translation>
    </message>
    <message>
        <source>Too steep. Hold it more from above.</source>
        <translation>Zu schräg. Haltet mehr von oben.</translation>
    </message>
    <message>
        <source>A corner is cut off. Step back a little.</source>
        <translation>Eine Ecke fehlt. Geht etwas zurück.</translation>
    </message>
    <message>
        <source>No island found. Show the whole board from above.</source>
        <translation>Keine Insel gefunden. Zeigt den ganzen Plan von oben.</translation>
    </message>
    <message>
        <source>The camera says: %1</source>
        <translation>Die Kamera meldet: %1</translation>
    </message>
    <message>
        <source>This video cannot be played. Choose another one.</source>
        <translation>Dieses Video lässt sich nicht abspielen. Nehmt ein anderes.</translation>
    </message>
    <message>
        <source>The live picture</source>
        <translation>Das laufende Bild</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>read %n time(s)</source>
        <translation>
            <numerusform>%n-mal gelesen</numerusform>
            <numerusform>%n-mal gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it like this</source>
        <translation>So übernehmen</translation>
    </message>
    <message>
        <source>Nothing was read yet</source>
        <translation>Noch ist nichts gelesen</translation>
    </message>
    <message>
        <source>The torch is on</source>
        <translation>Das Licht ist an</translation>
    </message>
    <message>
        <source>The torch is off</source>
        <translation>Das Licht ist aus</translation>
    </message>
    <message>
        <source>The other camera</source>
        <translation>Die andere Kamera</translation>
    </message>
</context>
<context>
    <name>CornerPicture</name>
    <message>
        <source>The photograph</source>
        <translation>Das Foto</translation>
    </message>
    <message>
        <source>Corner %1 of the sea frame</source>
        <translation>Ecke %1 des Rahmens</translation>
    </message>
    <message>
        <source>Drag each circle onto a corner of the blue sea frame, one after the other around the board.</source>
        <translation>Zieht jeden Kreis auf eine Ecke des blauen Rahmens, reihum um den Plan.</translation>
    </message>
    <message>
        <source>Read it there</source>
        <translation>Dort lesen</translation>
    </message>
</context>
<context>
    <name>IslandWorth</name>
    <message>
        <source>What the island gives</source>
        <translation>Was die Insel hergibt</translation>
    </message>
    <message>
        <source>Pips of all its numbers: in 36 rolls a settlement on each hex would get so many.</source>
        <translation>Punkte aller Zahlenchips: So viele Karten brächte in 36 Würfen eine Siedlung an jedem Feld.</translation>
    </message>
</context>
<context>
    <name>AboutPanel</name>
    <message>
        <source>About Reeve</source>
        <translation>Über Reeve</translation>
    </message>
    <message>
        <source>Version %1. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Version %1. Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>It accompanies your own box of Catan and of Cities &amp; Knights. It is not made or approved by their publisher; drawings and words are our own.</source>
        <translation>Reeve begleitet eure eigene Schachtel von Catan und von Städte &amp; Ritter. Der Verlag hat daran nicht mitgewirkt; Zeichnungen und Worte sind unsere eigenen.</translation>
    </message>
    <message>
        <source>Built with Qt, OpenCV and JSON for Modern C++; written in Inter and Noto Serif.</source>
        <translation>Gebaut mit Qt, OpenCV und JSON for Modern C++; gesetzt in Inter und Noto Serif.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Dateiart</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>DeckOrder</name>
    <message>
        <source>The order of a deck</source>
        <translation>Die Reihenfolge eines Stapels</translation>
    </message>
    <message>
        <source>Which deck</source>
        <translation>Welcher Stapel</translation>
    </message>
    <message>
        <source>Who looks knows what comes next. Hold a finger here to see.</source>
        <translation>Wer hinsieht, weiß, was als Nächstes kommt. Zum Ansehen den Finger hier halten.</translation>
    </message>
    <message>
        <source>The first one is drawn next.</source>
        <translation>Die erste wird als nächste gezogen.</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>%1 to the top</source>
        <translation>%1 nach oben auf den Stapel</translation>
    </message>
    <message>
        <source>%1 one place up</source>
        <translation>%1 einen Platz nach oben</translation>
    </message>
    <message>
        <source>It is the first one.</source>
        <translation>Sie ist schon die erste.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), covered</source>
        <translation>
            <numerusform>%n Karte, verdeckt</numerusform>
            <numerusform>%n Karten, verdeckt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultLine</name>
    <message>
        <source>Rolled %1</source>
        <translation>Gewürfelt: %1</translation>
    </message>
    <message>
        <source>A card of %1 for: %2</source>
        <translation>Eine Karte (%1) für: %2</translation>
    </message>
</context>
<context>
    <name>LandingSheet</name>
    <message>
        <source>If they landed now</source>
        <translation>Wenn sie jetzt landeten</translation>
    </message>
    <message>
        <source>Nobody has built yet.</source>
        <translation>Noch hat niemand gebaut.</translation>
    </message>
    <message>
        <source>The knights hold %1 : %2</source>
        <translation>Die Ritter halten stand %1 : %2</translation>
    </message>
    <message>
        <source>The barbarians win %1 : %2. %3</source>
        <translation>Die Barbaren gewinnen %1 : %2. %3</translation>
    </message>
    <message>
        <source>Played on %1 times from here with everybody acting at random, the knights hold the next attack %2 times in a hundred. You play better than chance.</source>
        <translation>%1-mal von hier aus weitergespielt, alle handeln zufällig: In %2 von 100 Spielen halten die Ritter den nächsten Überfall ab. Ihr spielt besser als der Zufall.</translation>
    </message>
    <message numerus="yes">
        <source>%n more strength would hold.</source>
        <translation>
            <numerusform>Mit %n Stärke mehr hielten die Ritter stand.</numerusform>
            <numerusform>Mit %n Stärke mehr hielten die Ritter stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) to go.</source>
        <translation>
            <numerusform>Noch %n Schiff bis zur Landung.</numerusform>
            <numerusform>Noch %n Schiffe bis zur Landung.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Photograph the island</source>
        <translation>Die Insel fotografieren</translation>
    </message>
    <message>
        <source>Choose &quot;Photograph&quot; for the board of a new game. Take the whole island from above, in even light, with every hex in the picture; any rotation will do. Marked hexes are doubtful: tap one and say what lies there. A tap on any other hex changes it too.</source>
        <translation>Wählt beim neuen Spiel als Spielplan „Abfotografieren“. Nehmt die ganze Insel von oben auf, in gleichmäßigem Licht, mit allen Feldern im Bild; jede Drehung ist recht. Markierte Felder sind zweifelhaft: Tippt eines an und sagt, was dort liegt. Auch jedes andere Feld lässt sich so ändern.</translation>
    </message>
    <message>
        <source>When the island is not found</source>
        <translation>Wenn die Insel nicht gefunden wird</translation>
    </message>
    <message>
        <source>Choose &quot;Move corners&quot; and drag the six points onto the corners of the frame: Reeve reads what lies between them. Or enter the board by hand: tap a hex, then its terrain and number.</source>
        <translation>Wählt „Ecken setzen“ und zieht die sechs Punkte auf die Ecken des Rahmens: Reeve liest, was dazwischen liegt. Oder gebt den Plan von Hand ein: ein Feld antippen, dann Landschaft und Zahl.</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>Die Würfel eingeben</translation>
    </message>
    <message>
        <source>Throw as always and tap in the red, the yellow and the event die, or type the numbers. Then everybody sees what to take, and why. Reeve can also throw, for one roll or for the whole game.</source>
        <translation>Würfelt wie immer und tippt den roten, den gelben und den Ereigniswürfel ein, oder tippt die Ziffern auf der Tastatur. Dann sehen alle, wer was nimmt und warum. Reeve kann auch selbst würfeln, für einen Wurf oder das ganze Spiel.</translation>
    </message>
    <message>
        <source>Cards on the table or in Reeve</source>
        <translation>Karten auf dem Tisch oder bei Reeve</translation>
    </message>
    <message>
        <source>Menu, &quot;On the table or in Reeve&quot;: dice, hands and progress cards are kept by you or by Reeve, each by itself, and may change during the game. Where the hands are on the table, Reeve announces what is due and asks for no payment.</source>
        <translation>Menü, „Auf dem Tisch oder bei Reeve“: Würfel, Handkarten und Fortschrittskarten führt ihr selbst oder Reeve, jedes für sich, und auch mitten im Spiel anders. Liegen die Handkarten auf dem Tisch, sagt Reeve an, was fällig ist, und prüft keine Bezahlung.</translation>
    </message>
    <message>
        <source>Look at secret cards</source>
        <translation>Geheime Karten ansehen</translation>
    </message>
    <message>
        <source>Hands and progress cards lie under a cover. Pass the tablet to their owner, who holds a finger on the cover; when the finger goes, the cards are hidden again. Nothing of them stands in the history.</source>
        <translation>Handkarten und Fortschrittskarten liegen unter einer Abdeckung. Gebt das Tablet weiter: Wem sie gehören, hält den Finger darauf; ist der Finger weg, sind sie wieder verdeckt. Im Verlauf steht nichts davon.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Choose &quot;Build&quot; and a piece. What is missing stands beside it. The places where it may stand light up on the board: tap one. The same goes for knights.</source>
        <translation>Wählt „Bauen“ und eine Figur. Was fehlt, steht daneben. Auf dem Plan leuchten die Stellen auf, an denen sie stehen darf: Tippt eine an. Mit Rittern geht es ebenso.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>With the bank, the best rate of your harbours stands beside each kind. With other players, agree aloud and enter what each gives.</source>
        <translation>Bei der Bank steht neben jeder Sorte der beste Kurs eurer Häfen. Mit anderen einigt ihr euch laut und gebt ein, wer was gibt.</translation>
    </message>
    <message>
        <source>Play a progress card</source>
        <translation>Eine Fortschrittskarte ausspielen</translation>
    </message>
    <message>
        <source>Open your cards and choose &quot;Play&quot;. Reeve asks for one thing after the other: a hex, a knight, a player. Until the last answer nothing has happened, and &quot;Not now&quot; puts the card back.</source>
        <translation>Öffnet eure Karten und wählt „Spielen“. Reeve fragt eins nach dem anderen: ein Feld, einen Ritter, eine Person. Bis zur letzten Antwort ist nichts geschehen, und „Jetzt nicht“ legt die Karte zurück.</translation>
    </message>
    <message>
        <source>If the barbarians landed now</source>
        <translation>Wenn die Barbaren jetzt landeten</translation>
    </message>
    <message>
        <source>Tap the ship&apos;s track above the board: who would lose a city, who would be defender, how many knights are missing, and how likely it is that the next attack is won.</source>
        <translation>Tippt auf die Fahrt des Schiffs über dem Plan: wer eine Stadt verlöre, wer Retter würde, wie viele Ritter fehlen und wie wahrscheinlich der nächste Überfall abgewehrt wird.</translation>
    </message>
    <message>
        <source>Take something back</source>
        <translation>Etwas zurücknehmen</translation>
    </message>
    <message>
        <source>The button at the lower left names what it takes back. As many steps as you like, also after the app was closed. In &quot;What happened&quot; you can look at any moment and take the game back to it.</source>
        <translation>Die Taste unten links nennt, was sie zurücknimmt. So viele Schritte ihr wollt, auch nachdem Reeve geschlossen war. Unter „Was geschah“ seht ihr jeden Augenblick und könnt das Spiel dorthin zurücknehmen.</translation>
    </message>
    <message>
        <source>Change an old roll</source>
        <translation>Einen alten Wurf ändern</translation>
    </message>
    <message>
        <source>Menu, &quot;Set right&quot;, &quot;Dice&quot;: choose the roll and the right dice. Everything after it follows; where something could no longer have happened, Reeve says so before anything changes.</source>
        <translation>Menü, „Richtigstellen“, „Würfel“: Wählt den Wurf und die richtigen Würfel. Alles danach folgt; wo etwas so nicht mehr hätte geschehen können, sagt Reeve es, bevor sich etwas ändert.</translation>
    </message>
    <message>
        <source>When the table is right and Reeve is not</source>
        <translation>Wenn der Tisch recht hat und Reeve nicht</translation>
    </message>
    <message>
        <source>Menu, &quot;Set right&quot;: pieces, cards, charts, ship and turn are set to what lies on the table. It is one step and can be taken back.</source>
        <translation>Menü, „Richtigstellen“: Figuren, Karten, Ausbauten, Schiff und Zug werden auf das gesetzt, was auf dem Tisch liegt. Das ist ein Schritt und lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Compare table and record</source>
        <translation>Tisch und Aufzeichnung vergleichen</translation>
    </message>
    <message>
        <source>Menu, &quot;Check the board&quot;: a photograph is held against the game. The surest difference stands first; say for each whether the table or Reeve is right. What is left open holds the game up until you have looked, put the note away or played on.</source>
        <translation>Menü, „Plan prüfen“: Ein Foto wird mit dem Spiel verglichen. Die sicherste Abweichung steht zuerst; sagt bei jeder, ob der Tisch oder Reeve recht hat. Was offen bleibt, hält das Spiel auf, bis ihr nachseht, den Hinweis wegtippt oder weiterspielt.</translation>
    </message>
    <message>
        <source>Turn panels to their players</source>
        <translation>Tafeln zu ihren Spielern drehen</translation>
    </message>
    <message>
        <source>Menu, &quot;On the table or in Reeve&quot;: say where each player sits. Their panels and questions then face them. The whole view can be turned by quarters as well.</source>
        <translation>Menü, „Auf dem Tisch oder bei Reeve“: Sagt, wer wo sitzt. Tafeln und Fragen zeigen dann zu ihnen. Auch die ganze Ansicht lässt sich um Viertel drehen.</translation>
    </message>
    <message>
        <source>Keep the evening, or move it</source>
        <translation>Den Abend aufheben oder mitnehmen</translation>
    </message>
    <message>
        <source>Statistics, then the sign for sharing: one page about the evening as picture or PDF. The pencil beside a game saves its record as a file, which another device reads on its first page.</source>
        <translation>Statistik, dann das Zeichen zum Teilen: eine Seite über den Abend als Bild oder PDF. Der Stift neben einem Spiel sichert die Aufzeichnung als Datei, die ein anderes Gerät auf seiner Startseite liest.</translation>
    </message>
    <message>
        <source>The same people again</source>
        <translation>Wieder dieselben Leute</translation>
    </message>
    <message>
        <source>&quot;The same as last time&quot; seats them with names and colours. The page of the players keeps their figures of all evenings, and forgets whom you wish.</source>
        <translation>„Dieselben wie beim letzten Mal“ setzt sie mit Namen und Farben an den Tisch. Die Seite der Mitspieler führt ihre Zahlen aus allen Abenden und vergisst, wen ihr wollt.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Enter: what is next. 1 to 6 and Backspace: the dice. Ctrl+Z and Ctrl+Y: undo and redo. C: check the board. Esc: give up what was begun, or go back. Tab and the arrows reach everything else.</source>
        <translation>Eingabe: was als Nächstes kommt. 1 bis 6 und Rücktaste: die Würfel. Strg+Z und Strg+Y: zurücknehmen und wiederholen. C: Plan prüfen. Esc: Begonnenes lassen oder zurück. Tab und die Pfeile erreichen alles andere.</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>Weideland</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>lumber</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>Wolle</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>Erz</translation>
    </message>
    <message>
        <source>any</source>
        <translation>3:1</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>sand</source>
        <translation>Sand</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Güte</translation>
    </message>
    <message>
        <source>why not</source>
        <translation>warum nicht</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>von oben</translation>
    </message>
    <message>
        <source>hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>intersections</source>
        <translation>Kreuzungen</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>milliseconds to locate</source>
        <translation>Millisekunden zum Finden</translation>
    </message>
    <message>
        <source>milliseconds to read</source>
        <translation>Millisekunden zum Lesen</translation>
    </message>
    <message>
        <source>too-dark</source>
        <translation>zu dunkel</translation>
    </message>
    <message>
        <source>no-island</source>
        <translation>keine Insel</translation>
    </message>
    <message>
        <source>cut-off</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>blurred</source>
        <translation>unscharf</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>barbarians&apos; ship</source>
        <translation>Barbarenschiff</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>am Start</translation>
    </message>
    <message>
        <source>The barbarians&apos; ship</source>
        <translation>Das Barbarenschiff</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>knight %1</source>
        <translation>Ritter %1</translation>
    </message>
    <message>
        <source>knight %1, active</source>
        <translation>Ritter %1, aktiv</translation>
    </message>
    <message>
        <source>wall under the city</source>
        <translation>Mauer unter der Stadt</translation>
    </message>
    <message>
        <source>metropolis over the city</source>
        <translation>Metropole über der Stadt</translation>
    </message>
    <message>
        <source>%1 road</source>
        <translation>Straße, %1</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>%1 aktiv</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>metropolis</source>
        <translation>Metropole</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>%1: nothing labelled</source>
        <translation>%1: nichts beschriftet</translation>
    </message>
    <message>
        <source>%1: %2 of %3 right (%4 %)</source>
        <translation>%1: %2 von %3 richtig (%4 %)</translation>
    </message>
    <message>
        <source>label\read</source>
        <translation>ist\gelesen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Landschaften</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Intersections</source>
        <translation>Kreuzungen</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>With the cities</source>
        <translation>Bei den Städten</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Küsten</translation>
    </message>
    <message>
        <source>Hexes with a figure</source>
        <translation>Felder mit einer Figur</translation>
    </message>
    <message>
        <source>photographs: %1, boards found where they lie: %2</source>
        <translation>Fotos: %1, Bretter dort gefunden, wo sie liegen: %2</translation>
    </message>
    <message>
        <source>Photograph</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Reeve workbench</source>
        <translation>Reeve-Werkbank</translation>
    </message>
    <message>
        <source>Photographs</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>A folder of photographs</source>
        <translation>Ein Ordner mit Fotos</translation>
    </message>
    <message>
        <source>There is no photograph in this folder.</source>
        <translation>In diesem Ordner ist kein Foto.</translation>
    </message>
    <message>
        <source>Save label</source>
        <translation>Beschriftung sichern</translation>
    </message>
    <message>
        <source>Label from the reading</source>
        <translation>Beschriftung aus der Lesung</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Confusions</source>
        <translation>Verwechslungen</translation>
    </message>
    <message>
        <source>Labelled by hand</source>
        <translation>Von Hand beschriftet</translation>
    </message>
    <message>
        <source>No label yet: this is what was read</source>
        <translation>Noch nicht beschriftet: So wurde gelesen</translation>
    </message>
    <message>
        <source>The label is damaged: %1</source>
        <translation>Die Beschriftung ist beschädigt: %1</translation>
    </message>
    <message>
        <source>%1%2 – Reeve workbench</source>
        <translation>%1%2 – Reeve-Werkbank</translation>
    </message>
    <message>
        <source>Drag the six corners of the sea frame to where they are, then choose &quot;Corners&quot; again.</source>
        <translation>Zieh die sechs Ecken des Meerrahmens dorthin, wo sie sind, und wähle dann noch einmal „Ecken“.</translation>
    </message>
    <message>
        <source>No camera could see these six corners as a hexagon: drag them once more.</source>
        <translation>Keine Kamera könnte diese sechs Ecken als Sechseck sehen: Zieh sie noch einmal.</translation>
    </message>
    <message>
        <source>Read with these corners</source>
        <translation>Mit diesen Ecken gelesen</translation>
    </message>
    <message>
        <source>The label could not be written: %1</source>
        <translation>Die Beschriftung konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gesichert</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln dieses Tisches</translation>
    </message>
    <message>
        <source>In your own words. Reeve keeps them with the game and does not apply them.</source>
        <translation>In euren Worten. Reeve bewahrt sie beim Spiel auf und wendet sie nicht an.</translation>
    </message>
    <message>
        <source>Such as: no robber before the third round.</source>
        <translation>Etwa: kein Räuber vor der dritten Runde.</translation>
    </message>
</context>
<context>
    <name>NoticePanel</name>
    <message>
        <source>Put this note away</source>
        <translation>Hinweis ausblenden</translation>
    </message>
</context>
<context>
    <name>Foresight</name>
    <message>
        <source>%1: %2 cards in 36 rolls instead of %3.</source>
        <translation>%1: %2 Karten in 36 Würfen statt %3.</translation>
    </message>
</context>
</TS>
