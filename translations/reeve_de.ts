<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <source>What can I do?</source>
        <translation>Was kann ich tun?</translation>
    </message>
    <message>
        <source>look, play</source>
        <translation>ansehen, spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>progress cards</comment>
        <translation>
            <numerusform>%n verdeckt</numerusform>
            <numerusform>%n verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the movement phase: it comes after building and trading.</source>
        <translation>Nicht in der Bewegungsphase: Sie kommt nach dem Bauen und Handeln.</translation>
    </message>
    <message>
        <source>Reeve plays this seat.</source>
        <translation>Reeve spielt diesen Platz.</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Möglich</translation>
    </message>
</context>
<context>
    <name>AfterPanel</name>
    <message>
        <source>All knights become inactive</source>
        <translation>Alle Ritter werden passiv</translation>
    </message>
    <message>
        <source>The barbarian ship returns to its start</source>
        <translation>Das Barbarenschiff kehrt zum Start zurück</translation>
    </message>
    <message>
        <source>From now on the robber can be moved</source>
        <translation>Ab jetzt darf der Räuber versetzt werden</translation>
    </message>
    <message>
        <source>Then production for %1</source>
        <translation>Dann der Ertrag für %1</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Then the 7 is carried out</source>
        <translation>Danach wird die 7 ausgeführt</translation>
    </message>
</context>
<context>
    <name>AlmanacWording</name>
    <message>
        <source>An interpretation: the printed rules leave this open.</source>
        <translation>Eine Auslegung: Die gedruckten Regeln lassen das offen.</translation>
    </message>
    <message>
        <source>An interpretation: the fans' article leaves this open.</source>
        <translation>Eine Auslegung: Der Artikel der Fans lässt das offen.</translation>
    </message>
</context>
<context>
    <name>AlmanacEntries</name>
    <message>
        <source>Building costs</source>
        <translation>Baukosten</translation>
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
        <translation>Ritter aufstellen</translation>
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
        <source>%1, level %2. With the city gate of this colour, a red die of 1 to %3 draws a progress card.</source>
        <translation>%1, Stufe %2. Beim Stadttor dieser Farbe bringt der rote Würfel mit 1 bis %3 eine Fortschrittskarte.</translation>
    </message>
    <message>
        <source>Development cards in detail</source>
        <translation>Entwicklungskarten einzeln</translation>
    </message>
    <message>
        <source>How to use Reeve</source>
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
        <source>Only rules of this game</source>
        <translation>Nur Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or fewer words.</source>
        <translation>Nichts gefunden. Versucht ein anderes Wort oder weniger Wörter.</translation>
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
        <source>Does not apply in this game</source>
        <translation>Gilt in diesem Spiel nicht</translation>
    </message>
</context>
<context>
    <name>AreaChooser</name>
    <message>
        <source>no island</source>
        <translation>keine Insel</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
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
        <translation>Überfall abgewehrt</translation>
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
        <source>The knights hold, %1 : %2</source>
        <translation>Überfall abgewehrt, %1 : %2</translation>
    </message>
    <message>
        <source>The barbarians win, %1 : %2</source>
        <translation>Die Barbaren gewinnen, %1 : %2</translation>
    </message>
    <message>
        <source>The barbarians land</source>
        <translation>Die Barbaren landen</translation>
    </message>
    <message>
        <source>Turn %1. One undo reverts the whole attack.</source>
        <translation>Zug %1. Der ganze Überfall lässt sich auf einmal rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>AttackScene</name>
    <message>
        <source>Finish the attack</source>
        <translation>Überfall abschließen</translation>
    </message>
    <message>
        <source>One decision left</source>
        <translation>Noch 1 Entscheidung</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
</context>
<context>
    <name>AttackVerdict</name>
    <message>
        <source>%1 is Defender of Catan and gets 1 point.</source>
        <translation>%1 ist Retter Catans und erhält 1 Punkt.</translation>
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
        <source>The knights hold. Nobody becomes Defender of Catan.</source>
        <translation>Die Ritter wehren den Überfall ab. Niemand wird Retter Catans.</translation>
    </message>
    <message>
        <source>No city can be lost.</source>
        <translation>Niemand kann eine Stadt verlieren.</translation>
    </message>
    <message>
        <source>%1 loses the city at %2.</source>
        <translation>%1 verliert die Stadt bei %2.</translation>
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
        <source>turn %1 won, %2 against %3</source>
        <translation>Zug %1 gewonnen, %2 gegen %3</translation>
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
            <numerusform>%n Ritterstärke fehlt</numerusform>
            <numerusform>%n Ritterstärken fehlen</numerusform>
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
        <source>%n more ship(s) until they land</source>
        <translation>
            <numerusform>Noch %n Feld bis zum Überfall</numerusform>
            <numerusform>Noch %n Felder bis zum Überfall</numerusform>
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
    <message numerus="yes">
        <source>Hoard: %n gold.</source>
        <translation>
            <numerusform>Barbarenschatz: %n Gold.</numerusform>
            <numerusform>Barbarenschatz: %n Gold.</numerusform>
        </translation>
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
        <source>Reeve suggests one</source>
        <translation>Reeve schlägt einen vor</translation>
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
        <source>printed layout</source>
        <translation>feste Aufstellung</translation>
    </message>
    <message>
        <source>Which island?</source>
        <translation>Welche Insel?</translation>
    </message>
    <message>
        <source>%1 hexes</source>
        <translation>%1 Felder</translation>
    </message>
    <message>
        <source>The scenario says where land and sea lie, where the harbours are and what is shuffled.</source>
        <translation>Das Szenario bestimmt, wo Land, Meer und Häfen liegen und was gemischt wird.</translation>
    </message>
    <message>
        <source>Saved boards</source>
        <translation>Gespeicherte Pläne</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keiner</translation>
    </message>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>%n gespeichert</numerusform>
            <numerusform>%n gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>You say where land and sea lie, what brings gold and which islands bring special points.</source>
        <translation>Ihr bestimmt, wo Land und Meer liegen, wo es Gold gibt und welche Inseln Sondersiegpunkte bringen.</translation>
    </message>
</context>
<context>
    <name>BoardCount</name>
    <message>
        <source>The number %1 is on the board %2 times; the box has %3.</source>
        <translation>Die Zahl %1 liegt %2-mal auf dem Plan; in der Schachtel ist sie %3-mal.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) to go</source>
        <translation>
            <numerusform>noch %n Feld</numerusform>
            <numerusform>noch %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>No harbour for %1.</source>
        <translation>Kein Hafen für %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) missing</source>
        <translation>
            <numerusform>Es fehlt noch %n Zahl</numerusform>
            <numerusform>Es fehlen noch %n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2; the box has %3.</source>
        <translation>%1 × %2; in der Schachtel sind %3.</translation>
    </message>
    <message>
        <source>%1 hexes and %2 numbers: complete</source>
        <translation>%1 Felder und %2 Zahlen: vollständig</translation>
    </message>
    <message>
        <source>Too many harbours for %1.</source>
        <translation>Zu viele Häfen für %1.</translation>
    </message>
</context>
<context>
    <name>BoardNameSheet</name>
    <message>
        <source>Save this board</source>
        <translation>Diesen Plan speichern</translation>
    </message>
    <message>
        <source>Rename this board</source>
        <translation>Diesen Plan umbenennen</translation>
    </message>
    <message>
        <source>It stays on this device, for new games.</source>
        <translation>Er bleibt auf diesem Gerät, für neue Spiele.</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Name des Plans</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>A board needs a name.</source>
        <translation>Ein Plan braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another board is called %1.</source>
        <translation>Ein anderer Plan heißt schon %1.</translation>
    </message>
    <message>
        <source>No more boards can be saved: delete one first.</source>
        <translation>Mehr Pläne lassen sich nicht speichern: Löscht zuerst einen.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Enlarged: tap the place that you mean.</source>
        <translation>Vergrößert: Tippt auf die Stelle, die ihr meint.</translation>
    </message>
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
    <message>
        <source>Show the whole board</source>
        <translation>Ganzen Plan zeigen</translation>
    </message>
    <message>
        <source>Enlarge the board</source>
        <translation>Plan vergrößern</translation>
    </message>
</context>
<context>
    <name>BoardsWording</name>
    <message>
        <source>The saved boards could not be written. Is the disk full or read-only?</source>
        <translation>Die gespeicherten Pläne konnten nicht geschrieben werden. Ist der Datenträger voll oder schreibgeschützt?</translation>
    </message>
    <message numerus="yes">
        <source>%n saved board(s) could not be read. The others are here, and the old file is kept as %1.</source>
        <translation>
            <numerusform>%n gespeicherter Plan war nicht lesbar. Die anderen sind da, und die alte Datei bleibt als %1 erhalten.</numerusform>
            <numerusform>%n gespeicherte Pläne waren nicht lesbar. Die anderen sind da, und die alte Datei bleibt als %1 erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved boards could not be read; no game is affected. The old file is kept as %1.</source>
        <translation>Die gespeicherten Pläne waren nicht lesbar; kein Spiel ist betroffen. Die alte Datei bleibt als %1 erhalten.</translation>
    </message>
</context>
<context>
    <name>ChancesPanel</name>
    <message>
        <source>Turn %1: %2 from %3 % to %4 %.</source>
        <translation>Zug %1: %2 von %3 % auf %4 %.</translation>
    </message>
    <message>
        <source>Chances to win, in %</source>
        <translation>Siegchancen in %</translation>
    </message>
    <message>
        <source>Estimated from points, production, hands and knights as they stood, as if everybody played like Reeve.</source>
        <translation>Geschätzt nach Punkten, Ertrag, Handkarten und Rittern zu dieser Zeit, als spielten alle wie Reeve.</translation>
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
        <source>Choose one first.</source>
        <translation>Wähle zuerst eine aus.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>ClubWords</name>
    <message>
        <source>Another Reeve window is connected to the club.</source>
        <translation>Ein anderes Fenster von Reeve ist mit dem Verein verbunden.</translation>
    </message>
    <message>
        <source>Connecting to the club…</source>
        <translation>Verbindung zum Verein wird hergestellt …</translation>
    </message>
    <message>
        <source>Connected: the club knows this table.</source>
        <translation>Verbunden: Der Verein kennt diesen Tisch.</translation>
    </message>
    <message>
        <source>The server does not answer. Check the host, and whether the server runs.</source>
        <translation>Der Server antwortet nicht. Prüft den Rechner und ob der Server läuft.</translation>
    </message>
    <message>
        <source>The password could not be saved: its file cannot be written.</source>
        <translation>Das Passwort konnte nicht gespeichert werden: Die Datei dafür lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Waiting for the system's keyring…</source>
        <translation>Warten auf den Schlüsselbund des Systems …</translation>
    </message>
    <message>
        <source>Reeve: password for the club at %1</source>
        <translation>Reeve: Passwort für den Verein bei %1</translation>
    </message>
    <message>
        <source>Type the password again: the saved one belongs to another server or login.</source>
        <translation>Gebt das Passwort noch einmal ein: Das gespeicherte gehört zu einem anderen Server oder einer anderen Anmeldung.</translation>
    </message>
    <message>
        <source>The file of the certificates could not be read and kept.</source>
        <translation>Die Datei der Zertifikate konnte nicht gelesen und aufbewahrt werden.</translation>
    </message>
    <message>
        <source>This is no invitation. It looks like %1.</source>
        <translation>Das ist keine Einladung. Sie sieht so aus: %1.</translation>
    </message>
</context>
<context>
    <name>ClubFiguresPage</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Club statistics</source>
        <translation>Statistik des Vereins</translation>
    </message>
    <message>
        <source>Counted over all finished games of the club.</source>
        <translation>Gezählt über alle beendeten Spiele des Vereins.</translation>
    </message>
    <message>
        <source>which games count</source>
        <translation>welche Spiele zählen</translation>
    </message>
    <message>
        <source>The club has no finished games yet.</source>
        <translation>Der Verein hat noch keine beendeten Spiele.</translation>
    </message>
    <message numerus="yes">
        <source>No answer from the club for %n second(s)…</source>
        <translation>
            <numerusform>Der Verein antwortet seit %n Sekunde nicht …</numerusform>
            <numerusform>Der Verein antwortet seit %n Sekunden nicht …</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No finished games.</source>
        <translation>Keine beendeten Spiele.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The first hundred.</source>
        <translation>Die ersten hundert.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Points a game</source>
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Zwei im Vergleich</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Spieler wählen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together.</source>
        <translation>
            <numerusform>%n Spiel zusammen.</numerusform>
            <numerusform>%n Spiele zusammen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No games together.</source>
        <translation>Keine Spiele zusammen.</translation>
    </message>
    <message>
        <source>More points</source>
        <translation>Mehr Punkte</translation>
    </message>
    <message>
        <source>Which games count?</source>
        <translation>Welche Spiele zählen?</translation>
    </message>
</context>
<context>
    <name>ClubGameRow</name>
    <message>
        <source>at this tablet</source>
        <translation>an diesem Tablet</translation>
    </message>
    <message numerus="yes">
        <source>no news for %n day(s)</source>
        <translation>
            <numerusform>seit %n Tag keine Meldung</numerusform>
            <numerusform>seit %n Tagen keine Meldung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no news for %n hour(s)</source>
        <translation>
            <numerusform>seit %n Stunde keine Meldung</numerusform>
            <numerusform>seit %n Stunden keine Meldung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no news for %n minute(s)</source>
        <translation>
            <numerusform>seit %n Minute keine Meldung</numerusform>
            <numerusform>seit %n Minuten keine Meldung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no news for %n second(s)</source>
        <translation>
            <numerusform>seit %n Sekunde keine Meldung</numerusform>
            <numerusform>seit %n Sekunden keine Meldung</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows this game as a spectator sees it.</source>
        <translation>Zeigt dieses Spiel, wie ein Zuschauer es sieht.</translation>
    </message>
    <message>
        <source>Play on here</source>
        <translation>Hier weiterspielen</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Running games of all tables</source>
        <translation>Laufende Spiele aller Tische</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The running games are shown here as soon as the club answers.</source>
        <translation>Die laufenden Spiele stehen hier, sobald der Verein antwortet.</translation>
    </message>
    <message>
        <source>No game is running at any table.</source>
        <translation>An keinem Tisch läuft ein Spiel.</translation>
    </message>
    <message>
        <source>Club statistics</source>
        <translation>Statistik des Vereins</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
</context>
<context>
    <name>ClubPanel</name>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>%1 at %2, database %3</source>
        <translation>%1 bei %2, Datenbank %3</translation>
    </message>
    <message>
        <source>Change the connection</source>
        <translation>Verbindung ändern</translation>
    </message>
    <message>
        <source>Join a club</source>
        <translation>Einem Verein beitreten</translation>
    </message>
    <message>
        <source>Leave the club</source>
        <translation>Verein verlassen</translation>
    </message>
    <message>
        <source>The password is in the system's keyring.</source>
        <translation>Das Passwort liegt im Schlüsselbund des Systems.</translation>
    </message>
    <message>
        <source>The password is in a file that only this account can read.</source>
        <translation>Das Passwort liegt in einer Datei, die nur dieses Benutzerkonto lesen kann.</translation>
    </message>
    <message>
        <source>A club of several tables keeps one record of all its games in a PostgreSQL database. It gets every game of this table, and the names, colours and emblems of the players; a photograph only where the player allows it. The games stay here, too, and this table never waits for it.</source>
        <translation>Ein Verein mit mehreren Tischen hält alle seine Spiele gemeinsam in einer PostgreSQL-Datenbank fest. Er erhält jedes Spiel dieses Tisches und Namen, Farben und Embleme der Spieler; ein Foto nur, wenn der Spieler es erlaubt. Die Spiele bleiben auch hier, und dieser Tisch wartet nie darauf.</translation>
    </message>
</context>
<context>
    <name>ClubPeopleSheet</name>
    <message>
        <source>Choose a player</source>
        <translation>Spieler wählen</translation>
    </message>
    <message>
        <source>The first %1 of %2; type a part of the name.</source>
        <translation>Die ersten %1 von %2; gebt einen Teil des Namens ein.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>ClubSheet</name>
    <message>
        <source>The host is missing.</source>
        <translation>Der Rechner fehlt.</translation>
    </message>
    <message>
        <source>The name of the database is missing.</source>
        <translation>Der Name der Datenbank fehlt.</translation>
    </message>
    <message>
        <source>The login is missing.</source>
        <translation>Die Anmeldung fehlt.</translation>
    </message>
    <message>
        <source>The club's database</source>
        <translation>Die Datenbank des Vereins</translation>
    </message>
    <message>
        <source>The club's administrator gives you these.</source>
        <translation>Diese Angaben gibt euch der Administrator des Vereins.</translation>
    </message>
    <message>
        <source>Stop the test</source>
        <translation>Test abbrechen</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Verbindung testen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Join the club</source>
        <translation>Dem Verein beitreten</translation>
    </message>
    <message>
        <source>Connecting to the club…</source>
        <translation>Verbindung zum Verein wird hergestellt …</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Login of this table</source>
        <translation>Anmeldung dieses Tisches</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>the saved one</source>
        <translation>das gespeicherte</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Zertifikate</translation>
    </message>
    <message>
        <source>those of the system; tap for a file of the club</source>
        <translation>die des Systems; für eine Datei des Vereins tippen</translation>
    </message>
    <message>
        <source>from %1; tap for those of the system</source>
        <translation>aus %1; für die des Systems tippen</translation>
    </message>
    <message>
        <source>Trusted certificates</source>
        <translation>Vertrauenswürdige Zertifikate</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>Type the password again: the saved one belongs to another server or login.</source>
        <translation>Gebt das Passwort noch einmal ein: Das gespeicherte gehört zu einem anderen Server oder einer anderen Anmeldung.</translation>
    </message>
    <message>
        <source>those of the club, kept on this device; tap for those of the system</source>
        <translation>die des Vereins, auf diesem Gerät aufbewahrt; für die des Systems tippen</translation>
    </message>
</context>
<context>
    <name>ClubRetry</name>
    <message>
        <source>Try again now</source>
        <translation>Jetzt noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>ClubSign</name>
    <message numerus="yes">
        <source>Club: waiting, %n step(s) behind</source>
        <translation>
            <numerusform>Verein: wartet, %n Schritt zurück</numerusform>
            <numerusform>Verein: wartet, %n Schritte zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>Club: waiting</source>
        <translation>Verein: wartet</translation>
    </message>
    <message numerus="yes">
        <source>Club: %n step(s) behind</source>
        <translation>
            <numerusform>Verein: %n Schritt zurück</numerusform>
            <numerusform>Verein: %n Schritte zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>Club: up to date</source>
        <translation>Verein: auf dem neuesten Stand</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Club: connecting</source>
        <translation>Verein: wird verbunden</translation>
    </message>
</context>
<context>
    <name>ClubWording</name>
    <message>
        <source>Reeve cannot connect to a club on this device: install the package libqt6sql6-psql.</source>
        <translation>Reeve kann sich auf diesem Gerät mit keinem Verein verbinden: Installiert das Paket libqt6sql6-psql.</translation>
    </message>
    <message>
        <source>The connection to the club is incomplete. Check host, database and login.</source>
        <translation>Die Verbindung zum Verein ist unvollständig. Prüft Rechner, Datenbank und Anmeldung.</translation>
    </message>
    <message>
        <source>The password for the club cannot be read on this device. Type it again in the settings.</source>
        <translation>Das Passwort für den Verein ist auf diesem Gerät nicht lesbar. Gebt es in den Einstellungen neu ein.</translation>
    </message>
    <message>
        <source>The password for the club could not be read from the system's keyring. Unlock it and try again, or type the password again in the settings.</source>
        <translation>Das Passwort für den Verein war im Schlüsselbund des Systems nicht lesbar. Entsperrt ihn und versucht es noch einmal, oder gebt das Passwort in den Einstellungen neu ein.</translation>
    </message>
    <message>
        <source>Others can read the file with the password for the club, so it is not used. Type the password again in the settings, or give the file the mode 600.</source>
        <translation>Andere können die Datei mit dem Passwort für den Verein lesen, darum wird sie nicht benutzt. Gebt das Passwort in den Einstellungen neu ein, oder gebt der Datei die Rechte 600.</translation>
    </message>
    <message>
        <source>The club cannot be reached. Play on: Reeve sends everything as soon as it answers.</source>
        <translation>Der Verein ist nicht erreichbar. Spielt weiter: Reeve sendet alles, sobald er antwortet.</translation>
    </message>
    <message>
        <source>The club does not accept this login or password. Type them again in the settings, or ask the club's administrator.</source>
        <translation>Der Verein nimmt diese Anmeldung oder dieses Passwort nicht an. Gebt sie in den Einstellungen neu ein, oder fragt den Administrator des Vereins.</translation>
    </message>
    <message>
        <source>The connection to the club is not safe, so nothing is sent: its certificate is missing, expired or belongs to another computer. Check the date of this device and “Certificates” in its settings, or ask the club's administrator.</source>
        <translation>Die Verbindung zum Verein ist nicht sicher, darum wird nichts gesendet: Sein Zertifikat fehlt, ist abgelaufen oder gehört einem anderen Rechner. Prüft das Datum dieses Geräts und „Zertifikate“ in seinen Einstellungen, oder fragt den Administrator des Vereins.</translation>
    </message>
    <message>
        <source>The club's server refuses this table. Check the name of the database in the settings, or ask the club's administrator.</source>
        <translation>Der Server des Vereins weist diesen Tisch ab. Prüft den Namen der Datenbank in den Einstellungen, oder fragt den Administrator des Vereins.</translation>
    </message>
    <message>
        <source>The database holds no club yet. Ask its administrator to run “reeve-club migrate”.</source>
        <translation>Die Datenbank enthält noch keinen Verein. Bittet ihren Administrator, „reeve-club migrate“ auszuführen.</translation>
    </message>
    <message>
        <source>The club's database is older than this version of Reeve. Play on, and ask its administrator to run “reeve-club migrate”.</source>
        <translation>Die Datenbank des Vereins ist älter als diese Version von Reeve. Spielt weiter, und bittet ihren Administrator, „reeve-club migrate“ auszuführen.</translation>
    </message>
    <message>
        <source>The club's database is newer than this version of Reeve. Play on, and update Reeve on this device.</source>
        <translation>Die Datenbank des Vereins ist neuer als diese Version von Reeve. Spielt weiter und aktualisiert Reeve auf diesem Gerät.</translation>
    </message>
    <message>
        <source>This login belongs to no table of the club. Ask the club's administrator for a table's login.</source>
        <translation>Diese Anmeldung gehört zu keinem Tisch des Vereins. Fragt den Administrator des Vereins nach der Anmeldung eines Tisches.</translation>
    </message>
    <message>
        <source>The club knows this device as %1. Use the login of that table, or ask the club's administrator.</source>
        <translation>Der Verein kennt dieses Gerät als %1. Nehmt die Anmeldung dieses Tisches, oder fragt den Administrator des Vereins.</translation>
    </message>
    <message>
        <source>The connection to the club was lost. Play on: Reeve sends the rest as soon as the club answers.</source>
        <translation>Die Verbindung zum Verein ist abgebrochen. Spielt weiter: Reeve sendet den Rest, sobald er antwortet.</translation>
    </message>
    <message>
        <source>The club does not answer. Play on: Reeve sends the rest as soon as it does.</source>
        <translation>Der Verein antwortet nicht. Spielt weiter: Reeve sendet den Rest, sobald er es tut.</translation>
    </message>
    <message>
        <source>The disk of the club's server is full. Play on, and tell the club's administrator: Reeve sends the rest when there is space.</source>
        <translation>Der Datenträger des Vereinsservers ist voll. Spielt weiter, und sagt es dem Administrator des Vereins: Reeve sendet den Rest, wenn Platz ist.</translation>
    </message>
    <message>
        <source>This table has sent as much as the club allows in a day. Play on: Reeve sends the rest tomorrow. The club's administrator can allow more.</source>
        <translation>Dieser Tisch hat so viel gesendet, wie der Verein an einem Tag zulässt. Spielt weiter: Reeve sendet den Rest morgen. Der Administrator des Vereins kann mehr erlauben.</translation>
    </message>
    <message>
        <source>This login is not allowed to do this. Ask the club's administrator.</source>
        <translation>Mit dieser Anmeldung ist das nicht erlaubt. Fragt den Administrator des Vereins.</translation>
    </message>
    <message>
        <source>This game is played on at another table. What was played here is kept; you can look at it.</source>
        <translation>Dieses Spiel wird an einem anderen Tisch weitergespielt. Was hier gespielt wurde, bleibt erhalten; ihr könnt es ansehen.</translation>
    </message>
    <message numerus="yes">
        <source>This game is still open at its own table. Try again in %n second(s).</source>
        <translation>
            <numerusform>Dieses Spiel ist noch an seinem eigenen Tisch geöffnet. Versucht es in %n Sekunde wieder.</numerusform>
            <numerusform>Dieses Spiel ist noch an seinem eigenen Tisch geöffnet. Versucht es in %n Sekunden wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>One game differs between this table and the club. Play on: it is kept here, and all others are sent. Ask the club's administrator.</source>
        <translation>Ein Spiel ist an diesem Tisch anders als im Verein. Spielt weiter: Hier bleibt es erhalten, und alle anderen werden gesendet. Fragt den Administrator des Vereins.</translation>
    </message>
    <message>
        <source>The club rejects some data of this table. Play on: they are kept here, and everything else is sent. For the club's administrator: %1</source>
        <translation>Der Verein lehnt Daten dieses Tisches ab. Spielt weiter: Hier bleiben sie erhalten, und alles andere wird gesendet. Für den Administrator des Vereins: %1</translation>
    </message>
    <message>
        <source>The club does not have this game any more. Choose another one.</source>
        <translation>Der Verein hat dieses Spiel nicht mehr. Wählt ein anderes.</translation>
    </message>
    <message>
        <source>The club reports an error. Play on: Reeve tries again by itself. For the club's administrator: %1</source>
        <translation>Der Verein meldet einen Fehler. Spielt weiter: Reeve versucht es von selbst wieder. Für den Administrator des Vereins: %1</translation>
    </message>
    <message>
        <source>The club is up to date.</source>
        <translation>Der Verein ist auf dem neuesten Stand.</translation>
    </message>
    <message numerus="yes">
        <source>The club is %n step(s) behind, since %1.</source>
        <translation>
            <numerusform>Dem Verein fehlt %n Schritt, seit %1.</numerusform>
            <numerusform>Dem Verein fehlen %n Schritte, seit %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another table has changed this tournament a moment ago. Look at it, and do it again.</source>
        <translation>Ein anderer Tisch hat dieses Turnier gerade geändert. Seht es euch an und macht es noch einmal.</translation>
    </message>
    <message>
        <source>This invitation was used before or is older than an hour. Ask the club's administrator for another one.</source>
        <translation>Diese Einladung wurde schon benutzt oder ist älter als eine Stunde. Bittet den Administrator des Vereins um eine neue.</translation>
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
        <translation>weicht von der Aufzeichnung ab</translation>
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
        <source>At least %1</source>
        <translation>Mindestens %1</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eins mehr</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>Höchstens %1</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Davon gibt es keine.</translation>
    </message>
</context>
<context>
    <name>DeckSheet</name>
    <message>
        <source>%1 draws a progress card</source>
        <translation>%1 zieht eine Fortschrittskarte</translation>
    </message>
    <message>
        <source>Tied for strongest: each draws from a deck of their choice.</source>
        <translation>Gleichstand an der Spitze: Jeder zieht von einem Stapel seiner Wahl.</translation>
    </message>
