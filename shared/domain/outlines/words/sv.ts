import { outlineWords } from './outline-words.ts';

export const sv = outlineWords(
  {
    how_to:
      'hur (?:man|gör jag|gör man|kan jag|byter jag)|hur(?! (?:länge|mycket|många|ofta|gammal|stor|stort|hög|långt?|snabbt?|dyrt?|bra)(?!\\p{L}))|guide|steg för steg|gör det själv|instruktion(?:er)?',
    comparison: 'vs\\.?|versus|jämförelse|jämför|alternativ(?: till)?|skillnad(?:en)?(?: mellan)?|eller',
    price: 'pris(?:er|et)?|prislista|kostnad(?:er)?|kostar|vad kostar|avgift(?:er)?|taxa|billig[at]?',
    definition: 'vad (?:är|betyder|innebär)|betydelse|definition|förklarat',
    guests:
      'rum|sviter?|hotell|vandrarhem|pensionat|stug(?:a|or)|semesterhus|lägenhet(?:er)?|camping|boende|övernattning|restaurang|meny|bed and breakfast',
    problem:
      'symtom|symptom|värk|\\p{L}*smärt(?:a|or)|problem|besvär|tecken på|trasig[at]?|läcker|läckage|fungerar inte|stopp i',
    list: 'bästa|topp(?: \\d+)?|exempel på|idéer|typer av|lista',
    product: 'köp(?:a)?|beställ(?:a)?|online|webbutik|butik',
  },
  'i|på|nära|nära mig|för|av|till|en|ett|den|det|de|och|hos|är',
  `what :: {x} i korthet :: i korthet|vad är|översikt|definition|grunder|introduktion :: Säg med 40 till 60 ord vad det är och vad läsaren får ut av det; meningarna ska kunna stå för sig själva.
forWhom :: Vem det passar för :: vem|passar|för vem|lämplig :: Nämn två situationer där det är rätt val och en där det inte är det.
process :: Så går det till :: går till|så fungerar|så går|förlopp|behandlingen|process(?:en)?(?!\\p{L}) :: Beskriv i ordning vad som händer, från första kontakten till resultatet, och hur lång tid varje del tar.
steps :: Steg för steg :: steg|instruktion :: Skriv en numrerad lista; börja varje steg med ett verb och säg hur man ser att det är klart.
need :: Det här behövs :: behöv|verktyg|material|krav|förberedelse|innan du :: Räkna upp verktyg, material och förkunskaper, med storlek eller mängd.
mistakes :: Vanliga misstag :: misstag|undvik|problem|fallgrop|fungerar inte|felsök\\p{L}*|går fel :: Nämn tre misstag, vad de leder till och vad man gör i stället.
help :: När ett proffs behövs :: proffs|fackman|när .{0,40}hjälp|hjälp :: Säg var gränsen går för vad man gör själv och vem som tar över.
cost :: Vad det kostar :: kostar|hur mycket|kostnad|pris|avgift|taxa|arvode :: Ange priset eller ett intervall, vad som ingår och från när uppgiften är.
priceFactors :: Vad som påverkar priset :: beror på|påverkar|faktorer|avgör priset|styr priset :: Säg vad som höjer eller sänker priset, med ett exempel på varje.
included :: Vad som ingår i priset :: ingår|inkluder|tillägg :: Räkna upp vad priset omfattar och vad som kostar extra.
choose :: Så väljer du :: välj|kriterier|tänk på|rätt val :: Nämn tre till fem kriterier och för varje det värde som räcker.
differences :: Skillnaderna i detalj :: skillnad|jämför :: Jämför i en tabell: en rad per alternativ, samma kolumner för alla, bara sådant som går att kontrollera.
verdict :: Vad som passar vem :: slutsats|rekommendation|vilken ska|sammanfattning :: Rekommendera ett alternativ för varje slags läsare och säg varför.
examples :: Exempel ur praktiken :: exempel|praktiken|fall :: Visa två eller tre verkliga exempel och vad man lär sig av dem.
where :: Hitta till oss i {place} :: öppettider|hitta|adress|vägbeskrivning|var finns|område :: Adress, väg, parkering och de områden som kunderna kommer från.
proof :: Erfarenhet och referenser :: kund(?:er|erna) säger|erfarenhet|referens|omdöme|recension|medarbetare|certifi|om oss|vårt team|förtroende|litar på|stjärnor|omdömen|recensioner :: Visa vem som gör arbetet och vad kunderna säger, med namn och datum.
book :: Tid och kontakt :: nästa steg|redo för|hör av dig|ring oss|kontakt|boka|tidsbokning|offert|förfrågan|beställ :: Säg hur man tar kontakt, vad man ska ha till hands och hur snabbt svaret kommer.
specs :: Detaljer och mått :: detaljer|mått|tekniska|specifikation|material|storlek|egenskaper :: Ange mått, material och värden i en tabell, vart och ett med enhet.
delivery :: Leverans och retur :: leverans|frakt|retur|ångerrätt :: Säg vart ni levererar, hur lång tid det tar, vad det kostar och hur retur går till.
items :: Urvalet :: lista|urval|tips :: Ge varje post en egen rubrik, två eller tre meningar och den enda anledningen till att den är med.
works :: Så fungerar det :: fungerar|princip|uppbyggnad|struktur|syntax :: Förklara delarna och hur de samverkar, med ett exempel som går genom alla.
more :: Läs vidare :: andra tjänster|fler tjänster|läs (?:vidare|mer)|se även|relaterat|mer om :: Länka till sidorna som går djupare, med en mening om varje.
offer :: Vad vi erbjuder :: (?:vad|allt som) (?:vi|jag) (?:erbjuder|gör)|allt som|gör där|våra (?:tjänster|produkter|behandlingar|kurser|rum)|tjänster|utbud :: Nämn varje erbjudande på en rad: vad det är, för vem, med en länk till dess sida.
who :: Vilka vi är :: vilka vi är|vem (?:jag är|som står)|om (?:oss|mig)|vårt team|människorna :: Presentera människorna med namn och uppgift; säg sedan när de gör detta och vad de står för.
story :: Så började det :: historia|så började|berättelse :: Säg när och varför det började och vad som har ändrats sedan dess, med årtal som går att visa.
reach :: Så når du oss :: når|telefon|e-?post|mejl :: Ange telefon, e-postadress och formulär, och säg när någon svarar.
next :: Vad som händer sedan :: händer sedan|nästa steg|därefter :: Säg vad som följer på det första meddelandet, hur snart, och vad man ska ha till hands.
common :: Vad de har gemensamt :: gemensamt|likhet :: Nämn vad som är lika hos båda, så att ingen behöver jämföra det.
figures :: Fakta och siffror :: fakta|siffror|statistik|uppgifter :: Ange det som går att kontrollera, med källa och datum.
background :: Bakgrund :: bakgrund|historia|ursprung :: Säg varifrån det kommer och hur det blev vad det är, med årtal.
matters :: Vad som är viktigast :: viktig|avgör :: Nämn de tre punkter som avgör, den viktigaste först, var och en med skälet.
myths :: Vanliga missförstånd :: missförstånd|myter|myt(?!\\p{L}) :: Nämn två eller tre missförstånd och säg vad som stämmer, med en källa.
signs :: Hur man känner igen det :: tecken|symtom|känn(?:er)? igen :: Räkna upp tecknen, det vanligaste först, och säg hur man kontrollerar vart och ett.
causes :: Vad det beror på :: orsak(?:er)?|varför|beror på :: Nämn de vanliga orsakerna, den vanligaste först, och hur man skiljer dem åt.
relief :: Vad man kan göra själv :: själv|hemma|förebygg\\p{L}*|råd|tips :: Ange de steg som är säkra utan hjälp, i ordning, och säg när man ska sluta.
seekHelp :: När man ska söka hjälp :: läkare|tandläkare|proffs|när .{0,40}(?:söka|ringa|kontakta)|akut :: Säg vilka tecken som kräver någon med utbildning, hur snart, och vad den personen gör först.
priceExamples :: Två räkneexempel :: exempel|räkne\\p{L}* :: Räkna igenom två typiska fall, från första posten till summan.
variations :: Tips och varianter :: tips|varia|byt ut :: Nämn två ingredienser som kan bytas ut, mot vad, och vad det ändrar i smak eller konsistens.
keeping :: Förvaring :: förvar|hållbar|frys :: Säg hur länge och var det håller sig, och om det går att frysa in eller förbereda dagen innan.
reserve :: Bokning och kontakt :: bok\\p{L}*|reserv\\p{L}*|kontakt|lediga :: Säg hur man bokar, vad som behövs och hur snabbt svaret kommer.`,
  `nameKept :: Behåll ”{k}” i huvudrubriken och nämn det igen i de två första meningarna.
nameMissing :: Få in ”{k}” i huvudrubriken och i de två första meningarna.
noText :: Sidan har ingen text ännu.
hasText :: Sidan har hittills {n} ord.
purpose :: Dess syfte: ”{p}”
ownEmpty :: Under ”{h}” finns ingen text. Om där finns en bild, ett formulär eller en video, säg i en mening vad den visar; skriv annars avsnittet eller ta bort rubriken.
ownLegal :: Ändra ordalydelsen bara tillsammans med den som ansvarar för den.
contact :: Kontakt
split :: Texten saknar mellanrubriker: dela den där ämnet byts och ge varje del en rubrik som säger svaret.
ownThin :: ”{h}” har {n} ord, för lite för ett svar.
ownFull :: ”{h}” har {n} ord.
ownStart :: Börja med svaret och stryk det som andra avsnitt upprepar.
ownOne :: ”{h}” har bara ett ord, för lite för ett svar.
ownKeep :: Låt avsnittet vara som det är.
openLong :: Den första meningen har {n} ord: ge svaret inom de första 20.
longPart :: Ett stycke har {n} ord: dela det.
repeats :: Mycket av det står redan under ”{h}”: säg det en gång.
noAmount :: Ett belopp saknas.
longSection :: Det är långt för ett enda avsnitt: dela upp det med underrubriker.
ownTopic :: Här hör detta hemma: {w}
ownParts :: ”{h}” har {n} ord, de flesta under mindre rubriker. Behåll ordningen.
spread :: Fördela texten på avsnitten nedan och behåll det som stämmer.
sibling :: Sidan {p} handlar redan om detta. Skriv två meningar här och länka dit.
serp :: {n} av {m} sidor som rankas för ”{k}” har detta avsnitt ({d}), denna sida har det inte. Fyll det med sådant som bara ni kan säga.
secondary :: ”{k}” är ett av sidans övriga sökord, och ingen rubrik nämner det. Säg hur det hör till ämnet.
questions :: Vanliga frågor
questionsWrite :: Frågorna ställs på riktigt; besvara var och en i den första meningen.
answer :: Svara i den första meningen, med högst 50 ord i allt, så att svaret kan citeras för sig.
source_search :: Ställs i sökningar.
source_site :: En annan sida på webbplatsen ställer den.
source_ranking :: Sidor som rankas för detta besvarar den.
facts :: Fakta från webbplatsen: {f}.
links :: Länka till: {l}.
budget :: Ungefär {a} till {b} ord.
prices :: Priserna i korthet
find :: Hitta till oss
whoI :: Vem jag är
offerI :: Vad jag erbjuder
area :: {x} i {place}
asks :: Folk söker på ”{k}”.
source_results :: Sökmotorer visar denna fråga för ”{k}”.
shown :: Visad {n} gånger på 28 dagar för ”{k}”.
searched :: {n} sökningar i månaden.
rankingLength :: Sidorna som rankas och kunde läsas har {a} till {b} ord.
resultsPrice :: {n} av de första {m} resultaten för ”{k}” har priser eller erbjudanden i titeln.
resultsCompare :: {n} av de första {m} resultaten för ”{k}” jämför i titeln.
nameExample :: Till exempel: ”{h}”.`,
);
