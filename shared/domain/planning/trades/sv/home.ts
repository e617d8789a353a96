import type { TradeTexts } from '../trades.ts';

/** Trades of the home in Swedish. */
export const home: TradeTexts<'home'> = {
  gardener: [
    'trädgårdsmästare, trädgårdsfirma, trädgårdsanläggare, trädgårdsdesigner, trädgårdsföretag, trädgårdsservice, trädgårdsskötsel',
    'Trädgårdsskötsel = Skötsel av trädgård ~ sköta trädgård; Häckklippning = Klippning av häck ~ klippa häck; Gräsklippning ~ klippa gräs; Beskärning = Beskärning av fruktträd = Fruktträdsbeskärning ~ beskära träd, beskära fruktträd; Trädgårdsanläggning = Anläggning = Anläggning av trädgård ~ anlägga trädgård; Trädgårdsdesign = Trädgårdsplanering = Trädgårdsritning ~ rita trädgård; Plantering = Rabatter ~ plantera rabatter; Stenläggning = Plattläggning ~ lägga plattor, lägga sten; Gräsmatta = Rullgräs = Ny gräsmatta ~ lägga gräsmatta; Trädfällning = Stubbfräsning ~ fälla träd; Snöröjning = Snöskottning ~ skotta snö; Murar = Stödmurar; Ogräsrensning ~ rensa ogräs; Trädäck = Altan; Dammar; Bevattning',
  ],
  tree_surgeon: [
    'arborist, trädfällare, trädvårdsföretag, trädfirma, trädvård',
    'Trädfällning = Fällning = Sektionsfällning ~ fälla träd, ta ner träd; Beskärning = Trädbeskärning = Kronreducering ~ beskära träd; Stubbfräsning = Stubbborttagning ~ fräsa stubbar; Häckklippning; Fruktträd = Beskärning av fruktträd; Trädbesiktning = Trädinventering = Riskbedömning av träd ~ besiktiga träd; Stormskador = Stormfällda träd = Akut trädfällning; Kronstabilisering; Trädplantering = Plantering ~ plantera träd; Flisning = Bortforsling = Bortforsling av ris; Ved = Vedkapning; Hamling; Röjning = Sly; Utlåtanden = Träddokumentation',
  ],
  cleaner: [
    'städfirma, städföretag, städbolag, fönsterputsare, städare, lokalvårdsföretag, städservice',
    'Hemstädning = Veckostädning = Hemstäd ~ städa hem; Kontorsstädning = Kontorsstäd = Lokalvård ~ städa kontor; Flyttstädning = Flyttstäd ~ städa vid flytt; Fönsterputs = Fönsterputsning ~ putsa fönster; Storstädning = Storstäd; Byggstädning = Byggstäd; Trappstädning = Trappstäd ~ städa trapphus; Dödsbostädning = Visningsstädning; Golvvård = Mattvätt; Möbeltvätt = Möbelrengöring; Fasadtvätt; Sanering = Klottersanering; Strykning = Tvätt och strykning; Skolstädning = Vårdstädning; Ugnsrengöring; Korttidsuthyrning = Airbnb-städning',
  ],
  removals: [
    'flyttfirma, flyttföretag, flyttbolag, flytthjälp',
    'Bohagsflytt = Privatflytt = Flytta hemma ~ flytta bohag; Kontorsflytt = Företagsflytt ~ flytta kontor; Packning = Packhjälp ~ packa kartonger; Magasinering = Förvaring ~ magasinera möbler; Utlandsflytt = Flytta utomlands; Pianoflytt ~ flytta piano; Flyttstädning = Flyttstäd; Flyttkartonger = Flyttlådor; Tungflytt = Kassaskåp; Montering = Möbelmontering ~ montera möbler; Dödsbo = Dödsbotömning; Bortforsling = Återvinning; Långflytt; Seniorflytt; Transporter = Varutransport',
  ],
  house_clearance: [
    'dödsbofirma, dödsbotömning, röjfirma, bortforslingsfirma, röjningsfirma',
    'Dödsbo = Tömning av dödsbo = Tömma dödsbo ~ tömma dödsbon; Köp av dödsbo = Uppköp av dödsbo ~ köpa dödsbon; Bortforsling = Grovsopor = Hämtning av skräp ~ forsla bort; Vindsröjning = Källarröjning = Röjning av vind ~ tömma förråd, röja källare; Värdering = Värdering av lösöre; Flyttstädning = Dödsbostädning = Städning; Garage = Garageröjning; Kontorsröjning = Kontorstömning; Återvinning = Skänka vidare; Auktion = Försäljning av lösöre; Sanering = Samlarhem; Trädgårdsavfall; Flytthjälp; Möbler = Vitvaror',
  ],
  self_storage: [
    'magasineringsföretag, förråd, self storage, magasinering',
    'Förråd = Hyra förråd = Förrådsutrymme; Magasinering = Magasinering av möbler = Möbelmagasinering ~ magasinera bohag; Företagsförråd = Företagsmagasinering; Arkivförvaring = Arkiv; Container = Containerförråd; Vinterförvaring = Båtförvaring; Bilförvaring = Däckförvaring = Fordonsförvaring; Flyttkartonger = Emballage; Släp = Hyra släp = Flyttbil; Försäkring; Studentförråd; Garage; Hämtning; Vinförvaring',
  ],
  pest_control: [
    'skadedjursbekämpning, skadedjursföretag, saneringsföretag, skadedjurstekniker',
    'Råttor = Råttbekämpning = Möss och råttor ~ bekämpa råttor; Möss = Musbekämpning; Getingar = Getingbo = Getingsanering ~ ta bort getingbo; Vägglöss; Myror = Hästmyror; Kackerlackor; Skadeinsekter = Mal = Ängrar; Trämask = Husbock; Fåglar = Fågelsäkring = Duvor; Silverfiskar = Långsprötad silverfisk; Mullvad = Sork; Mögelsanering = Luktsanering; Klottersanering; Avtal = Skadedjursavtal; Flugor = Loppor; Dödsbosanering',
  ],
  security_systems: [
    'larmföretag, säkerhetsföretag, larminstallatör, larmfirma, säkerhetsinstallatör',
    'Inbrottslarm = Larm = Hemlarm = Villalarm ~ installera larm; Kameraövervakning = Övervakningskameror = Kameror; Passersystem = Passerkontroll; Brandlarm = Brandvarnare; Larmcentral = Larmövervakning; Porttelefon = Porttelefoni; Lås = Elektroniska lås; Företagslarm; Larmservice; Utrymningslarm = Nödbelysning; Byggbevakning = Byggkameror; Trygghetslarm; Dimsystem = Rökskydd; Smarta hem; Grindautomatik = Bommar; Säkerhetsanalys',
  ],
  security_guards: [
    'bevakningsföretag, vaktbolag, bevakningsbolag',
    'Ordningsvakter = Ordningsvakt; Väktare = Stationär bevakning; Rondering = Ronder = Ronderande bevakning; Evenemangssäkerhet = Eventbevakning = Evenemangsvärdar; Butikskontroll = Butiksbevakning = Butikskontrollanter; Utryckning = Larmutryckning; Personskydd = Livvakt; Byggbevakning = Byggarbetsplatser; Receptionist = Receptionstjänster = Bemannad reception; Trygghetsvärdar = Trygghetsvakt; Hundförare; Nyckelhantering; Parkeringsövervakning; Kamerabevakning; Entrévärdar; Brandvakt',
  ],
  handyman: [
    'hantverkare, allt-i-allo, fixare, snickare och fixare, hantverksfirma, hemfixare',
    'Möbelmontering = Montering av möbler ~ montera möbler; Smårenovering = Reparationer = Småjobb ~ laga saker; Målning = Målning och tapetsering; Upphängning = Tavelupphängning = TV-montering ~ hänga tavlor, sätta upp hyllor; Lampor = Lampmontering ~ sätta upp lampor; Gardinstänger = Persienner; Dörrar och lås = Dörrjustering; Golvläggning ~ lägga golv; Altan = Altanbygge; Trädgårdsarbete = Häckklippning; Köksmontering; Staket = Plank ~ bygga staket; Rensning av hängrännor ~ rensa hängrännor; Bortforsling; Vitvaror = Vitvaruinstallation; Fastighetsskötsel',
  ],
  property_manager: [
    'fastighetsförvaltare, fastighetsskötare, förvaltningsbolag, fastighetsbolag, fastighetsförvaltning, fastighetsservice',
    'Ekonomisk förvaltning; Teknisk förvaltning; Fastighetsskötsel = Skötsel av fastigheter ~ sköta fastigheter; Förvaltning av bostadsrättsföreningar = BRF-förvaltning; Uthyrning = Uthyrning av bostäder ~ hyra ut; Underhållsplan = Underhållsplaner; Felanmälan = Jour = Jourservice; Städning = Trappstädning = Lokalvård; Snöröjning; Markskötsel = Trädgårdsskötsel = Grönyteskötsel; Projektledning = Byggprojekt; Hyresavisering = Avisering; Besiktning = Ronder; Energioptimering; Stugservice = Tillsyn av fritidshus; Styrelsestöd = Årsredovisning',
  ],
  appliance_repair: [
    'vitvarureparatör, vitvaruservice, vitvarutekniker, vitvarufirma, hushållsservice',
    'Tvättmaskin = Reparation av tvättmaskin = Tvättmaskiner ~ laga tvättmaskin; Diskmaskin = Reparation av diskmaskin = Diskmaskiner; Kyl och frys = Kylskåp = Frys; Spis och ugn = Ugnar = Spisar; Torktumlare = Torkskåp; Kaffemaskiner; Dammsugare; Reservdelar; Installation = Installation av vitvaror; Nya vitvaror = Försäljning av vitvaror; Begagnade vitvaror = Renoverade vitvaror; Tvättstugor = Fastighetstvätt; Storkök; Häll = Induktionshäll; Mikrovågsugn; Symaskiner',
  ],
  computer_repair: [
    'datorreparatör, mobilreparatör, dataservice, datorservice, mobilreparation, datorverkstad',
    'Mobilreparation = Mobiler = Laga mobil ~ laga mobiler; Skärmbyte = Byte av skärm ~ byta skärm; Datorreparation = Datorer = Laga dator ~ laga datorer; Laptop = Bärbara datorer; Dataräddning = Filräddning ~ rädda filer; Virus = Virusborttagning ~ ta bort virus; Batteribyte ~ byta batteri; Surfplattor = Ipad; Mac = Macbook; Hemhjälp = Datorhjälp hemma = IT-hjälp; Begagnade datorer = Begagnade mobiler; SSD-byte = Uppgradering; Gamingdatorer = Datorbygge; Nätverk = WiFi; Spelkonsoler; Backup',
  ],
  upholsterer: [
    'tapetserare, möbeltapetserare, tapetserarverkstad, tapetserarverkstan, möbeltapetsering',
    'Omklädsel = Möbelklädsel = Klä om möbler ~ klä om stolar, klä om soffor; Soffor = Omklädsel av soffa; Stolar = Fåtöljer = Stolsitsar ~ klä stolar; Traditionell stoppning = Resårstoppning = Omstoppning ~ stoppa om; Kuddar = Dynor = Skumplast ~ byta skumplast; Båtdynor = Båtklädsel = Kapell; Bilklädsel = Fordonsklädsel = Bilinredning; Gardiner; Läder = Läderreparation = Skinnmöbler; Tyger = Möbeltyger; Offentlig miljö = Restaurangmöbler; Sänggavlar; Möbelrenovering = Limning ~ limma stolar; Rotting = Flätning; Antika möbler; Kurser = Tapetserarkurs',
  ],
  furniture_restorer: [
    'möbelrenoverare, möbelkonservator, antikrenoverare, möbelrestaurering',
    'Möbelrenovering = Renovering av möbler ~ renovera möbler; Restaurering av antikviteter = Antika möbler = Antikrenovering; Lutning = Luta möbler = Avlutning ~ luta dörrar; Ytbehandling = Polering = Schellackpolering ~ polera; Limning = Reparation av stolar ~ limma stolar, laga möbler; Faner = Fanerlagning = Intarsia; Stolsflätning = Rottingflätning = Sjögräs ~ fläta sitsar; Bord = Bordsskivor = Slipning av bord ~ slipa bord; Förgyllning; Omklädsel; Målning av möbler = Lackering; Träsnideri = Svarvning; Försäkringsskador; Kurser',
  ],
  furniture_maker: [
    'möbelsnickare, möbelsnickeri, möbelformgivare',
    'Bord = Matbord; Stolar = Pallar; Skåp = Sideboards; Kök = Köksinredning; Bokhyllor = Hyllor; Garderober; Sängar; Skrivbord; Specialbeställningar = Beställningsmöbler = Möbler på beställning; Inredning = Offentlig inredning; Badrumsmöbler; Utemöbler = Trädgårdsmöbler; Renovering; Kurser = Snickerikurser; Kistor = Urnor; Skärbrädor = Lampor',
  ],
  tailor: [
    'skräddare, sömmerska, skrädderi, ändringsskrädderi, syateljé, ateljé för sömnad',
    'Ändringar = Klädändringar = Lagning och ändring ~ lägga upp byxor, sy in klänning, lägga upp; Måttsydd kostym = Kostymer = Skräddarsydda kostymer; Brudklänningar = Brudklänning = Bröllopsklänningar; Blixtlås = Byte av blixtlås ~ byta blixtlås; Lagning av kläder = Lagning = Lagningar ~ laga kläder, laga jeans; Klänningar = Balklänningar = Festklänningar; Skjortor; Gardiner = Gardinsömnad ~ sy gardiner; Folkdräkter = Folkdräkt; Skinn = Skinnreparation = Skinnkläder; Kappor = Ulster; Sykurser = Sykurs; Arbetskläder = Uniformer; Kuddar; Kemtvätt',
  ],
  shoemaker: [
    'skomakare, skomakeri, skoreparatör, skomakarverkstad',
    'Klackning = Klackar = Sulning ~ klacka skor, sula om; Måttbeställda skor = Handsydda skor = Skor på mått; Halvsulning = Omsulning = Vandringskängor; Väskreparation = Väskor = Läderlagning ~ laga väskor; Nycklar = Nyckelkopiering ~ kopiera nycklar; Blixtlås = Byte av blixtlås; Ortopediska skor = Inlägg; Skovård = Skoputs; Lästning = Utlästning av skor ~ lästa ut; Infärgning = Färgning av skor; Bälten = Läderhantverk = Skärp; Gravyr = Skyltar; Slipning = Knivslipning = Skridskoslipning ~ slipa knivar, slipa skridskor; Klockbatterier; Kurser; Sadelmakeri',
  ],
  watchmaker: [
    'urmakare, urmakeri, klockreparatör, urmakarverkstad',
    'Klockreparation = Klockservice = Reparation av klockor ~ laga klockor, serva klockor; Batteribyte = Byte av batteri ~ byta batteri; Väggur = Golvur = Moraklockor = Bordsur ~ laga väggur; Klockarmband = Armband = Länkjustering ~ korta länk; Renovering = Renovering av antika ur; Fickur; Glasbyte ~ byta glas; Tornur; Täthetsprovning = Trycktest; Begagnade klockor = Vintageklockor; Värdering; Hembesök; Nya klockor = Armbandsur; Polering = Boettpolering',
  ],
  goldsmith: [
    'guldsmed, silversmed, guldsmedja, smyckesdesigner, guldsmedsateljé, smyckeskonstnär',
    'Vigselringar = Vigselring; Förlovningsringar; Smycken på beställning = Beställningsarbeten = Specialbeställda smycken ~ designa smycken; Omarbetning = Omarbetning av gamla smycken = Omsmältning ~ smälta guld, göra om smycken; Smyckesreparation = Reparationer = Smyckesreparationer ~ laga smycken; Storleksändring = Ändra ringstorlek; Gravyr = Gravering ~ gravera; Halsband = Hängsmycken; Örhängen = Armband; Pärlor = Uppträdning av pärlor ~ trä om pärlhalsband; Värdering; Gör egna vigselringar = Kurser = Kurs i silversmide; Stenfattning = Diamanter; Guldköp = Köp av guld ~ köpa guld; Silverföremål = Dopskedar; Rengöring av smycken',
  ],
  laundry: [
    'kemtvätt, tvätteri, tvättinrättning, tvättservice, mattvätt',
    'Kemtvätt av kläder = Klädvård = Kostymer; Skjortor = Skjorttvätt = Skjortservice ~ stryka skjortor; Strykning = Mangling ~ mangla; Mattvätt = Mattor ~ tvätta mattor; Täcken och kuddar = Duntäcken = Täcken; Brudklänningar; Gardiner = Gardintvätt ~ tvätta gardiner; Hotelltvätt = Företagstvätt; Linneuthyrning = Hyrtextil = Dukar ~ hyra dukar; Skinn och mocka = Skinntvätt; Arbetskläder; Hämtning och lämning ~ hämta tvätt; Entrémattor; Skrädderi = Lagning; Impregnering; Sängkläder = Lakan',
  ],
  waste_disposal: [
    'avfallsföretag, containeruthyrare, renhållningsföretag, containerfirma',
    'Container = Containrar = Hyra container = Containeruthyrning; Byggavfall = Rivningsavfall; Grovavfall = Grovsopor = Bortforsling ~ forsla bort; Företagsavfall = Verksamhetsavfall; Trädgårdsavfall = Ris och jord; Skrot = Metallskrot = Metallåtervinning; Farligt avfall; Storsäck = Byggsäck = Storsäckar; Slamsugning = Slamtömning; Jord och grus = Grus; Dokumentförstöring = Sekretess; Papper = Wellpapp = Kartong; Elavfall = Elektronik; Matavfall; Asbest; Dödsbo',
  ],
  tool_hire: [
    'maskinuthyrare, maskinuthyrning, verktygsuthyrning, uthyrningsfirma, hyrmaskiner',
    'Minigrävare = Grävmaskiner = Hyra minigrävare; Liftar = Skylift = Saxlift; Byggställningar = Ställningar; Släp = Släpvagnar; Golvslip = Golvslipmaskin; Trädgårdsmaskiner = Jordfräs = Flistugg; Markvibrator = Paddor = Vibroplatta; Bilningsmaskin = Borrhammare; Elverk = Generatorer; Avfuktare = Byggtorkar = Värme; Betongblandare; Hjullastare = Dumprar; Högtryckstvätt; Bodar = Byggbodar; Utkörning = Leverans av maskiner; Reparation av maskiner',
  ],
  piano_tuner: [
    'pianostämmare, pianotekniker, pianostämning, pianoverkstad',
    'Pianostämning = Stämning = Flygelstämning ~ stämma piano, stämma flygel; Reglering = Regulering = Mekanikjustering ~ justera mekanik; Reparationer = Pianoreparation = Reparation ~ laga piano; Intonering ~ intonera; Renovering = Pianorenovering = Renovering av pianon ~ renovera piano; Strängbyte = Omsträngning ~ byta strängar; Konsertstämning; Begagnade pianon = Begagnade flyglar = Försäljning ~ sälja pianon; Pianoflytt = Pianotransport ~ flytta piano; Värdering = Köprådgivning ~ värdera piano, råd vid köp; Luftfuktning = Luftfuktare; Pianouthyrning = Hyra piano ~ hyra ut pianon; Cembalo; Silent-system; Serviceavtal = Musikskolor',
  ],
  instrument_maker: [
    'instrumentmakare, fiolbyggare, gitarrbyggare, violinbyggare, instrumentbyggare, orgelbyggare, stråkmakare',
    'Fioler = Violiner = Altfioler; Gitarrer = Gitarrbygge; Reparationer = Instrumentreparation ~ laga fiol, laga gitarr; Renovering = Restaurering; Stråktagling = Omtagling = Tagling ~ tagla om stråke; Justering = Gitarrjustering = Intonering; Uthyrning = Hyra fiol = Uthyrning av instrument; Blåsinstrument = Träblås = Mässing; Bandbyte = Greppbräda; Strängar = Tillbehör; Nyckelharpor; Värdering; Begagnade instrument; Orglar = Orgelstämning; Klangjustering; Kurser = Byggkurser',
  ],
  bookbinder: [
    'bokbindare, bokbinderi, bokbindarverkstad, bokkonservator',
    'Bokrenovering = Bokreparation = Bokrestaurering ~ laga böcker, restaurera böcker; Inbindning av uppsatser = Avhandlingar = Uppsatser ~ binda avhandling; Skinnband = Handbundna böcker; Askar = Kassetter = Boxar; Anteckningsböcker; Fotoalbum = Album; Kurser = Bokbinderikurser = Bokbindarkurs ~ lära binda; Biblar = Släktbiblar = Bibel; Små upplagor; Gästböcker; Guldtryck = Präglingar = Förgyllning; Menyer = Pärmar; Papperskonservering = Kartor; Marmorerat papper = Dekorpapper; Inbindning av tidskrifter',
  ],
  picture_framer: [
    'inramare, rammakare, inramning, ramverkstad, ramaffär, glasmästare och inramare',
    'Inramning = Tavelinramning = Inramning av tavlor ~ rama in tavlor, rama in; Uppspänning = Canvas = Uppspänning av duk ~ spänna upp duk; Passepartout = Passepartouter; Museiglas = Konserverande inramning; Tröjor = Inramning av tröjor = Matchtröjor; Broderier = Textilier; Speglar = Spegelramar; Ramrenovering = Renovering av ramar ~ laga ramar; Förgyllning = Förgyllda ramar; Boxramar = Lådramar; Färdiga ramar; Tavlor = Posters = Prints; Upphängning ~ hänga tavlor; Tavelrenovering = Konservering; Fotografier',
  ],
  potter: [
    'keramiker, krukmakare, keramikverkstad, krukmakeri, keramikstudio, drejare',
    'Servis = Tallrikar; Muggar = Koppar; Skålar = Fat; Vaser; Drejkurs = Keramikkurs = Drejkurser = Kurser ~ lära dreja, prova dreja; Workshop = Prova på = Drejworkshop; Beställningar = Servis på beställning; Barnkalas = Barnkurser; Bränning = Bränning av keramik = Bränntjänst ~ bränna lera; Öppen verkstad = Verkstadsplats; Krukor = Trädgårdskeramik; Raku = Rakubränning; Möhippa = Teambuilding; Kakel; Urnor; Presentkort',
  ],
  blacksmith: [
    'smed, smedja, konstsmed, hovslagare, smidesverkstad',
    'Grindar = Smidesgrindar; Räcken = Trappräcken; Knivar = Handsmidda knivar; Eldstadstillbehör = Eldkorgar = Spisredskap; Restaurering = Restaurering av smide ~ restaurera smide; Smideskurser = Smideskurs = Knivsmideskurs = Kurser ~ lära smida; Skoning = Hovslageri = Hästskor ~ sko hästar; Verkning = Verka hovar; Möbler = Bord; Beslag = Gångjärn; Ljusstakar = Ljuskronor; Konst = Skulpturer; Skyltar = Vindflöjlar; Verktyg = Yxor; Gravkors; Trädgårdssmide = Rosenbågar',
  ],
  curtain_maker: [
    'gardinsömmerska, gardinateljé, gardinbutik, gardinsömnad, hemtextilbutik',
    'Gardiner = Måttsydda gardiner = Gardinsömnad ~ sy gardiner; Hissgardiner = Roman; Kuddar = Prydnadskuddar = Dynor; Gardinstänger = Gardinskenor = Skenor; Montering = Gardinuppsättning ~ sätta upp gardiner; Upplägning av gardiner = Ändring av gardiner ~ lägga upp gardiner; Hembesök = Måttagning = Inmätning; Tyger = Gardintyger; Rullgardiner = Plisségardiner; Persienner = Lamellgardiner; Överkast = Sängkappor; Möbelöverdrag; Offentlig miljö = Flamsäkra textilier = Draperier; Panelgardiner; Kurser',
  ],
  funeral_director: [
    'begravningsbyrå, begravningsentreprenör, begravningsföretag, begravningsfirma',
    'Begravning = Begravningsceremoni = Kyrklig begravning; Borgerlig begravning; Kremering = Urnsättning; Kistor = Kista; Urnor = Urna; Dödsannons = Dödsannonser; Blommor = Begravningsblommor = Kistdekoration; Minnesstund = Minnesstunder; Bouppteckning = Bouppteckningar; Familjejuridik = Arvskifte = Juridik; Gravsten = Gravstenar = Gravvård; Vita arkivet = Livsarkivet = Planera begravning; Transport = Bisättning = Hämtning av avliden; Askspridning = Minneslund; Dödsbo = Dödsbohantering; Officiant = Solist',
  ],
};