</context>
<context>
    <name>DeviceWords</name>
    <message>
        <source>the password for the club is still in the system's keyring</source>
        <translation>das Passwort für den Verein liegt noch im Schlüsselbund des Systems</translation>
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
        <source>white %1</source>
        <translation>weiß %1</translation>
    </message>
    <message>
        <source>The Alchemist set these dice</source>
        <translation>Diese Würfel bestimmt der Alchimist</translation>
    </message>
    <message>
        <source>Roll complete</source>
        <translation>Wurf vollständig</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>Enter the total</source>
        <translation>Summe eingeben</translation>
    </message>
    <message>
        <source>Let Reeve roll</source>
        <translation>Reeve würfeln lassen</translation>
    </message>
    <message>
        <source>What is entered</source>
        <translation>Was eingegeben wird</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
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
    <message>
        <source>Correct this roll</source>
        <translation>Diesen Wurf korrigieren</translation>
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
        <source>white die %1</source>
        <translation>weißer Würfel %1</translation>
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
        <translation>%1 gibt %2 von %3 Karten ab</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 von %2 gewählt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Choose %1 cards</source>
        <translation>Wähle %1 Karten</translation>
    </message>
    <message>
        <source>%1 in hand</source>
        <translation>%1 auf der Hand</translation>
    </message>
    <message>
        <source>All cards are chosen.</source>
        <translation>Alle Karten sind gewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) by Reeve's count.</source>
        <translation>
            <numerusform>%n Karte nach Reeves Zählung.</numerusform>
            <numerusform>%n Karten nach Reeves Zählung.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 really has … cards</source>
        <translation>%1 hat in Wirklichkeit … Karten</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abgegeben</translation>
    </message>
    <message>
        <source>do not ask which</source>
        <translation>ohne zu sagen, welche</translation>
    </message>
    <message>
        <source>No more of it in hand.</source>
        <translation>Mehr davon ist nicht auf der Hand.</translation>
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
        <source>The barbarian ship advances: %n space(s) to go.</source>
        <translation>
            <numerusform>Das Barbarenschiff rückt vor: noch %n Feld.</numerusform>
            <numerusform>Das Barbarenschiff rückt vor: noch %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The barbarians land.</source>
        <translation>Die Barbaren landen.</translation>
    </message>
    <message>
        <source>The knights hold, %L1 against %L2.</source>
        <translation>Die Ritter wehren den Überfall ab, %L1 gegen %L2.</translation>
    </message>
    <message>
        <source>The knights lose, %L1 against %L2.</source>
        <translation>Die Ritter verlieren, %L1 gegen %L2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sends %n knight(s) to defend.</source>
        <translation>
            <numerusform>%1 schickt %n Ritter zur Verteidigung.</numerusform>
            <numerusform>%1 schickt %n Ritter zur Verteidigung.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 becomes Defender of Catan.</source>
        <translation>%1 wird Retter Catans.</translation>
    </message>
    <message>
        <source>%1 draws %2 and reveals it.</source>
        <translation>%1 zieht „%2“ und legt die Karte offen aus.</translation>
    </message>
    <message>
        <source>%1 draws a progress card (%2).</source>
        <translation>%1 zieht eine Fortschrittskarte (%2).</translation>
    </message>
    <message>
        <source>%1 puts a progress card under its deck (%2).</source>
        <translation>%1 legt eine Fortschrittskarte unter den Stapel (%2).</translation>
    </message>
    <message>
        <source>%1 starts with %2.</source>
        <translation>%1 beginnt mit %2.</translation>
    </message>
    <message>
        <source>%1 gets %2 with the Aqueduct.</source>
        <translation>%1 erhält %2 durch das Aquädukt.</translation>
    </message>
    <message>
        <source>%1 gets %2 from the bank.</source>
        <translation>%1 erhält %2 von der Bank.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 erhält %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 gibt %2 ab.</translation>
    </message>
    <message>
        <source>%1 gives %2 to the bank.</source>
        <translation>%1 gibt %2 an die Bank.</translation>
    </message>
    <message>
        <source>The bank is short of %1: nobody gets any.</source>
        <translation>Die Bank hat zu wenig %1: Niemand erhält etwas davon.</translation>
    </message>
    <message>
        <source>The robber blocks a hex: %1.</source>
        <translation>Der Räuber blockiert ein Feld: %1.</translation>
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
        <translation>%1 stiehlt %2 eine Karte.</translation>
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
        <source>%1 places a city and a ship.</source>
        <translation>%1 setzt eine Stadt und ein Schiff.</translation>
    </message>
    <message>
        <source>%1 places a settlement and a ship.</source>
        <translation>%1 setzt eine Siedlung und ein Schiff.</translation>
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
        <source>A knight of %1 is removed from the board.</source>
        <translation>Ein Ritter von %1 wird vom Spielplan genommen.</translation>
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
        <translation>%1 übernimmt die Metropole von %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gets the metropolis (%2).</source>
        <translation>%1 erhält die Metropole (%2).</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt „%2“ aus.</translation>
    </message>
    <message>
        <source>%1 takes a progress card from %2.</source>
        <translation>%1 stiehlt %2 eine Fortschrittskarte.</translation>
    </message>
    <message>
        <source>Two number tokens are swapped: %1 and %2.</source>
        <translation>Zwei Zahlenchips werden vertauscht: %1 und %2.</translation>
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
        <translation>%1 bestimmt die Würfel: %L2 und %L3.</translation>
    </message>
    <message>
        <source>%1 buys a development card.</source>
        <translation>%1 kauft eine Entwicklungskarte.</translation>
    </message>
    <message>
        <source>Nobody holds Longest Road any more.</source>
        <translation>Niemand hat mehr die Längste Handelsstraße.</translation>
    </message>
    <message>
        <source>%1 holds Longest Road (%L2).</source>
        <translation>%1 hat die Längste Handelsstraße (%L2).</translation>
    </message>
    <message>
        <source>Nobody holds Largest Army any more.</source>
        <translation>Niemand hat mehr die Größte Rittermacht.</translation>
    </message>
    <message>
        <source>%1 holds Largest Army (%L2).</source>
        <translation>%1 hat die Größte Rittermacht (%L2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n trade card(s).</source>
        <translation>
            <numerusform>%1 erhält %n Handelskarte.</numerusform>
            <numerusform>%1 erhält %n Handelskarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays %n trade card(s).</source>
        <translation>
            <numerusform>%1 zahlt %n Handelskarte.</numerusform>
            <numerusform>%1 zahlt %n Handelskarten.</numerusform>
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
    <message>
        <source>%1 rolls %L2.</source>
        <translation>%1 würfelt %L2.</translation>
    </message>
    <message>
        <source>%1 loses the city at %2: it is laid on its side because no settlement is left.</source>
        <translation>%1 verliert die Stadt bei %2: Sie wird auf die Seite gelegt, denn es ist keine Siedlung mehr übrig.</translation>
    </message>
    <message>
        <source>%1 loses the city at %2 and its wall; it becomes a settlement.</source>
        <translation>%1 verliert die Stadt bei %2 mit ihrer Stadtmauer; sie wird zur Siedlung.</translation>
    </message>
    <message>
        <source>%1 loses the city at %2; it becomes a settlement.</source>
        <translation>%1 verliert die Stadt bei %2; sie wird zur Siedlung.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <comment>player, progress card</comment>
        <translation>%1 zieht „%2“.</translation>
    </message>
    <message>
        <source>%1 puts %2 under its deck.</source>
        <comment>player, progress card</comment>
        <translation>%1 legt „%2“ unter den Stapel.</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3.</source>
        <comment>player, progress card, its owner</comment>
        <translation>%1 stiehlt %3 „%2“.</translation>
    </message>
    <message>
        <source>%1 steals %2 from %3.</source>
        <comment>thief, card, victim</comment>
        <translation>%1 stiehlt %3 %2.</translation>
    </message>
    <message>
        <source>%1 buys a development card: %2.</source>
        <translation>%1 kauft eine Entwicklungskarte: %2.</translation>
    </message>
    <message>
        <source>The other players may build and buy.</source>
        <translation>Die anderen dürfen bauen und kaufen.</translation>
    </message>
    <message>
        <source>%1 plays as the partner.</source>
        <translation>%1 ist als Partner dran.</translation>
    </message>
    <message>
        <source>%1 builds a ship.</source>
        <translation>%1 baut ein Schiff.</translation>
    </message>
    <message>
        <source>%1 moves a ship.</source>
        <translation>%1 versetzt ein Schiff.</translation>
    </message>
    <message>
        <source>%1 loses a ship.</source>
        <translation>%1 verliert ein Schiff.</translation>
    </message>
    <message>
        <source>%1 moves the pirate.</source>
        <translation>%1 versetzt den Seeräuber.</translation>
    </message>
    <message>
        <source>Nobody holds Longest Trade Route any more.</source>
        <translation>Niemand hat mehr die Längste Handelsstraße.</translation>
    </message>
    <message>
        <source>%1 holds Longest Trade Route (%L2).</source>
        <translation>%1 hat die Längste Handelsstraße (%L2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 settles on a foreign island (%2): %n special point(s).</source>
        <translation>
            <numerusform>%1 besiedelt eine fremde Insel (%2): %n Sondersiegpunkt.</numerusform>
            <numerusform>%1 besiedelt eine fremde Insel (%2): %n Sondersiegpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The displaced knight of %1 has only one free place: put it there.</source>
        <translation>Der verdrängte Ritter von %1 hat nur einen freien Platz: Stellt ihn dorthin.</translation>
    </message>
    <message>
        <source>The displaced knight of %1 has no free place: take it off the board.</source>
        <translation>Der verdrängte Ritter von %1 hat keinen freien Platz: Nehmt ihn vom Spielplan.</translation>
    </message>
</context>
<context>
    <name>ExpectedWording</name>
    <message numerus="yes">
        <source>%1 discards %L2 of %n card(s)</source>
        <translation>
            <numerusform>%1 gibt %L2 von %n Karte ab</numerusform>
            <numerusform>%1 gibt %L2 von %n Karten ab</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds five progress cards: play one or put one back</source>
        <translation>%1 hat fünf Fortschrittskarten: eine ausspielen oder zurücklegen</translation>
    </message>
    <message>
        <source>Choose the cards</source>
        <translation>Karten wählen</translation>
    </message>
    <message>
        <source>half of the hand, rounded down</source>
        <translation>die Hälfte der Hand, abgerundet</translation>
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
        <source>%1 chooses a resource (Aqueduct)</source>
        <translation>%1 wählt einen Rohstoff (Aquädukt)</translation>
    </message>
    <message>
        <source>Choose a resource</source>
        <translation>Rohstoff wählen</translation>
    </message>
    <message>
        <source>the roll produced nothing</source>
        <translation>der Wurf brachte keinen Ertrag</translation>
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
        <source>%1, which knights defend?</source>
        <translation>%1, welche Ritter verteidigen?</translation>
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
        <translation>Stelle wählen</translation>
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
        <source>%1 places a city and a road or a ship</source>
        <translation>%1 setzt eine Stadt und eine Straße oder ein Schiff</translation>
    </message>
    <message>
        <source>%1 places a settlement and a road or a ship</source>
        <translation>%1 setzt eine Siedlung und eine Straße oder ein Schiff</translation>
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
        <source>first the intersection, then the path</source>
        <translation>erst die Kreuzung, dann den Weg</translation>
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
        <source>or let Reeve roll</source>
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
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>the game is saved</source>
        <translation>das Spiel ist gespeichert</translation>
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
        <source>one for each neutral colour</source>
        <translation>eine für jede neutrale Farbe</translation>
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
    <message numerus="yes">
        <source>%n battle(s), then %1</source>
        <translation>
            <numerusform>%n Schlacht, dann %1</numerusform>
            <numerusform>%n Schlachten, dann %1</numerusform>
        </translation>
    </message>
    <message>
        <source>next: %1</source>
        <translation>danach %1</translation>
    </message>
    <message>
        <source>%1 may build and buy</source>
        <translation>%1 darf bauen und kaufen</translation>
    </message>
    <message>
        <source>Finish building</source>
        <translation>Bauen beenden</translation>
    </message>
    <message>
        <source>special building phase</source>
        <translation>außerordentliche Bauphase</translation>
    </message>
    <message>
        <source>then the others may build</source>
        <translation>danach dürfen die anderen bauen</translation>
    </message>
    <message>
        <source>%1 plays as the partner</source>
        <translation>%1 ist als Partner dran</translation>
    </message>
    <message>
        <source>a gold hex produced</source>
        <translation>ein Goldflussfeld hat Ertrag gebracht</translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n resource(s) from the gold hex</source>
        <translation>
            <numerusform>%1 wählt %n Rohstoff vom Goldfluss</numerusform>
            <numerusform>%1 wählt %n Rohstoffe vom Goldfluss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls for %n prisoner(s)</source>
        <translation>
            <numerusform>%1 würfelt um %n Gefangenen</numerusform>
            <numerusform>%1 würfelt um %n Gefangene</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls for the losses</source>
        <translation>%1 würfelt die Verluste aus</translation>
    </message>
    <message>
        <source>Enter the die</source>
        <translation>Würfel eingeben</translation>
    </message>
    <message>
        <source>%1 moves knights and pieces</source>
        <translation>%1 zieht Ritter und Figuren</translation>
    </message>
    <message>
        <source>%1 moves the robber or the pirate</source>
        <translation>%1 versetzt den Räuber oder den Seeräuber</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>a piece must leave the castle hex</source>
        <translation>eine Figur muss das Burgfeld verlassen</translation>
    </message>
    <message>
        <source>Leave the castle hex</source>
        <translation>Burgfeld verlassen</translation>
    </message>
    <message>
        <source>before the turn ends</source>
        <translation>bevor der Zug endet</translation>
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
    <name>FirstEvening</name>
    <message>
        <source>A turn begins with the roll. Then trade and build, and end the turn.</source>
        <translation>Ein Zug beginnt mit dem Wurf. Danach wird gehandelt und gebaut, dann endet der Zug.</translation>
    </message>
    <message>
        <source>Whoever has a settlement or a city at a hex of the rolled number gets its cards, no matter who rolled.</source>
        <translation>Wer eine Siedlung oder Stadt an einem Feld mit der gewürfelten Zahl hat, erhält dessen Karten, egal wer gewürfelt hat.</translation>
    </message>
    <message>
        <source>Cities also produce commodities: cloth, coin and paper. They pay for city improvements.</source>
        <translation>Städte bringen auch Handelswaren: Tuch, Münze und Papier. Damit wird der Stadtausbau bezahlt.</translation>
    </message>
    <message>
        <source>The bank has too few cards of one kind for everyone who would get them.</source>
        <translation>Die Bank hat von einer Sorte zu wenige Karten für alle, die sie erhalten würden.</translation>
    </message>
    <message>
        <source>The robber stands on this hex: it produces nothing until he moves on.</source>
        <translation>Der Räuber steht auf diesem Feld: Es bringt keinen Ertrag, bis er weiterzieht.</translation>
    </message>
    <message>
        <source>Until the first attack of the barbarians, the robber stays where he is.</source>
        <translation>Bis zum ersten Überfall der Barbaren bleibt der Räuber, wo er ist.</translation>
    </message>
    <message>
        <source>On a 7, whoever holds more cards than the limit discards half of them, rounded down.</source>
        <translation>Bei einer 7 gibt die Hälfte ab, abgerundet, wer mehr Karten als erlaubt auf der Hand hat.</translation>
    </message>
    <message>
        <source>The robber goes to another hex and blocks it. Whoever moves him steals a card from a player there.</source>
        <translation>Der Räuber zieht auf ein anderes Feld und blockiert es. Wer ihn versetzt, stiehlt dort einem Mitspieler eine Karte.</translation>
    </message>
    <message>
        <source>Only the player on turn trades with others. You agree on the terms yourselves.</source>
        <translation>Nur wer am Zug ist, handelt mit Mitspielern. Was getauscht wird, macht ihr unter euch aus.</translation>
    </message>
    <message>
        <source>The bank takes 4 equal cards for any other one; with a harbour 3 or 2 are enough.</source>
        <translation>Die Bank nimmt 4 gleiche Karten für eine beliebige andere; mit einem Hafen genügen 3 oder 2.</translation>
    </message>
    <message>
        <source>A city brings 2 cards for each hex and counts 2 points. Its settlement returns to the supply.</source>
        <translation>Eine Stadt bringt 2 Karten je Feld und zählt 2 Punkte. Ihre Siedlung kehrt in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>A city wall raises the card limit of its owner by 2. It does not stop barbarians.</source>
        <translation>Mit einer Stadtmauer darf ihr Besitzer bei einer 7 zwei Karten mehr haben. Barbaren hält sie nicht auf.</translation>
    </message>
    <message>
        <source>A new knight is inactive. 1 grain makes it active, and only active knights defend.</source>
        <translation>Ein neuer Ritter ist passiv. 1 Getreide macht ihn aktiv, und nur aktive Ritter verteidigen.</translation>
    </message>
    <message>
        <source>An active knight counts against the barbarians at once. It can act from the next turn on.</source>
        <translation>Ein aktiver Ritter zählt sofort gegen die Barbaren. Handeln kann er ab dem nächsten Zug.</translation>
    </message>
    <message>
        <source>A knight of a higher level counts more against the barbarians and displaces weaker ones.</source>
        <translation>Ein Ritter einer höheren Stufe zählt mehr gegen die Barbaren und vertreibt schwächere.</translation>
    </message>
    <message>
        <source>Knights move along the roads of their owner and are inactive afterwards. They stand in the way of others.</source>
        <translation>Ritter ziehen auf den Straßen ihres Besitzers und sind danach passiv. Mitspielern stehen sie im Weg.</translation>
    </message>
    <message>
        <source>A stronger knight has displaced this one. Its owner moves it along the own roads.</source>
        <translation>Ein stärkerer Ritter hat diesen vertrieben. Sein Besitzer versetzt ihn auf den eigenen Straßen.</translation>
    </message>
    <message>
        <source>The barbarian ship comes closer. When it lands, the strength of all active knights must be at least the number of cities.</source>
        <translation>Das Barbarenschiff kommt näher. Wenn es landet, müssen alle aktiven Ritter zusammen mindestens so stark sein, wie es Städte gibt.</translation>
    </message>
    <message>
        <source>Progress cards are secret. They are played in the own turn after the roll, and nobody may keep more than 4.</source>
        <translation>Fortschrittskarten sind geheim. Gespielt werden sie im eigenen Zug nach dem Wurf, und niemand darf mehr als 4 behalten.</translation>
    </message>
    <message>
        <source>Each level lets one more number of the red die bring progress cards of this colour.</source>
        <translation>Mit jeder Stufe bringt eine weitere Zahl des roten Würfels Fortschrittskarten dieser Farbe.</translation>
    </message>
    <message>
        <source>The third level brings an ability that lasts for the whole game.</source>
        <translation>Die dritte Stufe bringt eine Fähigkeit für das ganze Spiel.</translation>
    </message>
    <message>
        <source>A metropolis counts 2 more points and is safe from the barbarians. Whoever gets to level 5 first keeps it for good.</source>
        <translation>Eine Metropole zählt 2 Punkte mehr und ist vor den Barbaren sicher. Wer zuerst Stufe 5 erreicht, behält sie für immer.</translation>
    </message>
    <message>
        <source>The merchant counts 1 point and trades the resource of this hex 2:1 for the player who placed it last.</source>
        <translation>Der Händler zählt 1 Punkt und tauscht den Rohstoff dieses Feldes 2:1 für den, der ihn zuletzt gestellt hat.</translation>
    </message>
    <message>
        <source>5 roads in a row bring Longest Road and 2 points, until somebody has a longer one.</source>
        <translation>5 Straßen in einer Reihe bringen die Längste Handelsstraße und 2 Punkte, bis jemand eine längere hat.</translation>
    </message>
    <message>
        <source>Development cards are secret. One may be played in each turn, but not in the turn in which it was bought.</source>
        <translation>Entwicklungskarten sind geheim. In jedem Zug darf eine gespielt werden, aber nicht in dem, in dem sie gekauft wurde.</translation>
    </message>
    <message>
        <source>3 knight cards played bring Largest Army and 2 points, until somebody has played more.</source>
        <translation>3 gespielte Ritterkarten bringen die Größte Rittermacht und 2 Punkte, bis jemand mehr gespielt hat.</translation>
    </message>
    <message>
        <source>Between two turns everybody else may build as well, but not trade.</source>
        <translation>Zwischen zwei Zügen dürfen alle anderen auch bauen, aber nicht handeln.</translation>
    </message>
    <message>
        <source>With paired players a second player takes a part of this turn.</source>
        <translation>Bei Spielerpaaren spielt ein zweiter Spieler einen Teil dieses Zuges.</translation>
    </message>
    <message>
        <source>Ships connect settlements across the sea, as roads do on land. The last ship of an open line may be moved.</source>
        <translation>Schiffe verbinden Siedlungen über das Meer wie Straßen an Land. Das letzte Schiff einer offenen Linie darf versetzt werden.</translation>
    </message>
    <message>
        <source>Beside the pirate no ship can be built or moved.</source>
        <translation>Neben dem Seeräuber kann kein Schiff gebaut oder versetzt werden.</translation>
    </message>
    <message>
        <source>A gold hex produces whatever its player chooses.</source>
        <translation>Ein Goldfeld bringt, was sich der Spieler aussucht.</translation>
    </message>
    <message>
        <source>Aqueduct: whoever gets nothing from a roll takes a resource.</source>
        <translation>Aquädukt: Wer bei einem Wurf keinen Ertrag hat, nimmt einen Rohstoff.</translation>
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
    <message numerus="yes">
        <source>%1: %n road(s) in a row; hide</source>
        <translation>
            <numerusform>%1: %n Straße am Stück; ausblenden</numerusform>
            <numerusform>%1: %n Straßen am Stück; ausblenden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and what stands there</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n road(s) and ship(s) in a row; hide</source>
        <translation>
            <numerusform>%1: %n Straße oder Schiff am Stück; ausblenden</numerusform>
            <numerusform>%1: %n Straßen und Schiffe am Stück; ausblenden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameNotes</name>
    <message numerus="yes">
        <source>Enter all %n</source>
        <translation>
            <numerusform>Das eintragen</numerusform>
            <numerusform>Alle %n eintragen</numerusform>
        </translation>
    </message>
    <message>
        <source>By Reeve's count too few cards to build: %1.</source>
        <translation>Nach Reeves Zählung zu wenig Karten zum Bauen: %1.</translation>
    </message>
    <message>
        <source>They can build</source>
        <translation>Doch, sie können bauen</translation>
    </message>
    <message>
        <source>Known phones are trying to reconnect.</source>
        <translation>Bekannte Handys versuchen, sich wieder zu verbinden.</translation>
    </message>
    <message>
        <source>Known phones are trying to reconnect. They are back as soon as you open “Phones”.</source>
        <translation>Bekannte Handys versuchen, sich wieder zu verbinden. Sie sind wieder da, sobald ihr „Handys“ öffnet.</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Handys</translation>
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
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>Am Tisch: %1</translation>
    </message>
    <message>
        <source>%1 Place a figure on each of these hexes.</source>
        <comment>a sentence, then another</comment>
        <translation>%1 Stellt auf jedes dieser Felder eine Figur.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>This video cannot be played. Choose another one.</source>
        <translation>Dieses Video lässt sich nicht abspielen. Wählt ein anderes.</translation>
    </message>
    <message>
        <source>Seen and entered: %1</source>
        <translation>Gesehen und eingetragen: %1</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>Nur zum Ansehen.</translation>
    </message>
    <message>
        <source>Tap the numbered dice and the event die, or let Reeve roll.</source>
        <translation>Tippt die Augenwürfel und den Ereigniswürfel an, oder lasst Reeve würfeln.</translation>
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
        <source>Choose first, or tap “Not now”.</source>
        <translation>Wählt erst, oder tippt auf „Jetzt nicht“.</translation>
    </message>
    <message>
        <source>Tap the total of both dice, or let Reeve roll.</source>
        <translation>Tippt die Summe beider Würfel an, oder lasst Reeve würfeln.</translation>
    </message>
    <message>
        <source>Tap both dice, or let Reeve roll.</source>
        <translation>Tippt beide Würfel an, oder lasst Reeve würfeln.</translation>
    </message>
    <message>
        <source>Reeve cannot read photographs of this board: only of the islands of %1 and of %2 hexes, and of boards with sea and enough land.</source>
        <translation>Von diesem Spielplan kann Reeve keine Fotos lesen: nur von den Inseln mit %1 und mit %2 Feldern und von Spielplänen mit Meer und genug Land.</translation>
    </message>
    <message>
        <source>This game continues at another table. Here it is read-only.</source>
        <translation>Das Spiel geht an einem anderen Tisch weiter. Hier nur zum Ansehen.</translation>
    </message>
    <message>
        <source>This game belongs to another table of your club. Here it can only be looked at; what was played here is kept. If nobody plays it there, you can go on with it from the club's list.</source>
        <translation>Dieses Spiel gehört zu einem anderen Tisch eures Vereins. Hier könnt ihr es nur ansehen; was hier gespielt wurde, bleibt erhalten. Spielt es dort niemand, könnt ihr es über die Liste des Vereins hier fortsetzen.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>Leave before the roll is complete?</source>
        <translation>Gehen, bevor der Wurf eingegeben ist?</translation>
    </message>
    <message>
        <source>The dice that you have tapped are not kept.</source>
        <translation>Die angetippten Würfel werden nicht behalten.</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>%1 won after turn %2</source>
        <translation>%1 hat nach Zug %2 gewonnen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Name, copy and file of %1</source>
        <translation>Name, Kopie und Datei von %1</translation>
    </message>
    <message>
        <source>Turn %1, some steps lost</source>
        <translation>Zug %1, einzelne Schritte verloren</translation>
    </message>
</context>
<context>
    <name>GameSheets</name>
    <message>
        <source>%1 chooses a resource</source>
        <translation>%1 wählt einen Rohstoff</translation>
    </message>
    <message>
        <source>Aqueduct: the roll produced nothing for this player.</source>
        <translation>Aquädukt: Der Wurf brachte diesem Spieler keinen Ertrag.</translation>
    </message>
    <message>
        <source>%1, who do you steal from?</source>
        <translation>%1, wem stiehlst du eine Karte?</translation>
    </message>
    <message>
        <source>One card, drawn unseen.</source>
        <translation>Eine Karte, verdeckt gezogen.</translation>
    </message>
    <message>
        <source>A phone plays for %1. Disconnect it first.</source>
        <translation>Für %1 spielt ein Handy. Trennt es zuerst.</translation>
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
</context>
<context>
    <name>HandBoardPage</name>
    <message>
        <source>The board as Reeve read it</source>
        <translation>Der Plan, wie Reeve ihn gelesen hat</translation>
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
        <source>Tap a hex, then choose what lies there.</source>
        <translation>Tippt ein Feld an und wählt, was dort liegt.</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Anderer Plan</translation>
    </message>
    <message>
        <source>Harbour, %1</source>
        <translation>Hafen, %1</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Is this correct?</source>
        <translation>Stimmt der Plan so?</translation>
    </message>
    <message>
        <source>Compare it with the table, the harbours too.</source>
        <translation>Vergleicht ihn mit dem Tisch, auch die Häfen.</translation>
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
        <source>Exchange this number</source>
        <translation>Zahl tauschen</translation>
    </message>
    <message>
        <source>Now tap the other hex.</source>
        <translation>Tippt jetzt das andere Feld an.</translation>
    </message>
    <message>
        <source>with that of another hex</source>
        <translation>mit der eines anderen Feldes</translation>
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
    <message>
        <source>Since %1's last turn: %2</source>
        <translation>Seit dem letzten Zug von %1: %2</translation>
    </message>
    <message>
        <source>nothing received and nothing lost.</source>
        <translation>nichts erhalten und nichts verloren.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Tap a step to see the board as it was.</source>
        <translation>Tippt einen Schritt an, um den Plan von damals zu sehen.</translation>
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
        <source>The board as it was in turn %1</source>
        <translation>Der Plan, wie er in Zug %1 war</translation>
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
        <source>Ship on space %1 of 7 · barbarians %2, knights %3</source>
        <translation>Schiff auf Feld %1 von 7 · Barbaren %2, Ritter %3</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>This is the current position.</source>
        <translation>Das ist der jetzige Stand.</translation>
    </message>
    <message>
        <source>Undo back to here</source>
        <translation>Bis hierher rückgängig machen</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Jetziger Stand</translation>
    </message>
    <message>
        <source>Undo everything back to here?</source>
        <translation>Alles bis hierher rückgängig machen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>From “%1” back to “%2”. Redo restores them one by one until you do something new.</source>
        <translation>Von „%1“ zurück bis „%2“. „Wiederholen“ stellt sie einzeln wieder her, bis ihr etwas Neues tut.</translation>
    </message>
    <message>
        <source>“%1”. Redo restores it until you do something new.</source>
        <translation>„%1“. „Wiederholen“ stellt den Schritt wieder her, bis ihr etwas Neues tut.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) ago</source>
        <translation>
            <numerusform>vor %n Schritt</numerusform>
            <numerusform>vor %n Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) will be undone.</source>
        <translation>
            <numerusform>%n Schritt wird rückgängig gemacht.</numerusform>
            <numerusform>%n Schritte werden rückgängig gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>The start of the game.</source>
        <translation>Der Beginn des Spiels.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n games are in this browser alone, and go when its data is cleared.</source>
        <translation>
            <numerusform>%n Spiel liegt nur in diesem Browser und verschwindet, wenn seine Daten gelöscht werden.</numerusform>
            <numerusform>%n Spiele liegen nur in diesem Browser und verschwinden, wenn seine Daten gelöscht werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The assistant beside your board</source>
        <translation>Der Assistent neben eurem Spielplan</translation>
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
        <translation>Zwei bis sechs Spieler und ein Spielplan</translation>
    </message>
    <message>
        <source>Almanac</source>
        <translation>Almanach</translation>
    </message>
    <message>
        <source>Open a game file</source>
        <translation>Spieldatei öffnen</translation>
    </message>
    <message>
        <source>Save the record as a file</source>
        <translation>Aufzeichnung als Datei speichern</translation>
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
        <source>You can play here again.</source>
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
        <source>Read-only.</source>
        <translation>Nur zum Ansehen.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Read-only here: %1. Another table of the club plays on, or the club was restored from a backup. What was played here is kept.</source>
        <translation>Hier nur zum Ansehen: %1. Ein anderer Tisch des Vereins spielt weiter, oder der Verein wurde aus einer Sicherung wiederhergestellt. Was hier gespielt wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The record is damaged</source>
        <translation>Die Aufzeichnung ist beschädigt</translation>
    </message>
    <message>
        <source>Line %1 cannot be read.</source>
        <translation>Zeile %1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Open up to there</source>
        <translation>Bis dahin öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) before it can be read.</source>
        <translation>
            <numerusform>%n Schritt davor ist lesbar.</numerusform>
            <numerusform>%n Schritte davor sind lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ImproveSheet</name>
    <message>
        <source>%1 improves the cities</source>
        <translation>%1 baut die Städte aus</translation>
    </message>
    <message>
        <source>Pay with the cards on the table.</source>
        <translation>Bezahle mit den Karten auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1 needs %2</source>
        <translation>%1 braucht %2</translation>
    </message>
    <message>
        <source>Paid from the hidden hand.</source>
        <translation>Die Kosten kommen aus der verdeckten Hand.</translation>
    </message>
</context>
<context>
    <name>KeptBoardsPage</name>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message numerus="yes">
        <source>Seafarers, %n hex(es) of land</source>
        <translation>
            <numerusform>Seefahrer, %n Landfeld</numerusform>
            <numerusform>Seefahrer, %n Landfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved boards</source>
        <translation>Gespeicherte Pläne</translation>
    </message>
    <message>
        <source>Tap one to play on it.</source>
        <translation>Tippt einen an, um darauf zu spielen.</translation>
    </message>
    <message>
        <source>No boards saved yet. Lay one for a new game, by hand, at random or from a photograph, and save it there.</source>
        <translation>Noch keine Pläne gespeichert. Legt für ein neues Spiel einen an, von Hand, zufällig oder mit einem Foto, und speichert ihn dort.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
</context>
<context>
    <name>LaidBoard</name>
    <message>
        <source>Nothing but sea so far: choose a terrain and tap the hexes.</source>
        <translation>Noch ist alles Meer: Wählt eine Landschaft und tippt die Felder an.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) without terrain</source>
        <translation>
            <numerusform>%n Feld ohne Landschaft</numerusform>
            <numerusform>%n Felder ohne Landschaft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) without a number</source>
        <translation>
            <numerusform>%n Feld ohne Zahl</numerusform>
            <numerusform>%n Felder ohne Zahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s) not chosen yet</source>
        <translation>
            <numerusform>%n Hafen noch nicht gewählt</numerusform>
            <numerusform>%n Häfen noch nicht gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>The main island is too small for the first settlements.</source>
        <translation>Die Hauptinsel ist zu klein für die ersten Siedlungen.</translation>
    </message>
    <message>
        <source>An island reaches into the sea.</source>
        <translation>Eine Insel reicht ins Meer.</translation>
    </message>
    <message>
        <source>Two islands touch each other: give them one name.</source>
        <translation>Zwei Inseln berühren sich: Macht daraus eine.</translation>
    </message>
    <message>
        <source>A harbour does not lie on the coast.</source>
        <translation>Ein Hafen liegt nicht an der Küste.</translation>
    </message>
    <message>
        <source>There are more harbours than in the box.</source>
        <translation>Es sind mehr Häfen als in der Schachtel.</translation>
    </message>
    <message>
        <source>The robber stands at sea.</source>
        <translation>Der Räuber steht im Meer.</translation>
    </message>
    <message>
        <source>The pirate stands on land.</source>
        <translation>Der Seeräuber steht an Land.</translation>
    </message>
    <message>
        <source>6 and 8 lie side by side: allowed, but unusual.</source>
        <translation>6 und 8 liegen nebeneinander: erlaubt, aber unüblich.</translation>
    </message>
    <message>
        <source>%1: %2 more than usual in this scenario.</source>
        <translation>%1: %2 mehr als in diesem Szenario üblich.</translation>
    </message>
    <message>
        <source>Number %1: %2 more than usual in this scenario.</source>
        <translation>Zahl %1: %2-mal mehr als in diesem Szenario üblich.</translation>
    </message>
</context>
<context>
    <name>LastGamesPanel</name>
    <message>
        <source>Last games</source>
        <translation>Die letzten Spiele</translation>
    </message>
</context>
<context>
    <name>LayBoardPage</name>
    <message>
        <source>The robber has no place yet.</source>
        <translation>Der Räuber hat noch keinen Platz.</translation>
    </message>
    <message>
        <source>A board of your own</source>
        <translation>Ein eigener Plan</translation>
    </message>
    <message>
        <source>As it lies on the table.</source>
        <translation>So, wie er auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Nothing was changed yet.</source>
        <translation>Noch wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Complete: %1 hexes of land</source>
        <translation>Vollständig: %1 Landfelder</translation>
    </message>
    <message>
        <source>Coast, %1</source>
        <translation>Küste, %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>LayTools</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Land and sea</source>
        <translation>Land und Meer</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Robber, pirate</source>
        <translation>Räuber, Seeräuber</translation>
    </message>
    <message>
        <source>How many hexes has the whole board, the sea included?</source>
        <translation>Wie viele Felder hat der ganze Plan, das Meer mitgezählt?</translation>
    </message>
    <message>
        <source>Choose a terrain, then tap the hexes where it lies.</source>
        <translation>Wählt eine Landschaft und tippt die Felder an, auf denen sie liegt.</translation>
    </message>
    <message>
        <source>Choose a number, then tap the hexes where it lies.</source>
        <translation>Wählt eine Zahl und tippt die Felder an, auf denen sie liegt.</translation>
    </message>
    <message>
        <source>Tap the coast to place a harbour, then say what it takes.</source>
        <translation>Tippt die Küste an, um einen Hafen zu setzen; dann wählt, was er nimmt.</translation>
    </message>
    <message>
        <source>Everybody starts on the main island. The first settlement on another one brings special points.</source>
        <translation>Alle beginnen auf der Hauptinsel. Die erste Siedlung auf einer anderen bringt Sondersiegpunkte.</translation>
    </message>
    <message>
        <source>Choose one, then tap the hex where it stands.</source>
        <translation>Wählt eine Figur und tippt das Feld an, auf dem sie steht.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Another size needs an empty board: clear this one first.</source>
        <translation>Eine andere Größe braucht einen leeren Plan: Leert zuerst diesen.</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Plan leeren</translation>
    </message>
    <message>
        <source>Undo brings it back</source>
        <translation>Rückgängig holt ihn zurück</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Zahl %1</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>Keine Zahl</translation>
    </message>
    <message>
        <source>Remove this harbour</source>
        <translation>Diesen Hafen entfernen</translation>
    </message>
    <message>
        <source>%1 of at most %2 harbours</source>
        <translation>%1 von höchstens %2 Häfen</translation>
    </message>
    <message>
        <source>Find the islands</source>
        <translation>Inseln suchen</translation>
    </message>
    <message>
        <source>the largest is the main island</source>
        <translation>die größte wird Hauptinsel</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Seeräuber</translation>
    </message>
    <message>
        <source>beside the board</source>
        <translation>neben dem Plan</translation>
    </message>
    <message>
        <source>Put the pirate beside the board</source>
        <translation>Seeräuber neben den Plan stellen</translation>
    </message>
    <message>
        <source>Tap the land first.</source>
        <translation>Tippt zuerst das Land an.</translation>
    </message>
    <message>
        <source>All at random</source>
        <translation>Alles zufällig</translation>
    </message>
    <message>
        <source>terrain, numbers and harbours on the land that you tapped</source>
        <translation>Landschaften, Zahlen und Häfen auf dem angetippten Land</translation>
    </message>
    <message>
        <source>Terrain at random</source>
        <translation>Landschaften zufällig</translation>
    </message>
    <message>
        <source>on all land; gold and deserts stay</source>
        <translation>auf allem Land; Gold und Wüsten bleiben</translation>
    </message>
    <message>
        <source>Numbers at random</source>
        <translation>Zahlen zufällig</translation>
    </message>
    <message>
        <source>6 and 8 never side by side</source>
        <translation>6 und 8 nie nebeneinander</translation>
    </message>
    <message>
        <source>Harbours at random</source>
        <translation>Häfen zufällig</translation>
    </message>
    <message>
        <source>the places stay</source>
        <translation>die Plätze bleiben</translation>
    </message>
    <message>
        <source>on the coast of the main island</source>
        <translation>an der Küste der Hauptinsel</translation>
    </message>
</context>
<context>
    <name>LeaveClubSheet</name>
    <message>
        <source>Leave the club?</source>
        <translation>Den Verein verlassen?</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) were not sent yet and will not reach the club. Your games stay on this device.</source>
        <translation>
            <numerusform>%n Schritt wurde noch nicht gesendet und erreicht den Verein nicht mehr. Eure Spiele bleiben auf diesem Gerät.</numerusform>
            <numerusform>%n Schritte wurden noch nicht gesendet und erreichen den Verein nicht mehr. Eure Spiele bleiben auf diesem Gerät.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your games stay on this device.</source>
        <translation>Eure Spiele bleiben auf diesem Gerät.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>LoseCityPanel</name>
    <message>
        <source>%1, which city becomes a settlement?</source>
        <translation>%1, welche Stadt wird zur Siedlung?</translation>
    </message>
    <message>
        <source>Its city wall is lost too. Metropolises are safe.</source>
        <translation>Ihre Stadtmauer geht mit verloren. Metropolen sind sicher.</translation>
    </message>
    <message>
        <source>City with city wall</source>
        <translation>Stadt mit Stadtmauer</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
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
        <source>Let Reeve watch</source>
        <translation>Reeve zusehen lassen</translation>
    </message>
    <message>
        <source>It watches.</source>
        <translation>Reeve sieht zu.</translation>
    </message>
    <message>
        <source>a camera sees what is built</source>
        <translation>eine Kamera sieht, was gebaut wird</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Saved. Continue any time.</source>
        <translation>Gespeichert. Jederzeit weiterspielen.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
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
        <source>Correct the record</source>
        <translation>Aufzeichnung korrigieren</translation>
    </message>
    <message>
        <source>pieces, cards, an old roll</source>
        <translation>Figuren, Karten, ein alter Wurf</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Was kann ich tun?</translation>
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
    <message>
        <source>Since %1's last turn</source>
        <translation>Seit dem letzten Zug von %1</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Handys</translation>
    </message>
    <message>
        <source>each hand on its own</source>
        <translation>jede Hand auf dem eigenen</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>to go on without Reeve</source>
        <translation>um ohne Reeve weiterzuspielen</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name, %1</source>
        <translation>Name, %1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s)</source>
        <translation>
            <numerusform>Höchstens %n Zeichen</numerusform>
            <numerusform>Höchstens %n Zeichen</numerusform>
        </translation>
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
        <source>Theatre</source>
        <comment>science, level 4</comment>
        <translation>Theater</translation>
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
    <message>
        <source>gold hex</source>
        <translation>Goldflussfeld</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Main island</source>
        <translation>Hauptinsel</translation>
    </message>
    <message>
        <source>Strip beyond the desert</source>
        <translation>Streifen hinter der Wüste</translation>
    </message>
    <message>
        <source>Island %1</source>
        <translation>Insel %1</translation>
    </message>
    <message>
        <source>the Market</source>
        <comment>subject</comment>
        <translation>der Markt</translation>
    </message>
    <message>
        <source>the Market</source>
        <comment>object</comment>
        <translation>den Markt</translation>
    </message>
    <message>
        <source>the Merchant Guild</source>
        <comment>subject</comment>
        <translation>die Zunft</translation>
    </message>
    <message>
        <source>the Merchant Guild</source>
        <comment>object</comment>
        <translation>die Zunft</translation>
    </message>
    <message>
        <source>the Trading House</source>
        <comment>subject</comment>
        <translation>die Gilde</translation>
    </message>
    <message>
        <source>the Trading House</source>
        <comment>object</comment>
        <translation>die Gilde</translation>
    </message>
    <message>
        <source>the Bank</source>
        <comment>subject</comment>
        <translation>die Bank</translation>
    </message>
    <message>
        <source>the Bank</source>
        <comment>object</comment>
        <translation>die Bank</translation>
    </message>
    <message>
        <source>the Great Exchange</source>
        <comment>subject</comment>
        <translation>die Börse</translation>
    </message>
    <message>
        <source>the Great Exchange</source>
        <comment>object</comment>
        <translation>die Börse</translation>
    </message>
    <message>
        <source>the Town Hall</source>
        <comment>subject</comment>
        <translation>das Rathaus</translation>
    </message>
    <message>
        <source>the Town Hall</source>
        <comment>object</comment>
        <translation>das Rathaus</translation>
    </message>
    <message>
        <source>the Church</source>
        <comment>subject</comment>
        <translation>die Kirche</translation>
    </message>
    <message>
        <source>the Church</source>
        <comment>object</comment>
        <translation>die Kirche</translation>
    </message>
    <message>
        <source>the Fortress</source>
        <comment>subject</comment>
        <translation>die Festung</translation>
    </message>
    <message>
        <source>the Fortress</source>
        <comment>object</comment>
        <translation>die Festung</translation>
    </message>
    <message>
        <source>the Cathedral</source>
        <comment>subject</comment>
        <translation>die Kathedrale</translation>
    </message>
    <message>
        <source>the Cathedral</source>
        <comment>object</comment>
        <translation>die Kathedrale</translation>
    </message>
    <message>
        <source>the High Assembly</source>
        <comment>subject</comment>
        <translation>der Rat Catans</translation>
    </message>
    <message>
        <source>the High Assembly</source>
        <comment>object</comment>
        <translation>den Rat Catans</translation>
    </message>
    <message>
        <source>the Abbey</source>
        <comment>subject</comment>
        <translation>das Kloster</translation>
    </message>
    <message>
        <source>the Abbey</source>
        <comment>object</comment>
        <translation>das Kloster</translation>
    </message>
    <message>
        <source>the Library</source>
        <comment>subject</comment>
        <translation>die Bibliothek</translation>
    </message>
    <message>
        <source>the Library</source>
        <comment>object</comment>
        <translation>die Bibliothek</translation>
    </message>
    <message>
        <source>the Aqueduct</source>
        <comment>subject</comment>
        <translation>das Aquädukt</translation>
    </message>
    <message>
        <source>the Aqueduct</source>
        <comment>object</comment>
        <translation>das Aquädukt</translation>
    </message>
    <message>
        <source>the Theater</source>
        <comment>subject</comment>
        <translation>das Theater</translation>
    </message>
    <message>
        <source>the Theater</source>
        <comment>object</comment>
        <translation>das Theater</translation>
    </message>
    <message>
        <source>the University</source>
        <comment>subject</comment>
        <translation>die Universität</translation>
    </message>
    <message>
        <source>the University</source>
        <comment>object</comment>
        <translation>die Universität</translation>
    </message>
    <message>
        <source>the Guild</source>
        <comment>subject</comment>
        <translation>die Zunft</translation>
    </message>
    <message>
        <source>the Guild</source>
        <comment>object</comment>
        <translation>die Zunft</translation>
    </message>
    <message>
        <source>the Theatre</source>
        <comment>subject</comment>
        <translation>das Theater</translation>
    </message>
    <message>
        <source>the Theatre</source>
        <comment>object</comment>
        <translation>das Theater</translation>
    </message>
    <message>
        <source>the Merchant Guild</source>
        <comment>trade, level 3, subject</comment>
        <translation>die Gilde</translation>
    </message>
    <message>
        <source>the Merchant Guild</source>
        <comment>trade, level 3, object</comment>
        <translation>die Gilde</translation>
    </message>
    <message>
        <source>Alchemy</source>
        <translation>Alchimist</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Ingenieur</translation>
    </message>
    <message>
        <source>Invention</source>
        <translation>Erfinder</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Buchdruck</translation>
    </message>
    <message>
        <source>Smithing</source>
        <translation>Schmiedekunst</translation>
    </message>
    <message>
        <source>Taxation</source>
        <translation>Bischof</translation>
    </message>
    <message>
        <source>Treason</source>
        <translation>Überläufer</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Sabotage</source>
        <translation>Saboteur</translation>
    </message>
    <message>
        <source>Espionage</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Encouragement</source>
        <translation>Feldherr</translation>
    </message>
    <message>
        <source>Guild Dues</source>
        <translation>Großhändler</translation>
    </message>
</context>
<context>
    <name>NewGameDraft</name>
    <message>
        <source>Two players are called %1. Change one name.</source>
        <translation>Zwei Spieler heißen %1. Ändert einen Namen.</translation>
    </message>
    <message>
        <source>Cities &amp; Knights needs three players. With two, play the base game.</source>
        <translation>Für Städte &amp; Ritter braucht ihr drei Spieler. Zu zweit spielt ihr das Grundspiel.</translation>
    </message>
    <message>
        <source>Seafarers needs three players.</source>
        <translation>Für Seefahrer braucht ihr drei Spieler.</translation>
    </message>
    <message>
        <source>This board is for %1 players.</source>
        <translation>Dieser Plan ist für %1 Spieler.</translation>
    </message>
    <message>
        <source>Reeve plays all seats. Take one yourselves.</source>
        <translation>Reeve spielt alle Plätze. Nehmt selbst einen.</translation>
    </message>
    <message>
        <source>Reeve does not play the game for two. Add a seat, or let people play.</source>
        <translation>Das Spiel zu zweit spielt Reeve nicht. Nehmt einen Platz dazu oder besetzt den Platz selbst.</translation>
    </message>
    <message>
        <source>Reeve plays seats without Seafarers and rule modules only. Let people play, or leave these out.</source>
        <translation>Reeve spielt nur ohne Seefahrer und Regelmodule mit. Besetzt den Platz selbst oder spielt ohne Seefahrer und Module.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Every step is saved here immediately and then sent to the club.</source>
        <translation>Jeder Schritt wird sofort hier gespeichert und dann an den Verein gesendet.</translation>
    </message>
    <message>
        <source>No account, no internet. Every step is saved immediately.</source>
        <translation>Kein Konto, kein Internet. Jeder Schritt wird sofort gespeichert.</translation>
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
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next: choose a saved board</source>
        <translation>Weiter: Plan auswählen</translation>
    </message>
