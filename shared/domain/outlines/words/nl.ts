import { outlineWords } from './outline-words.ts';

export const nl = outlineWords(
  {
    how_to:
      'hoe(?: kan ik| moet ik| maak je|(?! (?:lang|veel|vaak|oud|groot|hoog|ver|snel|duur|goed|zwaar)(?!\\p{L})))|zelf|stappenplan|handleiding',
    comparison: 'vs\\.?|versus|vergelijking|vergelijken|alternatie(?:f|ven)(?: voor)?|verschil tussen|of',
    price: 'prij[sz](?:en)?|kosten|wat kost|tarie(?:f|ven)|offerte|goedkope?',
    definition: 'wat (?:is|zijn|betekent)|betekenis(?: van)?|definitie(?: van)?',
    guests:
      'kamers?|suites?|hotel|b&b|vakantie(?:huis|huisje|woning)\\p{L}*|appartement\\p{L}*|camping|overnachten|restaurant|menukaart|menu',
    problem:
      '\\p{L}*(?:klachten|problemen|pijn|stoornis(?:sen)?|storing)|symptomen|lekkage|verstopt|werkt niet|kapot|tekenen van|lekt|druppelt|slaat (?:af|door|eruit)|knippert',
    list: 'beste|top(?: \\d+)?|voorbeelden van|ideeën(?: voor)?|soorten|lijst',
    product: 'kopen|bestellen|online|webshop',
  },
  'in|bij|te|voor|van|de|het|een|en|in de buurt',
  `what :: {x} in het kort :: in het kort|wat (?:is|zijn)|overzicht|definitie|inleiding :: Zeg in 40 tot 60 woorden waar het om gaat en wat de lezer eraan heeft; deze zinnen moeten op zichzelf staan.
forWhom :: Voor wie het geschikt is :: voor wie|wie er iets|geschikt :: Noem twee situaties waarin het past, en een waarin het niet past.
process :: Zo gaat het in zijn werk :: werkwijze|zo gaat|hoe werkt|hoe het werkt|verloop :: Beschrijf op volgorde wat er gebeurt, van het eerste contact tot het resultaat, en hoe lang elk deel duurt.
steps :: Stap voor stap :: stap|stappenplan :: Schrijf een genummerde lijst; elke stap begint met een werkwoord en zegt waaraan je ziet dat hij klaar is.
need :: Wat u nodig hebt :: nodig|gereedschap|materiaal|voorbereiding :: Noem gereedschap, materiaal en kennis, elk met maat of hoeveelheid.
mistakes :: Veelgemaakte fouten :: fout|vermijden|problemen|valkuil|werkt niet|storing\\p{L}*|mis ?gaat :: Noem drie fouten, de gevolgen en wat u beter kunt doen.
help :: Wanneer u een vakman belt :: vakman|wanneer .{0,40}bel|hulp :: Zeg waar zelf doen ophoudt en wie het overneemt.
cost :: Wat het kost :: kost|hoeveel\\s(?:is|betaal)|prijs|prijzen|tarief|tarieven|honorari\\p{L}* :: Noem de prijs of een bereik, wat erbij hoort en van wanneer de cijfers zijn.
priceFactors :: Waar de prijs van afhangt :: afhang|hangt .{0,40}af|factoren|invloed|bepaalt de prijs|bepalen de prijs :: Noem wat de prijs hoger of lager maakt, elk met een voorbeeld.
included :: Wat er bij de prijs hoort :: inbegrepen|inclusief|meerkosten :: Noem wat de prijs omvat en wat extra wordt berekend.
choose :: Waar u op let bij het kiezen :: kiezen|criteria|keuze|let op :: Noem drie tot vijf criteria en bij elk de waarde die goed genoeg is.
differences :: De verschillen op een rij :: verschil|vergelijk :: Vergelijk in een tabel: één rij per optie, dezelfde kolommen, alleen wat te controleren is.
verdict :: Welke keuze bij wie past :: conclusie|advies|welke keuze|samenvatting :: Raad elk soort lezer één optie aan en zeg waarom.
examples :: Voorbeelden :: voorbeeld|praktijk :: Laat twee of drie echte voorbeelden zien en wat elk ervan leert.
where :: Waar u ons vindt in {place} :: werkgebied|regio|openingstijden|waar|route|adres|locatie|werkgebied :: Adres, route, parkeren en de wijken waar u werkt.
proof :: Ervaring en referenties :: klanten (?:zeggen|vertellen)|ervaring|referenties|reviews|team|projecten|certific|vertrouwen|sterren|beoordel :: Laat zien wie het werk doet en wat klanten zeggen, met naam en datum.
book :: Afspraak en contact :: volgende stap|klaar voor|neem contact|bel ons|contact|afspraak|offerte|reserv|bestel :: Zeg hoe men contact opneemt, wat men klaar moet hebben en hoe snel er antwoord komt.
specs :: Kenmerken en maten :: kenmerken|maten|specificaties|materiaal|afmeting :: Geef maten, materiaal en waarden in een tabel, elk met de eenheid.
delivery :: Levering en retour :: lever|verzend|retour|bezorg :: Zeg waar u levert, hoe lang het duurt, wat het kost en hoe retourneren gaat.
items :: De selectie :: selectie|lijst :: Geef elk onderdeel een eigen kop, twee of drie zinnen en de reden waarom het hier staat.
works :: Zo werkt het :: werkt|werking|principe|opbouw|syntaxis :: Leg de onderdelen en hun samenhang uit, met één voorbeeld dat langs alle onderdelen loopt.
more :: Verder lezen :: andere diensten|overige diensten|verder lezen|lees ook|zie ook|meer over|gerelateerd :: Link naar de pagina’s die er dieper op ingaan, elk met een zin over de inhoud.
offer :: Wat wij bieden :: wat (?:wij|we|ik) (?:bieden|doen|bied)|hele aanbod|daar doet|(?:onze|mijn) (?:diensten|producten|behandelingen|cursussen|kamers)|(?:ons )?aanbod|diensten :: Noem elk aanbod in één regel: wat het is, voor wie, met een link naar de pagina erover.
who :: Wie wij zijn :: wie (?:wij|we) zijn|wie ik ben|wie er achter|over (?:ons|mij)|(?:ons|het) team|mensen van :: Stel de mensen voor met naam en taak; zeg sinds wanneer zij dit doen en waar zij voor staan.
story :: Hoe het begon :: geschiedenis|verhaal|hoe het begon :: Zeg wanneer en waarom het begon en wat er sindsdien veranderd is, met jaartallen die te bewijzen zijn.
reach :: Zo bereikt u ons :: bereik|telefoon|e-?mail :: Geef telefoon, e-mailadres en formulier, en zeg wanneer er antwoord komt.
next :: Wat er daarna gebeurt :: daarna|volgende stappen|hoe gaat het verder :: Zeg wat er na het eerste bericht gebeurt, hoe snel, en wat men bij de hand moet hebben.
common :: Wat ze gemeen hebben :: gemeen|overeenkomst :: Noem wat bij beide gelijk is, zodat niemand dat hoeft te vergelijken.
figures :: Feiten en cijfers :: feiten|cijfers|statistie|gegevens :: Geef wat te controleren is, met bron en datum.
background :: Achtergrond :: achtergrond|geschiedenis|herkomst|oorsprong :: Zeg waar het vandaan komt en hoe het geworden is wat het is, met jaartallen.
matters :: Waar het op aankomt :: aankomt|belangrijk :: Noem de drie punten die de doorslag geven, het belangrijkste eerst, elk met de reden.
myths :: Veelvoorkomende misverstanden :: misverstand|mythes?|fabels? :: Noem twee of drie misverstanden en zeg wat klopt, met een bron.
signs :: Hoe u het herkent :: signalen|symptomen|herken\\p{L}*|tekenen|kenmerken :: Noem de signalen, het meest voorkomende eerst, en hoe de lezer elk ervan nagaat.
causes :: Waar het door komt :: oorza\\p{L}+|waarom|redenen :: Noem de gebruikelijke oorzaken, de meest voorkomende eerst, en hoe men ze uit elkaar houdt.
relief :: Wat u zelf kunt doen :: zelf|voorkomen|thuis|tips|oefeningen :: Geef de stappen die zonder hulp veilig zijn, op volgorde, en zeg wanneer men stopt.
seekHelp :: Wanneer hulp nodig is :: vakman|arts|huisarts|wanneer .{0,40}(?:hulp|bel)|spoed :: Zeg welke signalen om een vakkundig iemand vragen, hoe snel, en wat die eerst doet.
priceExamples :: Twee rekenvoorbeelden :: voorbeeld\\p{L}* :: Reken twee gewone gevallen door, van de eerste post tot het totaal.
variations :: Tips en variaties :: tips?|varia|vervang :: Noem twee ingrediënten die te vervangen zijn, waardoor, en wat dat verandert aan smaak of structuur.
keeping :: Bewaren :: bewar|houdbaar|invriez :: Zeg hoe lang en waar het te bewaren is, en of het in te vriezen of een dag eerder te maken is.
reserve :: Reserveren en contact :: reserv\\p{L}*|boek\\p{L}*|contact|beschikbaarheid :: Zeg hoe men boekt, wat daarvoor nodig is en hoe snel er antwoord komt.`,
  `nameKept :: Houd „{k}” in de hoofdkop en noem het opnieuw in de eerste twee zinnen.
nameMissing :: Breng „{k}” in de hoofdkop en de eerste twee zinnen.
noText :: De pagina heeft nog geen tekst.
hasText :: De pagina heeft tot nu toe {n} woorden.
purpose :: Het doel: „{p}”
ownEmpty :: Onder “{h}” staat geen tekst. Staat er een afbeelding, een formulier of een video, zeg dan in één zin wat die laat zien; schrijf anders het stuk of haal de kop weg.
ownLegal :: Wijzig de formulering alleen samen met wie ervoor verantwoordelijk is.
contact :: Contact
split :: De tekst heeft geen tussenkoppen: verdeel hem waar het onderwerp wisselt en geef elk deel een kop die het antwoord noemt.
ownThin :: „{h}” heeft {n} woorden, te weinig om te antwoorden.
ownFull :: „{h}” heeft {n} woorden.
ownStart :: Begin met het antwoord en schrap wat andere delen herhalen.
ownOne :: „{h}” heeft maar één woord, te weinig om te antwoorden.
ownKeep :: Zo laten.
openLong :: De eerste zin heeft {n} woorden: geef het antwoord in de eerste 20.
longPart :: Eén alinea heeft {n} woorden: splits die.
repeats :: Dit staat grotendeels ook onder „{h}”: zeg het één keer.
noAmount :: Er staat geen bedrag.
longSection :: Dat is veel voor één deel: gebruik tussenkoppen.
ownTopic :: Hier hoort dit: {w}
ownParts :: „{h}” heeft {n} woorden, de meeste onder kleinere koppen. Houd de volgorde.
spread :: Verdeel die tekst over de onderdelen hieronder en houd wat klopt.
sibling :: De pagina {p} gaat hier al over. Schrijf hier twee zinnen en een link daarheen.
serp :: {n} van {m} pagina's die scoren op „{k}” hebben dit deel ({d}), deze pagina niet. Vul het met wat alleen u kunt zeggen.
secondary :: „{k}” is een tweede zoekwoord van de pagina en geen kop noemt het. Zeg hoe het bij het onderwerp hoort.
questions :: Veelgestelde vragen
questionsWrite :: Deze vragen worden echt gesteld; beantwoord elk in de eerste zin.
answer :: Antwoord in de eerste zin, in hoogstens 50 woorden, zodat het antwoord los te citeren is.
source_search :: Gesteld in de zoekmachine.
source_site :: Een andere pagina van de site stelt deze vraag.
source_ranking :: Pagina’s die hiervoor ranken beantwoorden deze vraag.
facts :: Feiten van de site: {f}.
links :: Link naar: {l}.
budget :: Ongeveer {a} tot {b} woorden.
prices :: De prijzen op een rij
find :: Waar u ons vindt
whoI :: Wie ik ben
offerI :: Wat ik bied
area :: {x} in {place}
asks :: Gezocht wordt „{k}”.
source_results :: Zoekmachines tonen deze vraag bij „{k}”.
shown :: In 28 dagen {n} keer getoond voor „{k}”.
searched :: {n} zoekopdrachten per maand.
rankingLength :: De pagina’s die ranken en gelezen konden worden hebben {a} tot {b} woorden.
resultsPrice :: {n} van de eerste {m} resultaten voor „{k}” noemen prijzen of aanbiedingen in de titel.
resultsCompare :: {n} van de eerste {m} resultaten voor „{k}” vergelijken in de titel.
nameExample :: Bijvoorbeeld: „{h}”.`,
);