</context>
<context>
    <name>NewTournamentSheet</name>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) so far</source>
        <translation>
            <numerusform>bisher %n Spieler</numerusform>
            <numerusform>bisher %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>The tournament needs a name.</source>
        <translation>Das Turnier braucht einen Namen.</translation>
    </message>
    <message>
        <source>A tournament needs three players or more.</source>
        <translation>Ein Turnier braucht mindestens drei Spieler.</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Name des Turniers</translation>
    </message>
    <message>
        <source>Players at a table</source>
        <translation>Spieler an einem Tisch</translation>
    </message>
    <message>
        <source>Find or add a player</source>
        <translation>Spieler suchen oder hinzufügen</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>„%1“ hinzufügen</translation>
    </message>
    <message>
        <source>not known to the club: results are entered by hand</source>
        <translation>dem Verein unbekannt: Ergebnisse werden von Hand eingetragen</translation>
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
        <source>Reeve rolls</source>
        <translation>Reeve würfelt</translation>
    </message>
    <message>
        <source>Place the road</source>
        <translation>Straße setzen</translation>
    </message>
    <message>
        <source>on a highlighted path</source>
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
        <source>resolve first</source>
        <translation>zuerst klären</translation>
    </message>
    <message>
        <source>red die missing</source>
        <translation>noch der rote Würfel</translation>
    </message>
    <message>
        <source>yellow die missing</source>
        <translation>noch der gelbe Würfel</translation>
    </message>
    <message>
        <source>white die missing</source>
        <translation>noch der weiße Würfel</translation>
    </message>
    <message>
        <source>event die missing</source>
        <translation>noch der Ereigniswürfel</translation>
    </message>
    <message numerus="yes">
        <source>%n dice missing</source>
        <translation>
            <numerusform>noch %n Würfel</numerusform>
            <numerusform>noch %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Place the ship</source>
        <translation>Schiff setzen</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>Nobody trades</source>
        <translation>Niemand handelt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>as %1 says</source>
        <translation>wie %1 es sagt</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Correct the record</source>
        <translation>Aufzeichnung korrigieren</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Rule “%1”</source>
        <translation>Regel „%1“</translation>
    </message>
    <message>
        <source>Rule “%1” in the almanac, %2</source>
        <translation>Regel „%1“ im Almanach, %2</translation>
    </message>
</context>
<context>
    <name>NoticeWording</name>
    <message>
        <source>This game is played on at another table of your club, so this was not done. Here you can only look at it.</source>
        <translation>Dieses Spiel wird an einem anderen Tisch eures Vereins weitergespielt, darum wurde dies nicht ausgeführt. Hier kann es nur angesehen werden.</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not done. Is the disk full or read-only?</source>
        <translation>Das ließ sich nicht speichern und wurde deshalb nicht ausgeführt. Ist der Datenträger voll oder schreibgeschützt?</translation>
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
        <source>Your games were saved by a newer version of Reeve. Open them with that version; this one does not change them.</source>
        <translation>Eure Spiele wurden mit einer neueren Version von Reeve gespeichert. Öffnet sie damit; diese Version ändert nichts daran.</translation>
    </message>
    <message>
        <source>Reeve is already running. Here you can only look at games; play them in the first window.</source>
        <translation>Reeve läuft bereits. Hier könnt ihr Spiele nur ansehen; gespielt wird im ersten Fenster.</translation>
    </message>
    <message>
        <source>Games cannot be saved: no permission to write to their folder.</source>
        <translation>Spiele lassen sich nicht speichern: Für ihren Ordner fehlt die Schreibberechtigung.</translation>
    </message>
    <message>
        <source>the correction</source>
        <translation>die Korrektur</translation>
    </message>
    <message>
        <source>The file cannot be written. Is the disk full, or the folder read-only? Choose another folder.</source>
        <translation>Die Datei lässt sich nicht schreiben. Ist der Datenträger voll oder der Ordner schreibgeschützt? Wählt einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The backup was written, but Reeve cannot read all your games back from it. Save it once more, in another place.</source>
        <translation>Die Sicherung wurde geschrieben, aber Reeve kann nicht alle eure Spiele daraus wieder lesen. Speichert sie noch einmal an einem anderen Ort.</translation>
    </message>
    <message>
        <source>This is not a game record that Reeve can read.</source>
        <translation>Das ist keine Aufzeichnung, die Reeve lesen kann.</translation>
    </message>
    <message>
        <source>By Reeve&apos;s count this player holds no card of this deck, or the card is already face up.</source>
        <translation>Nach Reeves Zählung hat dieser Spieler keine Karte dieses Stapels, oder die Karte liegt schon offen.</translation>
    </message>
    <message>
        <source>The disk is full, so this was not done. Free some space and try again: nothing is lost.</source>
        <translation>Der Datenträger ist voll, deshalb wurde das nicht ausgeführt. Schafft Platz und wiederholt den Schritt: Nichts ist verloren.</translation>
    </message>
    <message>
        <source>Your games can no longer be saved, so this was not done. Nothing is lost.</source>
        <translation>Eure Spiele lassen sich nicht mehr speichern, deshalb wurde das nicht ausgeführt. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>The file of your games can no longer be reached, so this was not done. Everything before it is saved.</source>
        <translation>Die Datei eurer Spiele ist nicht mehr erreichbar, deshalb wurde das nicht ausgeführt. Alles davor ist gespeichert.</translation>
    </message>
    <message>
        <source>Reeve is already running. This window is read-only; play in the first one.</source>
        <translation>Reeve läuft bereits. Dieses Fenster ist nur zum Ansehen; gespielt wird im ersten.</translation>
    </message>
    <message>
        <source>Your setting could not be saved: it applies until Reeve is closed. Is the disk full or read-only?</source>
        <translation>Die Einstellung ließ sich nicht speichern: Sie gilt, bis Reeve geschlossen wird. Ist der Datenträger voll oder schreibgeschützt?</translation>
    </message>
    <message>
        <source>Your settings could not be read and were reset; no game is affected. The old file is kept as %1.</source>
        <translation>Die Einstellungen waren nicht lesbar und wurden zurückgesetzt; kein Spiel ist betroffen. Die alte Datei liegt als %1 daneben.</translation>
    </message>
    <message>
        <source>This is not a file that can be read. Choose a record that was saved with Reeve.</source>
        <translation>Diese Datei lässt sich nicht lesen. Wählt eine Aufzeichnung, die mit Reeve gespeichert wurde.</translation>
    </message>
    <message>
        <source>Another program is using the file of your games, so this was not done. Close it (a backup, a database program) and try again.</source>
        <translation>Ein anderes Programm benutzt die Datei eurer Spiele, deshalb wurde das nicht ausgeführt. Beendet es (eine Sicherung, ein Datenbankprogramm) und wiederholt den Schritt.</translation>
    </message>
    <message>
        <source>Another program is using the file of your games. Close it (a backup, a database program) and try again.</source>
        <translation>Ein anderes Programm benutzt die Datei eurer Spiele. Beendet es (eine Sicherung, ein Datenbankprogramm) und versucht es noch einmal.</translation>
    </message>
    <message>
        <source>The last step is still being saved. Wait a moment.</source>
        <translation>Der letzte Schritt wird noch gespeichert. Wartet einen Moment.</translation>
    </message>
    <message>
        <source>No game can be read in this file.</source>
        <translation>In dieser Datei ist kein Spiel lesbar.</translation>
    </message>
    <message>
        <source>Your games are being opened…</source>
        <translation>Eure Spiele werden geöffnet …</translation>
    </message>
    <message>
        <source>Another program is using the file of your games (a backup, a database program). Reeve opens them as soon as it is done.</source>
        <translation>Ein anderes Programm benutzt die Datei eurer Spiele (eine Sicherung, ein Datenbankprogramm). Reeve öffnet sie, sobald es fertig ist.</translation>
    </message>
    <message>
        <source>Games cannot be saved: the disk is full.</source>
        <translation>Spiele lassen sich nicht speichern: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file of your games was missing or empty.</source>
        <translation>Die Datei eurer Spiele fehlte oder war leer.</translation>
    </message>
    <message>
        <source>The file of your games was damaged.</source>
        <translation>Die Datei eurer Spiele war beschädigt.</translation>
    </message>
    <message>
        <source>No game could be read in it.</source>
        <translation>Darin war kein Spiel lesbar.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Die beschädigte Datei liegt unter %1.</translation>
    </message>
    <message>
        <source>The file of your games was damaged. Every step of this game is here.</source>
        <translation>Die Datei eurer Spiele war beschädigt. Von diesem Spiel ist jeder Schritt da.</translation>
    </message>
    <message>
        <source>Last step of “%1”: %2</source>
        <translation>Letzter Schritt von „%1“: %2</translation>
    </message>
    <message>
        <source>Rules in Reeve were corrected since this game was played. It stands as you played it; the corrected rules apply from here on.</source>
        <translation>Seit diesem Spiel wurden in Reeve Regeln korrigiert. Es bleibt, wie ihr es gespielt habt; ab hier gelten die korrigierten.</translation>
    </message>
    <message numerus="yes">
        <source>Reeve has repaired it: %n game(s), with every step.</source>
        <translation>
            <numerusform>Reeve hat sie repariert: %n Spiel mit allen Schritten.</numerusform>
            <numerusform>Reeve hat sie repariert: %n Spiele mit allen Schritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reeve has repaired it: %n game(s).</source>
        <translation>
            <numerusform>Reeve hat sie repariert: %n Spiel.</numerusform>
            <numerusform>Reeve hat sie repariert: %n Spiele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) could not be read.</source>
        <translation>
            <numerusform>%n Schritt war nicht lesbar.</numerusform>
            <numerusform>%n Schritte waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n more game(s) only steps were found, no players and no board.</source>
        <translation>
            <numerusform>Von %n weiteren Spiel wurden nur Schritte gefunden, keine Spieler und kein Spielplan.</numerusform>
            <numerusform>Von %n weiteren Spielen wurden nur Schritte gefunden, keine Spieler und kein Spielplan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of this game were damaged and could not be read. All others are here; check the board and the cards.</source>
        <translation>
            <numerusform>%n Schritt dieses Spiels war beschädigt und nicht lesbar. Alle anderen sind da; prüft Spielplan und Karten.</numerusform>
            <numerusform>%n Schritte dieses Spiels waren beschädigt und nicht lesbar. Alle anderen sind da; prüft Spielplan und Karten.</numerusform>
        </translation>
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
    <name>OfferWords</name>
    <message>
        <source>No place for it</source>
        <translation>Kein Platz dafür</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>No ship can move now</source>
        <translation>Kein Schiff kann jetzt fahren</translation>
    </message>
    <message>
        <source>No knight on the board</source>
        <translation>Kein Ritter auf dem Plan</translation>
    </message>
    <message>
        <source>No free intersection on your roads, or no basic knight left</source>
        <translation>Keine freie Kreuzung an den Straßen oder kein einfacher Ritter mehr da</translation>
    </message>
    <message>
        <source>All knights are active</source>
        <translation>Alle Ritter sind aktiv</translation>
    </message>
    <message>
        <source>No knight can be promoted now</source>
        <translation>Kein Ritter kann jetzt aufgewertet werden</translation>
    </message>
    <message>
        <source>Only a knight that was active before this turn can move</source>
        <translation>Nur ein Ritter, der schon vor diesem Zug aktiv war, darf versetzt werden</translation>
    </message>
    <message>
        <source>No active knight next to the robber</source>
        <translation>Kein aktiver Ritter neben dem Räuber</translation>
    </message>
    <message>
        <source>No active knight next to the pirate</source>
        <translation>Kein aktiver Ritter neben dem Seeräuber</translation>
    </message>
    <message>
        <source>Fully built</source>
        <translation>Ganz ausgebaut</translation>
    </message>
    <message>
        <source>Levels 4 and 5 need a city without a metropolis</source>
        <translation>Stufe 4 und 5 verlangen eine Stadt ohne Metropole</translation>
    </message>
    <message>
        <source>City improvements need a city</source>
        <translation>Der Stadtausbau verlangt eine Stadt</translation>
    </message>
    <message>
        <source>None left in the supply</source>
        <translation>Keine mehr im Vorrat</translation>
    </message>
</context>
<context>
    <name>OffersPanel</name>
    <message>
        <source>one in each turn, free of charge</source>
        <translation>eines je Zug, kostenlos</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Choose a piece.</source>
        <translation>Wählt eine Figur.</translation>
    </message>
    <message>
        <source>Strength of %1: %2</source>
        <translation>Stärke von %1: %2</translation>
    </message>
    <message>
        <source>Done building</source>
        <translation>Fertig gebaut</translation>
    </message>
    <message>
        <source>Done with knights</source>
        <translation>Fertig mit den Rittern</translation>
    </message>
</context>
<context>
    <name>OpenPanel</name>
    <message>
        <source>%1 of %2 tapped</source>
        <translation>%1 von %2 angetippt</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Drop what was entered?</source>
        <translation>Eingaben verwerfen?</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>On paper</source>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>All that is needed to go on without Reeve. The PDF has a page for the table, and one for each player with the own cards.</source>
        <translation>Alles, was ihr braucht, um ohne Reeve weiterzuspielen. Das PDF hat eine Seite für den Tisch und für jeden eine mit den eigenen Karten.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Seiten speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>points to win</source>
        <translation>Siegpunkte zum Sieg</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Players in order</source>
        <translation>Spieler der Reihe nach</translation>
    </message>
    <message>
        <source>Neutral colours</source>
        <translation>Neutrale Farben</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Of the roll is open</source>
        <translation>Vom Wurf ist offen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>the landing of the barbarians</source>
        <translation>die Landung der Barbaren</translation>
    </message>
    <message>
        <source>the event</source>
        <translation>das Ereignis</translation>
    </message>
    <message>
        <source>cards that are put back</source>
        <translation>Karten, die abgegeben werden</translation>
    </message>
    <message>
        <source>the last question</source>
        <translation>die letzte Frage</translation>
    </message>
    <message>
        <source>red die</source>
        <translation>roter Würfel</translation>
    </message>
    <message>
        <source>yellow die</source>
        <translation>gelber Würfel</translation>
    </message>
    <message>
        <source>event die</source>
        <translation>Ereigniswürfel</translation>
    </message>
    <message>
        <source>barbarian ship</source>
        <translation>Barbarenschiff</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>Gründungsphase</translation>
    </message>
    <message>
        <source>before the roll</source>
        <translation>vor dem Wurf</translation>
    </message>
    <message>
        <source>after the roll</source>
        <translation>nach dem Wurf</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>Bewegungsphase</translation>
    </message>
    <message>
        <source>special building phase</source>
        <translation>Außerordentliche Bauphase</translation>
    </message>
    <message>
        <source>Spaces of the barbarian ship</source>
        <translation>Felder des Barbarenschiffs</translation>
    </message>
    <message>
        <source>Attacks so far</source>
        <translation>Überfälle bisher</translation>
    </message>
    <message>
        <source>Gold of the barbarians</source>
        <translation>Gold der Barbaren</translation>
    </message>
    <message>
        <source>Metropolises</source>
        <translation>Metropolen</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewonnen hat</translation>
    </message>
    <message>
        <source>To be decided</source>
        <translation>Zu entscheiden</translation>
    </message>
    <message>
        <source>something was built</source>
        <translation>etwas wurde gebaut</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>In this turn</source>
        <translation>In diesem Zug</translation>
    </message>
    <message>
        <source>rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Seeräuber</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Reihen des Spielplans</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Gold fields</source>
        <translation>Goldfelder</translation>
    </message>
    <message>
        <source>3:1</source>
        <translation>3:1</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Cities on their side</source>
        <translation>Städte auf der Seite</translation>
    </message>
    <message>
        <source>City walls</source>
        <translation>Stadtmauern</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>activated this turn</source>
        <translation>in diesem Zug aktiviert</translation>
    </message>
    <message>
        <source>promoted this turn</source>
        <translation>in diesem Zug aufgewertet</translation>
    </message>
    <message>
        <source>City improvements</source>
        <translation>Stadtausbau</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Progress cards in hand</source>
        <translation>Fortschrittskarten auf der Hand</translation>
    </message>
    <message>
        <source>Progress cards shown</source>
        <translation>Offene Fortschrittskarten</translation>
    </message>
    <message>
        <source>Development cards</source>
        <translation>Entwicklungskarten</translation>
    </message>
    <message>
        <source>Development cards bought this turn</source>
        <translation>In diesem Zug gekaufte Entwicklungskarten</translation>
    </message>
    <message>
        <source>Knights played</source>
        <translation>Gespielte Ritter</translation>
    </message>
    <message>
        <source>Defender of Catan</source>
        <translation>Retter Catans</translation>
    </message>
    <message>
        <source>Open points</source>
        <translation>Offene Punkte</translation>
    </message>
    <message>
        <source>Trade cards</source>
        <translation>Handelskarten</translation>
    </message>
    <message>
        <source>Settled islands</source>
        <translation>Besiedelte Inseln</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>the partner’s part of the turn</source>
        <translation>der Teil des Partners</translation>
    </message>
    <message>
        <source>battles</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>gibt Karten ab</translation>
    </message>
    <message>
        <source>moves the robber</source>
        <translation>versetzt den Räuber</translation>
    </message>
    <message>
        <source>takes a resource</source>
        <translation>nimmt einen Rohstoff</translation>
    </message>
    <message>
        <source>loses a city</source>
        <translation>verliert eine Stadt</translation>
    </message>
    <message>
        <source>draws a progress card</source>
        <translation>zieht eine Fortschrittskarte</translation>
    </message>
    <message>
        <source>puts a progress card back</source>
        <translation>legt eine Fortschrittskarte zurück</translation>
    </message>
    <message>
        <source>names the knights that defend</source>
        <translation>nennt die Ritter, die verteidigen</translation>
    </message>
    <message>
        <source>moves the displaced knight</source>
        <translation>versetzt den vertriebenen Ritter</translation>
    </message>
    <message>
        <source>removes a knight</source>
        <translation>entfernt einen Ritter</translation>
    </message>
    <message>
        <source>places a knight</source>
        <translation>stellt einen Ritter auf</translation>
    </message>
    <message>
        <source>gives cards</source>
        <translation>gibt Karten</translation>
    </message>
    <message>
        <source>takes a progress card</source>
        <translation>nimmt eine Fortschrittskarte</translation>
    </message>
    <message>
        <source>takes cards</source>
        <translation>nimmt Karten</translation>
    </message>
    <message>
        <source>places a metropolis</source>
        <translation>setzt eine Metropole</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Development cards out of the game: %1</source>
        <translation>Entwicklungskarten aus dem Spiel: %1</translation>
    </message>
    <message>
        <source>points for a foreign island</source>
        <translation>Punkte für eine fremde Insel</translation>
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
        <source>What would you do?</source>
        <translation>Was würdest du tun?</translation>
    </message>
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
        <source>a road or a ship beside it</source>
        <translation>eine Straße oder ein Schiff daneben</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Andere Stelle</translation>
    </message>
    <message>
        <source>The city brings the first resources: one for each hex next to it.</source>
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
    <message>
        <source>a ship beside it</source>
        <translation>ein Schiff daneben</translation>
    </message>
    <message>
        <source>Road or ship</source>
        <translation>Straße oder Schiff</translation>
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
        <translation>muss entscheiden</translation>
    </message>
    <message>
        <source>may build</source>
        <translation>darf bauen</translation>
    </message>
    <message>
        <source>phone disconnected</source>
        <translation>Handy getrennt</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message numerus="yes">
        <source>%n trade card(s)</source>
        <translation>
            <numerusform>%n Handelskarte</numerusform>
            <numerusform>%n Handelskarten</numerusform>
        </translation>
    </message>
    <message>
        <source>has a phone</source>
        <translation>mit Handy</translation>
    </message>
    <message>
        <source>phone asleep</source>
        <translation>Handy schläft</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>Goal %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>Points after each turn</source>
        <translation>Punkte nach jedem Zug</translation>
    </message>
</context>
<context>
    <name>PointsSheet</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Whoever has %1 points on their own turn wins.</source>
        <translation>Wer im eigenen Zug %1 Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Own road: %1</source>
        <translation>Eigene Handelsstraße: %1</translation>
    </message>
    <message>
        <source>holds the card; show it on the board</source>
        <translation>hat die Karte; auf dem Plan zeigen</translation>
    </message>
    <message>
        <source>show it on the board</source>
        <translation>auf dem Plan zeigen</translation>
    </message>
    <message>
        <source>Own trade route: %1</source>
        <translation>Eigene Handelsstraße: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) by Reeve's count.</source>
        <translation>
            <numerusform>%n Karte nach Reeves Zählung.</numerusform>
            <numerusform>%n Karten nach Reeves Zählung.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 really has … cards</source>
        <translation>%1 hat in Wirklichkeit … Karten</translation>
    </message>
    <message>
        <source>%1 is played by Reeve</source>
        <translation>%1 wird von Reeve gespielt</translation>
    </message>
    <message>
        <source>Let Reeve play %1</source>
        <translation>Reeve für %1 spielen lassen</translation>
    </message>
    <message>
        <source>Change, or take the seat back</source>
        <translation>ändern oder wieder selbst spielen</translation>
    </message>
    <message>
        <source>from now on</source>
        <translation>von jetzt an</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>Kostet %1</translation>
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
        <translation>Karte ausspielen</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Was kann ich tun?</translation>
    </message>
    <message>
        <source>Do this first. Building, trading and knights come afterwards.</source>
        <translation>Zuerst kommt das hier. Bauen, Handeln und Ritter folgen danach.</translation>
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
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation>Jetzt möglich</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) by Reeve's count.</source>
        <translation>
            <numerusform>%n Karte nach Reeves Zählung.</numerusform>
            <numerusform>%n Karten nach Reeves Zählung.</numerusform>
        </translation>
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
        <source>Move the robber and steal a card from one player next to its new hex. The knight card stays face up and counts for Largest Army.</source>
        <translation>Versetze den Räuber und stiehl einem Mitspieler an seinem neuen Feld eine Karte. Die Ritterkarte bleibt offen liegen und zählt für die Größte Rittermacht.</translation>
    </message>
    <message>
        <source>Take any two resources from the bank.</source>
        <translation>Nimm dir zwei beliebige Rohstoffe von der Bank.</translation>
    </message>
    <message>
        <source>Name a resource. All other players give you all their cards of it.</source>
        <translation>Nenne einen Rohstoff. Alle Mitspieler geben dir ihre sämtlichen Karten davon.</translation>
    </message>
    <message>
        <source>1 victory point, kept secret until you win.</source>
        <translation>1 Siegpunkt, geheim bis zum Sieg.</translation>
    </message>
    <message>
        <source>Move the robber and steal a card from one player next to its new hex. The knight card stays face up and counts in every attack of the barbarians.</source>
        <translation>Versetze den Räuber und stiehl einem Mitspieler an seinem neuen Feld eine Karte. Die Ritterkarte bleibt offen liegen und zählt bei jedem Überfall der Barbaren mit.</translation>
    </message>
</context>
<context>
    <name>ProgressSheet</name>
    <message>
        <source>%1 has a fifth progress card</source>
        <translation>%1 hat eine fünfte Fortschrittskarte</translation>
    </message>
    <message>
        <source>Play a card, or put one back. Under which deck does it go?</source>
        <translation>Spiele eine Karte aus oder lege eine zurück. Unter welchen Stapel kommt sie?</translation>
    </message>
    <message>
        <source>Play a card, or put one back. The others look away.</source>
        <translation>Spiele eine Karte aus oder lege eine zurück. Die anderen schauen weg.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Karte ausspielen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Jetzt lässt sich keine Karte ausspielen.</translation>
    </message>
    <message>
        <source>Choose one first.</source>
        <translation>Wähle zuerst eine aus.</translation>
    </message>
    <message>
        <source>This card cannot be played now.</source>
        <translation>Diese Karte lässt sich jetzt nicht ausspielen.</translation>
    </message>
    <message>
        <source>%1 puts a progress card back</source>
        <translation>%1 legt eine Fortschrittskarte zurück</translation>
    </message>
    <message>
        <source>Four may be kept. The others look away.</source>
        <translation>Vier darfst du behalten. Die anderen schauen weg.</translation>
    </message>
    <message>
        <source>Four may be kept. Under which deck does it go?</source>
        <translation>Vier darfst du behalten. Unter welchen Stapel kommt sie?</translation>
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
        <source>The game is over. Undo the last step to play on.</source>
        <translation>Das Spiel ist zu Ende. Macht den letzten Schritt rückgängig, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>This is not part of the game you are playing.</source>
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
        <source>%1 has no such decision to make now.</source>
        <translation>%1 hat gerade nichts dergleichen zu entscheiden.</translation>
    </message>
    <message>
        <source>This is not possible in this part of the turn.</source>
        <translation>Das geht in diesem Teil des Zuges nicht.</translation>
    </message>
    <message>
        <source>Only after the set-up.</source>
        <translation>Erst nach der Gründungsphase.</translation>
    </message>
    <message>
        <source>There is no trading in the special building phase.</source>
        <translation>In der Bauphase wird nicht gehandelt.</translation>
    </message>
    <message>
        <source>In the special building phase you only build and buy.</source>
        <translation>In der Bauphase wird nur gebaut und gekauft.</translation>
    </message>
    <message>
        <source>The partner trades with the bank only.</source>
        <translation>Der Partner handelt nur mit der Bank.</translation>
    </message>
    <message>
        <source>The partner does not roll the dice.</source>
        <translation>Der Partner würfelt nicht.</translation>
    </message>
    <message>
        <source>In the movement phase pieces move and knights are activated.</source>
        <translation>In der Bewegungsphase ziehen Figuren und Ritter werden aktiviert.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Zuerst wird gewürfelt.</translation>
    </message>
    <message>
        <source>The dice of this turn are already entered. Undo to change them.</source>
        <translation>Der Wurf dieses Zuges ist schon eingegeben. Macht ihn rückgängig, um ihn zu ändern.</translation>
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
        <translation>Diese Stelle ist besetzt.</translation>
    </message>
    <message>
        <source>Too close to another settlement or city (distance rule).</source>
        <translation>Zu nah an einer anderen Siedlung oder Stadt (Abstandsregel).</translation>
    </message>
    <message>
        <source>No road of %1 leads there.</source>
        <translation>Keine Straße von %1 führt dorthin.</translation>
    </message>
    <message>
        <source>%1 has no such piece here.</source>
        <translation>%1 hat hier keine solche Figur.</translation>
    </message>
    <message>
        <source>%1 has no city here.</source>
        <translation>%1 hat hier keine Stadt.</translation>
    </message>
    <message>
        <source>This city already has a wall.</source>
        <translation>Diese Stadt hat schon eine Stadtmauer.</translation>
    </message>
    <message>
        <source>First restore the city that is on its side.</source>
        <translation>Zuerst muss die Stadt auf der Seite wieder aufgerichtet werden.</translation>
    </message>
    <message>
        <source>City improvements need a city, and %1 has none.</source>
        <translation>Für einen Stadtausbau braucht man eine Stadt, und %1 hat keine.</translation>
    </message>
    <message>
        <source>Levels 4 and 5 need a city without a metropolis.</source>
        <translation>Für Stufe 4 und 5 braucht man eine Stadt ohne Metropole.</translation>
    </message>
    <message>
        <source>Level 5 is the highest.</source>
        <translation>Stufe 5 ist die höchste.</translation>
    </message>
    <message>
        <source>This level does not bring the metropolis.</source>
        <translation>Diese Stufe bringt keine Metropole.</translation>
    </message>
    <message>
        <source>Choose an upright city without a metropolis.</source>
        <translation>Wählt eine aufrechte Stadt ohne Metropole.</translation>
    </message>
    <message>
        <source>This knight is not active.</source>
        <translation>Dieser Ritter ist nicht aktiv.</translation>
    </message>
    <message>
        <source>This knight was activated this turn and can act from the next turn on.</source>
        <translation>Dieser Ritter wurde in diesem Zug aktiviert und darf erst ab dem nächsten etwas tun.</translation>
    </message>
    <message>
        <source>This knight is already active.</source>
        <translation>Dieser Ritter ist schon aktiv.</translation>
    </message>
    <message>
        <source>A knight can be promoted only once per turn.</source>
        <translation>Ein Ritter darf nur einmal pro Zug aufgewertet werden.</translation>
    </message>
    <message>
        <source>A mighty knight cannot be promoted further.</source>
        <translation>Ein mächtiger Ritter kann nicht weiter aufgewertet werden.</translation>
    </message>
    <message>
        <source>Promoting to a mighty knight needs the Fortress.</source>
        <translation>Für einen mächtigen Ritter braucht man die Festung.</translation>
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
        <source>The robber is not next to this knight.</source>
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
        <source>Choose which player to steal from.</source>
        <translation>Wählt, welchem Mitspieler eine Karte gestohlen wird.</translation>
    </message>
    <message>
        <source>No card can be stolen from this player there.</source>
        <translation>Diesem Mitspieler kann dort keine Karte gestohlen werden.</translation>
    </message>
    <message>
        <source>This is not the right number of cards.</source>
        <translation>Die Zahl der Karten stimmt nicht.</translation>
    </message>
    <message>
        <source>These cards are not in the hand.</source>
        <translation>Diese Karten sind nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Choose a resource, not a commodity.</source>
        <translation>Wählt einen Rohstoff, keine Handelsware.</translation>
    </message>
    <message>
        <source>You cannot trade cards for the same kind.</source>
        <translation>Karten derselben Sorte lassen sich nicht gegeneinander tauschen.</translation>
    </message>
    <message>
        <source>Each trade with the bank gives one card.</source>
        <translation>Jeder Tausch mit der Bank bringt eine Karte.</translation>
    </message>
    <message>
        <source>Both players must give something: gifts are not allowed.</source>
        <translation>Beide müssen etwas geben: Verschenken ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>These cards do not match your trade rate.</source>
        <translation>Die Zahl dieser Karten passt nicht zum Tauschverhältnis.</translation>
    </message>
    <message>
        <source>You cannot trade after building this turn.</source>
        <translation>Wer gebaut hat, darf in diesem Zug nicht mehr handeln.</translation>
    </message>
    <message>
        <source>Not possible: no such card is left.</source>
        <translation>Das ist nicht möglich: Eine solche Karte ist nicht mehr da.</translation>
    </message>
    <message>
        <source>In the first two rounds a 7 is rolled again and the event die is not used.</source>
        <translation>In den ersten beiden Runden wird eine 7 neu gewürfelt, und der Ereigniswürfel wird nicht benutzt.</translation>
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
        <source>Only one such card may be played per turn.</source>
        <translation>Pro Zug darf nur eine solche Karte ausgespielt werden.</translation>
    </message>
    <message>
        <source>A card bought this turn can be played from your next turn on.</source>
        <translation>Eine in diesem Zug gekaufte Karte darf erst ab dem nächsten Zug ausgespielt werden.</translation>
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
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>This position is not possible.</source>
        <translation>Diese Stellung ist nicht möglich.</translation>
    </message>
    <message>
        <source>This step has more consequences than Reeve can handle. Nothing was done.</source>
        <translation>Dieser Schritt hätte mehr Folgen, als Reeve verarbeiten kann. Es wurde nichts ausgeführt.</translation>
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
        <source>%1 has no knight here.</source>
        <translation>%1 hat hier keinen Ritter.</translation>
    </message>
    <message>
        <source>A city replaces a settlement, and %1 has none here.</source>
        <translation>Eine Stadt ersetzt eine Siedlung, und %1 hat hier keine.</translation>
    </message>
    <message numerus="yes">
        <source>%1 does not hold these %n card(s).</source>
        <translation>
            <numerusform>%1 hat diese Karte nicht.</numerusform>
            <numerusform>%1 hat diese %n Karten nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to play it on now.</source>
        <translation>Dafür gibt es gerade kein Ziel.</translation>
    </message>
    <message>
        <source>Only before the dice are rolled.</source>
        <translation>Nur vor dem Würfeln.</translation>
    </message>
    <message>
        <source>Only after the dice are rolled.</source>
        <translation>Erst nach dem Würfeln.</translation>
    </message>
    <message>
        <source>Only in your own turn.</source>
        <translation>Nur im eigenen Zug.</translation>
    </message>
    <message>
        <source>A ship needs sea beside its path.</source>
        <translation>Ein Schiff braucht Meer neben seinem Weg.</translation>
    </message>
    <message>
        <source>A road needs land beside its path.</source>
        <translation>Eine Straße braucht Land neben ihrem Weg.</translation>
    </message>
    <message>
        <source>Nothing is built on the open sea.</source>
        <translation>Auf offener See wird nicht gebaut.</translation>
    </message>
    <message>
        <source>Only a ship at the open end of a shipping line can be moved.</source>
        <translation>Nur ein Schiff am offenen Ende einer Schiffslinie kann versetzt werden.</translation>
    </message>
    <message>
        <source>This ship stays: a knight depends on it or stands in its line.</source>
        <translation>Dieses Schiff bleibt: Ein Ritter braucht es oder steht in seiner Linie.</translation>
    </message>
    <message>
        <source>A ship built this turn can be moved from your next turn on.</source>
        <translation>Ein in diesem Zug gebautes Schiff kann erst ab dem nächsten eigenen Zug versetzt werden.</translation>
    </message>
    <message>
        <source>Only one ship can be moved per turn.</source>
        <translation>Pro Zug kann nur ein Schiff versetzt werden.</translation>
    </message>
    <message>
        <source>The pirate lies next to this path.</source>
        <translation>Der Seeräuber liegt neben diesem Weg.</translation>
    </message>
    <message>
        <source>The pirate must go to another hex.</source>
        <translation>Der Seeräuber muss auf ein anderes Feld.</translation>
    </message>
    <message>
        <source>The pirate stays at sea.</source>
        <translation>Der Seeräuber bleibt auf dem Meer.</translation>
    </message>
    <message>
        <source>The pirate is not next to this knight.</source>
        <translation>Der Seeräuber liegt nicht neben diesem Ritter.</translation>
    </message>
    <message>
        <source>The first buildings stand on the main island.</source>
        <translation>Die ersten Gebäude stehen auf der Hauptinsel.</translation>
    </message>
    <message>
        <source>The merchant cannot stand on a gold hex or at sea.</source>
        <translation>Der Händler darf nicht auf ein Goldflussfeld oder aufs Meer.</translation>
    </message>
    <message>
        <source>This game is played without that module.</source>
        <translation>Dieses Spiel wird ohne dieses Modul gespielt.</translation>
    </message>
    <message>
        <source>That is too far away.</source>
        <translation>Das ist zu weit weg.</translation>
    </message>
    <message>
        <source>No barbarian can come to this hex.</source>
        <translation>Auf dieses Feld kann kein Barbar kommen.</translation>
    </message>
    <message>
        <source>No barbarian stands on this hex.</source>
        <translation>Auf diesem Feld steht kein Barbar.</translation>
    </message>
    <message>
        <source>These knights are too weak for that.</source>
        <translation>Diese Ritter sind dafür zu schwach.</translation>
    </message>
    <message>
        <source>%1 does not have enough gold.</source>
        <translation>%1 hat nicht genug Gold.</translation>
    </message>
    <message>
        <source>The building is conquered.</source>
        <translation>Das Gebäude ist erobert.</translation>
    </message>
    <message>
        <source>The knights of another player control this hex.</source>
        <translation>Die Ritter eines anderen Spielers beherrschen dieses Feld.</translation>
    </message>
    <message>
        <source>The robber spares this hex: its buildings belong to players with fewer than three points.</source>
        <translation>Der Räuber verschont dieses Feld: Dort stehen nur Gebäude von Spielern mit weniger als drei Punkten.</translation>
    </message>
    <message>
        <source>Only a mighty knight can do that.</source>
        <translation>Das kann nur ein mächtiger Ritter.</translation>
    </message>
    <message>
        <source>No piece may stay on a path of the castle hex.</source>
        <translation>Auf einem Weg des Burgfelds darf keine Figur stehen bleiben.</translation>
    </message>
    <message>
        <source>Another piece stands on this path.</source>
        <translation>Auf diesem Weg steht eine andere Figur.</translation>
    </message>
    <message>
        <source>There is no room for the piece there.</source>
        <translation>Dort ist kein Platz für die Figur.</translation>
    </message>
    <message>
        <source>%1 has no baggage train there.</source>
        <translation>%1 hat dort keinen Tross.</translation>
    </message>
    <message>
        <source>This piece has moved this turn already.</source>
        <translation>Diese Figur ist in diesem Zug schon gezogen.</translation>
    </message>
    <message>
        <source>A ship costs %1.</source>
        <translation>Ein Schiff kostet %1.</translation>
    </message>
    <message>
        <source>The ship begins at the new building.</source>
        <translation>Das Schiff beginnt am neuen Gebäude.</translation>
    </message>
    <message>
        <source>A road of %1 begins at a building or a road; a ship is not enough.</source>
        <translation>Eine Straße von %1 beginnt an einem Gebäude oder einer Straße; ein Schiff genügt nicht.</translation>
    </message>
    <message>
        <source>A ship of %1 begins at a building or a ship; a road is not enough.</source>
        <translation>Ein Schiff von %1 beginnt an einem Gebäude oder einem Schiff; eine Straße genügt nicht.</translation>
    </message>
</context>
<context>
    <name>RemoveSheet</name>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>The whole record of this game will be deleted. This cannot be undone.</source>
        <translation>Die ganze Aufzeichnung dieses Spiels wird gelöscht. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>The whole record of this game will be deleted on this device. The club hides it from its tables and statistics, but keeps it. This cannot be undone here.</source>
        <translation>Die ganze Aufzeichnung dieses Spiels wird auf diesem Gerät gelöscht. Der Verein zeigt es an keinem Tisch und in keiner Statistik mehr, behält es aber. Das lässt sich hier nicht rückgängig machen.</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>The barbarian ship advances</source>
        <translation>Das Barbarenschiff rückt vor</translation>
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
    <name>ResultSheet</name>
    <message>
        <source>Result of the table</source>
        <translation>Ergebnis des Tisches</translation>
    </message>
    <message>
        <source>Enter the points, or tap whoever has won.</source>
        <translation>Tragt die Punkte ein, oder tippt an, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>The points of everybody, and who has won.</source>
        <translation>Die Punkte aller und wer gewonnen hat.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1: has won?</source>
        <translation>%1: gewonnen?</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Punkte von %1</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Resume %1, turn %2</source>
        <translation>Weiter mit %1, Zug %2</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Look at %1, turn %2</source>
        <translation>%1 ansehen, Zug %2</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Each player starts with a settlement and a city.</source>
        <translation>Jeder Spieler beginnt mit einer Siedlung und einer Stadt.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Which edition?</source>
        <translation>Welche Ausgabe?</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Each player starts with two settlements.</source>
        <translation>Jeder Spieler beginnt mit zwei Siedlungen.</translation>
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
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>eingetragen</translation>
    </message>
    <message>
        <source>Reeve rolls the dice</source>
        <translation>Reeve würfelt</translation>
    </message>
    <message>
        <source>otherwise you enter what was rolled</source>
        <translation>sonst gebt ihr ein, was fällt</translation>
    </message>
    <message>
        <source>usual: %1; older printings: %2</source>
        <translation>üblich: %1; ältere Ausgaben: %2</translation>
    </message>
</context>
<context>
    <name>SaveBoard</name>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>This board could not be saved.</source>
        <translation>Dieser Plan konnte nicht gespeichert werden.</translation>
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
        <source>A photograph of the board</source>
        <translation>Ein Foto des Spielplans</translation>
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
        <source>Keep the corners</source>
        <translation>Ecken behalten</translation>
    </message>
    <message>
        <source>Move corners</source>
        <translation>Ecken setzen</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>Das Bild ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>Tap a hex or harbour that is wrong or marked.</source>
        <translation>Tippt auf ein Feld oder einen Hafen, der falsch oder markiert ist.</translation>
    </message>
    <message numerus="yes">
        <source>Drop %n correction(s)?</source>
        <translation>
            <numerusform>%n Korrektur verwerfen?</numerusform>
            <numerusform>%n Korrekturen verwerfen?</numerusform>
        </translation>
    </message>
    <message>
        <source>The new reading begins without what you have corrected.</source>
        <translation>Das neue Bild wird ohne eure Korrekturen gelesen.</translation>
    </message>
</context>
<context>
    <name>ScanPicture</name>
    <message>
        <source>The photograph</source>
        <translation>Das Foto</translation>
    </message>
</context>
<context>
    <name>ScanSide</name>
    <message>
        <source>This is correct</source>
        <translation>So stimmt es</translation>
    </message>
    <message>
        <source>Tap a diamond to check it.</source>
        <translation>Tippt eine Raute an, um sie zu prüfen.</translation>
    </message>
    <message>
        <source>As Reeve reads it</source>
        <translation>So liest es Reeve</translation>
    </message>
    <message>
        <source>Tap a hex and choose its number; the next hex follows automatically.</source>
        <translation>Tippt ein Feld an und wählt seine Zahl; das nächste folgt von selbst.</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Check %1</source>
        <translation>%1 prüfen</translation>
    </message>
    <message>
        <source>Check harbour, %1</source>
        <translation>Hafen prüfen, %1</translation>
    </message>
    <message>
        <source>Turn it to how it lies before you.</source>
        <translation>Dreht den Plan so, wie er vor euch liegt.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Turn the island to the left</source>
        <translation>Insel nach links drehen</translation>
    </message>
    <message>
        <source>Turn the island to the right</source>
        <translation>Insel nach rechts drehen</translation>
    </message>
    <message>
        <source>Tap any hex or harbour to change it.</source>
        <translation>Tippt auf ein Feld oder einen Hafen, um es zu ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s) to check</source>
        <translation>
            <numerusform>%n Hafen zu prüfen</numerusform>
            <numerusform>%n Häfen zu prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as “%1”</source>
        <translation>Gelesen als „%1“</translation>
    </message>
    <message>
        <source>Read without a set</source>
        <translation>Ohne Schachtel gelesen</translation>
    </message>
    <message>
        <source>tap if another set lies here</source>
        <translation>tippt, wenn es eine andere Schachtel ist</translation>
    </message>
    <message>
        <source>tap if one of your sets lies here</source>
        <translation>tippt, wenn es eine eurer Schachteln ist</translation>
    </message>
</context>
<context>
    <name>ScanStart</name>
    <message>
        <source>Reeve is reading the board</source>
        <translation>Reeve liest den Plan</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>A photograph of the whole board</source>
        <translation>Ein Foto des ganzen Plans</translation>
    </message>
    <message>
        <source>First the board, then its terrains, then its numbers.</source>
        <translation>Erst der Plan, dann die Landschaften, dann die Zahlen.</translation>
    </message>
    <message>
        <source>From above, all six corners in the picture, without flash, in any rotation. The picture does not leave this device.</source>
        <translation>Von oben, alle sechs Ecken im Bild, ohne Blitz, in beliebiger Drehung. Das Bild verlässt dieses Gerät nicht.</translation>
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
        <source>No camera found: a phone is the easy way. A picture from a USB stick works as well.</source>
        <translation>Keine Kamera gefunden: Am einfachsten geht es mit einem Handy. Ein Bild von einem USB-Stick tut es auch.</translation>
    </message>
    <message>
        <source>No camera found. A picture from your phone or a USB stick works as well.</source>
        <translation>Keine Kamera gefunden. Ein Bild vom Handy oder von einem USB-Stick geht genauso.</translation>
    </message>
    <message>
        <source>Opening the picture</source>
        <translation>Das Bild wird geöffnet</translation>
    </message>
    <message>
        <source>Finding the board</source>
        <translation>Der Plan wird gesucht</translation>
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
        <source>Mark the corners</source>
        <translation>Ecken selbst setzen</translation>
    </message>
    <message>
        <source>Show your pieces</source>
        <translation>Eure Figuren zeigen</translation>
    </message>
    <message>
        <source>once, so that Reeve reads them surely</source>
        <translation>einmal, damit Reeve sie sicher erkennt</translation>
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
        <source>The camera looks too flat across the board. Put it higher.</source>
        <translation>Die Kamera schaut zu flach über den Plan. Stellt sie höher.</translation>
    </message>
    <message>
        <source>The board is small in the picture. Put the camera nearer.</source>
        <translation>Der Plan ist klein im Bild. Stellt die Kamera näher heran.</translation>
    </message>
    <message>
        <source>Undone on the table: %1</source>
        <translation>Auf dem Tisch rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>No longer on the table: %1</source>
        <translation>Nicht mehr auf dem Tisch: %1</translation>
    </message>
    <message>
        <source>Something has changed here that the game does not explain: %1</source>
        <translation>Hier hat sich etwas geändert, das das Spiel nicht erklärt: %1</translation>
    </message>
    <message>
        <source>Enter the roll first.</source>
        <translation>Gebt zuerst den Wurf ein.</translation>
    </message>
    <message>
        <source>Enter what is above it first.</source>
        <translation>Tragt zuerst ein, was darüber steht.</translation>
    </message>
    <message>
        <source>Too dark. Turn on a lamp or the torch.</source>
        <translation>Zu dunkel. Macht eine Lampe oder das Licht an.</translation>
    </message>
    <message>
        <source>No board found. Show the whole board from above.</source>
        <translation>Kein Spielplan gefunden. Zeigt den ganzen Plan von oben.</translation>
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
        <source>This file is not a picture. Choose a photograph.</source>
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
        <source>This is not the board of this game. Choose a photograph of your table.</source>
        <translation>Das ist nicht der Plan dieses Spiels. Wählt ein Foto von eurem Tisch.</translation>
    </message>
    <message>
        <source>This is a HEIC picture, which Reeve cannot read. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or save it as JPEG.</source>
        <translation>Das ist ein HEIC-Bild, das Reeve nicht lesen kann. Wählt auf dem iPhone Einstellungen, Kamera, Formate, Maximale Kompatibilität und fotografiert noch einmal, oder speichert es als JPEG.</translation>
    </message>
    <message>
        <source>This is a RAW picture of a camera, which Reeve cannot read. Let the camera save JPEG, or convert the picture to JPEG.</source>
        <translation>Das ist ein RAW-Bild einer Kamera, das Reeve nicht lesen kann. Lasst die Kamera als JPEG speichern, oder wandelt das Bild in JPEG um.</translation>
    </message>
    <message>
        <source>This is a PDF document. Choose the photograph itself, as JPEG or PNG.</source>
        <translation>Das ist ein PDF-Dokument. Wählt das Foto selbst, als JPEG oder PNG.</translation>
    </message>
    <message>
        <source>This is a video. Choose a photograph, as JPEG or PNG.</source>
        <translation>Das ist ein Video. Wählt ein Foto, als JPEG oder PNG.</translation>
    </message>
    <message>
        <source>This picture has the format %1, which Reeve cannot read. Save it as JPEG or PNG and choose that file.</source>
        <translation>Dieses Bild hat das Format %1, das Reeve nicht lesen kann. Speichert es als JPEG oder PNG und wählt diese Datei.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not a picture. Choose a photograph.</source>
        <translation>Das ist ein Ordner oder ein Gerät, kein Bild. Wählt ein Foto.</translation>
    </message>
    <message>
        <source>Reeve cannot read photographs of this board: only of the islands of %1 and of %2 hexes, and of boards with sea and enough land.</source>
        <translation>Von diesem Spielplan kann Reeve keine Fotos lesen: nur von den Inseln mit %1 und mit %2 Feldern und von Spielplänen mit Meer und genug Land.</translation>
    </message>
</context>
<context>
    <name>SeaBoardPage</name>
    <message>
        <source>Lay it out on the table like this.</source>
        <translation>Legt ihn so auf den Tisch.</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Anderer Plan</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Dieser Plan</translation>
    </message>
    <message>
        <source>Show the main island</source>
        <translation>Hauptinsel zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es); everybody starts here</source>
        <translation>
            <numerusform>%n Feld; hier beginnen alle</numerusform>
            <numerusform>%n Felder; hier beginnen alle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foreign island(s)</source>
        <translation>
            <numerusform>%n fremde Insel</numerusform>
            <numerusform>%n fremde Inseln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for your first settlement on each.</source>
        <translation>je %1 für die erste eigene Siedlung.</translation>
    </message>
    <message>
        <source>The robber starts on %1, the pirate on %2.</source>
        <translation>Der Räuber beginnt auf %1, der Seeräuber auf %2.</translation>
    </message>
    <message>
        <source>The robber starts on %1, the pirate beside the board.</source>
        <translation>Der Räuber beginnt auf %1, der Seeräuber neben dem Plan.</translation>
    </message>
</context>
<context>
    <name>SeafarersPanel</name>
    <message>
        <source>Seafarers</source>
        <translation>Seefahrer</translation>
    </message>
    <message>
        <source>The scenarios of Seafarers need three players.</source>
        <translation>Für die Szenarien der Seefahrer braucht ihr drei Spieler.</translation>
    </message>
    <message>
        <source>Without Seafarers</source>
        <translation>Ohne Seefahrer</translation>
    </message>
    <message>
        <source>One island, no ships.</source>
        <translation>Eine Insel, keine Schiffe.</translation>
    </message>
    <message>
        <source>Special points for the first settlement on each foreign island</source>
        <translation>Sondersiegpunkte für die erste Siedlung auf jeder fremden Insel</translation>
    </message>
    <message>
        <source>%1 (older printings)</source>
        <translation>%1 (ältere Ausgaben)</translation>
    </message>
    <message>
        <source>A board of your own</source>
        <translation>Ein eigener Plan</translation>
    </message>
    <message>
        <source>Lay land, sea, gold and islands by tapping.</source>
        <translation>Legt Land, Meer, Gold und Inseln durch Antippen.</translation>
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
    <message>
        <source>%1 is played by Reeve. Change</source>
        <translation>%1 wird von Reeve gespielt. Ändern</translation>
    </message>
    <message>
        <source>Let Reeve play %1</source>
        <translation>Reeve %1 spielen lassen</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Who sits where?</source>
        <translation>Wer sitzt wo?</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Two neutral colours are also on the board.</source>
        <translation>Auf dem Plan stehen außerdem zwei neutrale Farben.</translation>
    </message>
    <message>
        <source>The island of %1 hexes is for %2 players: it will be crowded.</source>
        <translation>Die Insel mit %1 Feldern ist für %2 Spieler: Es wird eng.</translation>
    </message>
    <message>
        <source>Clockwise round the table.</source>
        <translation>Im Uhrzeigersinn um den Tisch.</translation>
    </message>
    <message>
        <source>Same players as last time</source>
        <translation>Dieselben wie beim letzten Mal</translation>
    </message>
    <message>
        <source>Names are entered already.</source>
        <translation>Es sind schon Namen eingetragen.</translation>
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
        <source>Changes apply immediately.</source>
        <translation>Änderungen gelten sofort.</translation>
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
        <source>Size of text and buttons</source>
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
        <source>Reduced: no animations.</source>
        <translation>Reduziert: keine Animationen.</translation>
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
        <source>Hints for beginners</source>
        <translation>Hinweise für Einsteiger</translation>
    </message>
    <message>
        <source>Take the roll with the last die</source>
        <translation>Wurf mit dem letzten Würfel übernehmen</translation>
    </message>
    <message>
        <source>Without a further tap; a wrong die is undone like any step.</source>
        <translation>Ohne weiteres Tippen; ein falscher Würfel wird wie jeder Schritt rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Zuguhr</translation>
    </message>
    <message>
        <source>Shows when a turn runs long; never ends it.</source>
        <translation>Zeigt, wenn ein Zug lange dauert; beendet ihn nie.</translation>
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
    <message>
        <source>quiet</source>
        <translation>leise</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>laut</translation>
    </message>
    <message>
        <source>Tips for the turn, and each new thing once. On again: from the beginning.</source>
        <translation>Tipps für den Zug, und alles Neue einmal. Wieder an: von vorn.</translation>
    </message>
    <message>
        <source>“What would you do?”</source>
        <translation>„Was würdest du tun?“</translation>
    </message>
    <message>
        <source>Reeve names up to three moves when asked.</source>
        <translation>Auf Nachfrage nennt Reeve bis zu drei Züge.</translation>
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
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>StandingsList</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>%1. %2: %3 points, %4 wins</source>
        <translation>%1. %2: %3 Punkte, %4 Siege</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Round %1 is being played</source>
        <translation>Runde %1 läuft</translation>
    </message>
    <message numerus="yes">
        <source>Standings after %n round(s)</source>
        <translation>
            <numerusform>Stand nach %n Runde</numerusform>
            <numerusform>Stand nach %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save the standings</source>
        <translation>Stand speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The page could not be created.</source>
        <translation>Die Seite konnte nicht erstellt werden.</translation>
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
        <source>No roll yet. Statistics appear after the first roll.</source>
        <translation>Noch kein Wurf. Die Statistik beginnt mit dem ersten Wurf.</translation>
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
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>Knights recruited</source>
        <translation>Ritter aufgestellt</translation>
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
        <translation>Einnahmen nach Karten</translation>
    </message>
    <message>
        <source>From the bank, without trades.</source>
        <translation>Aus der Bank, ohne Tausch.</translation>
    </message>
    <message>
        <source>Where the cards came from</source>
        <translation>Woher die Karten kamen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Gründungsphase</translation>
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
        <translation>Gestohlen</translation>
    </message>
    <message>
        <source>Where cards went</source>
        <translation>Wohin Karten gingen</translation>
    </message>
    <message>
        <source>Blocked: what the robber’s hex would have produced.</source>
        <translation>Blockiert: was das Feld des Räubers gebracht hätte.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abgegeben</translation>
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
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Luck and decisions, in % of the chance to win</source>
        <translation>Glück und Entscheidungen, in % der Siegchance</translation>
    </message>
    <message>
        <source>Each row adds up: the chance after the set-up, and how the dice, the player’s own moves and those of the others changed it.</source>
        <translation>Jede Zeile geht auf: die Chance nach der Gründungsphase und was Würfel, eigene Züge und die Züge der anderen daran änderten.</translation>
    </message>
    <message>
        <source>After the set-up</source>
        <translation>Nach der Gründungsphase</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Own moves</source>
        <translation>Eigene Züge</translation>
    </message>
    <message>
        <source>Others’ moves</source>
        <translation>Züge der anderen</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>At sea</source>
        <translation>Auf See</translation>
    </message>
    <message>
        <source>The trade route is measured at the end of each turn.</source>
        <translation>Die Handelsstraße wird am Ende jedes Zugs gemessen.</translation>
    </message>
    <message>
        <source>Ships built</source>
        <translation>Schiffe gebaut</translation>
    </message>
    <message>
        <source>Ships moved</source>
        <translation>Schiffe versetzt</translation>
    </message>
    <message>
        <source>Longest trade route</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>Foreign islands</source>
        <translation>Fremde Inseln</translation>
    </message>
    <message>
        <source>Pirate moved</source>
        <translation>Seeräuber versetzt</translation>
    </message>
    <message>
        <source>Cards stolen with it</source>
        <translation>Karten damit gestohlen</translation>
    </message>
    <message>
        <source>Rule modules</source>
        <translation>Regelmodule</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Pieces lost</source>
        <translation>Verlorene Figuren</translation>
    </message>
    <message>
        <source>Spaces mined</source>
        <translation>Schürffelder</translation>
    </message>
    <message>
        <source>Barbarians sent away</source>
        <translation>Vertriebene Barbaren</translation>
    </message>
    <message>
        <source>Knights driven off</source>
        <translation>Vertriebene Ritter</translation>
    </message>
    <message>
        <source>Income up to each turn</source>
        <translation>Einnahmen bis zu jedem Zug</translation>
    </message>
    <message>
        <source>Cards by number</source>
        <translation>Karten nach Zahl</translation>
    </message>
    <message>
        <source>What the rolls brought.</source>
        <translation>Was die Würfe brachten.</translation>
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
        <source>%1 chases away the robber</source>
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
        <translation>%1 spielt „%2“ aus</translation>
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
        <translation>%1 gibt %2 ab</translation>
    </message>
    <message>
        <source>%1 moves the robber</source>
        <translation>%1 versetzt den Räuber</translation>
    </message>
    <message>
        <source>%1 takes no resource</source>
        <translation>%1 nimmt keinen Rohstoff</translation>
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
        <source>%1 puts a progress card under its deck</source>
        <translation>%1 legt eine Fortschrittskarte unter den Stapel</translation>
    </message>
    <message>
        <source>%1 sends knights to defend</source>
        <translation>%1 schickt Ritter zur Verteidigung</translation>
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
        <translation>%1 nutzt den Zwangshandel</translation>
    </message>
    <message>
        <source>%1 sends the robber to the desert</source>
        <translation>%1 schickt den Räuber in die Wüste</translation>
    </message>
    <message>
        <source>%1 discards a knight card</source>
        <translation>%1 gibt eine Ritterkarte ab</translation>
    </message>
    <message>
        <source>%1 finishes building</source>
        <translation>%1 hat fertig gebaut</translation>
    </message>
    <message>
        <source>%1 builds a ship</source>
        <translation>%1 baut ein Schiff</translation>
    </message>
    <message>
        <source>%1 places a city and a ship</source>
        <translation>%1 setzt eine Stadt und ein Schiff</translation>
    </message>
    <message>
        <source>%1 places a settlement and a ship</source>
        <translation>%1 setzt eine Siedlung und ein Schiff</translation>
    </message>
    <message>
        <source>%1 moves a ship</source>
        <translation>%1 versetzt ein Schiff</translation>
    </message>
    <message>
        <source>%1 moves the pirate</source>
        <translation>%1 versetzt den Seeräuber</translation>
    </message>
    <message>
        <source>%1 chases away the pirate</source>
        <translation>%1 vertreibt den Seeräuber</translation>
    </message>
</context>
<context>
    <name>StoryList</name>
    <message>
        <source>Show the board as it was then</source>
        <translation>Zeigt den Plan, wie er damals war</translation>
    </message>
    <message>
        <source>Correct this step</source>
        <translation>Diesen Schritt korrigieren</translation>
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
        <translation>Summe %1: %2-mal gewürfelt, erwartet %3</translation>
    </message>
    <message>
        <source>Largest deviation: %1 was rolled %2× instead of %3×.</source>
        <translation>Größte Abweichung: die %1 fiel %2× statt %3×.</translation>
    </message>
    <message>
        <source>Fair dice rarely deviate this much.</source>
        <translation>So weit weichen faire Würfel kaum je ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s).</source>
        <translation>
            <numerusform>%n Wurf.</numerusform>
            <numerusform>%n Würfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fair dice deviate this much or more in %n of 100 games.</source>
        <translation>
            <numerusform>So weit oder weiter weichen faire Würfel in %n von 100 Spielen ab.</numerusform>
            <numerusform>So weit oder weiter weichen faire Würfel in %n von 100 Spielen ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) set by a card, not counted here.</source>
        <translation>
            <numerusform>%n Wurf wurde durch eine Karte bestimmt und zählt hier nicht.</numerusform>
            <numerusform>%n Würfe wurden durch eine Karte bestimmt und zählen hier nicht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeOverSheet</name>
    <message>
        <source>Play %1 on here?</source>
        <translation>%1 hier weiterspielen?</translation>
    </message>
    <message>
        <source>Only if the tablet of %1 is lost: from now on the club accepts this game only from here. What that tablet played without a connection stays on it.</source>
        <translation>Nur wenn das Tablet von %1 verloren ist: Der Verein nimmt dieses Spiel von jetzt an nur noch von hier an. Was jenes Tablet ohne Verbindung gespielt hat, bleibt dort.</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dort lassen</translation>
    </message>
    <message>
        <source>Play on here</source>
        <translation>Hier weiterspielen</translation>
    </message>
</context>
<context>
    <name>TerrainButton</name>
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
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
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
        <source>Production</source>
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
    <message>
        <source>Special building · %1</source>
        <translation>Bauphase · %1</translation>
    </message>
    <message>
        <source>Partner · %1</source>
        <translation>Partner · %1</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Kampf</translation>
    </message>
</context>
<context>
    <name>TournamentPage</name>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Standings for a projector</source>
        <translation>Stand für einen Projektor</translation>
    </message>
    <message>
        <source>Results from finished games</source>
        <translation>Ergebnisse aus beendeten Spielen</translation>
    </message>
    <message>
        <source>Every table has its result.</source>
        <translation>Jeder Tisch hat sein Ergebnis.</translation>
    </message>
    <message>
        <source>Seat the first round</source>
        <translation>Erste Runde setzen</translation>
    </message>
    <message>
        <source>Seat the next round</source>
        <translation>Nächste Runde setzen</translation>
    </message>
    <message>
        <source>A table of this round has no result yet.</source>
        <translation>Ein Tisch dieser Runde hat noch kein Ergebnis.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No round yet. Seat the first one when everybody is there.</source>
        <translation>Noch keine Runde. Setzt die erste, wenn alle da sind.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Sits out: %1</source>
        <translation>Setzt aus: %1</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) met again.</source>
        <translation>
            <numerusform>%n Paar ist sich noch einmal begegnet.</numerusform>
            <numerusform>%n Paare sind sich noch einmal begegnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as a table (CSV)</source>
        <translation>Als Tabelle speichern (CSV)</translation>
    </message>
    <message>
        <source>Save the standings</source>
        <translation>Stand speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No finished game of these tables yet.</source>
        <translation>Noch kein beendetes Spiel dieser Tische.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) taken.</source>
        <translation>
            <numerusform>%n Ergebnis übernommen.</numerusform>
            <numerusform>%n Ergebnisse übernommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentsPage</name>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Kept by the club; any table can go on with one.</source>
        <translation>Der Verein bewahrt sie auf; jeder Tisch kann eines fortsetzen.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No tournament yet. A new one takes three players or more; rounds are seated so that few meet twice.</source>
        <translation>Noch kein Turnier. Ein neues braucht mindestens drei Spieler; die Runden werden so gesetzt, dass sich wenige zweimal begegnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
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
        <source>First choose what you give.</source>
        <translation>Wähle zuerst, was du gibst.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to get.</source>
        <translation>
            <numerusform>Wähle noch %n Karte, die du erhältst.</numerusform>
            <numerusform>Wähle noch %n Karten, die du erhältst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) fewer.</source>
        <translation>
            <numerusform>Wähle %n Karte weniger.</numerusform>
            <numerusform>Wähle %n Karten weniger.</numerusform>
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
        <source>You give</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Du erhältst</translation>
    </message>
    <message>
        <source>%1 in hand</source>
        <translation>%1 auf der Hand</translation>
    </message>
    <message>
        <source>You get this kind.</source>
        <translation>Diese Sorte erhältst du.</translation>
    </message>
    <message>
        <source>No more of it in hand.</source>
        <translation>Mehr davon ist nicht auf der Hand.</translation>
    </message>
    <message>
        <source>You give this kind.</source>
        <translation>Diese Sorte gibst du.</translation>
    </message>
    <message>
        <source>First choose more to give.</source>
        <translation>Wähle zuerst mehr, das du gibst.</translation>
    </message>
    <message>
        <source>Now choose what you get.</source>
        <translation>Wähle jetzt, was du erhältst.</translation>
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
        <source>%1:1 · %2 in hand</source>
        <translation>%1:1 · %2 da</translation>
    </message>
    <message>
        <source>Not enough cards of one kind for the bank. Trade with a player.</source>
        <translation>Für die Bank sind es von keiner Sorte genug Karten. Handle mit einem Mitspieler.</translation>
    </message>
    <message>
        <source>ask %1</source>
        <translation>%1 fragen</translation>
    </message>
    <message>
        <source>%1 answers here.</source>
        <translation>Hier antwortet %1.</translation>
    </message>
    <message>
        <source>%1 offers to all</source>
        <translation>%1 bietet allen an</translation>
    </message>
    <message>
        <source>Ask Reeve's seats</source>
        <translation>Reeves Plätze fragen</translation>
    </message>
    <message>
        <source>%1 was not asked yet.</source>
        <translation>%1 wurde noch nicht gefragt.</translation>
    </message>
</context>
<context>
    <name>TurnStrip</name>
    <message>
        <source>Total %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>A 7 produces nothing.</source>
        <translation>Bei einer 7 gibt es keinen Ertrag.</translation>
    </message>
    <message>
        <source>Nobody gets anything.</source>
        <translation>Niemand erhält etwas.</translation>
    </message>
    <message>
        <source>The robber stays until the first attack.</source>
        <translation>Der Räuber bleibt bis zum ersten Überfall.</translation>
    </message>
    <message numerus="yes">
        <source>Draw:</source>
        <translation>
            <numerusform>Es zieht:</numerusform>
            <numerusform>Es ziehen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Production comes after the event.</source>
        <translation>Der Ertrag folgt auf das Ereignis.</translation>
    </message>
</context>
<context>
    <name>UndoButtons</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>You are watching; covered cards stay covered.</source>
        <translation>Ihr schaut zu; verdeckte Karten bleiben verdeckt.</translation>
    </message>
    <message>
        <source>Its tablet does not answer. This is what it showed last.</source>
        <translation>Das Tablet antwortet nicht. Dies hat es zuletzt gezeigt.</translation>
    </message>
    <message>
        <source>The game is shown here as soon as the club answers.</source>
        <translation>Das Spiel erscheint hier, sobald der Verein antwortet.</translation>
    </message>
    <message>
        <source>This table has not shown its game yet. It appears when the game is opened there.</source>
        <translation>Dieser Tisch hat sein Spiel noch nicht gezeigt. Es erscheint, sobald es dort geöffnet wird.</translation>
    </message>
    <message>
        <source>The island of %1</source>
        <translation>Die Insel von %1</translation>
    </message>
    <message>
        <source>The last events</source>
        <translation>Die letzten Ereignisse</translation>
    </message>
    <message>
        <source>Play on here</source>
        <translation>Hier weiterspielen</translation>
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
        <source>You roll, build and trade. Reeve keeps track of cards, knights, roads, the barbarian ship and points.</source>
        <translation>Ihr würfelt, baut und handelt. Reeve führt Buch über Karten, Ritter, Straßen, Barbarenschiff und Punkte.</translation>
    </message>
    <message>
        <source>Your games cannot be shown now</source>
        <translation>Eure Spiele lassen sich gerade nicht zeigen</translation>
    </message>
    <message>
        <source>The board of %1</source>
        <translation>Der Spielplan von %1</translation>
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
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Plan ansehen</translation>
    </message>
    <message>
        <source>Home</source>
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
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
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
        <source>Progress card for:</source>
        <translation>Fortschrittskarte für:</translation>
    </message>
    <message>
        <source>Progress card (%1) for:</source>
        <translation>Fortschrittskarte (%1) für:</translation>
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
        <source>English 2025</source>
        <translation>Englisch 2025</translation>
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
        <source>Collector’s 2005</source>
        <translation>Sammlerausgabe 2005</translation>
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
        <source>Current edition</source>
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
        <source>Nasty variant</source>
        <translation>Fiesepeter-Regel</translation>
    </message>
    <message>
        <source>Knight-errant</source>
        <translation>Fahrender Ritter</translation>
    </message>
    <message>
        <source>Single player takes the rest</source>
        <translation>Einzelner erhält den Rest</translation>
    </message>
    <message>
        <source>Combined trade/build phase</source>
        <translation>Handeln und Bauen gemischt</translation>
    </message>
    <message>
        <source>no event die and no 7 in the first two rounds</source>
        <translation>kein Ereigniswürfel und keine 7 in den ersten zwei Runden</translation>
    </message>
    <message>
        <source>each player decides which knights defend against the barbarians</source>
        <translation>jeder bestimmt, welche Ritter gegen die Barbaren verteidigen</translation>
    </message>
    <message>
        <source>before the roll an active knight may chase away the robber</source>
        <translation>vor dem Würfeln darf ein aktiver Ritter den Räuber vertreiben</translation>
    </message>
    <message>
        <source>if only one player is owed a scarce card, they take what is left</source>
        <translation>steht eine knappe Karte nur einem Spieler zu, erhält er den Rest</translation>
    </message>
    <message>
        <source>you may also trade after building</source>
        <translation>auch nach dem Bauen darf gehandelt werden</translation>
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
    <message>
        <source>Special building phase</source>
        <translation>Außerordentliche Bauphase</translation>
    </message>
    <message>
        <source>Paired players</source>
        <translation>Spielerpaare</translation>
    </message>
    <message>
        <source>Seafarers</source>
        <translation>Seefahrer</translation>
    </message>
    <message>
        <source>after each turn all others may build</source>
        <translation>nach jedem Zug dürfen alle anderen bauen</translation>
    </message>
    <message>
        <source>the third player clockwise shares the turn</source>
        <translation>der dritte Spieler im Uhrzeigersinn ist mit am Zug</translation>
    </message>
    <message>
        <source>Gold hex</source>
        <translation>Goldflussfeld</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>a piece of Seafarers</comment>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Move a ship</source>
        <translation>Schiff versetzen</translation>
    </message>
    <message>
        <source>Longest Trade Route</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message numerus="yes">
        <source>%n foreign island(s)</source>
        <translation>
            <numerusform>%n fremde Insel</numerusform>
            <numerusform>%n fremde Inseln</numerusform>
        </translation>
    </message>
    <message>
        <source>Heading for New Shores</source>
        <translation>Zu neuen Ufern</translation>
    </message>
    <message>
        <source>Through the Desert</source>
        <translation>Durch die Wüste</translation>
    </message>
    <message>
        <source>Start on the main island; small islands bring special points.</source>
        <translation>Ihr beginnt auf der Hauptinsel; kleine Inseln bringen Sondersiegpunkte.</translation>
    </message>
    <message>
        <source>Start on the large part; the strip behind the desert and small islands bring special points.</source>
        <translation>Ihr beginnt auf dem großen Teil; der Streifen hinter der Wüste und kleine Inseln bringen Sondersiegpunkte.</translation>
    </message>
    <message numerus="yes">
        <source>%n chit(s) of the mining track</source>
        <translation>
            <numerusform>%n Marke der Schürfleiste</numerusform>
            <numerusform>%n Marken der Schürfleiste</numerusform>
        </translation>
    </message>
    <message>
        <source>Nyala the diplomat</source>
        <translation>Nyala die Diplomatin</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of prisoners</source>
        <translation>
            <numerusform>%n Paar Gefangene</numerusform>
            <numerusform>%n Paare Gefangene</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoner(s)</source>
        <translation>
            <numerusform>%n Gefangener</numerusform>
            <numerusform>%n Gefangene</numerusform>
        </translation>
    </message>
    <message>
        <source>mining track %1</source>
        <translation>Schürfleiste %1</translation>
    </message>
    <message>
        <source>Reeve, beginner</source>
        <translation>Reeve, Einsteiger</translation>
    </message>
    <message>
        <source>Reeve, casual</source>
        <translation>Reeve, Fortgeschrittener</translation>
    </message>
    <message>
        <source>Reeve, experienced</source>
        <translation>Reeve, Könner</translation>
    </message>
    <message>
        <source>Reeve, strongest</source>
        <translation>Reeve, Meister</translation>
    </message>
    <message>
        <source>Often misses the best move.</source>
        <translation>Übersieht oft den besten Zug.</translation>
    </message>
    <message>
        <source>Plays by rules of thumb.</source>
        <translation>Spielt nach Faustregeln.</translation>
    </message>
    <message>
        <source>Plays by what it has learned from many games.</source>
        <translation>Spielt, wie es das aus vielen Partien gelernt hat.</translation>
    </message>
    <message>
        <source>Looks ahead before choosing a move.</source>
        <translation>Rechnet die besten Züge voraus, bevor es wählt.</translation>
    </message>
    <message>
        <source>Main island</source>
        <translation>Hauptinsel</translation>
    </message>
    <message>
        <source>Strip beyond the desert</source>
        <translation>Streifen hinter der Wüste</translation>
    </message>
    <message>
        <source>Island %1</source>
        <translation>Insel %1</translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n Entwicklungskarte</numerusform>
            <numerusform>%n Entwicklungskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight card(s) played</source>
        <translation>
            <numerusform>%n Ritterkarte ausgespielt</numerusform>
            <numerusform>%n Ritterkarten ausgespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dev.</source>
        <translation>%1 Entw.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Gründungsphase</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
    <message>
        <source>Set-up · %1</source>
        <translation>Gründungsphase · %1</translation>
    </message>
    <message>
        <source>Back up all games</source>
        <translation>Alle Spiele sichern</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) read back from it.</source>
        <translation>
            <numerusform>%n Spiel daraus wieder gelesen.</numerusform>
            <numerusform>%n Spiele daraus wieder gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1 in the folder “%2”.</source>
        <translation>Gespeichert als %1 im Ordner „%2“.</translation>
    </message>
    <message>
        <source>The rule for this</source>
        <translation>Die Regel dazu</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too few</source>
        <translation>
            <numerusform>%n Karte zu wenig</numerusform>
            <numerusform>%n Karten zu wenig</numerusform>
        </translation>
    </message>
    <message>
        <source>The club gets every game of this table, also earlier ones, and the names, colours and emblems of the players. Photographs stay on this device until you allow them with the player.</source>
        <translation>Der Verein erhält jedes Spiel dieses Tisches, auch frühere, und Namen, Farben und Embleme der Spieler. Fotos bleiben auf diesem Gerät, bis ihr sie beim Spieler erlaubt.</translation>
    </message>
    <message>
        <source>What was sent stays in the club.</source>
        <translation>Was gesendet wurde, bleibt im Verein.</translation>
    </message>
    <message>
        <source>Waiting for the club…</source>
        <translation>Warten auf den Verein …</translation>
    </message>
    <message>
        <source>None left in the supply</source>
        <translation>Keine mehr im Vorrat</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Correct this roll</source>
        <translation>Diesen Wurf korrigieren</translation>
    </message>
    <message>
        <source>This device is not on a network. Connect it to your Wi-Fi; the code appears by itself.</source>
        <translation>Dieses Gerät ist in keinem Netz. Verbindet es mit eurem WLAN; der Code erscheint von selbst.</translation>
    </message>
    <message>
        <source>QR code of the address %1, code %2</source>
        <translation>QR-Code der Adresse %1, Code %2</translation>
    </message>
    <message>
        <source>Play %1 on here</source>
        <translation>%1 hier weiterspielen</translation>
    </message>
    <message>
        <source>A game is being taken over.</source>
        <translation>Ein Spiel wird gerade übernommen.</translation>
    </message>
    <message numerus="yes">
        <source>Its own tablet may come back. It can be taken over in %n second(s).</source>
        <translation>
            <numerusform>Sein eigenes Tablet kann wiederkommen. In %n Sekunde kann es übernommen werden.</numerusform>
            <numerusform>Sein eigenes Tablet kann wiederkommen. In %n Sekunden kann es übernommen werden.</numerusform>
        </translation>
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
        <source>Save this board for other games</source>
        <translation>Diesen Plan für andere Spiele speichern</translation>
    </message>
    <message>
        <source>Reeve keeps everybody&apos;s cards, covered. Leave the real cards in the box.</source>
        <translation>Reeve verwahrt alle Karten verdeckt. Lasst die echten Karten in der Schachtel.</translation>
    </message>
    <message>
        <source>Reeve deals the progress cards, because it plays a seat itself. It plays none that looks into a real hand.</source>
        <translation>Die Fortschrittskarten teilt Reeve aus, weil es selbst einen Platz spielt. Es spielt keine, mit der es in eine echte Hand sähe.</translation>
    </message>
    <message>
        <source>A seat of Reeve&apos;s has no real cards: what it gives you comes from the bank, and what you give it goes there.</source>
        <translation>Ein Platz von Reeve hat keine echten Karten: Was er euch gibt, nehmt ihr aus der Bank, und was ihr ihm gebt, legt ihr in die Bank.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too few by Reeve's count</source>
        <translation>
            <numerusform>%n Karte zu wenig nach Reeves Zählung</numerusform>
            <numerusform>%n Karten zu wenig nach Reeves Zählung</numerusform>
        </translation>
    </message>
    <message>
        <source>The board that you have entered here is lost. The button at the top saves it for later.</source>
        <translation>Der Spielplan, den ihr hier eingegeben habt, geht verloren. Der Knopf oben speichert ihn für später.</translation>
    </message>
</context>
<context>
    <name>YieldPanel</name>
    <message>
        <source>Who gets what</source>
        <translation>Wer erhält was</translation>
    </message>
    <message>
        <source>A 7 produces nothing.</source>
        <translation>Bei einer 7 gibt es keinen Ertrag.</translation>
    </message>
    <message>
        <source>Nobody gets anything.</source>
        <translation>Niemand erhält etwas.</translation>
    </message>
    <message>
        <source>The bank is short of %1: nobody gets any.</source>
        <translation>Die Bank hat zu wenig %1: Niemand erhält etwas davon.</translation>
    </message>
    <message>
        <source>The robber blocks %1.</source>
        <translation>Der Räuber blockiert %1.</translation>
    </message>
    <message>
        <source>A 7 produces nothing. The robber stays until the first attack.</source>
        <translation>Bei einer 7 gibt es keinen Ertrag. Der Räuber bleibt bis zum ersten Überfall, wo er ist.</translation>
    </message>
    <message>
        <source>First the event, then production.</source>
        <translation>Erst das Ereignis, dann der Ertrag.</translation>
    </message>
    <message>
        <source>First the event, then the 7.</source>
        <translation>Erst das Ereignis, dann die 7.</translation>
    </message>
</context>
<context>
    <name>YieldRow</name>
    <message>
        <source>%1 gets %2</source>
        <translation>%1 erhält %2</translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message>
        <source>Counts automatically.</source>
        <translation>Zählt automatisch.</translation>
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
            <numerusform>%1: %n Karte. Welche wird ausgespielt?</numerusform>
            <numerusform>%1: %n Karten. Welche wird ausgespielt?</numerusform>
        </translation>
    </message>
    <message>
        <source>show it</source>
        <translation>aufdecken</translation>
    </message>
    <message>
        <source>Development cards</source>
        <translation>Entwicklungskarten</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Jetzt nicht.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>The Alchemist set the red die to %1 and the yellow die to %2.</source>
        <translation>Der Alchimist bestimmt: roter Würfel %1, gelber Würfel %2.</translation>
    </message>
    <message>
        <source>The Alchemist set the red die to %1 and the white die to %2.</source>
        <translation>Der Alchimist bestimmt: roter Würfel %1, weißer Würfel %2.</translation>
    </message>
    <message>
        <source>Reeve rolls the dice in this game.</source>
        <translation>In diesem Spiel würfelt Reeve.</translation>
    </message>
    <message>
        <source>Let Reeve roll</source>
        <translation>Reeve würfeln lassen</translation>
    </message>
    <message>
        <source>Second roll (the first: %1)</source>
        <translation>Zweiter Wurf (der erste: %1)</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Now tap the other hex.</source>
        <translation>Tippt jetzt das andere Feld an.</translation>
    </message>
    <message>
        <source>Tap a highlighted hex.</source>
        <translation>Tippt ein leuchtendes Feld an.</translation>
    </message>
    <message>
        <source>Tap a highlighted path, or finish here.</source>
        <translation>Tippt einen leuchtenden Weg an, oder lasst es dabei.</translation>
    </message>
    <message>
        <source>Tap a highlighted path.</source>
        <translation>Tippt einen leuchtenden Weg an.</translation>
    </message>
    <message>
        <source>Tap one more place, or finish here.</source>
        <translation>Tippt noch eine Stelle an, oder lasst es dabei.</translation>
    </message>
    <message>
        <source>Tap a highlighted place.</source>
        <translation>Tippt eine leuchtende Stelle an.</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Wählt einen Mitspieler.</translation>
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
        <source>Choose the white die.</source>
        <translation>Wählt den weißen Würfel.</translation>
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
        <source>Choose again</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>All available knights defend.</source>
        <translation>Alle verfügbaren Ritter verteidigen.</translation>
    </message>
    <message>
        <source>Tap each knight that defends; the others stay out of the battle.</source>
        <translation>Tippt jeden Ritter an, der verteidigt; die anderen halten sich heraus.</translation>
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
        <source>No choice is needed.</source>
        <translation>Hier gibt es nichts auszuwählen.</translation>
    </message>
    <message>
        <source>It would have no effect now.</source>
        <translation>Die Karte hätte jetzt keine Wirkung.</translation>
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
        <translation>%1 ausspielen</translation>
    </message>
</context>
<context>
    <name>SecretCover</name>
    <message>
        <source>On %1&apos;s phone. Or hold a finger here to see.</source>
        <translation>Auf dem Handy von %1. Oder Finger hier halten, um es zu sehen.</translation>
    </message>
    <message>
        <source>%1's phone is disconnected. Hold a finger here to see.</source>
        <translation>Das Handy von %1 ist getrennt. Finger hier halten, um es zu sehen.</translation>
    </message>
    <message>
        <source>Answer here</source>
        <translation>Hier antworten</translation>
    </message>
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
    <message>
        <source>Covered again after %1 seconds without a touch.</source>
        <translation>Nach %1 Sekunden ohne Berührung wieder verdeckt.</translation>
    </message>
    <message>
        <source>Tap Keep open to choose cards.</source>
        <translation>Zum Auswählen auf „Offen lassen“ tippen.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Verdecken</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>Reeve plays %1</source>
        <translation>Reeve spielt %1</translation>
    </message>
    <message>
        <source>Its cards stay covered.</source>
        <translation>Diese Karten bleiben verdeckt.</translation>
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
        <source>Let Reeve choose who begins</source>
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
    <message>
        <source>All players</source>
        <translation>Alle Mitspieler</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
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
        <source>The barbarian ship</source>
        <translation>Das Barbarenschiff</translation>
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
        <source>Whose turn it is and what comes next</source>
        <translation>Wer am Zug ist und was ansteht</translation>
    </message>
    <message>
        <source>The order of the decks</source>
        <translation>Die Reihenfolge der Stapel</translation>
    </message>
    <message>
        <source>The pirate</source>
        <translation>Der Seeräuber</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Mining track</source>
        <translation>Schürfleiste</translation>
    </message>
    <message>
        <source>The islands</source>
        <translation>Die Inseln</translation>
    </message>
    <message>
        <source>What was agreed on</source>
        <translation>Vereinbarte Regeln</translation>
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
        <translation>Stadt auf der Seite</translation>
    </message>
    <message>
        <source>City with city wall</source>
        <translation>Stadt mit Stadtmauer</translation>
    </message>
    <message>
        <source>No city wall left in the supply</source>
        <translation>Keine Stadtmauer mehr im Vorrat</translation>
    </message>
    <message>
        <source>Tap a place on the board, then choose what stands there.</source>
        <translation>Tippt eine Stelle auf dem Plan an und wählt, was dort steht.</translation>
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
    <message>
        <source>The pirate</source>
        <translation>Der Seeräuber</translation>
    </message>
    <message>
        <source>Which island is it?</source>
        <translation>Welche Insel ist das?</translation>
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
        <source>Correct the record</source>
        <translation>Aufzeichnung korrigieren</translation>
    </message>
    <message>
        <source>Enter what is really on the table.</source>
        <translation>Gebt ein, was wirklich auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
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
        <source>one step; can be undone</source>
        <translation>lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>What to correct</source>
        <translation>Was korrigiert wird</translation>
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
        <source>Spaces the barbarian ship has advanced</source>
        <translation>Felder, die das Barbarenschiff vorgerückt ist</translation>
    </message>
    <message>
        <source>Attacks so far</source>
        <translation>Überfälle bisher</translation>
    </message>
    <message>
        <source>%1 Check: %2</source>
        <translation>%1 Prüft: %2</translation>
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
        <source>What comes next</source>
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
    <message>
        <source>A roll is changed at once; undo restores it.</source>
        <translation>Ein Wurf wird sofort geändert; „Rückgängig“ stellt ihn wieder her.</translation>
    </message>
    <message>
        <source>Reeve keeps the cards from now on. What does each player hold?</source>
        <translation>Ab jetzt führt Reeve die Karten. Was hat jeder auf der Hand?</translation>
    </message>
    <message>
        <source>Not applied yet: %1</source>
        <translation>Noch nicht übernommen: %1</translation>
    </message>
</context>
<context>
    <name>OldRolls</name>
    <message>
        <source>Which roll was entered wrongly? Everything after it is replayed.</source>
        <translation>Welcher Wurf wurde falsch eingegeben? Alles danach wird neu ausgeführt.</translation>
    </message>
    <message>
        <source>Nobody has rolled yet.</source>
        <translation>Noch hat niemand gewürfelt.</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation>Zug %1, %2: %3</translation>
    </message>
    <message>
        <source>Another roll</source>
        <translation>Anderer Wurf</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <translation>Am Tisch: %1</translation>
    </message>
    <message>
        <source>The roll is changed; everything after it was replayed.</source>
        <translation>Der Wurf ist geändert, alles danach wurde neu ausgeführt.</translation>
    </message>
    <message>
        <source>Turn %1, %2: total %3</source>
        <translation>Zug %1, %2: Summe %3</translation>
    </message>
</context>
<context>
    <name>KeptGameSheet</name>
    <message>
        <source>Change the name or make a copy.</source>
        <translation>Namen ändern oder eine Kopie anlegen.</translation>
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
        <translation>Aufzeichnung als Datei speichern</translation>
    </message>
    <message>
        <source>for another device, or to keep</source>
        <translation>für ein anderes Gerät oder zur Sicherung</translation>
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
        <source>You roll and enter the result.</source>
        <translation>Ihr würfelt und gebt den Wurf ein.</translation>
    </message>
    <message>
        <source>Reeve rolls them.</source>
        <translation>Reeve würfelt.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>You hold the cards. Reeve announces and counts, and asks if a payment exceeds its count.</source>
        <translation>Ihr haltet die Karten. Reeve sagt an und zählt mit; es fragt nach, wenn eine Bezahlung über seine Zählung geht.</translation>
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
        <source>You draw. Reeve knows from which deck; whoever plays a card says which.</source>
        <translation>Ihr zieht. Reeve kennt den Stapel; wer eine Karte spielt, sagt, welche.</translation>
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
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>On the table or in Reeve</source>
        <translation>Auf dem Tisch oder bei Reeve</translation>
    </message>
    <message>
        <source>Applies from now on; earlier steps stay as they are.</source>
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
    <message>
        <source>Enter what each player holds</source>
        <translation>Eingeben, was jeder auf der Hand hat</translation>
    </message>
    <message>
        <source>Reeve has not seen the cards.</source>
        <translation>Reeve hat die Karten nicht gesehen.</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>%1 shows %2.</source>
        <translation>%1 deckt „%2“ auf.</translation>
    </message>
    <message>
        <source>The cards differ from Reeve&apos;s count: the record was corrected.</source>
        <translation>Die Karten waren anders als von Reeve gezählt: Die Aufzeichnung wurde korrigiert.</translation>
    </message>
    <message>
        <source>The record was corrected to match the table.</source>
        <translation>Die Aufzeichnung wurde an den Tisch angepasst.</translation>
    </message>
    <message numerus="yes">
        <source>Reeve's count is corrected: %1 has %n card(s).</source>
        <translation>
            <numerusform>Reeves Zählung ist korrigiert: %1 hat %n Karte.</numerusform>
            <numerusform>Reeves Zählung ist berichtigt: %1 hat %n Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message>
        <source>The barbarian ship</source>
        <translation>Das Barbarenschiff</translation>
    </message>
    <message>
        <source>%1, not in the picture</source>
        <translation>%1, nicht auf dem Bild</translation>
    </message>
    <message>
        <source>%1, active</source>
        <translation>%1, aktiv</translation>
    </message>
    <message>
        <source>%1, inactive</source>
        <translation>%1, passiv</translation>
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
        <source>The pirate</source>
        <translation>Der Seeräuber</translation>
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
        <source>%n space(s) further</source>
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
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <source>as a correction</source>
        <translation>als Korrektur</translation>
    </message>
    <message>
        <source>correct it by hand</source>
        <translation>von Hand korrigieren</translation>
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
    <message>
        <source>not seen clearly</source>
        <translation>nicht deutlich zu sehen</translation>
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
        <source>%1 loses a card</source>
        <translation>%1 verliert eine Karte</translation>
    </message>
    <message>
        <source>This change alone is not possible. Correct it by hand.</source>
        <translation>Diese Änderung allein ist nicht möglich. Korrigiert sie von Hand.</translation>
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
        <source>Show %n dismissed again</source>
        <translation>
            <numerusform>%n zurückgestellte wieder zeigen</numerusform>
            <numerusform>%n zurückgestellte wieder zeigen</numerusform>
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
        <source>Production for %1</source>
        <translation>Ertrag bei %1</translation>
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
        <source>Another picture</source>
        <translation>Anderes Bild</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>The picture stays on this device and is not saved.</source>
        <translation>Das Bild bleibt auf diesem Gerät und wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>A picture of the table</source>
        <translation>Ein Bild vom Tisch</translation>
    </message>
    <message>
        <source>The whole board from above, as it is now, in any rotation. Reeve shows what differs from the game.</source>
        <translation>Der ganze Plan von oben, wie er jetzt ist, in beliebiger Drehung. Reeve zeigt, was vom Spiel abweicht.</translation>
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
        <translation>Wer erhält was</translation>
    </message>
    <message numerus="yes">
        <source>%n not seen clearly</source>
        <translation>
            <numerusform>%n nicht deutlich zu sehen</numerusform>
            <numerusform>%n nicht deutlich zu sehen</numerusform>
        </translation>
    </message>
    <message>
        <source>All as on the table</source>
        <translation>Alles wie auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>BarbarianStrip</name>
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
        <source>Your board</source>
        <translation>Euer Spielplan</translation>
    </message>
    <message>
        <source>A copy of the board on your table. Tap whatever is highlighted.</source>
        <translation>Ein Abbild des Spielplans auf dem Tisch. Was leuchtet, lässt sich antippen.</translation>
    </message>
    <message>
        <source>The barbarians</source>
        <translation>Die Barbaren</translation>
    </message>
    <message>
        <source>How far their ship is, and whether your knights would hold.</source>
        <translation>Wie weit ihr Schiff ist und ob eure Ritter sie abwehren könnten.</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Die Spieler</translation>
    </message>
    <message>
        <source>Points, cards and hand limit of each player. Tap one to see where the points come from.</source>
        <translation>Punkte, Karten und Kartenlimit jedes Spielers. Ein Tipp zeigt, woher die Punkte kommen.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Enter the dice here. Then everyone sees what they get, and why.</source>
        <translation>Hier gebt ihr den Wurf ein. Dann sehen alle, was sie erhalten und warum.</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was ansteht</translation>
    </message>
    <message>
        <source>One large button shows what to do next. Enter does the same.</source>
        <translation>Ein großer Knopf sagt, was als Nächstes zu tun ist. Die Eingabetaste tut dasselbe.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Every step can be undone, as many as you like. Nothing is ever lost.</source>
        <translation>Jeder Schritt lässt sich rückgängig machen, so viele ihr wollt. Nichts geht verloren.</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>The menu leads to history, statistics, the almanac and this tour.</source>
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
    <name>HexesPanel</name>
    <message>
        <source>Best hexes</source>
        <translation>Beste Felder</translation>
    </message>
    <message>
        <source>%1 with %2 (%3)</source>
        <translation>%1 mit %2 (%3)</translation>
    </message>
</context>
<context>
    <name>HintLine</name>
    <message>
        <source>Tap a piece of yours and its destinations light up. Each piece moves once a turn.</source>
        <translation>Tippt auf eine eigene Figur: Ihre Ziele leuchten auf. Jede Figur zieht einmal je Zug.</translation>
    </message>
    <message>
        <source>Opens the rule</source>
        <translation>Öffnet die Regel</translation>
    </message>
    <message>
        <source>Different terrains and numbers near 7 bring cards most often: 6 and 8 come five times in 36.</source>
        <translation>Verschiedene Landschaften und Zahlen nahe der 7 bringen am häufigsten Karten: 6 und 8 kommen fünfmal in 36 Würfen.</translation>
    </message>
    <message>
        <source>Before the roll you may play one development card.</source>
        <translation>Vor dem Würfeln darf eine Entwicklungskarte gespielt werden.</translation>
    </message>
    <message>
        <source>City gate: everyone whose flip-chart in that colour shows the red die&apos;s number draws a progress card.</source>
        <translation>Stadttor: Wessen Stadtausbau in dieser Farbe die Zahl des roten Würfels zeigt, der zieht eine Fortschrittskarte.</translation>
    </message>
    <message>
        <source>More than %1 cards: on a 7 you must discard half.</source>
        <translation>Mehr als %1 Karten: Bei einer 7 geht die Hälfte an die Bank.</translation>
    </message>
    <message>
        <source>The barbarians are near. Only active knights count; activating one costs 1 grain.</source>
        <translation>Die Barbaren sind nah. Nur aktive Ritter zählen; einen zu aktivieren kostet 1 Getreide.</translation>
    </message>
    <message>
        <source>A knight costs wool and ore, and must be activated with grain to defend.</source>
        <translation>Ein Ritter kostet Wolle und Erz und verteidigt erst, wenn er mit Getreide aktiviert ist.</translation>
    </message>
    <message>
        <source>You can upgrade a settlement to a city now: a city gets two cards per hex.</source>
        <translation>Eine Siedlung kann jetzt zur Stadt werden: Eine Stadt erhält zwei Karten je Feld.</translation>
    </message>
    <message>
        <source>The bank trades four cards of a kind for any other card; harbours give better rates.</source>
        <translation>Die Bank tauscht vier gleiche Karten gegen eine andere; mit Häfen sind es weniger.</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
</context>
<context>
    <name>PeopleWording</name>
    <message>
        <source>The list of players could not be saved. Is the disk full or read-only?</source>
        <translation>Die Liste der Mitspieler ließ sich nicht speichern. Ist der Datenträger voll oder schreibgeschützt?</translation>
    </message>
    <message>
        <source>The list of players could not be read and was reset; no game is affected. The old file is kept as %1.</source>
        <translation>Die Liste der Mitspieler war nicht lesbar und wurde zurückgesetzt; kein Spiel ist betroffen. Die alte Datei liegt als %1 daneben.</translation>
    </message>
    <message>
        <source>This file is not a picture that Reeve can read. Choose a photograph, JPEG or PNG.</source>
        <translation>Diese Datei ist kein Bild, das Reeve lesen kann. Wählt ein Foto, JPEG oder PNG.</translation>
    </message>
    <message>
        <source>The picture could not be saved. Is the disk full or read-only?</source>
        <translation>Das Bild ließ sich nicht speichern. Ist der Datenträger voll oder schreibgeschützt?</translation>
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
        <translation>Punkte pro Spiel</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
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
        <source>No players yet. Everyone named in a new game is listed here.</source>
        <translation>Noch niemand. Wer in einem neuen Spiel mitspielt, steht danach hier.</translation>
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
        <source>The colour is offered first in a new game. Past games stay as they are.</source>
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
        <source>Remove from the list</source>
        <translation>Aus der Liste entfernen</translation>
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
        <source>Remove the photograph</source>
        <translation>Foto entfernen</translation>
    </message>
    <message>
        <source>A photograph of %1</source>
        <translation>Ein Foto von %1</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>The colour is offered first in a new game. Past games stay as they are. The club has name, colour and emblem.</source>
        <translation>Die Farbe wird in einem neuen Spiel zuerst angeboten. Frühere Spiele bleiben, wie sie sind. Der Verein erhält Name, Farbe und Emblem.</translation>
    </message>
    <message>
        <source>from a file; all tables of the club have it</source>
        <translation>aus einer Datei; alle Tische des Vereins haben es</translation>
    </message>
    <message>
        <source>Show the photograph in the club</source>
        <translation>Foto im Verein zeigen</translation>
    </message>
    <message>
        <source>%1 has allowed it; tap to take it back</source>
        <translation>%1 hat es erlaubt; antippen verbietet es wieder</translation>
    </message>
    <message>
        <source>only if %1 allows it</source>
        <translation>nur wenn %1 es erlaubt</translation>
    </message>
</context>
<context>
    <name>PersonChooser</name>
    <message>
        <source>Who sits here?</source>
        <translation>Wer sitzt hier?</translation>
    </message>
    <message>
        <source>All known players are already seated. Type a new name into the seat.</source>
        <translation>Alle bekannten Mitspieler sitzen schon am Tisch. Schreibt einen neuen Namen in den Platz.</translation>
    </message>
    <message>
        <source>They keep their colour; whoever has it now swaps.</source>
        <translation>Jeder bringt seine Farbe mit; wer sie gerade hat, tauscht.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>SummaryPaper</name>
    <message>
        <source>Chance to win in %: dice %1, own moves %2, others %3</source>
        <translation>Siegchance in %: Würfel %1, eigene Züge %2, andere %3</translation>
    </message>
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
        <source>Tied for the lead: %1, %2 each</source>
        <translation>Gleichstand: %1, je %2</translation>
    </message>
    <message>
        <source>The board at the end</source>
        <translation>Der Spielplan am Ende</translation>
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
        <source>Barbarians: %1 of %2 attacks repelled</source>
        <translation>Barbaren: %1 von %2 Überfällen abgewehrt</translation>
    </message>
    <message>
        <source>Turn %1: knights %2, barbarians %3</source>
        <translation>Zug %1: Ritter %2, Barbaren %3</translation>
    </message>
    <message>
        <source>recorded with Reeve</source>
        <translation>aufgezeichnet mit Reeve</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>The page could not be created.</source>
        <translation>Die Seite konnte nicht erstellt werden.</translation>
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
        <source>Saving…</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Vorschau der Seite</translation>
    </message>
    <message>
        <source>Save the summary</source>
        <translation>Zusammenfassung speichern</translation>
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
        <source>That did not work: %1</source>
        <translation>Das hat nicht geklappt: %1</translation>
    </message>
    <message>
        <source>They are stored in this browser, for this address only. They are gone when you clear its data: back them up now and then.</source>
        <translation>Sie liegen in diesem Browser, nur für diese Adresse. Löscht ihr seine Daten, sind sie weg: Sichert sie ab und zu.</translation>
    </message>
    <message>
        <source>They are stored in %1.</source>
        <translation>Sie liegen in %1.</translation>
    </message>
    <message>
        <source>Phones get what their players may see.</source>
        <translation>Handys erhalten, was ihre Spieler sehen dürfen.</translation>
    </message>
    <message>
        <source>Nothing leaves this device.</source>
        <translation>Nichts verlässt dieses Gerät.</translation>
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
        <source>all games, players and settings</source>
        <translation>alle Spiele, Mitspieler und Einstellungen</translation>
    </message>
    <message>
        <source>one file, for another device or to keep</source>
        <translation>eine Datei, für ein anderes Gerät oder zur Sicherung</translation>
    </message>
    <message>
        <source>There are no games yet.</source>
        <translation>Es gibt noch keine Spiele.</translation>
    </message>
    <message>
        <source>Read a backup</source>
        <translation>Sicherung einlesen</translation>
    </message>
    <message>
        <source>adds its games to your list and replaces none</source>
        <translation>fügt ihre Spiele zur Liste hinzu und ersetzt keines</translation>
    </message>
    <message>
        <source>Damaged files that were kept</source>
        <translation>Gesicherte beschädigte Dateien</translation>
    </message>
    <message>
        <source>look into them and take games back</source>
        <translation>hineinsehen und Spiele zurückholen</translation>
    </message>
    <message>
        <source>These games are in your list already.</source>
        <translation>Diese Spiele sind schon in eurer Liste.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added to your list.</source>
        <translation>
            <numerusform>%n Spiel zur Liste hinzugefügt.</numerusform>
            <numerusform>%n Spiele zur Liste hinzugefügt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EraseSheet</name>
    <message>
        <source>Delete everything?</source>
        <translation>Alles löschen?</translation>
    </message>
    <message>
        <source>All games, players and settings on this device will be deleted, and Reeve will close. This cannot be undone.</source>
        <translation>Alle Spiele, Mitspieler und Einstellungen auf diesem Gerät werden gelöscht, und Reeve wird beendet. Das lässt sich nicht rückgängig machen.</translation>
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
        <source>Your game is complete: every step that you saw is saved.</source>
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
        <source>That did not work: %1</source>
        <translation>Das hat nicht geklappt: %1</translation>
    </message>
    <message>
        <source>A bug report is a file with the game and the settings, without names. You can read it before you send it.</source>
        <translation>Ein Fehlerbericht ist eine Datei mit dem Spiel und den Einstellungen, ohne Namen. Ihr könnt sie lesen, bevor ihr sie verschickt.</translation>
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
        <source>The camera is disconnected. Plug it in again, or open a picture.</source>
        <translation>Die Kamera ist nicht mehr verbunden. Steckt sie wieder ein oder öffnet ein Bild.</translation>
    </message>
    <message>
        <source>The video ended before the board could be read. Try another one.</source>
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
        <source>No board found. Show the whole board from above.</source>
        <translation>Kein Spielplan gefunden. Zeigt den ganzen Plan von oben.</translation>
    </message>
    <message>
        <source>The camera reports: %1</source>
        <translation>Die Kamera meldet: %1</translation>
    </message>
    <message>
        <source>This video cannot be played. Choose another one.</source>
        <translation>Dieses Video lässt sich nicht abspielen. Nehmt ein anderes.</translation>
    </message>
    <message>
        <source>Live picture</source>
        <translation>Livebild</translation>
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
        <source>Use this reading</source>
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
        <source>What the board produces</source>
        <translation>Was der Plan bringt</translation>
    </message>
    <message>
        <source>Pips by kind: expected cards in 36 rolls, one settlement per hex.</source>
        <translation>Punkte der Zahlenchips je Sorte: erwartete Karten in 36 Würfen, mit einer Siedlung je Feld.</translation>
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
        <source>It accompanies your own copies of Catan and Cities &amp; Knights. It is not made or approved by their publisher; drawings and texts are our own.</source>
        <translation>Reeve begleitet eure eigenen Spiele Catan und Städte &amp; Ritter. Der Verlag hat daran nicht mitgewirkt; Zeichnungen und Texte sind unsere eigenen.</translation>
    </message>
    <message>
        <source>Built with Qt, OpenCV and JSON for Modern C++; set in Inter and Noto Serif.</source>
        <translation>Gebaut mit Qt, OpenCV und JSON for Modern C++; gesetzt in Inter und Noto Serif.</translation>
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
        <source>Whoever looks knows what comes next. Hold a finger here to see.</source>
        <translation>Wer hinsieht, weiß, was als Nächstes kommt. Zum Ansehen den Finger hier halten.</translation>
    </message>
    <message>
        <source>The first card is drawn next.</source>
        <translation>Die erste Karte wird als nächste gezogen.</translation>
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
        <source>This is the first card.</source>
        <translation>Das ist schon die erste Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), covered</source>
        <translation>
            <numerusform>%n Karte, verdeckt</numerusform>
            <numerusform>%n Karten, verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
</context>
<context>
    <name>ResultLine</name>
    <message>
        <source>Rolled %1</source>
        <translation>Gewürfelt: %1</translation>
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
        <source>The knights hold, %1 : %2</source>
        <translation>Überfall abgewehrt, %1 : %2</translation>
    </message>
    <message>
        <source>The barbarians win, %1 : %2. %3</source>
        <translation>Die Barbaren gewinnen, %1 : %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more strength would be enough.</source>
        <translation>
            <numerusform>Mit %n Ritterstärke mehr wäre der Überfall abgewehrt.</numerusform>
            <numerusform>Mit %n Ritterstärken mehr wäre der Überfall abgewehrt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ship(s) until they land.</source>
        <translation>
            <numerusform>Noch %n Feld bis zum Überfall.</numerusform>
            <numerusform>Noch %n Felder bis zum Überfall.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Let Reeve watch</source>
        <translation>Reeve zusehen lassen</translation>
    </message>
    <message>
        <source>Put a camera on a stand so that it sees the whole board from above, and choose &quot;Let Reeve watch&quot; in the menu. What is put down, moved or removed is proposed at the top of the game, and one tap enters it. Dice rolled beside the board are read, too; cards are entered as before.</source>
        <translation>Stellt eine Kamera so auf ein Stativ, dass sie den ganzen Plan von oben sieht, und wählt im Menü „Reeve zusehen lassen“. Was gelegt, bewegt oder weggenommen wird, steht als Vorschlag oben im Spiel, und ein Tipp trägt es ein. Würfel, die neben dem Plan liegen, liest Reeve mit; Karten gebt ihr wie sonst ein.</translation>
    </message>
    <message>
        <source>Photograph the board</source>
        <translation>Plan fotografieren</translation>
    </message>
    <message>
        <source>Choose &quot;Photograph&quot; for the board of a new game. Take the whole board from above, in even light, with every hex in the picture, in any rotation. Marked hexes are doubtful: tap one and choose what lies there. Every other hex can be changed in the same way.</source>
        <translation>Wählt beim neuen Spiel als Spielplan „Abfotografieren“. Nehmt den ganzen Plan von oben auf, in gleichmäßigem Licht, mit allen Feldern im Bild, in beliebiger Drehung. Markierte Felder sind zweifelhaft: Tippt eines an und wählt, was dort liegt. Auch jedes andere Feld lässt sich so ändern.</translation>
    </message>
    <message>
        <source>If the board is not found</source>
        <translation>Wenn der Spielplan nicht gefunden wird</translation>
    </message>
    <message>
        <source>Choose &quot;Move corners&quot; and drag the six points onto the corners of the frame: Reeve reads what lies between them. Or enter the board by hand: tap a hex, then its terrain and number.</source>
        <translation>Wählt „Ecken setzen“ und zieht die sechs Punkte auf die Ecken des Rahmens: Reeve liest, was dazwischen liegt. Oder gebt den Plan von Hand ein: ein Feld antippen, dann Landschaft und Zahl.</translation>
    </message>
    <message>
        <source>Enter the dice</source>
        <translation>Würfel eingeben</translation>
    </message>
    <message>
        <source>Roll as usual and tap what each die shows, or type the numbers. Then everyone sees what they get, and why. Reeve can also roll, once or for the whole game.</source>
        <translation>Würfelt wie immer und tippt an, was jeder Würfel zeigt, oder tippt die Ziffern auf der Tastatur. Dann sehen alle, wer was erhält und warum. Reeve kann auch selbst würfeln, einmal oder das ganze Spiel über.</translation>
    </message>
    <message>
        <source>Cards on the table or in Reeve</source>
        <translation>Karten auf dem Tisch oder bei Reeve</translation>
    </message>
    <message>
        <source>Menu, &quot;On the table or in Reeve&quot;: dice, hands and progress cards are kept by you or by Reeve, each separately, and you may change it during the game. If the hands are on the table, Reeve announces what is due, counts the cards and asks if a payment exceeds its count. A tap on a player's panel corrects the count.</source>
        <translation>Menü, „Auf dem Tisch oder bei Reeve“: Würfel, Handkarten und Fortschrittskarten führt ihr selbst oder Reeve, jedes für sich, und auch mitten im Spiel anders. Liegen die Handkarten auf dem Tisch, sagt Reeve an, was fällig ist, zählt die Karten mit und fragt nach, wenn eine Bezahlung über seine Zählung geht. Tippt auf die Tafel eines Spielers, um die Zählung zu korrigieren.</translation>
    </message>
    <message>
        <source>Look at secret cards</source>
        <translation>Geheime Karten ansehen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Choose &quot;Build&quot; and a piece. Missing cards are named beside it. The places where it may go are highlighted on the board: tap one. Knights work in the same way.</source>
        <translation>Wählt „Bauen“ und eine Figur. Was fehlt, steht daneben. Auf dem Plan leuchten die Stellen auf, an denen sie stehen darf: Tippt eine an. Mit Rittern geht es ebenso.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>With the bank, your best rate stands beside each kind. With other players, agree aloud and enter what each gives.</source>
        <translation>Bei der Bank steht neben jeder Sorte euer bestes Tauschverhältnis. Mit Mitspielern einigt ihr euch laut und gebt ein, wer was gibt.</translation>
    </message>
    <message>
        <source>Play a progress card</source>
        <translation>Fortschrittskarte ausspielen</translation>
    </message>
    <message>
        <source>Open your cards and choose &quot;Play&quot;. Reeve asks for one thing after the other: a hex, a knight, a player. Until the last answer nothing has happened, and &quot;Not now&quot; puts the card back.</source>
        <translation>Öffnet eure Karten und wählt „Ausspielen“. Reeve fragt eins nach dem anderen: ein Feld, einen Ritter, einen Mitspieler. Bis zur letzten Antwort ist nichts geschehen, und „Jetzt nicht“ legt die Karte zurück.</translation>
    </message>
    <message>
        <source>If the barbarians landed now</source>
        <translation>Wenn die Barbaren jetzt landeten</translation>
    </message>
    <message>
        <source>Undo a step</source>
        <translation>Schritt rückgängig machen</translation>
    </message>
    <message>
        <source>The button at the lower left names the step it undoes. Undo as many steps as you like, even after Reeve was closed. In &quot;History&quot; you can look at any step and undo everything back to it.</source>
        <translation>Die Taste unten links nennt den Schritt, den sie rückgängig macht. So viele Schritte ihr wollt, auch nachdem Reeve geschlossen war. Im „Verlauf“ könnt ihr jeden Schritt ansehen und alles bis dorthin rückgängig machen.</translation>
    </message>
    <message>
        <source>Change an old roll</source>
        <translation>Alten Wurf ändern</translation>
    </message>
    <message>
        <source>Correct the record</source>
        <translation>Aufzeichnung korrigieren</translation>
    </message>
    <message>
        <source>Menu, &quot;Correct the record&quot;: set pieces, cards, city improvements, barbarian ship and turn to what is on the table. It is one step and can be undone.</source>
        <translation>Menü, „Aufzeichnung korrigieren“: Setzt Figuren, Karten, Stadtausbauten, Barbarenschiff und Zug auf das, was auf dem Tisch liegt. Das ist ein Schritt und lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Compare the table with the record</source>
        <translation>Tisch und Aufzeichnung vergleichen</translation>
    </message>
    <message>
        <source>Menu, &quot;Check the board&quot;: a photograph is compared with the game. The clearest difference comes first; choose for each whether the table or Reeve is right.</source>
        <translation>Menü, „Plan prüfen“: Ein Foto wird mit dem Spiel verglichen. Die deutlichste Abweichung steht zuerst; wählt bei jeder, ob der Tisch oder Reeve recht hat.</translation>
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
        <source>Keep a game or move it to another device</source>
        <translation>Spiel aufheben oder mitnehmen</translation>
    </message>
    <message>
        <source>Statistics, then Share: one page about the game as a picture or PDF. The pencil beside a game saves its record as a file, which another device opens on its home page.</source>
        <translation>Statistik, dann das Zeichen zum Teilen: eine Seite über das Spiel als Bild oder PDF. Der Stift neben einem Spiel speichert die Aufzeichnung als Datei, die ein anderes Gerät auf seiner Startseite öffnet.</translation>
    </message>
    <message>
        <source>Go on without Reeve</source>
        <translation>Ohne Reeve weiterspielen</translation>
    </message>
    <message>
        <source>Menu, &quot;On paper&quot;: a page for the table and one for each player with the own cards, to copy or to save as PDF.</source>
        <translation>Menü, „Auf Papier“: eine Seite für den Tisch und für jeden eine mit den eigenen Karten, zum Abschreiben oder als PDF.</translation>
    </message>
    <message>
        <source>The same players again</source>
        <translation>Wieder dieselben Mitspieler</translation>
    </message>
    <message>
        <source>&quot;Same players as last time&quot; seats them with names and colours. The page &quot;Players&quot; keeps their statistics of all games; you can remove anyone from it.</source>
        <translation>„Dieselben wie beim letzten Mal“ setzt sie mit Namen und Farben an den Tisch. Die Seite „Mitspieler“ führt ihre Zahlen aus allen Spielen; jeder lässt sich daraus entfernen.</translation>
    </message>
    <message>
        <source>Phones with secret hands</source>
        <translation>Handys mit geheimen Karten</translation>
    </message>
    <message>
        <source>Menu, &quot;Phones&quot;: each player scans the code with the phone&apos;s camera, chooses their name and is confirmed at the table. From then on the phone shows their own cards and asks them directly; spectators only watch, also on a television: open the address that Reeve shows in its browser, then &quot;Just watch&quot; and &quot;Show on a television&quot;. Phone and tablet must be in the same Wi-Fi. Whoever has no phone is asked at the table as before.</source>
        <translation>Menü, „Handys“: Jeder scannt den Code mit der Kamera des Handys, wählt seinen Namen und wird am Tisch bestätigt. Danach zeigt das Handy die eigenen Karten und stellt seine Fragen dort; Zuschauer sehen nur zu, auch auf einem Fernseher: Dort im Browser die Adresse öffnen, die Reeve zeigt, dann „Nur zuschauen“ und „Auf einem Fernseher zeigen“. Handy und Tablet müssen im selben WLAN sein. Wer kein Handy hat, wird wie bisher am Tisch gefragt.</translation>
    </message>
    <message>
        <source>Several tables in one club</source>
        <translation>Mehrere Tische in einem Verein</translation>
    </message>
    <message>
        <source>A club keeps the games, players and statistics of many tables on a computer of its own. Settings, &quot;Club&quot;: scan the invitation or enter its code. Games go on when the connection is lost, and what is missing is sent later.</source>
        <translation>Ein Verein bewahrt Partien, Spieler und Statistik vieler Tische auf einem eigenen Rechner auf. Einstellungen, „Verein“: Scannt die Einladung oder gebt ihren Code ein. Ohne Verbindung spielt ihr weiter; was fehlt, wird später gesendet.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Enter: what comes next. 1 to 6 and Backspace: the dice. Ctrl+Z and Ctrl+Y: undo and redo. C: check the board. + and −: a larger or smaller board, 0: all of it. Esc: cancel, or go back. Tab and the arrow keys reach everything else.</source>
        <translation>Eingabe: was als Nächstes kommt. 1 bis 6 und Rücktaste: die Würfel. Strg+Z und Strg+Y: rückgängig und wiederholen. C: Plan prüfen. + und −: den Plan größer oder kleiner, 0: ganz zeigen. Esc: abbrechen oder zurück. Tab und die Pfeiltasten erreichen alles andere.</translation>
    </message>
    <message>
        <source>Hands and progress cards lie under a cover. Pass the tablet to their owner, who holds a finger on the cover; when the finger goes, the cards are hidden again. Tap &quot;Keep open&quot; to choose cards: they are shown until &quot;Cover&quot; is tapped or nobody has touched them for 10 seconds. Nothing of them stands in the history.</source>
        <translation>Handkarten und Fortschrittskarten liegen unter einer Abdeckung. Gebt das Tablet weiter: Wem sie gehören, der hält den Finger darauf; ist der Finger weg, sind sie wieder verdeckt. Zum Auswählen bleiben sie mit „Offen lassen“ sichtbar, bis jemand „Verdecken“ antippt oder 10 Sekunden lang niemand sie berührt. Im Verlauf steht nichts davon.</translation>
    </message>
    <message>
        <source>Tap the barbarian track above the board: who would lose a city, who would be Defender of Catan, and how much strength is missing.</source>
        <translation>Tippt auf den Weg des Barbarenschiffs über dem Plan: wer eine Stadt verlöre, wer Retter Catans würde und wie viel Stärke fehlt.</translation>
    </message>
    <message>
        <source>Tap the pencil beside the roll in "History", or the dice of the last roll, and enter the right dice. Everything after it is replayed; if a later step is no longer possible, Reeve says so before anything changes.</source>
        <translation>Tippt auf den Stift neben dem Wurf im „Verlauf“ oder auf die Würfel des letzten Wurfs und gebt die richtigen Würfel ein. Alles danach wird wiederholt; wenn ein späterer Schritt nicht mehr möglich ist, sagt Reeve das, bevor sich etwas ändert.</translation>
    </message>
    <message>
        <source>See the board larger</source>
        <translation>Plan größer sehen</translation>
    </message>
    <message>
        <source>Spread two fingers, turn the wheel or tap twice on the place that matters; a drag then moves the board. Tap twice again, or the sign in its corner, and the whole board is back. A finger between two places that could both be meant enlarges it as well; tap again then.</source>
        <translation>Zieht zwei Finger auseinander, dreht das Mausrad oder tippt zweimal auf die Stelle, um die es geht; durch Ziehen verschiebt ihr dann den Plan. Tippt noch einmal doppelt oder auf das Zeichen in der Ecke, und der ganze Plan ist wieder da. Auch ein Finger zwischen zwei Stellen, die beide gemeint sein können, vergrößert ihn; tippt dann noch einmal.</translation>
    </message>
    <message>
        <source>Ships and the pirate</source>
        <translation>Schiffe und Seeräuber</translation>
    </message>
    <message>
        <source>In the set-up you choose between &quot;Road&quot; and &quot;Ship&quot;. Later &quot;Build&quot; offers ships. Tap a ship of your own to see where it may go, or why it stays. After a 7 the hex that you tap decides: on land the robber moves, at sea the pirate.</source>
        <translation>In der Gründungsphase wählt ihr zwischen „Straße“ und „Schiff“. Später stehen Schiffe unter „Bauen“. Tippt ein eigenes Schiff an: Ihr seht, wohin es darf oder warum es bleibt. Nach einer 7 entscheidet das Feld, das ihr antippt: an Land zieht der Räuber, auf dem Meer der Seeräuber.</translation>
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
        <source>barbarian ship</source>
        <translation>Barbarenschiff</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>am Start</translation>
    </message>
    <message>
        <source>The barbarian ship</source>
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
        <translation>Beschriftung speichern</translation>
    </message>
    <message>
        <source>Label from the reading</source>
        <translation>Beschriftung aus der Erkennung</translation>
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
        <translation>%1 gespeichert</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>In your own words. Reeve saves them with the game but does not apply them.</source>
        <translation>In euren Worten. Reeve speichert sie beim Spiel, wendet sie aber nicht an.</translation>
    </message>
    <message>
        <source>For example: no robber before the third round.</source>
        <translation>Zum Beispiel: kein Räuber vor der dritten Runde.</translation>
    </message>
</context>
<context>
    <name>NextPhoto</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>NoticePanel</name>
    <message>
        <source>Dismiss this note</source>
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
<context>
    <name>ImportSheet</name>
    <message>
        <source>Reading the record</source>
        <translation>Aufzeichnung wird gelesen</translation>
    </message>
    <message>
        <source>The game is added to the list when the whole file has been read.</source>
        <translation>Das Spiel steht in der Liste, sobald die ganze Datei gelesen ist.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 % read</source>
        <translation>%1 % gelesen</translation>
    </message>
</context>
<context>
    <name>KeptCopiesSheet</name>
    <message>
        <source>Damaged files that were kept</source>
        <translation>Gesicherte beschädigte Dateien</translation>
    </message>
    <message>
        <source>Reeve has repaired what it could. The files as they were stay here until you delete them.</source>
        <translation>Reeve hat repariert, was ging. Die Dateien, wie sie waren, bleiben hier, bis ihr sie löscht.</translation>
    </message>
    <message>
        <source>There are none any more.</source>
        <translation>Es gibt keine mehr.</translation>
    </message>
    <message>
        <source>Delete this file for good</source>
        <translation>Diese Datei endgültig löschen</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>FoundGamesSheet</name>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>in your list</source>
        <translation>in eurer Liste</translation>
    </message>
    <message>
        <source>Games in the damaged file</source>
        <translation>Spiele in der beschädigten Datei</translation>
    </message>
    <message>
        <source>Games in the backup</source>
        <translation>Spiele in der Sicherung</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Die Datei wird gelesen …</translation>
    </message>
    <message>
        <source>All of them are in your list.</source>
        <translation>Alle sind in eurer Liste.</translation>
    </message>
    <message>
        <source>Choose a game, or take all. No game in your list is changed.</source>
        <translation>Wählt ein Spiel oder nehmt alle. Kein Spiel in eurer Liste wird verändert.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This game is in your list with all these steps.</source>
        <translation>Dieses Spiel ist mit allen diesen Schritten in eurer Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) not readable</source>
        <translation>
            <numerusform>%n Schritt nicht lesbar</numerusform>
            <numerusform>%n Schritte nicht lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n game(s)</source>
        <translation>
            <numerusform>%n Spiel hinzufügen</numerusform>
            <numerusform>%n Spiele hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavingSign</name>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>HandReach</name>
    <message>
        <source>With the cards in hand</source>
        <translation>Mit den Handkarten</translation>
    </message>
    <message>
        <source>enough cards</source>
        <translation>genug Karten</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Es fehlt: %1</translation>
    </message>
</context>
<context>
    <name>HandoverWording</name>
    <message>
        <source>%1 gives back %2.</source>
        <translation>%1 gibt %2 zurück.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 gives back %2 and takes %3.</source>
        <translation>%1 gibt %2 zurück und nimmt %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) unseen.</source>
        <translation>
            <numerusform>%1 nimmt %n Karte verdeckt.</numerusform>
            <numerusform>%1 nimmt %n Karten verdeckt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n card(s) back unseen.</source>
        <translation>
            <numerusform>%1 legt %n Karte verdeckt zurück.</numerusform>
            <numerusform>%1 legt %n Karten verdeckt zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n progress card(s) (%2).</source>
        <translation>
            <numerusform>%1 zieht %n Fortschrittskarte (%2).</numerusform>
            <numerusform>%1 zieht %n Fortschrittskarten (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 puts %n progress card(s) back (%2).</source>
        <translation>
            <numerusform>%1 legt %n Fortschrittskarte zurück (%2).</numerusform>
            <numerusform>%1 legt %n Fortschrittskarten zurück (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>If that is already so, leave the cards.</source>
        <translation>Liegt es schon so, lasst die Karten liegen.</translation>
    </message>
    <message numerus="yes">
        <source>By Reeve's count %1 has %n card(s).</source>
        <translation>
            <numerusform>Nach Reeves Zählung hat %1 %n Karte.</numerusform>
            <numerusform>Nach Reeves Zählung hat %1 %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table it can be booked all the same.</source>
        <translation>Am Tisch lässt es sich trotzdem eintragen.</translation>
    </message>
</context>
<context>
    <name>KeeperChoice</name>
    <message>
        <source>Who holds the cards?</source>
        <translation>Wer hält die Karten?</translation>
    </message>
    <message>
        <source>Real cards on the table</source>
        <translation>Echte Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>Reeve keeps the cards</source>
        <translation>Reeve verwahrt die Karten</translation>
    </message>
    <message>
        <source>You hold them, Reeve counts.</source>
        <translation>Ihr haltet sie, Reeve zählt mit.</translation>
    </message>
    <message>
        <source>Covered, with every payment booked.</source>
        <translation>Verdeckt, jede Zahlung wird gebucht.</translation>
    </message>
</context>
<context>
    <name>SinceSheet</name>
    <message>
        <source>Since %1's last turn</source>
        <translation>Seit dem letzten Zug von %1</translation>
    </message>
    <message>
        <source>The whole history</source>
        <translation>Der ganze Verlauf</translation>
    </message>
    <message>
        <source>Nothing received and nothing lost.</source>
        <translation>Nichts erhalten und nichts verloren.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Am Tisch</translation>
    </message>
</context>
<context>
    <name>Since</name>
    <message>
        <source>%1 stole %2.</source>
        <comment>thief, card</comment>
        <translation>%1 stahl %2.</translation>
    </message>
</context>
<context>
    <name>OddsSheet</name>
    <message>
        <source>Two dice can fall in %1 ways.</source>
        <translation>Zwei Würfel können auf %1 Arten fallen.</translation>
    </message>
    <message>
        <source>Sum %1: rolled %2 times, expected %3</source>
        <translation>Summe %1: %2-mal gewürfelt, erwartet %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 rolls</source>
        <translation>%1: %2 von %3 Würfen</translation>
    </message>
</context>
<context>
    <name>PlacePanel</name>
    <message>
        <source>Each time it brings:</source>
        <translation>Jedes Mal gibt es:</translation>
    </message>
    <message>
        <source>Nobody has a building here.</source>
        <translation>Hier steht kein Gebäude.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PlaceWording</name>
    <message>
        <source>Free intersection</source>
        <translation>Freie Kreuzung</translation>
    </message>
    <message>
        <source>Settlement of %1</source>
        <translation>Siedlung von %1</translation>
    </message>
    <message>
        <source>City of %1, on its side</source>
        <translation>Stadt von %1, auf der Seite</translation>
    </message>
    <message>
        <source>City of %1</source>
        <translation>Stadt von %1</translation>
    </message>
    <message>
        <source>%1 of %2, active</source>
        <comment>knight, player</comment>
        <translation>%1 von %2, aktiv</translation>
    </message>
    <message>
        <source>%1 of %2, inactive</source>
        <comment>knight, player</comment>
        <translation>%1 von %2, passiv</translation>
    </message>
    <message>
        <source>Harbour 3:1</source>
        <translation>Hafen 3:1</translation>
    </message>
    <message>
        <source>Harbour 2:1 for %1</source>
        <translation>Hafen 2:1 für %1</translation>
    </message>
    <message>
        <source>The robber stands here: the hex gives nothing.</source>
        <translation>Hier steht der Räuber: Das Feld bringt nichts.</translation>
    </message>
    <message>
        <source>The robber stands here.</source>
        <translation>Hier steht der Räuber.</translation>
    </message>
    <message>
        <source>The merchant of %1 stands here.</source>
        <translation>Hier steht der Händler von %1.</translation>
    </message>
    <message>
        <source>Metropolis (%1)</source>
        <translation>Metropole (%1)</translation>
    </message>
    <message>
        <source>With a city wall</source>
        <translation>Mit Stadtmauer</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>terrain and number of a hex</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>Free path</source>
        <translation>Freier Weg</translation>
    </message>
    <message>
        <source>Road of %1</source>
        <translation>Straße von %1</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>terrain and number of a hex</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>So far: %n time(s) in %L1 rolls.</source>
        <translation>
            <numerusform>Bisher: %n-mal bei %L1 Würfen.</numerusform>
            <numerusform>Bisher: %n-mal bei %L1 Würfen.</numerusform>
        </translation>
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
        <source>Restore the city</source>
        <translation>Stadt wieder aufrichten</translation>
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
        <source>Recruit a knight</source>
        <translation>Ritter aufstellen</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Aufwerten</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Versetzen</translation>
    </message>
    <message>
        <source>Chase away the robber</source>
        <translation>Räuber vertreiben</translation>
    </message>
    <message>
        <source>Can displace a knight of %1.</source>
        <translation>Kann einen Ritter von %1 vertreiben.</translation>
    </message>
    <message>
        <source>No free intersection can be reached on the roads of %1.</source>
        <translation>Auf den Straßen von %1 ist keine freie Kreuzung zu erreichen.</translation>
    </message>
    <message>
        <source>A hex beside it produces in %L1 of %L2 rolls.</source>
        <translation>Ein Feld daneben bringt Ertrag bei %L1 von %L2 Würfen.</translation>
    </message>
    <message>
        <source>%L1 comes in %L2 of %L3 rolls.</source>
        <translation>Die %L1 kommt bei %L2 von %L3 Würfen.</translation>
    </message>
    <message>
        <source>Has them already: %1</source>
        <translation>Schon erhalten: %1</translation>
    </message>
    <message>
        <source>The pirate lies here: no ship is built or moved beside this hex.</source>
        <translation>Hier liegt der Seeräuber: An diesem Feld wird kein Schiff gebaut oder versetzt.</translation>
    </message>
    <message>
        <source>Whoever has a building here chooses the resources.</source>
        <translation>Wer hier gebaut hat, wählt die Rohstoffe selbst.</translation>
    </message>
    <message>
        <source>Ship of %1</source>
        <translation>Schiff von %1</translation>
    </message>
    <message>
        <source>Free sea path</source>
        <translation>Freier Seeweg</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Move the ship</source>
        <translation>Schiff versetzen</translation>
    </message>
    <message>
        <source>Chase away the pirate</source>
        <translation>Seeräuber vertreiben</translation>
    </message>
    <message>
        <source>Without this ship no other path is open to %1.</source>
        <translation>Ohne dieses Schiff steht %1 kein anderer Weg offen.</translation>
    </message>
    <message numerus="yes">
        <source>Foreign island (%1): the first settlement brings %n special point(s).</source>
        <translation>
            <numerusform>Fremde Insel (%1): Die erste Siedlung bringt %n Sondersiegpunkt.</numerusform>
            <numerusform>Fremde Insel (%1): Die erste Siedlung bringt %n Sondersiegpunkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollEditor</name>
    <message>
        <source>Then, on the table: %1</source>
        <translation>Dann am Tisch: %1</translation>
    </message>
    <message>
        <source>Enter what the dice really showed.</source>
        <translation>Gebt ein, was die Würfel wirklich zeigten.</translation>
    </message>
    <message numerus="yes">
        <source>The %n later step(s) stay(s).</source>
        <translation>
            <numerusform>Der spätere Schritt bleibt.</numerusform>
            <numerusform>Die %n späteren Schritte bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing came after it.</source>
        <translation>Danach kam nichts mehr.</translation>
    </message>
    <message>
        <source>Not possible from “%1” on: %2</source>
        <translation>Ab „%1“ nicht mehr möglich: %2</translation>
    </message>
    <message>
        <source>Change the roll</source>
        <translation>Wurf ändern</translation>
    </message>
    <message>
        <source>These dice are already recorded.</source>
        <translation>Diese Würfel sind schon eingetragen.</translation>
    </message>
    <message>
        <source>No longer asked for: %1.</source>
        <translation>Nicht mehr gefragt: %1.</translation>
    </message>
    <message>
        <source>Keep everything, correct the cards</source>
        <translation>Alles behalten, Karten korrigieren</translation>
    </message>
    <message>
        <source>Cards are corrected before: %1.</source>
        <translation>Karten werden korrigiert vor: %1.</translation>
    </message>
    <message>
        <source>Change it and undo from there</source>
        <translation>Ändern und ab dort rückgängig machen</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) are removed</source>
        <translation>
            <numerusform>%n Schritt entfällt</numerusform>
            <numerusform>%n Schritte entfallen</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: %1.</source>
        <translation>Entfällt: %1.</translation>
    </message>
</context>
<context>
    <name>ScanPlaces</name>
    <message>
        <source>All terrains read</source>
        <translation>Alle Landschaften gelesen</translation>
    </message>
    <message>
        <source>%1 of %2 terrains sure</source>
        <translation>%1 von %2 Landschaften sicher</translation>
    </message>
    <message>
        <source>All %1 hexes read</source>
        <translation>Alle %1 Felder gelesen</translation>
    </message>
    <message>
        <source>%1 of %2 hexes sure, %3 to check</source>
        <translation>%1 von %2 Feldern sicher, %3 zu prüfen</translation>
    </message>
</context>
<context>
    <name>ScanHarbor</name>
    <message>
        <source>Harbour 3:1</source>
        <translation>Hafen 3:1</translation>
    </message>
    <message>
        <source>Harbour for %1</source>
        <translation>Hafen für %1</translation>
    </message>
    <message>
        <source>%1, please check</source>
        <translation>%1, bitte prüfen</translation>
    </message>
</context>
<context>
    <name>LayoutPanel</name>
    <message>
        <source>Say first which board this is.</source>
        <translation>Sagt zuerst, welcher Plan das ist.</translation>
    </message>
    <message>
        <source>Seafarers needs three players.</source>
        <translation>Für Seefahrer braucht ihr drei Spieler.</translation>
    </message>
    <message>
        <source>Island of %1 hexes</source>
        <translation>Insel mit %1 Feldern</translation>
    </message>
    <message>
        <source>%1, for %2 players</source>
        <translation>%1, für %2 Spieler</translation>
    </message>
    <message>
        <source>Which board is this?</source>
        <translation>Welcher Plan ist das?</translation>
    </message>
    <message>
        <source>Is this the island of %1 hexes?</source>
        <translation>Ist das die Insel mit %1 Feldern?</translation>
    </message>
    <message>
        <source>Is this “%1”, for %2 players?</source>
        <translation>Ist das „%1“, für %2 Spieler?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>The picture does not show it clearly.</source>
        <translation>Auf dem Bild ist es nicht klar zu erkennen.</translation>
    </message>
    <message>
        <source>The picture does not show it clearly. If it is another one, take another picture or enter it by hand.</source>
        <translation>Auf dem Bild ist es nicht klar zu erkennen. Ist es ein anderer, nehmt ein neues Bild auf oder gebt ihn von Hand ein.</translation>
    </message>
    <message>
        <source>Accept the board, and Seafarers is played as well.</source>
        <translation>Übernehmt ihr den Plan, spielt ihr mit Seefahrer.</translation>
    </message>
    <message>
        <source>The board is for %1 players. Accept it, and it is played as a board of your own.</source>
        <translation>Dieser Plan ist für %1 Spieler. Übernehmt ihr ihn, spielt ihr ihn als eigenen Plan.</translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message>
        <source>One number must be %1</source>
        <translation>Eine Zahl muss %1 sein</translation>
    </message>
    <message>
        <source>One hex must be %1</source>
        <translation>Ein Feld muss %1 sein</translation>
    </message>
    <message>
        <source>Not %1. Which one?</source>
        <translation>Nicht %1. Welches?</translation>
    </message>
    <message>
        <source>Hex %1: %2 instead of %3</source>
        <translation>Feld %1: %2 statt %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a hex and what lies there</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>DropSheet</name>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>UnclearNote</name>
    <message numerus="yes">
        <source>%n place(s) not seen clearly</source>
        <translation>
            <numerusform>%n Stelle nicht deutlich zu sehen</numerusform>
            <numerusform>%n Stellen nicht deutlich zu sehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at these places on the table. A picture from straight above, in even light and without loose pieces, shows more.</source>
        <translation>Seht an diesen Stellen auf dem Tisch nach. Ein Bild von oben, bei gleichmäßigem Licht und ohne lose Teile, zeigt mehr.</translation>
    </message>
</context>
<context>
    <name>UnclearRow</name>
    <message>
        <source>%1. %2, not seen clearly. In Reeve: %3</source>
        <translation>%1. %2, nicht deutlich zu sehen. In Reeve: %3</translation>
    </message>
    <message>
        <source>Reeve: %1</source>
        <translation>Reeve: %1</translation>
    </message>
    <message>
        <source>The table is right</source>
        <translation>Der Tisch stimmt</translation>
    </message>
</context>
<context>
    <name>FileCell</name>
    <message>
        <source>Folder %1</source>
        <translation>Ordner %1</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The folder above</source>
        <translation>Der Ordner darüber</translation>
    </message>
    <message>
        <source>There is no folder above this one.</source>
        <translation>Darüber gibt es keinen Ordner.</translation>
    </message>
    <message>
        <source>Files, the newest first</source>
        <translation>Dateien, die neuesten zuerst</translation>
    </message>
    <message>
        <source>Looking into the folder …</source>
        <translation>Der Ordner wird gelesen …</translation>
    </message>
    <message>
        <source>This folder cannot be opened. Choose another one.</source>
        <translation>Dieser Ordner lässt sich nicht öffnen. Wählt einen anderen.</translation>
    </message>
    <message>
        <source>There are no files here.</source>
        <translation>Hier liegen keine Dateien.</translation>
    </message>
    <message>
        <source>There is no matching file here.</source>
        <translation>Hier ist keine passende Datei.</translation>
    </message>
    <message>
        <source>Only the newest files are listed.</source>
        <translation>Nur die neuesten Dateien sind aufgeführt.</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>Replace the file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>A file of that name is there</source>
        <translation>Eine Datei dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Gebt zuerst einen Namen ein.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Schreibtisch</translation>
    </message>
    <message>
        <source>My files</source>
        <translation>Meine Dateien</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Activate a knight</source>
        <translation>Ritter aktivieren</translation>
    </message>
    <message>
        <source>Tap the knight to activate.</source>
        <translation>Tippt den Ritter an, der aktiviert wird.</translation>
    </message>
    <message>
        <source>Trade with the bank</source>
        <translation>Mit der Bank handeln</translation>
    </message>
    <message>
        <source>Tap a highlighted path.</source>
        <translation>Tippt einen leuchtenden Weg an.</translation>
    </message>
    <message>
        <source>Tap a highlighted place.</source>
        <translation>Tippt eine leuchtende Stelle an.</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Straße bauen</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>Siedlung bauen</translation>
    </message>
    <message>
        <source>Build a city</source>
        <translation>Stadt bauen</translation>
    </message>
    <message>
        <source>Build a city wall</source>
        <translation>Stadtmauer bauen</translation>
    </message>
    <message>
        <source>Recruit a knight</source>
        <translation>Ritter aufstellen</translation>
    </message>
    <message>
        <source>Build for a neutral colour</source>
        <translation>Für eine neutrale Farbe bauen</translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <translation>Entwicklungskarte kaufen</translation>
    </message>
    <message>
        <source>A knight chases away the robber</source>
        <translation>Ein Ritter vertreibt den Räuber</translation>
    </message>
    <message>
        <source>Knight-errant: before the roll, an active knight next to the robber may chase it away.</source>
        <translation>Fahrender Ritter: Vor dem Würfeln darf ein aktiver Ritter neben dem Räuber ihn vertreiben.</translation>
    </message>
    <message>
        <source>Tap the knight that chases away the robber.</source>
        <translation>Tippt den Ritter an, der den Räuber vertreibt.</translation>
    </message>
    <message>
        <source>Tap the robber&apos;s new hex.</source>
        <translation>Tippt das neue Feld des Räubers an.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s).</source>
        <translation>
            <numerusform>Wählt %n Karte.</numerusform>
            <numerusform>Wählt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard a knight card</source>
        <translation>Ritterkarte abgeben</translation>
    </message>
    <message>
        <source>Remove one of your played knight cards from the game for 2 trade cards. Once per turn.</source>
        <translation>Eine ausgespielte Ritterkarte kommt aus dem Spiel, dafür gibt es 2 Handelskarten. Einmal pro Zug.</translation>
    </message>
    <message>
        <source>Choose a progress card.</source>
        <translation>Wählt eine Fortschrittskarte.</translation>
    </message>
    <message>
        <source>Choose a deck.</source>
        <translation>Wählt einen Stapel.</translation>
    </message>
    <message>
        <source>Forced trade</source>
        <translation>Zwangshandel</translation>
    </message>
    <message>
        <source>Draw two random cards from the other player, then give back any two. Costs 1 trade card, or 2 if you have more visible points.</source>
        <translation>Zwei Karten aus der Hand des Mitspielers ziehen und zwei beliebige zurückgeben. Kostet 1 Handelskarte, mit mehr offenen Punkten 2.</translation>
    </message>
    <message>
        <source>Commercial Harbor: an offer</source>
        <translation>Handelshafen: ein Angebot</translation>
    </message>
    <message>
        <source>Give one resource and get a commodity of the other player&apos;s choice. You may ask each player once.</source>
        <translation>Ein Rohstoff gegen eine Handelsware, die der Mitspieler wählt. Jeder darf einmal gefragt werden.</translation>
    </message>
    <message>
        <source>Improve a city</source>
        <translation>Stadt ausbauen</translation>
    </message>
    <message>
        <source>Tap a highlighted place on the board.</source>
        <translation>Tippt eine leuchtende Stelle auf dem Plan an.</translation>
    </message>
    <message>
        <source>Move a knight</source>
        <translation>Ritter versetzen</translation>
    </message>
    <message>
        <source>Tap the knight to move.</source>
        <translation>Tippt den Ritter an, der versetzt wird.</translation>
    </message>
    <message>
        <source>Tap its destination.</source>
        <translation>Tippt sein Ziel an.</translation>
    </message>
    <message>
        <source>Choose a player to steal from.</source>
        <translation>Wählt, wem eine Karte gestohlen wird.</translation>
    </message>
    <message>
        <source>Tap a hex for the robber.</source>
        <translation>Tippt ein Feld für den Räuber an.</translation>
    </message>
    <message>
        <source>Place a neutral settlement</source>
        <translation>Neutrale Siedlung setzen</translation>
    </message>
    <message>
        <source>Now the road: tap a highlighted path.</source>
        <translation>Jetzt die Straße: Tippt einen leuchtenden Weg an.</translation>
    </message>
    <message>
        <source>Tap an intersection for the settlement.</source>
        <translation>Tippt eine Kreuzung für die Siedlung an.</translation>
    </message>
    <message>
        <source>Tap an intersection for the city.</source>
        <translation>Tippt eine Kreuzung für die Stadt an.</translation>
    </message>
    <message>
        <source>Promote a knight</source>
        <translation>Ritter aufwerten</translation>
    </message>
    <message>
        <source>Tap the knight to promote.</source>
        <translation>Tippt den Ritter an, der aufgewertet wird.</translation>
    </message>
    <message>
        <source>Send the robber to the desert</source>
        <translation>Räuber in die Wüste schicken</translation>
    </message>
    <message>
        <source>Costs 1 trade card, or 2 if you have more visible points.</source>
        <translation>Kostet 1 Handelskarte, mit mehr offenen Punkten 2.</translation>
    </message>
    <message>
        <source>Choose a resource.</source>
        <translation>Wählt einen Rohstoff.</translation>
    </message>
    <message>
        <source>Place no knight</source>
        <translation>Keinen Ritter aufstellen</translation>
    </message>
    <message>
        <source>Play card</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Take no resource</source>
        <translation>Keinen Rohstoff nehmen</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) defend(s)</source>
        <translation>
            <numerusform>%n Ritter verteidigt</numerusform>
            <numerusform>%n Ritter verteidigen</numerusform>
        </translation>
    </message>
    <message>
        <source>No knight defends</source>
        <translation>Kein Ritter verteidigt</translation>
    </message>
    <message>
        <source>Choose what to improve.</source>
        <translation>Wählt, was ausgebaut wird.</translation>
    </message>
    <message>
        <source>Special building phase</source>
        <translation>Außerordentliche Bauphase</translation>
    </message>
    <message>
        <source>Build a ship</source>
        <translation>Schiff bauen</translation>
    </message>
    <message>
        <source>Move a ship</source>
        <translation>Schiff versetzen</translation>
    </message>
    <message>
        <source>Tap the ship that moves.</source>
        <translation>Tippt das Schiff an, das versetzt wird.</translation>
    </message>
    <message>
        <source>Tap its new path.</source>
        <translation>Tippt seinen neuen Weg an.</translation>
    </message>
    <message>
        <source>A knight chases away the pirate</source>
        <translation>Ein Ritter vertreibt den Seeräuber</translation>
    </message>
    <message>
        <source>Tap the knight that chases away the pirate.</source>
        <translation>Tippt den Ritter an, der den Seeräuber vertreibt.</translation>
    </message>
    <message>
        <source>Tap the pirate&apos;s new hex.</source>
        <translation>Tippt das neue Feld des Seeräubers an.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Plunder the pirate</source>
        <translation>Seeräuber plündern</translation>
    </message>
    <message>
        <source>Tap the knight that plunders.</source>
        <translation>Tippt den Ritter an, der plündert.</translation>
    </message>
    <message>
        <source>A knight chases a barbarian</source>
        <translation>Ein Ritter verjagt einen Barbaren</translation>
    </message>
    <message>
        <source>Tap the knight that chases.</source>
        <translation>Tippt den Ritter an, der verjagt.</translation>
    </message>
    <message>
        <source>Tap the hex of the barbarian.</source>
        <translation>Tippt das Feld des Barbaren an.</translation>
    </message>
    <message>
        <source>Tap the hex to which it goes.</source>
        <translation>Tippt das Feld an, auf das er geht.</translation>
    </message>
    <message>
        <source>A mighty knight arrests a barbarian</source>
        <translation>Ein mächtiger Ritter nimmt einen Barbaren fest</translation>
    </message>
    <message>
        <source>Tap the mighty knight.</source>
        <translation>Tippt den mächtigen Ritter an.</translation>
    </message>
    <message>
        <source>Banish barbarians</source>
        <translation>Barbaren verbannen</translation>
    </message>
    <message>
        <source>Take down, 1 gold</source>
        <translation>Abreißen, 1 Gold</translation>
    </message>
    <message>
        <source>Mounted knight</source>
        <translation>Berittener Ritter</translation>
    </message>
    <message>
        <source>Tap a path of the castle hex.</source>
        <translation>Tippt einen Weg des Burgfelds an.</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Baggage train</source>
        <translation>Tross</translation>
    </message>
    <message>
        <source>Tap one of your buildings.</source>
        <translation>Tippt ein eigenes Gebäude an.</translation>
    </message>
    <message>
        <source>Move a mounted knight</source>
        <translation>Berittenen Ritter ziehen</translation>
    </message>
    <message>
        <source>Move a crew</source>
        <translation>Mannschaft ziehen</translation>
    </message>
    <message>
        <source>Exchange three prisoners for a Defender card</source>
        <translation>Drei Gefangene gegen eine Karte „Retter Catans“ tauschen</translation>
    </message>
    <message>
        <source>Raise the baggage train</source>
        <translation>Tross aufwerten</translation>
    </message>
    <message>
        <source>Move the baggage train</source>
        <translation>Tross ziehen</translation>
    </message>
    <message>
        <source>The baggage train drives off a knight</source>
        <translation>Der Tross vertreibt einen Ritter</translation>
    </message>
    <message>
        <source>Tap your baggage train.</source>
        <translation>Tippt den eigenen Tross an.</translation>
    </message>
    <message>
        <source>Tap the knight in its way.</source>
        <translation>Tippt den Ritter im Weg an.</translation>
    </message>
    <message>
        <source>Tap a land hex for the robber or a sea hex for the pirate.</source>
        <translation>Tippt für den Räuber ein Landfeld an oder für den Seeräuber ein Meerfeld.</translation>
    </message>
    <message>
        <source>Now the ship: tap a highlighted path.</source>
        <translation>Jetzt das Schiff: Tippt einen leuchtenden Weg an.</translation>
    </message>
    <message>
        <source>Knight-errant: before the roll, an active knight next to the pirate may chase it away.</source>
        <translation>Fahrender Ritter: Vor dem Würfeln darf ein aktiver Ritter neben dem Seeräuber ihn vertreiben.</translation>
    </message>
    <message>
        <source>Move the pirate</source>
        <translation>Seeräuber versetzen</translation>
    </message>
    <message>
        <source>Tap a sea hex for the pirate.</source>
        <translation>Tippt ein Meerfeld für den Seeräuber an.</translation>
    </message>
    <message>
        <source>After that you cannot trade, build or play cards in this turn.</source>
        <translation>Danach wird in diesem Zug nicht mehr gehandelt, gebaut oder gespielt.</translation>
    </message>
    <message>
        <source>First the hex, then the knights beside it: as many barbarians go as their strength, less 1.</source>
        <translation>Erst das Feld, dann die Ritter daneben: Es gehen so viele Barbaren, wie sie stark sind, weniger 1.</translation>
    </message>
    <message>
        <source>Tap what is taken down.</source>
        <translation>Tippt an, was abgerissen wird.</translation>
    </message>
    <message>
        <source>Tap a path beside one of your buildings.</source>
        <translation>Tippt einen Weg neben einem eigenen Gebäude an.</translation>
    </message>
    <message>
        <source>Tap the mounted knight.</source>
        <translation>Tippt den Berittenen Ritter an.</translation>
    </message>
    <message>
        <source>Tap the crew.</source>
        <translation>Tippt die Mannschaft an.</translation>
    </message>
    <message>
        <source>Does the owner of the knight wave it through? Otherwise it costs more movement points.</source>
        <translation>Winkt der Besitzer des Ritters ihn durch? Sonst kostet es mehr Bewegungspunkte.</translation>
    </message>
    <message>
        <source>Enter a die for each player.</source>
        <translation>Gebt für jeden Spieler einen Würfel ein.</translation>
    </message>
    <message>
        <source>Enter what the die shows.</source>
        <translation>Gebt ein, was der Würfel zeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n Schlacht</numerusform>
            <numerusform>%n Schlachten</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap the hex that is fought for first; the others follow clockwise.</source>
        <translation>Tippt das Feld an, um das zuerst gekämpft wird; die anderen folgen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Any order</source>
        <translation>Egal</translation>
    </message>
    <message>
        <source>Barbarians land</source>
        <translation>Barbaren landen</translation>
    </message>
    <message numerus="yes">
        <source>Tap the %n hex(es) that were drawn at the table.</source>
        <translation>
            <numerusform>Tippt das Feld an, das am Tisch gezogen wurde.</numerusform>
            <numerusform>Tippt die %n Felder an, die am Tisch gezogen wurden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reeve draws</source>
        <translation>Reeve zieht</translation>
    </message>
    <message>
        <source>A gold field is turned over</source>
        <translation>Ein Goldfeld wird umgedreht</translation>
    </message>
    <message>
        <source>How many nuggets are on the back?</source>
        <translation>Wie viele Nuggets sind auf der Rückseite?</translation>
    </message>
    <message>
        <source>The token at %1: how many nuggets are on its back?</source>
        <comment>the hexes around it</comment>
        <translation>Goldfeld bei %1: Wie viele Nuggets sind auf der Rückseite?</translation>
    </message>
    <message>
        <source>Reeve rolls</source>
        <translation>Reeve würfelt</translation>
    </message>
</context>
<context>
    <name>ArrivalHelp</name>
    <message>
        <source>The phone is in the same Wi-Fi as this table, and not in the guest network: that often keeps devices apart.</source>
        <translation>Das Handy ist im selben WLAN wie dieser Tisch und nicht im Gastnetz: Das trennt die Geräte oft voneinander.</translation>
    </message>
    <message>
        <source>On an iPhone, the browser may use the local network: Settings, Privacy &amp; Security, Local Network.</source>
        <translation>Auf einem iPhone darf der Browser ins lokale Netzwerk: Einstellungen, Datenschutz &amp; Sicherheit, Lokales Netzwerk.</translation>
    </message>
    <message>
        <source>VPN is off on the phone and here.</source>
        <translation>VPN ist aus, auf dem Handy und hier.</translation>
    </message>
    <message>
        <source>Mobile data is off on the phone, if this Wi-Fi has no internet.</source>
        <translation>Mobile Daten sind auf dem Handy aus, falls dieses WLAN kein Internet hat.</translation>
    </message>
    <message>
        <source>Another network is chosen in the list above the code.</source>
        <translation>In der Liste über dem Code ist ein anderes Netz gewählt.</translation>
    </message>
    <message>
        <source>A firewall on this computer lets %1/tcp in: sudo ufw allow %1/tcp</source>
        <translation>Eine Firewall auf diesem Rechner lässt %1/tcp herein: sudo ufw allow %1/tcp</translation>
    </message>
    <message>
        <source>Nothing helps? Open a hotspot on this tablet or on one of the phones and connect everybody to it.</source>
        <translation>Nichts hilft? Öffnet einen Hotspot auf diesem Tablet oder einem der Handys und verbindet alle damit.</translation>
    </message>
    <message>
        <source>Trouble connecting?</source>
        <translation>Klappt die Verbindung nicht?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>ClaimPanel</name>
    <message>
        <source>A phone wants %1&apos;s seat</source>
        <translation>Ein Handy will an den Platz von %1</translation>
    </message>
    <message>
        <source>Does %1&apos;s phone show this number?</source>
        <translation>Zeigt das Handy von %1 diese Zahl?</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) sit(s) there already.</source>
        <translation>
            <numerusform>Dort sitzt schon ein Handy.</numerusform>
            <numerusform>Dort sitzen schon %n Handys.</numerusform>
        </translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes, as a second one</source>
        <translation>Ja, als zweites</translation>
    </message>
    <message>
        <source>Yes, that is %1</source>
        <translation>Ja, das ist %1</translation>
    </message>
    <message>
        <source>Yes, instead of the old one</source>
        <translation>Ja, statt des alten</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Scan with the phone&apos;s camera</source>
        <translation>Scannt mit der Kamera</translation>
    </message>
    <message>
        <source>No app, no internet. Only the same Wi-Fi as this table.</source>
        <translation>Keine App, kein Internet. Nur dasselbe WLAN wie dieser Tisch.</translation>
    </message>
    <message>
        <source>No code yet</source>
        <translation>Noch kein Code</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Scan the code</source>
        <translation>Code scannen</translation>
    </message>
    <message>
        <source>Choose a seat</source>
        <translation>Platz wählen</translation>
    </message>
    <message>
        <source>Tap Yes here</source>
        <translation>Hier Ja tippen</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>Wi-Fi code</source>
        <translation>WLAN-Code</translation>
    </message>
    <message>
        <source>Or type in a browser</source>
        <translation>Oder im Browser eintippen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Use your own Wi-Fi. In an open one somebody could listen in.</source>
        <translation>Nehmt euer eigenes WLAN. In einem offenen könnte jemand mitlesen.</translation>
    </message>
</context>
<context>
    <name>WifiSheet</name>
    <message>
        <source>Wi-Fi code</source>
        <translation>WLAN-Code</translation>
    </message>
    <message>
        <source>For phones that are not in your Wi-Fi yet. Reeve forgets both when it is closed.</source>
        <translation>Für Handys, die noch nicht in eurem WLAN sind. Reeve vergisst beides, wenn es beendet wird.</translation>
    </message>
    <message>
        <source>Show the code</source>
        <translation>Code zeigen</translation>
    </message>
    <message>
        <source>Type the name of the Wi-Fi.</source>
        <translation>Gebt den Namen des WLANs ein.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Name of the Wi-Fi</source>
        <translation>Name des WLANs</translation>
    </message>
    <message>
        <source>Password; empty for an open Wi-Fi</source>
        <translation>Passwort; leer bei einem offenen WLAN</translation>
    </message>
    <message>
        <source>QR code of the Wi-Fi %1</source>
        <translation>QR-Code des WLANs %1</translation>
    </message>
    <message>
        <source>First this code, then the one of the table.</source>
        <translation>Erst diesen Code scannen, dann den vom Tisch.</translation>
    </message>
</context>
<context>
    <name>DisconnectSheet</name>
    <message>
        <source>Disconnect all phones?</source>
        <translation>Alle Handys trennen?</translation>
    </message>
    <message>
        <source>The game goes on at the table as it is.</source>
        <translation>Das Spiel geht am Tisch weiter, wie es steht.</translation>
    </message>
    <message>
        <source>Disconnect for now</source>
        <translation>Vorerst trennen</translation>
    </message>
    <message>
        <source>No phone can connect until this page is opened again; then they come back by themselves.</source>
        <translation>Kein Handy kann sich verbinden, bis diese Seite wieder geöffnet wird; dann kommen sie von selbst zurück.</translation>
    </message>
    <message>
        <source>Sign all phones out</source>
        <translation>Alle abmelden</translation>
    </message>
    <message>
        <source>Each one needs the code and a Yes to come back.</source>
        <translation>Jedes braucht zum Zurückkommen den Code und ein Ja.</translation>
    </message>
    <message>
        <source>Keep them connected</source>
        <translation>Verbunden lassen</translation>
    </message>
</context>
<context>
    <name>NameSheet</name>
    <message>
        <source>That is the name already.</source>
        <translation>So lautet der Name schon.</translation>
    </message>
</context>
<context>
    <name>NetworkSheet</name>
    <message>
        <source>Which network?</source>
        <translation>Welches Netz?</translation>
    </message>
    <message>
        <source>The phones must be in the same one. After a change the code is scanned again.</source>
        <translation>Die Handys müssen im selben sein. Nach einem Wechsel wird der Code neu gescannt.</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>WLAN</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Another link</source>
        <translation>Andere Verbindung</translation>
    </message>
</context>
<context>
    <name>PhonesWords</name>
    <message>
        <source>A photograph from %1&apos;s phone</source>
        <translation>Ein Foto vom Handy von %1</translation>
    </message>
    <message>
        <source>A photograph from a phone</source>
        <translation>Ein Foto von einem Handy</translation>
    </message>
    <message>
        <source>The network has changed: scan the code again.</source>
        <translation>Das Netz hat gewechselt: Scannt den Code neu.</translation>
    </message>
    <message>
        <source>Phones cannot connect: this device does not let Reeve use %1.</source>
        <translation>Handys können sich nicht verbinden: Dieses Gerät gibt %1 für Reeve nicht frei.</translation>
    </message>
</context>
<context>
    <name>PhonePicture</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Photograph with a phone</source>
        <translation>Mit einem Handy fotografieren</translation>
    </message>
    <message>
        <source>Scan the code with the phone and tap “Take a photograph”. The phone must be in the same Wi-Fi.</source>
        <translation>Scannt den Code mit dem Handy und tippt auf „Foto aufnehmen“. Das Handy muss im selben WLAN sein.</translation>
    </message>
    <message>
        <source>Tap “Take a photograph” on a phone that is here, or scan the code with another one. It must be in the same Wi-Fi.</source>
        <translation>Tippt auf einem Handy, das da ist, auf „Foto aufnehmen“ oder scannt den Code mit einem anderen. Es muss im selben WLAN sein.</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Einen Moment …</translation>
    </message>
</context>
<context>
    <name>PhonesButton</name>
    <message>
        <source>Phones: one wants a seat</source>
        <translation>Handys: eines will an einen Platz</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Handys</translation>
    </message>
</context>
<context>
    <name>PhonesPage</name>
    <message>
        <source>Phones</source>
        <translation>Handys</translation>
    </message>
    <message>
        <source>Network %1: choose another one</source>
        <translation>Netz %1: ein anderes wählen</translation>
    </message>
    <message>
        <source>Trouble connecting?</source>
        <translation>Klappt die Verbindung nicht?</translation>
    </message>
    <message>
        <source>Disconnect all</source>
        <translation>Alle trennen</translation>
    </message>
    <message>
        <source>No phone is connected yet.</source>
        <translation>Noch ist kein Handy verbunden.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Wer ist da</translation>
    </message>
    <message>
        <source>%1 of %2 seats with a phone</source>
        <translation>%1 von %2 Plätzen mit Handy</translation>
    </message>
    <message>
        <source>Begin or open a game: then its players can take their seats.</source>
        <translation>Beginnt oder öffnet ein Spiel: Dann können sich die Spieler an ihre Plätze setzen.</translation>
    </message>
    <message>
        <source>Let new phones in later, too</source>
        <translation>Neue auch später hereinlassen</translation>
    </message>
    <message>
        <source>Off: only while this page is open. Known phones always come back.</source>
        <translation>Aus: nur solange diese Seite offen ist. Bekannte Handys kommen immer zurück.</translation>
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
        <source>Spectators</source>
        <translation>Zuschauer</translation>
    </message>
    <message numerus="yes">
        <source>%n spectator(s) see(s) only what lies open.</source>
        <translation>
            <numerusform>Einer schaut zu und sieht nur, was offen liegt.</numerusform>
            <numerusform>%n schauen zu und sehen nur, was offen liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>They watch and see only what lies open.</source>
        <translation>Sie sehen nur, was offen liegt.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
</context>
<context>
    <name>PhonesWording</name>
    <message>
        <source>Steps were undone or redone at the table.</source>
        <translation>Am Tisch wurden Schritte rückgängig gemacht oder wiederholt.</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>without a phone, plays here at the table</source>
        <translation>ohne Handy, spielt hier am Tisch</translation>
    </message>
    <message>
        <source>The phone is here</source>
        <translation>Handy ist da</translation>
    </message>
    <message>
        <source>The phone is asleep, it comes back by itself</source>
        <translation>Handy schläft, kommt von selbst zurück</translation>
    </message>
    <message>
        <source>The phone is disconnected: decisions can be made here</source>
        <translation>Handy getrennt: Entscheiden geht auch hier</translation>
    </message>
    <message>
        <source>A phone of an earlier game may come back</source>
        <translation>Ein Handy von einem früheren Spiel kann zurückkommen</translation>
    </message>
</context>
<context>
    <name>SeatPhonesSheet</name>
    <message>
        <source>%1&apos;s phone</source>
        <translation>Handy von %1</translation>
    </message>
    <message>
        <source>It forgets the cards of this seat at once.</source>
        <translation>Es vergisst die Karten dieses Platzes sofort.</translation>
    </message>
    <message>
        <source>Phone %1 (%2), here</source>
        <translation>Handy %1 (%2), ist da</translation>
    </message>
    <message>
        <source>Phone %1 (%2), asleep</source>
        <translation>Handy %1 (%2), schläft</translation>
    </message>
    <message>
        <source>Phone %1 (%2), disconnected</source>
        <translation>Handy %1 (%2), getrennt</translation>
    </message>
    <message>
        <source>A phone is there already: both see its cards.</source>
        <translation>Dort ist schon ein Handy: Beide sehen die Karten.</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Zu %1 setzen</translation>
    </message>
    <message>
        <source>Sign it out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>To come back it needs the code and a Yes.</source>
        <translation>Zum Zurückkommen braucht das Handy den Code und ein Ja.</translation>
    </message>
</context>
<context>
    <name>TableOffers</name>
    <message>
        <source>%1 agrees</source>
        <translation>%1 ist einverstanden</translation>
    </message>
    <message>
        <source>%1 says no</source>
        <translation>%1 sagt Nein</translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <translation>Mit %1 handeln</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3.</source>
        <translation>%1 bietet %2 für %3.</translation>
    </message>
</context>
<context>
    <name>FanWording</name>
    <message>
        <source>%1 (%L2)</source>
        <comment>terrain and number of a hex</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>%1 begins the movement phase.</source>
        <translation>%1 beginnt die Bewegungsphase.</translation>
    </message>
    <message>
        <source>The barbarians' hoard grows by %L1 gold.</source>
        <translation>Der Barbarenschatz wächst um %L1 Gold.</translation>
    </message>
    <message>
        <source>%1 plunders the pirate: %L2 gold. The pirate leaves the board.</source>
        <translation>%1 plündert den Seeräuber: %L2 Gold. Der Seeräuber verlässt den Spielplan.</translation>
    </message>
    <message>
        <source>%1 pays %L2 gold.</source>
        <translation>%1 zahlt %L2 Gold.</translation>
    </message>
    <message>
        <source>%1 receives %L2 gold.</source>
        <translation>%1 erhält %L2 Gold.</translation>
    </message>
    <message>
        <source>Barbarians land: %1.</source>
        <translation>Barbaren landen: %1.</translation>
    </message>
    <message>
        <source>%1 chases a barbarian from %2 to the supply.</source>
        <translation>%1 verjagt einen Barbaren vom Feld %2 in den Vorrat.</translation>
    </message>
    <message>
        <source>%1 chases a barbarian from %2 to %3.</source>
        <translation>%1 verjagt einen Barbaren vom Feld %2 auf das Feld %3.</translation>
    </message>
    <message>
        <source>%1 arrests a barbarian on %2.</source>
        <translation>%1 nimmt auf dem Feld %2 einen Barbaren fest.</translation>
    </message>
    <message numerus="yes">
        <source>%1 banishes %n barbarian(s) from %2.</source>
        <translation>
            <numerusform>%1 verbannt %n Barbaren vom Feld %2.</numerusform>
            <numerusform>%1 verbannt %n Barbaren vom Feld %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The barbarians conquer %1.</source>
        <translation>Die Barbaren erobern das Feld %1.</translation>
    </message>
    <message>
        <source>%1 is liberated.</source>
        <translation>Das Feld %1 ist befreit.</translation>
    </message>
    <message>
        <source>%1 takes down a road.</source>
        <translation>%1 reißt eine Straße ab.</translation>
    </message>
    <message>
        <source>%1 takes down a ship.</source>
        <translation>%1 nimmt ein Schiff vom Spielplan.</translation>
    </message>
    <message>
        <source>%1 takes down a level of a building.</source>
        <translation>%1 reißt ein Gebäude um eine Stufe ab.</translation>
    </message>
    <message>
        <source>Nobody controls %1 any more.</source>
        <translation>Niemand beherrscht mehr das Feld %1.</translation>
    </message>
    <message>
        <source>%1 controls %2.</source>
        <translation>%1 beherrscht das Feld %2.</translation>
    </message>
    <message>
        <source>%1 places a crew.</source>
        <translation>%1 stellt eine Mannschaft auf.</translation>
    </message>
    <message>
        <source>%1 places a mounted knight.</source>
        <translation>%1 stellt einen Berittenen Ritter auf.</translation>
    </message>
    <message>
        <source>%1 moves a crew.</source>
        <translation>%1 zieht eine Mannschaft.</translation>
    </message>
    <message>
        <source>%1 moves a mounted knight.</source>
        <translation>%1 zieht einen Berittenen Ritter.</translation>
    </message>
    <message>
        <source>%1 loses a crew.</source>
        <translation>%1 verliert eine Mannschaft.</translation>
    </message>
    <message>
        <source>%1 loses a mounted knight.</source>
        <translation>%1 verliert einen Berittenen Ritter.</translation>
    </message>
    <message numerus="yes">
        <source>A gold field shows %n nugget(s).</source>
        <translation>
            <numerusform>Ein Goldfeld zeigt %n Nugget.</numerusform>
            <numerusform>Ein Goldfeld zeigt %n Nuggets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes on %n space(s) of the mining track.</source>
        <translation>
            <numerusform>%1 rückt auf der Schürfleiste %n Feld vor.</numerusform>
            <numerusform>%1 rückt auf der Schürfleiste %n Felder vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins Nyala the diplomat.</source>
        <translation>%1 gewinnt Nyala die Diplomatin.</translation>
    </message>
    <message>
        <source>The conflict begins.</source>
        <translation>Der Kampf beginnt.</translation>
    </message>
    <message>
        <source>The battle for %1 is won with strength %L2.</source>
        <translation>Die Schlacht um das Feld %1 ist mit Stärke %L2 gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n prisoner(s).</source>
        <translation>
            <numerusform>%1 macht %n Gefangenen.</numerusform>
            <numerusform>%1 macht %n Gefangene.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice decide who takes the prisoners.</source>
        <translation>Die Würfel entscheiden, an wen die Gefangenen gehen.</translation>
    </message>
    <message>
        <source>%1 rolls %L2 for the losses.</source>
        <translation>%1 würfelt die Verluste aus: %L2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n prisoner(s).</source>
        <translation>
            <numerusform>%1 tauscht %n Gefangenen ein.</numerusform>
            <numerusform>%1 tauscht %n Gefangene ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places a baggage train.</source>
        <translation>%1 stellt einen Tross auf.</translation>
    </message>
    <message>
        <source>%1 raises the baggage train to level %L2.</source>
        <translation>%1 wertet den Tross auf Stufe %L2 auf.</translation>
    </message>
    <message>
        <source>%1 moves the baggage train.</source>
        <translation>%1 zieht den Tross.</translation>
    </message>
    <message>
        <source>%1 rolls %L2 and drives off the knight.</source>
        <translation>%1 würfelt eine %L2 und vertreibt den Ritter.</translation>
    </message>
    <message>
        <source>%1 rolls %L2: the knight stays.</source>
        <translation>%1 würfelt eine %L2: Der Ritter bleibt.</translation>
    </message>
    <message>
        <source>%1 begins the movement phase</source>
        <translation>%1 beginnt die Bewegungsphase</translation>
    </message>
    <message>
        <source>%1 plunders the pirate</source>
        <translation>%1 plündert den Seeräuber</translation>
    </message>
    <message>
        <source>%1 chases a barbarian</source>
        <translation>%1 verjagt einen Barbaren</translation>
    </message>
    <message>
        <source>%1 arrests a barbarian</source>
        <translation>%1 nimmt einen Barbaren fest</translation>
    </message>
    <message>
        <source>%1 banishes barbarians</source>
        <translation>%1 verbannt Barbaren</translation>
    </message>
    <message>
        <source>%1 takes down a piece</source>
        <translation>%1 reißt etwas ab</translation>
    </message>
    <message>
        <source>%1 places a mounted knight</source>
        <translation>%1 stellt einen Berittenen Ritter auf</translation>
    </message>
    <message>
        <source>%1 places a crew</source>
        <translation>%1 stellt eine Mannschaft auf</translation>
    </message>
    <message>
        <source>%1 places a baggage train</source>
        <translation>%1 stellt einen Tross auf</translation>
    </message>
    <message>
        <source>%1 moves a crew</source>
        <translation>%1 zieht eine Mannschaft</translation>
    </message>
    <message>
        <source>%1 moves a mounted knight</source>
        <translation>%1 zieht einen Berittenen Ritter</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 beendet den Zug</translation>
    </message>
    <message>
        <source>%1 exchanges prisoners</source>
        <translation>%1 tauscht Gefangene ein</translation>
    </message>
    <message>
        <source>%1 raises the baggage train</source>
        <translation>%1 wertet den Tross auf</translation>
    </message>
    <message>
        <source>%1 moves the baggage train</source>
        <translation>%1 zieht den Tross</translation>
    </message>
    <message>
        <source>%1 drives off a knight</source>
        <translation>%1 vertreibt einen Ritter</translation>
    </message>
    <message>
        <source>%1 rolls for prisoners</source>
        <translation>%1 würfelt um die Gefangenen</translation>
    </message>
    <message>
        <source>%1 rolls for the losses</source>
        <translation>%1 würfelt die Verluste aus</translation>
    </message>
    <message numerus="yes">
        <source>%n barbarian(s) go(es).</source>
        <translation>
            <numerusform>%n Barbar geht.</numerusform>
            <numerusform>%n Barbaren gehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>north-east and south-west</source>
        <translation>Nordosten und Südwesten</translation>
    </message>
    <message>
        <source>east and west</source>
        <translation>Osten und Westen</translation>
    </message>
    <message>
        <source>south-east and north-west</source>
        <translation>Südosten und Nordwesten</translation>
    </message>
</context>
<context>
    <name>BattleCard</name>
    <message numerus="yes">
        <source>%n mounted knight(s)</source>
        <translation>
            <numerusform>%n Berittener Ritter</numerusform>
            <numerusform>%n Berittene Ritter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crew(s)</source>
        <translation>
            <numerusform>%n Mannschaft</numerusform>
            <numerusform>%n Mannschaften</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoner(s)</source>
        <translation>
            <numerusform>%n Gefangener</numerusform>
            <numerusform>%n Gefangene</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n piece(s)</source>
        <translation>
            <numerusform>verliert %n Figur</numerusform>
            <numerusform>verliert %n Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>no losses</source>
        <translation>keine Verluste</translation>
    </message>
    <message>
        <source>%1: strength %2, %3</source>
        <translation>%1: Stärke %2, %3</translation>
    </message>
</context>
<context>
    <name>BattleDice</name>
    <message>
        <source>Each player rolls a die; the highest take one prisoner each.</source>
        <translation>Jeder würfelt mit einem Würfel; die Höchsten nehmen je einen Gefangenen.</translation>
    </message>
    <message>
        <source>The die says in which direction pieces are lost.</source>
        <translation>Der Würfel sagt, in welcher Richtung Figuren verloren gehen.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n piece(s) lost</source>
        <comment>face of the die, direction</comment>
        <translation>
            <numerusform>%1, %2: %n Figur geht verloren</numerusform>
            <numerusform>%1, %2: %n Figuren gehen verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 rolled %2</source>
        <translation>%1 hat eine %2 gewürfelt</translation>
    </message>
    <message>
        <source>Reeve rolls</source>
        <translation>Reeve würfelt</translation>
    </message>
</context>
<context>
    <name>BattleScene</name>
    <message>
        <source>Fighters</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Won %1 : %2</source>
        <translation>Gewonnen %1 : %2</translation>
    </message>
    <message>
        <source>Battle %1 of %2: %3</source>
        <translation>Schlacht %1 von %2: %3</translation>
    </message>
    <message>
        <source>Battle: %1</source>
        <translation>Schlacht: %1</translation>
    </message>
    <message>
        <source>Dice for the prisoners: %1</source>
        <translation>Würfel um die Gefangenen: %1</translation>
    </message>
    <message>
        <source>Lost: what stood on the paths in the %1.</source>
        <translation>Verloren: was auf den Wegen im %1 stand.</translation>
    </message>
    <message>
        <source>Nobody stood on the paths in the %1: no losses.</source>
        <translation>Auf den Wegen im %1 stand niemand: keine Verluste.</translation>
    </message>
    <message>
        <source>Next battle</source>
        <translation>Nächste Schlacht</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>on the hex</source>
        <translation>auf dem Feld</translation>
    </message>
</context>
<context>
    <name>FanModules</name>
    <message>
        <source>Mounted knights of each colour</source>
        <translation>Berittene Ritter jeder Farbe</translation>
    </message>
    <message>
        <source>Strength of a mounted knight</source>
        <translation>Stärke eines Berittenen Ritters</translation>
    </message>
    <message>
        <source>Crews of each colour</source>
        <translation>Mannschaften jeder Farbe</translation>
    </message>
    <message>
        <source>Strength of a crew</source>
        <translation>Stärke einer Mannschaft</translation>
    </message>
    <message>
        <source>Paths of a move</source>
        <translation>Wege je Zug einer Figur</translation>
    </message>
    <message>
        <source>Paths of a move for 1 grain</source>
        <translation>Wege je Zug einer Figur für 1 Getreide</translation>
    </message>
    <message>
        <source>Gold fields at the start</source>
        <translation>Goldfelder zu Beginn</translation>
    </message>
    <message>
        <source>Spaces of the mining track</source>
        <translation>Felder der Schürfleiste</translation>
    </message>
    <message>
        <source>Space that wins Nyala</source>
        <translation>Feld, das Nyala gewinnt</translation>
    </message>
    <message>
        <source>Points for Nyala</source>
        <translation>Punkte für Nyala</translation>
    </message>
    <message>
        <source>Barbarians in the box</source>
        <translation>Barbaren in der Schachtel</translation>
    </message>
    <message>
        <source>Gold for an arrest</source>
        <translation>Gold für eine Festnahme</translation>
    </message>
    <message>
        <source>A knight that chases the robber steals nothing</source>
        <translation>Wer den Räuber mit einem Ritter vertreibt, stiehlt nichts</translation>
    </message>
    <message>
        <source>Gold for a lost piece</source>
        <translation>Gold für eine verlorene Figur</translation>
    </message>
    <message>
        <source>Prisoners for 1 point</source>
        <translation>Gefangene für 1 Punkt</translation>
    </message>
    <message>
        <source>3 prisoners become a Defender card</source>
        <translation>3 Gefangene werden zu einer Retterkarte</translation>
    </message>
    <message>
        <source>Gold in the hoard at the start</source>
        <translation>Gold im Barbarenschatz zu Beginn</translation>
    </message>
    <message>
        <source>Gold for each space of the barbarian ship</source>
        <translation>Gold für jedes Feld des Barbarenschiffs</translation>
    </message>
    <message>
        <source>Mounted knight</source>
        <translation>Berittener Ritter</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Baggage train</source>
        <translation>Tross</translation>
    </message>
    <message>
        <source>Raise the baggage train by one level</source>
        <translation>Tross um eine Stufe aufwerten</translation>
    </message>
    <message>
        <source>Strength that controls a hex</source>
        <translation>Stärke, die ein Feld beherrscht</translation>
    </message>
    <message>
        <source>Roads of other players may be taken down</source>
        <translation>Auch Straßen der Mitspieler dürfen abgerissen werden</translation>
    </message>
    <message>
        <source>Adds a movement phase after trading and building.</source>
        <translation>Dazu kommt eine Bewegungsphase nach dem Handeln und Bauen.</translation>
    </message>
    <message>
        <source>Gold: coins or chips.</source>
        <translation>Gold: Münzen oder Spielgeld.</translation>
    </message>
    <message>
        <source>Knight cards defend</source>
        <translation>Ritterkarten verteidigen</translation>
    </message>
    <message>
        <source>The development cards of the base game are in play, too. Each knight card played adds 1 to your strength against the barbarians.</source>
        <translation>Auch die Entwicklungskarten des Grundspiels sind dabei. Jede ausgespielte Ritterkarte zählt gegen die Barbaren 1 Ritterstärke.</translation>
    </message>
    <message>
        <source>Adds a second deck that you buy from.</source>
        <translation>Dazu kommt ein zweiter Stapel, aus dem ihr kauft.</translation>
    </message>
    <message>
        <source>Movement phase</source>
        <translation>Bewegungsphase</translation>
    </message>
    <message>
        <source>Knights act after trading and building, all in one part of the turn.</source>
        <translation>Die Ritter ziehen erst nach dem Handeln und Bauen, alle in einem Teil des Zuges.</translation>
    </message>
    <message>
        <source>Plunder the pirate</source>
        <translation>Seeräuber plündern</translation>
    </message>
    <message>
        <source>The barbarians collect gold while their ship advances. A knight beside the pirate takes some of it.</source>
        <translation>Die Barbaren sammeln Gold, während ihr Schiff fährt. Ein Ritter neben dem Seeräuber nimmt etwas davon.</translation>
    </message>
    <message>
        <source>Adds an action for knights.</source>
        <translation>Dazu kommt eine Aktion für Ritter.</translation>
    </message>
    <message>
        <source>Barbarians on the coast</source>
        <translation>Barbaren an der Küste</translation>
    </message>
    <message>
        <source>After each settlement or city that is built, three barbarians land on the coast. A hex with three of them produces nothing.</source>
        <translation>Nach jeder gebauten Siedlung oder Stadt landen drei Barbaren an der Küste. Ein Feld mit dreien bringt keinen Ertrag.</translation>
    </message>
    <message>
        <source>Adds a landing after building.</source>
        <translation>Dazu kommt eine Landung nach dem Bauen.</translation>
    </message>
    <message>
        <source>%L1 barbarians: dark figures or chips.</source>
        <translation>%L1 Barbaren: dunkle Figuren oder Spielsteine.</translation>
    </message>
    <message>
        <source>Chase and arrest</source>
        <translation>Verjagen und festnehmen</translation>
    </message>
    <message>
        <source>An active knight chases a barbarian to another coast; a mighty knight arrests it for gold.</source>
        <translation>Ein aktiver Ritter verjagt einen Barbaren an eine andere Küste; ein mächtiger nimmt ihn für Gold fest.</translation>
    </message>
    <message>
        <source>Adds two actions for knights.</source>
        <translation>Dazu kommen zwei Aktionen für Ritter.</translation>
    </message>
    <message>
        <source>Banish barbarians</source>
        <translation>Barbaren verbannen</translation>
    </message>
    <message>
        <source>Several knights at one hex send barbarians away: as many as their strength, less 1.</source>
        <translation>Mehrere Ritter an einem Feld schicken Barbaren weg: so viele wie ihre Stärke, weniger 1.</translation>
    </message>
    <message>
        <source>Wandering knights</source>
        <translation>Wandernde Ritter</translation>
    </message>
    <message>
        <source>A knight may leave its roads and cross one or two open borders.</source>
        <translation>Ein Ritter darf seine Straßen verlassen und eine oder zwei freie Grenzen überqueren.</translation>
    </message>
    <message>
        <source>Knights move farther.</source>
        <translation>Ritter kommen weiter.</translation>
    </message>
    <message>
        <source>Take down</source>
        <translation>Abreißen</translation>
    </message>
    <message>
        <source>For 1 gold a mighty knight takes down an own road, or a building by one level. Gold comes from arrests, battles or the pirate.</source>
        <translation>Für 1 Gold reißt ein mächtiger Ritter eine eigene Straße ab oder ein Gebäude um eine Stufe. Gold kommt von Festnahmen, Schlachten oder vom Seeräuber.</translation>
    </message>
    <message>
        <source>Adds an action for mighty knights.</source>
        <translation>Dazu kommt eine Aktion für mächtige Ritter.</translation>
    </message>
    <message>
        <source>Hex control</source>
        <translation>Feldherrschaft</translation>
    </message>
    <message>
        <source>Active knights of strength %L1 together control a hex: it produces for their owner only, and nobody else builds there.</source>
        <translation>Aktive Ritter mit zusammen Stärke %L1 beherrschen ein Feld: Es bringt nur ihrem Besitzer Ertrag, und kein anderer baut dort.</translation>
    </message>
    <message>
        <source>Changes production and building.</source>
        <translation>Ändert Ertrag und Bauen.</translation>
    </message>
    <message>
        <source>Chits in the players' colours.</source>
        <translation>Marker in den Farben der Spieler.</translation>
    </message>
    <message>
        <source>Mounted knights</source>
        <translation>Berittene Ritter</translation>
    </message>
    <message>
        <source>They are recruited at the castle hex and ride %L1 paths a turn, %L2 for 1 grain. Strength %L3.</source>
        <translation>Sie werden am Burgfeld aufgestellt und reiten %L1 Wege je Zug, für 1 Getreide %L2. Stärke %L3.</translation>
    </message>
    <message>
        <source>%L1 mounted knights of each colour: chess knights or marked pawns.</source>
        <translation>%L1 Berittene Ritter jeder Farbe: Springer vom Schach oder markierte Kegel.</translation>
    </message>
    <message>
        <source>Crews</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>They are recruited beside a building and walk %L1 paths a turn, %L2 for 1 grain. Strength %L3.</source>
        <translation>Sie werden neben einem Gebäude aufgestellt und gehen %L1 Wege je Zug, für 1 Getreide %L2. Stärke %L3.</translation>
    </message>
    <message>
        <source>%L1 crews of each colour: pawns or cubes.</source>
        <translation>%L1 Mannschaften jeder Farbe: Kegel oder Würfelchen.</translation>
    </message>
    <message>
        <source>Gold fields</source>
        <translation>Goldfelder</translation>
    </message>
    <message>
        <source>Two or three pieces beside a token mine its nuggets. The mining track brings points, and Nyala the diplomat.</source>
        <translation>Zwei oder drei Figuren neben einem Plättchen schürfen seine Nuggets. Die Schürfleiste bringt Punkte und Nyala die Diplomatin.</translation>
    </message>
    <message>
        <source>Adds a second way to points.</source>
        <translation>Dazu kommt ein zweiter Weg zu Punkten.</translation>
    </message>
    <message>
        <source>%L1 tokens and a track of %L2 spaces: paper will do.</source>
        <translation>%L1 Plättchen und eine Leiste mit %L2 Feldern: Papier genügt.</translation>
    </message>
    <message>
        <source>Battles and prisoners</source>
        <translation>Schlachten und Gefangene</translation>
    </message>
    <message numerus="yes">
        <source>Mounted knights and crews fight the barbarians of a hex together, take prisoners and free it. %n prisoner(s) are 1 point.</source>
        <translation>
            <numerusform>Berittene Ritter und Mannschaften kämpfen zusammen gegen die Barbaren eines Feldes, machen Gefangene und befreien es. %n Gefangener ist 1 Punkt.</numerusform>
            <numerusform>Berittene Ritter und Mannschaften kämpfen zusammen gegen die Barbaren eines Feldes, machen Gefangene und befreien es. %n Gefangene sind 1 Punkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds battles at the end of a turn.</source>
        <translation>Dazu kommen Schlachten am Ende des Zuges.</translation>
    </message>
    <message>
        <source>Baggage trains</source>
        <translation>Tross</translation>
    </message>
    <message>
        <source>Each player has a train that goes along the paths and drives off knights in its way.</source>
        <translation>Jeder hat einen Tross, der über die Wege zieht und Ritter vertreibt, die ihm im Weg stehen.</translation>
    </message>
    <message>
        <source>Adds a piece that moves every turn.</source>
        <translation>Dazu kommt eine Figur, die jeden Zug zieht.</translation>
    </message>
    <message>
        <source>A train of each colour with a die for its level.</source>
        <translation>Ein Tross jeder Farbe mit einem Würfel für seine Stufe.</translation>
    </message>
    <message>
        <source>Friendly robber</source>
        <translation>Freundlicher Räuber</translation>
    </message>
    <message>
        <source>The robber spares hexes whose buildings all belong to players with fewer than three points.</source>
        <translation>Der Räuber verschont Felder, an denen nur Gebäude von Spielern mit weniger als drei Punkten stehen.</translation>
    </message>
    <message>
        <source>Fewer hexes are open to the robber.</source>
        <translation>Dem Räuber stehen weniger Felder offen.</translation>
    </message>
    <message>
        <source>Coast in flames</source>
        <translation>Küste in Flammen</translation>
    </message>
    <message>
        <source>Barbarians land, mounted knights and crews fight them.</source>
        <translation>Barbaren landen, Berittene Ritter und Mannschaften kämpfen gegen sie.</translation>
    </message>
    <message>
        <source>Watch on the coast</source>
        <translation>Küstenwache</translation>
    </message>
    <message>
        <source>Barbarians land; the usual knights chase, arrest and banish them.</source>
        <translation>Barbaren landen; die gewöhnlichen Ritter verjagen sie, nehmen sie fest oder verbannen sie.</translation>
    </message>
    <message>
        <source>Gold rush</source>
        <translation>Goldrausch</translation>
    </message>
    <message>
        <source>Mounted knights and crews ride to the gold fields.</source>
        <translation>Berittene Ritter und Mannschaften ziehen zu den Goldfeldern.</translation>
    </message>
    <message>
        <source>Open borders</source>
        <translation>Freie Grenzen</translation>
    </message>
    <message>
        <source>Knights wander and control hexes; baggage trains drive them off.</source>
        <translation>Ritter wandern und beherrschen Felder; der Tross vertreibt sie.</translation>
    </message>
</context>
<context>
    <name>FanPlaces</name>
    <message numerus="yes">
        <source>%n barbarian(s): the hex is conquered and produces nothing.</source>
        <translation>
            <numerusform>%n Barbar: Das Feld ist erobert und bringt keinen Ertrag.</numerusform>
            <numerusform>%n Barbaren: Das Feld ist erobert und bringt keinen Ertrag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barbarian(s) here; three conquer the hex.</source>
        <translation>
            <numerusform>%n Barbar hier; drei erobern das Feld.</numerusform>
            <numerusform>%n Barbaren hier; drei erobern das Feld.</numerusform>
        </translation>
    </message>
    <message>
        <source>The castle hex: no move of a crew ends here.</source>
        <translation>Das Burgfeld: Hier endet kein Zug einer Mannschaft.</translation>
    </message>
    <message>
        <source>The castle hex: mounted knights begin here, and no move ends here.</source>
        <translation>Das Burgfeld: Hier werden Berittene Ritter aufgestellt, und hier endet kein Zug einer Figur.</translation>
    </message>
    <message>
        <source>%1 controls this hex.</source>
        <translation>%1 beherrscht dieses Feld.</translation>
    </message>
    <message>
        <source>Baggage train of %1, level %L2</source>
        <translation>Tross von %1, Stufe %L2</translation>
    </message>
    <message>
        <source>Conquered: it gives no cards and no points.</source>
        <translation>Erobert: Es bringt keine Karten und keine Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>A gold field for %n piece(s) beside it.</source>
        <translation>
            <numerusform>Ein Goldfeld für %n Figur daneben.</numerusform>
            <numerusform>Ein Goldfeld für %n Figuren daneben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mounted knight of %1</source>
        <translation>Berittener Ritter von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n crew(s) of %1</source>
        <translation>
            <numerusform>%n Mannschaft von %1</numerusform>
            <numerusform>%n Mannschaften von %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModuleNumber</name>
    <message>
        <source>usual: %1</source>
        <translation>üblich: %1</translation>
    </message>
</context>
<context>
    <name>ModuleWords</name>
    <message>
        <source>Only with Seafarers.</source>
        <translation>Nur mit Seefahrern.</translation>
    </message>
    <message>
        <source>Also on now: %1.</source>
        <translation>Jetzt auch an: %1.</translation>
    </message>
    <message>
        <source>Also off now: %1.</source>
        <translation>Jetzt auch aus: %1.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Seafarers</source>
        <translation>Seefahrer</translation>
    </message>
    <message>
        <source>a desert as the castle hex</source>
        <translation>eine Wüste als Burgfeld</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>Braucht %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>name of a module</comment>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>ModulesButton</name>
    <message>
        <source>Rule modules</source>
        <translation>Regelmodule</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>ModulesSheet</name>
    <message>
        <source>Rule modules</source>
        <translation>Regelmodule</translation>
    </message>
    <message>
        <source>Ideas of fans beyond the printed rules. Each is off until you choose it.</source>
        <translation>Ideen von Fans über die gedruckten Regeln hinaus. Jedes ist aus, bis ihr es wählt.</translation>
    </message>
    <message>
        <source>All off</source>
        <translation>Alle aus</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Sets that go well together</source>
        <translation>Was gut zusammenpasst</translation>
    </message>
    <message>
        <source>Lay ready what is not in the box</source>
        <translation>Legt bereit, was nicht in der Schachtel liegt</translation>
    </message>
    <message>
        <source>Each by itself</source>
        <translation>Jedes für sich</translation>
    </message>
    <message>
        <source>Not in the box: %1</source>
        <translation>Nicht in der Schachtel: %1</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More: numbers of these modules</source>
        <translation>Mehr: Zahlen dieser Module</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message numerus="yes">
        <source>%n movement point(s).</source>
        <translation>
            <numerusform>%n Bewegungspunkt.</numerusform>
            <numerusform>%n Bewegungspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ear of grain marks places that cost 1 grain.</source>
        <translation>Die Ähre zeigt Stellen, die 1 Getreide kosten.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>CorrectWalkers</name>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
</context>
<context>
    <name>GoldSheet</name>
    <message>
        <source>In the bank: %1</source>
        <translation>In der Bank: %1</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 von %2 gewählt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s)</source>
        <translation>
            <numerusform>Wähle %n Karte</numerusform>
            <numerusform>Wähle %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are chosen.</source>
        <translation>Alle Karten sind gewählt.</translation>
    </message>
</context>
<context>
    <name>ProposalWording</name>
    <message>
        <source>%1, level %L2</source>
        <comment>an area of the flip-chart, and its new level</comment>
        <translation>%1, Stufe %L2</translation>
    </message>
    <message>
        <source>red %L1, yellow %L2</source>
        <comment>two dice</comment>
        <translation>rot %L1, gelb %L2</translation>
    </message>
    <message>
        <source>ship</source>
        <comment>of the event die</comment>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>yellow gate</source>
        <translation>gelbes Tor</translation>
    </message>
    <message>
        <source>blue gate</source>
        <translation>blaues Tor</translation>
    </message>
    <message>
        <source>green gate</source>
        <translation>grünes Tor</translation>
    </message>
    <message>
        <source>Reeve does not see the cards on the table. It assumes that %1 holds none.</source>
        <translation>Reeve sieht die Karten auf dem Tisch nicht. Es nimmt an, dass %1 keine hat.</translation>
    </message>
    <message>
        <source>Reeve does not see the cards on the table. It assumes that %1 holds %2.</source>
        <translation>Reeve sieht die Karten auf dem Tisch nicht. Es nimmt an, dass %1 dies hat: %2.</translation>
    </message>
    <message>
        <source>Progress cards are left out.</source>
        <translation>Fortschrittskarten bleiben außer Acht.</translation>
    </message>
    <message>
        <source>%1 offers %2 for %3</source>
        <translation>%1 bietet %2 für %3</translation>
    </message>
    <message>
        <source>%1 says no: the trade brings no advantage.</source>
        <translation>%1 lehnt ab: Das brächte keinen Vorteil.</translation>
    </message>
    <message>
        <source>%1 agrees.</source>
        <translation>%1 ist einverstanden.</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <comment>terrain and number</comment>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>on the coast of %1</source>
        <translation>an der Küste von %1</translation>
    </message>
    <message>
        <source>between %1</source>
        <translation>zwischen %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>the hexes around an intersection</comment>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>the hexes around two intersections</comment>
        <translation>von %1 nach %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a hex</comment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>whom a card or the robber is for</comment>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what somebody does, and where</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>That makes %L1 of %L2 points.</source>
        <translation>Das macht %L1 von %L2 Punkten.</translation>
    </message>
    <message>
        <source>It brings more %1.</source>
        <translation>Das bringt mehr %1.</translation>
    </message>
    <message>
        <source>It brings a kind of card that was missing.</source>
        <translation>Das bringt eine Karte, die bisher fehlte.</translation>
    </message>
    <message>
        <source>The harbour makes trading with the bank cheaper.</source>
        <translation>Der Hafen macht den Handel mit der Bank billiger.</translation>
    </message>
    <message>
        <source>It leads to a good place for a settlement.</source>
        <translation>Das führt zu einem guten Platz für eine Siedlung.</translation>
    </message>
    <message>
        <source>It helps to get or keep the Longest Road.</source>
        <translation>Das hilft bei der Längsten Handelsstraße.</translation>
    </message>
    <message>
        <source>It helps to get or keep the Largest Army.</source>
        <translation>Das hilft bei der Größten Rittermacht.</translation>
    </message>
    <message>
        <source>Then the knights have a strength of %L1 against %L2 of the barbarians.</source>
        <translation>Dann haben die Ritter die Stärke %L1 gegen %L2 der Barbaren.</translation>
    </message>
    <message>
        <source>It prepares for the barbarians.</source>
        <translation>Das rüstet gegen die Barbaren.</translation>
    </message>
    <message>
        <source>It draws more progress cards: %1.</source>
        <translation>Das bringt öfter Fortschrittskarten: %1.</translation>
    </message>
    <message>
        <source>It brings the metropolis: two points more.</source>
        <translation>Das bringt die Metropole: zwei Punkte mehr.</translation>
    </message>
    <message>
        <source>Then up to %L1 cards are safe when a 7 is rolled.</source>
        <translation>Dann sind bis zu %L1 Karten vor der 7 sicher.</translation>
    </message>
    <message>
        <source>Of all moves this one looks best.</source>
        <translation>Von allen Zügen sieht dieser am besten aus.</translation>
    </message>
    <message>
        <source>That is needed most now.</source>
        <translation>Das wird gerade am meisten gebraucht.</translation>
    </message>
    <message>
        <source>That is missed least.</source>
        <translation>Darauf lässt sich am ehesten verzichten.</translation>
    </message>
    <message>
        <source>The blocked hex produces again.</source>
        <translation>Das blockierte Feld bringt wieder Ertrag.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 most, who has %n point(s).</source>
        <translation>
            <numerusform>Das trifft am meisten %1 mit %n Punkt.</numerusform>
            <numerusform>Das trifft am meisten %1 mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card may be a knight or a point; which one is not known.</source>
        <translation>Die Karte kann ein Ritter oder ein Punkt sein; welche es wird, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Nothing else would bring more now.</source>
        <translation>Nichts anderes brächte jetzt mehr.</translation>
    </message>
    <message>
        <source>It comes close to the first one.</source>
        <translation>Das kommt dem ersten Zug nahe.</translation>
    </message>
    <message>
        <source>That is needed as well.</source>
        <translation>Auch das wird gebraucht.</translation>
    </message>
    <message>
        <source>That is missed little.</source>
        <translation>Darauf lässt sich verzichten.</translation>
    </message>
    <message>
        <source>The cards stay in hand for later.</source>
        <translation>So bleiben die Karten für später auf der Hand.</translation>
    </message>
    <message>
        <source>There is enough of one kind, and the other is missing.</source>
        <translation>Vom einen ist genug da, das andere fehlt.</translation>
    </message>
    <message>
        <source>%1 says no, but would give %2 for %3.</source>
        <translation>%1 lehnt ab, gäbe aber %2 für %3.</translation>
    </message>
    <message>
        <source>Reeve does not play the game for two.</source>
        <translation>Das Spiel zu zweit spielt Reeve nicht.</translation>
    </message>
    <message>
        <source>Reeve plays seats without Seafarers and rule modules only.</source>
        <translation>Reeve spielt nur ohne Seefahrer und Regelmodule mit.</translation>
    </message>
    <message>
        <source>Reeve cannot draw real progress cards. Let it deal them first (“On the table or in Reeve”).</source>
        <translation>Reeve kann keine echten Fortschrittskarten ziehen. Lasst es sie zuerst austeilen („Auf dem Tisch oder bei Reeve“).</translation>
    </message>
    <message>
        <source>Reeve does not know these real cards. Let it keep the hands first (“On the table or in Reeve”), then hand over the seat.</source>
        <translation>Reeve kennt diese echten Karten nicht. Gebt ihm zuerst die Handkarten („Auf dem Tisch oder bei Reeve“), dann den Platz.</translation>
    </message>
    <message>
        <source>Reeve holds this hand. Let it keep all hands first (“On the table or in Reeve”), then take the seat.</source>
        <translation>Reeve hält diese Handkarten. Gebt ihm zuerst alle Handkarten („Auf dem Tisch oder bei Reeve“), dann übernehmt den Platz.</translation>
    </message>
    <message>
        <source>At the table it must be told which cards %1 gets.</source>
        <translation>Am Tisch muss gesagt werden, welche Karten %1 erhält.</translation>
    </message>
    <message>
        <source>Reeve plays all other seats. Somebody has to play.</source>
        <translation>Reeve spielt alle anderen Plätze. Jemand muss mitspielen.</translation>
    </message>
    <message>
        <source>For the same reason as the first one, but worth a little less.</source>
        <translation>Aus demselben Grund wie der erste, aber etwas weniger wert.</translation>
    </message>
    <message>
        <source>For the same reason as the first one, but worth the least of the three.</source>
        <translation>Aus demselben Grund wie der erste, aber von den dreien am wenigsten wert.</translation>
    </message>
    <message>
        <source>For the same reason as the second one, but worth the least of the three.</source>
        <translation>Aus demselben Grund wie der zweite, aber von den dreien am wenigsten wert.</translation>
    </message>
</context>
<context>
    <name>LevelSheet</name>
    <message>
        <source>Who plays %1?</source>
        <translation>Wer spielt %1?</translation>
    </message>
    <message>
        <source>Reeve says what the seat does and why; you do it on the board.</source>
        <translation>Reeve sagt, was zu tun ist und warum; ihr führt es auf dem Plan aus.</translation>
    </message>
    <message>
        <source>One of you</source>
        <translation>Jemand von euch</translation>
    </message>
    <message>
        <source>At the table, as usual.</source>
        <translation>Am Tisch, wie gewohnt.</translation>
    </message>
</context>
<context>
    <name>ProposalPanel</name>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 überlegt …</translation>
    </message>
    <message>
        <source>%1 trades</source>
        <translation>%1 handelt</translation>
    </message>
</context>
<context>
    <name>AdvicePanel</name>
    <message>
        <source>What would you do?</source>
        <translation>Was würdest du tun?</translation>
    </message>
    <message>
        <source>Reeve suggests up to three moves and uses only what %1 may know.</source>
        <translation>Reeve nennt bis zu drei Züge und nutzt nur, was %1 wissen darf.</translation>
    </message>
    <message>
        <source>What Reeve would do</source>
        <translation>Das würde Reeve tun</translation>
    </message>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Hier gibt es gerade nichts zu wählen.</translation>
    </message>
</context>
<context>
    <name>PaperChances</name>
    <message>
        <source>Chances to win, in %</source>
        <translation>Siegchancen in %</translation>
    </message>
    <message>
        <source>The turns that changed most</source>
        <translation>Die Züge, die am meisten änderten</translation>
    </message>
    <message>
        <source>Turn %1: %2 from %3 % to %4 %.</source>
        <translation>Zug %1: %2 von %3 % auf %4 %.</translation>
    </message>
</context>
<context>
    <name>SetChoice</name>
    <message>
        <source>Choose by the photograph</source>
        <translation>Nach dem Foto wählen</translation>
    </message>
    <message>
        <source>the set that looks most like it</source>
        <translation>die Schachtel, deren Spiel ihm am ähnlichsten sieht</translation>
    </message>
    <message>
        <source>always this one</source>
        <translation>immer diese</translation>
    </message>
    <message>
        <source>No set</source>
        <translation>Ohne Schachtel</translation>
    </message>
    <message>
        <source>as on a table that Reeve has never seen</source>
        <translation>wie an einem Tisch, den Reeve nie gesehen hat</translation>
    </message>
</context>
<context>
    <name>SetChoiceSheet</name>
    <message>
        <source>Which set lies here?</source>
        <translation>Aus welcher Schachtel ist dieses Spiel?</translation>
    </message>
    <message>
        <source>The picture is read again.</source>
        <translation>Das Bild wird noch einmal gelesen.</translation>
    </message>
</context>
<context>
    <name>SetNameSheet</name>
    <message>
        <source>Rename this set</source>
        <translation>Diese Schachtel umbenennen</translation>
    </message>
    <message>
        <source>For example: at home, club, travel edition.</source>
        <translation>Zum Beispiel: zu Hause, Verein, Reiseausgabe.</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Name der Schachtel</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>A set needs a name.</source>
        <translation>Eine Schachtel braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another set is called %1.</source>
        <translation>Eine andere Schachtel heißt %1.</translation>
    </message>
</context>
<context>
    <name>SetNote</name>
    <message>
        <source>Remember</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Forget the last picture</source>
        <translation>Letztes Bild vergessen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Show its pieces</source>
        <translation>Figuren zeigen</translation>
    </message>
</context>
<context>
    <name>SetsPage</name>
    <message>
        <source>Your sets</source>
        <translation>Eure Schachteln</translation>
    </message>
    <message>
        <source>A set holds measurements, never a photograph.</source>
        <translation>Gemerkt werden Messwerte, nie ein Foto.</translation>
    </message>
    <message>
        <source>Save this set as a file</source>
        <translation>Diese Schachtel als Datei speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Learned sets</source>
        <translation>Gelernte Schachteln</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Die Datei konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Take a set from a file</source>
        <translation>Schachtel aus einer Datei</translation>
    </message>
    <message>
        <source>“%1” is here now.</source>
        <translation>„%1“ ist jetzt hier.</translation>
    </message>
    <message>
        <source>No more sets can be kept: delete one first.</source>
        <translation>Mehr Schachteln haben keinen Platz: Löscht erst eine.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Nothing learned yet. When you have accepted a scan of the board, or a check of it found no difference, Reeve offers to remember what your set looks like. Nothing leaves this device.</source>
        <translation>Noch nichts gelernt. Wenn ihr einen abfotografierten Plan übernommen habt oder beim Prüfen nichts abweicht, bietet Reeve an, sich zu merken, wie euer Spiel aussieht. Nichts verlässt dieses Gerät.</translation>
    </message>
    <message>
        <source>Reeve learns from pictures that you have confirmed, and keeps measurements of colours and shapes: no picture, and none can be made from them. Nothing leaves this device.</source>
        <translation>Reeve lernt aus Bildern, die ihr bestätigt habt, und behält Messwerte von Farben und Formen: kein Bild, und es lässt sich auch keins daraus machen. Nichts verlässt dieses Gerät.</translation>
    </message>
    <message>
        <source>Photographs are read with</source>
        <translation>Fotos werden gelesen mit</translation>
    </message>
    <message>
        <source>Show your pieces</source>
        <translation>Eure Figuren zeigen</translation>
    </message>
    <message>
        <source>of a new set</source>
        <translation>einer neuen Schachtel</translation>
    </message>
    <message>
        <source>The same set is here already: “%1”.</source>
        <translation>Diese Schachtel ist schon hier: „%1“.</translation>
    </message>
    <message>
        <source>“%1” has forgotten its last picture.</source>
        <translation>„%1“ hat das letzte Bild vergessen.</translation>
    </message>
</context>
<context>
    <name>SetsPanel</name>
    <message>
        <source>Your sets</source>
        <translation>Eure Schachteln</translation>
    </message>
    <message>
        <source>Reeve can learn what the hexes and pieces of your own set look like, and reads photographs of it better then.</source>
        <translation>Reeve kann lernen, wie die Felder und Figuren aus eurer Schachtel aussehen, und liest Fotos davon dann besser.</translation>
    </message>
    <message>
        <source>Reeve has learned: %1</source>
        <translation>Reeve kennt: %1</translation>
    </message>
    <message>
        <source>Look at your sets</source>
        <translation>Eure Schachteln ansehen</translation>
    </message>
    <message>
        <source>what each knows, names, files</source>
        <translation>was Reeve kennt, Namen, Dateien</translation>
    </message>
</context>
<context>
    <name>SetsWording</name>
    <message>
        <source>your hills</source>
        <translation>euer Hügelland</translation>
    </message>
    <message>
        <source>your forest</source>
        <translation>euren Wald</translation>
    </message>
    <message>
        <source>your pasture</source>
        <translation>euer Weideland</translation>
    </message>
    <message>
        <source>your fields</source>
        <translation>euer Ackerland</translation>
    </message>
    <message>
        <source>your mountains</source>
        <translation>euer Gebirge</translation>
    </message>
    <message>
        <source>your desert</source>
        <translation>eure Wüste</translation>
    </message>
    <message>
        <source>red</source>
        <comment>the ... roads</comment>
        <translation>roten</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>the ... roads</comment>
        <translation>blauen</translation>
    </message>
    <message>
        <source>white</source>
        <comment>the ... roads</comment>
        <translation>weißen</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>the ... roads</comment>
        <translation>orangen</translation>
    </message>
    <message>
        <source>green</source>
        <comment>the ... roads</comment>
        <translation>grünen</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>the ... roads</comment>
        <translation>braunen</translation>
    </message>
    <message>
        <source>all your terrains</source>
        <translation>alle eure Landschaften</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>the %1 %2</source>
        <comment>colours and pieces: the red and blue roads and cities</comment>
        <translation>die %1 %2</translation>
    </message>
    <message>
        <source>the city walls</source>
        <translation>die Stadtmauern</translation>
    </message>
    <message>
        <source>the metropolises</source>
        <translation>die Metropolen</translation>
    </message>
    <message>
        <source>the robber</source>
        <translation>den Räuber</translation>
    </message>
    <message>
        <source>the merchant</source>
        <translation>den Händler</translation>
    </message>
    <message>
        <source>the harbours</source>
        <translation>die Häfen</translation>
    </message>
    <message>
        <source>bare paths</source>
        <translation>leere Wege</translation>
    </message>
    <message>
        <source>%1 roads</source>
        <translation>die %1 Straßen</translation>
    </message>
    <message>
        <source>settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>bare intersections</source>
        <translation>leere Kreuzungen</translation>
    </message>
    <message>
        <source>%1 pieces</source>
        <translation>die %1 Figuren</translation>
    </message>
    <message>
        <source>basic knights</source>
        <translation>einfache Ritter</translation>
    </message>
    <message>
        <source>strong knights</source>
        <translation>starke Ritter</translation>
    </message>
    <message>
        <source>mighty knights</source>
        <translation>mächtige Ritter</translation>
    </message>
    <message>
        <source>inactive knights</source>
        <translation>passive Ritter</translation>
    </message>
    <message>
        <source>active knights</source>
        <translation>aktive Ritter</translation>
    </message>
    <message>
        <source>cities without a city wall</source>
        <translation>Städte ohne Stadtmauer</translation>
    </message>
    <message>
        <source>cities with a city wall</source>
        <translation>Städte mit Stadtmauer</translation>
    </message>
    <message>
        <source>plain cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>metropolises</source>
        <translation>Metropolen</translation>
    </message>
    <message>
        <source>Reeve knows nothing of it yet.</source>
        <translation>Reeve kennt davon noch nichts.</translation>
    </message>
    <message>
        <source>Reeve knows %1.</source>
        <translation>Reeve kennt %1.</translation>
    </message>
    <message>
        <source>your terrains</source>
        <translation>eure Landschaften</translation>
    </message>
    <message>
        <source>your roads</source>
        <translation>eure Straßen</translation>
    </message>
    <message>
        <source>your settlements</source>
        <translation>eure Siedlungen</translation>
    </message>
    <message>
        <source>your cities</source>
        <translation>eure Städte</translation>
    </message>
    <message>
        <source>your knights</source>
        <translation>eure Ritter</translation>
    </message>
    <message>
        <source>your inactive knights</source>
        <translation>eure passiven Ritter</translation>
    </message>
    <message>
        <source>your active knights</source>
        <translation>eure aktiven Ritter</translation>
    </message>
    <message>
        <source>your city walls</source>
        <translation>eure Stadtmauern</translation>
    </message>
    <message>
        <source>your metropolises</source>
        <translation>eure Metropolen</translation>
    </message>
    <message>
        <source>inactive knights</source>
        <comment>your roads and ...</comment>
        <translation>passiven Ritter</translation>
    </message>
    <message>
        <source>active knights</source>
        <comment>your roads and ...</comment>
        <translation>aktiven Ritter</translation>
    </message>
    <message>
        <source>city walls</source>
        <translation>Stadtmauern</translation>
    </message>
    <message>
        <source>Reeve&apos;s reader was renewed and no longer knows all of this set. Confirm a photograph or show your pieces again.</source>
        <translation>Reeve liest mit einer neuen Fassung und kennt diese Schachtel nicht mehr ganz. Bestätigt ein Foto oder zeigt eure Figuren noch einmal.</translation>
    </message>
    <message>
        <source>Reeve now looks closer at knights than when it learned these. Show your pieces again so that it tells their levels better.</source>
        <translation>Reeve sieht sich Ritter inzwischen genauer an als damals, als es eure gelernt hat. Zeigt eure Figuren noch einmal, dann erkennt es ihre Stufen besser.</translation>
    </message>
    <message>
        <source>%1 was learned by an earlier version of Reeve, and nothing of it can be used any more. Let Reeve learn the set again.</source>
        <translation>%1 wurde mit einer früheren Fassung von Reeve gelernt, und davon ist nichts mehr zu gebrauchen. Lasst Reeve die Schachtel neu lernen.</translation>
    </message>
    <message>
        <source>It has not yet seen %1.</source>
        <translation>Noch nicht gesehen hat Reeve %1.</translation>
    </message>
    <message>
        <source>Hard to tell apart: %1. Where Reeve is not sure, it asks.</source>
        <translation>Schwer zu unterscheiden: %1. Wo Reeve nicht sicher ist, fragt es.</translation>
    </message>
    <message>
        <source>Should Reeve remember what this set looks like? Then it reads it better from now on. It keeps measurements, never the picture.</source>
        <translation>Soll Reeve sich merken, wie euer Spiel aussieht? Dann liest es Fotos davon künftig besser. Es behält Messwerte, nie das Bild.</translation>
    </message>
    <message>
        <source>Some things here are new to “%1”. Should Reeve remember them?</source>
        <translation>Hier liegt etwas, das Reeve von „%1“ noch nicht kennt. Soll es sich das merken?</translation>
    </message>
    <message>
        <source>Reeve is looking at the picture once more…</source>
        <translation>Reeve sieht sich das Bild noch einmal an …</translation>
    </message>
    <message>
        <source>Remembered as “%1”.</source>
        <translation>Gemerkt als „%1“.</translation>
    </message>
    <message>
        <source>Nothing was learned: the set was changed meanwhile.</source>
        <translation>Nichts gelernt: Die Schachtel wurde inzwischen geändert.</translation>
    </message>
    <message>
        <source>Nothing was learned: the picture cannot be read any more, or shows something else than what was confirmed.</source>
        <translation>Nichts gelernt: Das Bild ist nicht mehr lesbar oder zeigt etwas anderes, als bestätigt wurde.</translation>
    </message>
    <message>
        <source>The sets could not be written. Is the disk full or read-only?</source>
        <translation>Die Schachteln konnten nicht gespeichert werden. Ist der Datenträger voll oder schreibgeschützt?</translation>
    </message>
    <message>
        <source>%1 is not a saved set, or it is damaged.</source>
        <translation>%1 ist keine gespeicherte Schachtel oder beschädigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) could not be read: %1. The damaged files are kept.</source>
        <translation>
            <numerusform>%n Schachtel war nicht lesbar: %1. Die beschädigte Datei bleibt erhalten.</numerusform>
            <numerusform>%n Schachteln waren nicht lesbar: %1. Die beschädigten Dateien bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Our set</source>
        <translation>Unsere Schachtel</translation>
    </message>
    <message>
        <source>%1 was saved by a newer version of Reeve. Update Reeve here to take it.</source>
        <translation>%1 stammt aus einer neueren Version von Reeve. Bringt Reeve hier auf den neuesten Stand, um die Schachtel zu übernehmen.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) were saved by a newer version of Reeve and are not used here: %1. The files stay as they are.</source>
        <translation>
            <numerusform>%n Schachtel stammt aus einer neueren Version von Reeve und wird hier nicht benutzt: %1. Die Datei bleibt, wie sie ist.</numerusform>
            <numerusform>%n Schachteln stammen aus einer neueren Version von Reeve und werden hier nicht benutzt: %1. Die Dateien bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forgotten again: Reeve keeps nothing of this picture.</source>
        <translation>Wieder vergessen: Von diesem Bild behält Reeve nichts.</translation>
    </message>
    <message>
        <source>Forgotten again: “%1” is as it was before this picture.</source>
        <translation>Wieder vergessen: „%1“ ist so wie vor diesem Bild.</translation>
    </message>
</context>
<context>
    <name>PieceChoice</name>
    <message>
        <source>Place your pieces on the board as the pictures here show them, and photograph each. From then on Reeve reads exactly these pieces, knights with level and whether they are active. It keeps measurements, never the photographs.</source>
        <translation>Stellt eure Figuren so auf den Plan, wie die Bilder hier es zeigen, und fotografiert jedes Mal. Von da an liest Reeve genau diese Figuren, Ritter mit Stufe und ob sie aktiv sind. Es behält Messwerte, nie die Fotos.</translation>
    </message>
    <message>
        <source>Which colours do you have?</source>
        <translation>Welche Farben habt ihr?</translation>
    </message>
    <message>
        <source>One colour is needed.</source>
        <translation>Eine Farbe muss es sein.</translation>
    </message>
    <message>
        <source>Pieces of Cities &amp; Knights?</source>
        <translation>Figuren von Städte &amp; Ritter?</translation>
    </message>
    <message>
        <source>with knights</source>
        <translation>mit Rittern</translation>
    </message>
    <message>
        <source>base game only</source>
        <translation>nur Grundspiel</translation>
    </message>
    <message>
        <source>Show the first picture</source>
        <translation>Erstes Bild zeigen</translation>
    </message>
    <message>
        <source>there are three</source>
        <translation>es sind drei</translation>
    </message>
    <message>
        <source>there are two</source>
        <translation>es sind zwei</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s), once</source>
        <translation>
            <numerusform>Einmal etwa %n Minute</numerusform>
            <numerusform>Einmal etwa %n Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceList</name>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>Place the pieces on your board like this, whatever its hexes are, and nothing else. Then photograph the whole board from above.</source>
        <translation>Stellt die Figuren so auf euren Plan, egal welche Felder er hat, und sonst nichts. Dann fotografiert den ganzen Plan von oben.</translation>
    </message>
    <message>
        <source>What Reeve read</source>
        <translation>Was Reeve gelesen hat</translation>
    </message>
</context>
<context>
    <name>PhotographPick</name>
    <message>
        <source>Pictures and videos</source>
        <translation>Bilder und Videos</translation>
    </message>
</context>
<context>
    <name>PieceCheck</name>
    <message>
        <source>Read wrong: %1</source>
        <translation>Falsch gelesen: %1</translation>
    </message>
</context>
<context>
    <name>ShowPiecesPage</name>
    <message>
        <source>Show your pieces</source>
        <translation>Eure Figuren zeigen</translation>
    </message>
    <message>
        <source>for “%1”</source>
        <translation>für „%1“</translation>
    </message>
    <message>
        <source>A photograph of your pieces</source>
        <translation>Ein Foto eurer Figuren</translation>
    </message>
    <message>
        <source>Previous picture</source>
        <translation>Voriges Bild</translation>
    </message>
    <message>
        <source>Other pieces</source>
        <translation>Andere Figuren</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Bild öffnen</translation>
    </message>
    <message>
        <source>Use the camera</source>
        <translation>Kamera benutzen</translation>
    </message>
    <message>
        <source>What to place for this picture</source>
        <translation>Was ihr für dieses Bild aufstellt</translation>
    </message>
    <message>
        <source>Reeve is looking at your pieces</source>
        <translation>Reeve sieht sich eure Figuren an</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reeve knows your pieces</source>
        <translation>Reeve kennt eure Figuren</translation>
    </message>
    <message>
        <source>To your sets</source>
        <translation>Zu euren Schachteln</translation>
    </message>
    <message>
        <source>Take the last picture again</source>
        <translation>Letztes Bild noch einmal</translation>
    </message>
    <message>
        <source>Take this picture</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>To the photograph</source>
        <translation>Zum Foto</translation>
    </message>
</context>
<context>
    <name>TeachingWording</name>
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
        <source>metropolis</source>
        <translation>Metropole</translation>
    </message>
    <message>
        <source>active basic knight</source>
        <translation>aktiver einfacher Ritter</translation>
    </message>
    <message>
        <source>active strong knight</source>
        <translation>aktiver starker Ritter</translation>
    </message>
    <message>
        <source>active mighty knight</source>
        <translation>aktiver mächtiger Ritter</translation>
    </message>
    <message>
        <source>inactive basic knight</source>
        <translation>passiver einfacher Ritter</translation>
    </message>
    <message>
        <source>inactive strong knight</source>
        <translation>passiver starker Ritter</translation>
    </message>
    <message>
        <source>inactive mighty knight</source>
        <translation>passiver mächtiger Ritter</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n Straße</numerusform>
            <numerusform>%n Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n Siedlung</numerusform>
            <numerusform>%n Siedlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city wall(s)</source>
        <translation>
            <numerusform>%n Stadtmauer</numerusform>
            <numerusform>%n Stadtmauern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metropolis(es)</source>
        <translation>
            <numerusform>%n Metropole</numerusform>
            <numerusform>%n Metropolen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) marked here are not seen on your photograph, for example: %1. Place them there, or photograph again in better light.</source>
        <translation>
            <numerusform>%n hier markierte Figur ist auf eurem Foto nicht zu sehen: %1. Stellt sie dorthin oder fotografiert bei besserem Licht noch einmal.</numerusform>
            <numerusform>%n hier markierte Figuren sind auf eurem Foto nicht zu sehen, zum Beispiel: %1. Stellt sie dorthin oder fotografiert bei besserem Licht noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pieces are not placed as in the picture here. Compare them, remove everything else, and take the picture again.</source>
        <translation>Die Figuren stehen nicht wie auf dem Bild hier. Vergleicht sie, nehmt alles andere weg und fotografiert noch einmal.</translation>
    </message>
    <message>
        <source>Picture %1: of %2 pieces Reeve read %3 right by itself, before it learned them.</source>
        <translation>Bild %1: Von %2 Figuren hat Reeve %3 von selbst richtig gelesen, bevor es sie gelernt hat.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a piece and its colour</comment>
        <translation>%1 (%2)</translation>
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
        <source>Picture 1 is learned. Reeve reads the next one before it learns it, and says how well.</source>
        <translation>Bild 1 ist gelernt. Das nächste liest Reeve erst selbst und sagt, wie gut es ging, bevor es daraus lernt.</translation>
    </message>
</context>
<context>
    <name>WinnerCard</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message>
        <source>Hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Intersection at %1</source>
        <translation>Kreuzung bei %1</translation>
    </message>
    <message>
        <source>Path between %1</source>
        <translation>Weg zwischen %1</translation>
    </message>
    <message>
        <source>Path on the coast of %1</source>
        <translation>Weg an der Küste von %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a place and its name in the record</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>CountSheet</name>
    <message numerus="yes">
        <source>%n card(s) by Reeve's count.</source>
        <translation>
            <numerusform>%n Karte nach Reeves Zählung.</numerusform>
            <numerusform>%n Karten nach Reeves Zählung.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many cards does %1 really have?</source>
        <translation>Wie viele Karten hat %1 wirklich?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>UnseenSheet</name>
    <message>
        <source>Which card does %1 get from %2?</source>
        <translation>Welche Karte erhält %1 von %2?</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: how many?</source>
        <translation>%1 verlangt von %2 %3: Wie viele?</translation>
    </message>
    <message>
        <source>A stolen card is drawn unseen. %1 taps its kind and puts it into the bank; the others look away.</source>
        <translation>Eine gestohlene Karte wird verdeckt gezogen. %1 tippt ihre Sorte an und legt sie in die Bank; die anderen schauen weg.</translation>
    </message>
    <message>
        <source>%1 puts them into the bank.</source>
        <translation>%1 legt sie in die Bank.</translation>
    </message>
</context>
<context>
    <name>GivenSheet</name>
    <message numerus="yes">
        <source>%1 gets %n card(s) from %2</source>
        <translation>
            <numerusform>%1 erhält %n Karte von %2</numerusform>
            <numerusform>%1 erhält %n Karten von %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 looks, and takes the same from the bank, unseen by the others: %2 has no real cards.</source>
        <translation>%1 sieht nach und nimmt das Gleiche verdeckt aus der Bank: %2 hat keine echten Karten.</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>DoubtSheet</name>
    <message>
        <source>%1 really has … cards</source>
        <translation>%1 hat in Wirklichkeit … Karten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Book it all the same?</source>
        <translation>Trotzdem eintragen?</translation>
    </message>
    <message>
        <source>Book it</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>DrawnPoints</name>
    <message>
        <source>%1 draws (%2). %3 is shown at once.</source>
        <translation>%1 zieht (%2). „%3“ wird sofort aufgedeckt.</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>Es ist „%1“</translation>
    </message>
</context>
<context>
    <name>SpecialActions</name>
    <message>
        <source>Nobody builds</source>
        <translation>Niemand baut</translation>
    </message>
</context>
<context>
    <name>AgainstBox</name>
    <message>
        <source>Not what the box holds</source>
        <translation>Anders als in der Schachtel</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>We really laid it so</source>
        <translation>Wir haben es wirklich so gelegt</translation>
    </message>
</context>
<context>
    <name>TurnColumn</name>
    <message>
        <source>First roll %1</source>
        <translation>Erster Wurf: %1</translation>
    </message>
    <message>
        <source>First roll %1, second roll %2</source>
        <translation>Erster Wurf: %1, zweiter Wurf: %2</translation>
    </message>
</context>
<context>
    <name>InvitationSheet</name>
    <message>
        <source>Join a club</source>
        <translation>Einem Verein beitreten</translation>
    </message>
    <message>
        <source>The club's administrator makes an invitation for each table.</source>
        <translation>Der Administrator des Vereins erstellt für jeden Tisch eine Einladung.</translation>
    </message>
    <message>
        <source>Type the connection</source>
        <translation>Verbindung eingeben</translation>
    </message>
    <message>
        <source>Join the club</source>
        <translation>Dem Verein beitreten</translation>
    </message>
    <message>
        <source>Connecting to the club…</source>
        <translation>Der Verein wird gesucht …</translation>
    </message>
    <message>
        <source>The invitation is missing.</source>
        <translation>Die Einladung fehlt.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>Scan the code of the invitation</source>
        <translation>Code der Einladung scannen</translation>
    </message>
    <message>
        <source>Close the camera</source>
        <translation>Kamera schließen</translation>
    </message>
    <message>
        <source>Live picture</source>
        <translation>Livebild</translation>
    </message>
</context>
<context>
    <name>InsteadRow</name>
    <message>
        <source>Others can answer first:</source>
        <translation>Andere können zuerst antworten:</translation>
    </message>
    <message>
        <source>has a phone</source>
        <translation>hat ein Handy</translation>
    </message>
</context>
<context>
    <name>CorrectRules</name>
    <message>
        <source>Points to win</source>
        <translation>Siegpunkte</translation>
    </message>
</context>
<context>
    <name>WatchNote</name>
    <message>
        <source>One of these has happened:</source>
        <translation>Eines davon ist geschehen:</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was seen, and why it cannot be entered</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>what was seen</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>Not that</source>
        <translation>Das nicht</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>WatchPicture</name>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Kein Plan</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Sieht zu</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Eine Hand</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Reeve watches the table: %1</source>
        <translation>Reeve sieht dem Tisch zu: %1</translation>
    </message>
</context>
<context>
    <name>WatchSheet</name>
    <message>
        <source>Waiting for the picture</source>
        <translation>Wartet auf das Bild</translation>
    </message>
    <message>
        <source>No board found yet</source>
        <translation>Noch kein Spielplan gefunden</translation>
    </message>
    <message>
        <source>Reeve sees the board.</source>
        <translation>Reeve sieht den Plan.</translation>
    </message>
    <message>
        <source>A hand is in the picture, or something moves.</source>
        <translation>Eine Hand ist im Bild, oder etwas bewegt sich.</translation>
    </message>
    <message>
        <source>Something has changed on the table.</source>
        <translation>Auf dem Tisch hat sich etwas geändert.</translation>
    </message>
    <message>
        <source>The camera is disconnected. Plug it in again.</source>
        <translation>Die Kamera ist getrennt. Steckt sie wieder an.</translation>
    </message>
    <message>
        <source>The camera reports: %1</source>
        <translation>Die Kamera meldet: %1</translation>
    </message>
    <message>
        <source>Let Reeve watch</source>
        <translation>Reeve zusehen lassen</translation>
    </message>
    <message>
        <source>A camera on a stand sees what is put on the board and the dice beside it, and Reeve proposes it. The picture stays on this device and is not saved.</source>
        <translation>Eine Kamera auf einem Stativ sieht, was auf den Plan gelegt wird und was die Würfel daneben zeigen, und Reeve schlägt es vor. Das Bild bleibt auf diesem Gerät und wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>A video of the table</source>
        <translation>Ein Video des Tisches</translation>
    </message>
    <message>
        <source>From above at a slant, the whole board in the picture</source>
        <translation>Schräg von oben, der ganze Plan im Bild</translation>
    </message>
    <message>
        <source>Too flat: pieces hide each other</source>
        <translation>Zu flach: Figuren verdecken einander</translation>
    </message>
    <message>
        <source>A corner of the board is missing</source>
        <translation>Eine Ecke des Plans fehlt</translation>
    </message>
    <message>
        <source>The camera must not move and needs even light. When you begin, the board has to lie as Reeve shows it.</source>
        <translation>Die Kamera darf sich nicht bewegen und braucht gleichmäßiges Licht. Wenn ihr anfangt, muss der Plan so liegen, wie Reeve ihn zeigt.</translation>
    </message>
    <message>
        <source>No camera is connected. Plug one in, or watch a video.</source>
        <translation>Keine Kamera ist angeschlossen. Steckt eine an, oder nehmt ein Video.</translation>
    </message>
    <message>
        <source>The board lies like that: begin</source>
        <translation>Der Plan liegt so: anfangen</translation>
    </message>
    <message>
        <source>Watch a video</source>
        <translation>Einem Video zusehen</translation>
    </message>
    <message>
        <source>Live picture</source>
        <translation>Livebild</translation>
    </message>
    <message>
        <source>What Reeve does with what it sees</source>
        <translation>Was Reeve mit dem Gesehenen macht</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Enter what is certain</source>
        <translation>Sicheres eintragen</translation>
    </message>
    <message>
        <source>The other camera</source>
        <translation>Die andere Kamera</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Neu anfangen</translation>
    </message>
    <message>
        <source>The board lies as Reeve shows it.</source>
        <translation>Der Plan liegt, wie Reeve ihn zeigt.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr zusehen</translation>
    </message>
</context>
</TS>
