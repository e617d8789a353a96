import type { TradeTexts } from '../trades.ts';

/** Trades of learning and leisure in Swedish. */
export const learningAndLeisure: TradeTexts<'learning_and_leisure'> = {
  language_school: [
    'språkskola, språklärare, språkinstitut, språkcenter',
    'Svenska för utländska = Svenska = SFI = Svenskakurs; Engelska = Engelskakurs; Spanska = Spanskakurs; Franska; Tyska; Italienska; Privatlektioner = Enskild undervisning; Gruppkurser = Gruppkurs; Företagskurser = Språkträning för företag; Onlinekurser = Kurser online; Intensivkurser = Intensivkurs; Testförberedelse = Tisus = IELTS; Barnkurser; Konversation = Konversationskurs; Språkresor',
  ],
  tutoring: [
    'läxhjälp, läxhjälpsföretag, privatlärare, studiehjälp, studieverkstad',
    'Läxhjälp i matematik = Matematik = Mattehjälp; Läxhjälp hemma = Privatundervisning; Läxhjälp online = Online; Svenska = Läsning; Engelska; Fysik = Kemi = Naturkunskap; Högskoleprovet = HP-kurs; Studieteknik = Studiecoachning; Provförberedelse = Nationella prov; Lovskola = Intensivkurser; Dyslexi = Läs- och skrivsvårigheter; Moderna språk = Spanska; Läxhjälp i grupp = Läxläsning; Gymnasiet; Programmering',
  ],
  music_school: [
    'musikskola, kulturskola, musiklärare, pianolärare, gitarrlärare, sångpedagog',
    'Pianolektioner = Piano; Gitarrlektioner = Gitarr = Ukulele; Sånglektioner = Sång; Fiol = Fiollektioner = Cello; Trummor = Trumlektioner = Slagverk; Flöjt = Tvärflöjt = Blockflöjt; Saxofon = Klarinett; Trumpet; Musiklek = Rytmik = Babymusik; Ensemble = Band = Orkester; Musikteori; Dragspel; Onlinelektioner; Prova på = Provlektion; Körsång = Kör; Hyra instrument = Instrumentuthyrning',
  ],
  dance_school: [
    'dansskola, balettskola, dansstudio, danslärare, balettakademi',
    'Balett; Streetdance = Street = Hiphop; Pardans = Bugg = Foxtrot; Salsa = Bachata; Barndans = Barnkurser; Jazzdans = Modern dans; Bröllopsvals = Bröllopsdans; Privatlektioner = Privatlektion; Tango; Showdans; Breaking = Breakdance; Zumba = Dansträning; Lindy hop = Swing; Musikal; Vuxenkurser; Prova på',
  ],
  driving_school: [
    'trafikskola, körskola, trafiklärare, bilskola',
    'Körlektioner = Körlektion = B-körkort ~ ta körkort; Automat = Automatväxlat; Intensivkurs = Intensivutbildning; MC-körkort = Motorcykel = MC; Riskettan = Risk 1; Risktvåan = Risk 2 = Halka; Handledarkurs = Introduktionsutbildning; Teori = Teorikurs = Teorilektioner; AM-körkort = Moped = Mopedkurs = Mopedkörkort; Släp = BE-körkort = B96 = Utökad B; Lastbil = C-körkort; YKB; Testlektion = Provlektion; Paket = Körkortspaket; Buss; Körrädsla',
  ],
  riding_school: [
    'ridskola, ridcenter, ridklubb, stall, islandshäststall, turridning',
    'Ridlektioner = Ridskola för barn = Lektioner; Turridning = Uteritter = Turer; Ridläger = Läger; Privatlektioner; Uppstallning = Inackordering = Stallplats ~ hyra stallplats; Ponnyridning = Barnridning; Hoppning = Dressyr; Ponnykalas = Barnkalas; Kör = Körning; Handikappridning = Funktionsanpassad ridning = Ridterapi; Tävlingar = Tävling; Medryttare = Sköthäst; Inridning = Utbildning av häst; Ridhus = Hyra ridhus; Ryttarkurser = Kurser',
  ],
  swimming_school: [
    'simskola, simlärare, babysimskola',
    'Simskola för barn = Barnsimskola = Barngrupper ~ lära simma; Babysim = Minisim; Vuxensimskola = Simskola för vuxna; Privatlektioner = Privatsim; Intensivkurs = Intensivsimskola; Crawlkurs = Crawl = Teknikträning; Vattengympa = Aqua; Vattenskräck = Vattenrädda; Sommarsimskola; Simborgarmärket = Simmärken; Öppet vatten = Livräddning; Skolsim; Anpassad simskola; Gravidsim; Triathlonträning',
  ],
  art_school: [
    'konstskola, målarskola, teckningsskola, konststudio, målarkurser',
    'Teckning = Teckningskurs; Målning = Målarkurs = Oljemålning; Akvarell = Akvarellkurs; Kroki; Barnkurser; Keramik = Lera; Grafik = Linoleumtryck; Skulptur; Helgkurser = Workshops; Förberedande utbildning = Portfolio; Sommarkurser = Målarresor; Konstkalas = Barnkalas; Illustration = Serieteckning; Onlinekurs; Foto; Möhippa = Teambuilding',
  ],
  cookery_school: [
    'matlagningsskola, kockskola, matstudio, matlagningsstudio, bakskola',
    'Matlagningskurser = Matlagningskurs; Italiensk matlagning = Pastakurs; Barnkalas = Barnkurs; Teambuilding = Företagsevent; Möhippa = Svensexa; Bakkurs = Surdegskurs = Brödkurs; Sushikurs = Sushi; Asiatisk matlagning = Thaimat = Indisk matlagning; Vegetarisk matlagning = Veganskt; Choklad = Tårtkurs; Grillkurs; Korvkurs = Korvstoppning; Vinprovning; Grundkurs; Presentkort; Fisk och skaldjur',
  ],
  training_provider: [
    'utbildningsföretag, kursföretag, utbildningsanordnare, utbildningscenter, folkhögskola, yrkeshögskola, studieförbund',
    'HLR = Första hjälpen = HLR-utbildning; Arbetsmiljöutbildning = BAM; Ledarskapsutbildning = Ledarskap; Kommunikation = Retorik = Presentationsteknik; Excel = Datakurser = Office; Projektledning; Företagsanpassade utbildningar = Internutbildning = Skräddarsydda utbildningar; E-learning = Onlinekurser; Truckutbildning = Truckkort = Truckförarutbildning; Liftutbildning = Fallskydd; Heta arbeten; Försäljning = Säljutbildning; Konflikthantering; Stresshantering; Vuxenutbildning = Komvux; YH-utbildningar',
  ],
  kindergarten: [
    'förskola, dagis, dagmamma, familjedaghem, pedagogisk omsorg, ur och skur-förskola, öppen förskola',
    'Småbarnsavdelning = Småbarn; Storbarnsavdelning = Femårsgrupp; Inskolning; Utevistelse = Skogsdagar = Skogen; Egen kock = Måltider; Köansökan = Ställ i kö = Ansökan; Fritids = Fritidshem; Öppen förskola för föräldrar; Tvåspråkighet; Nattomsorg = Kvällsomsorg; Föräldrasamverkan = Föräldraråd; Visning = Öppet hus; Pedagogik; Rytmik; Barn med särskilt stöd = Särskilt stöd',
  ],
  school: [
    'skola, grundskola, gymnasium, friskola, montessoriskola, internationell skola, waldorfskola, internatskola',
    'Ansökan = Köansökan = Antagning; Öppet hus; Gymnasieprogram = Utbildningar; Fritids = Fritidshem; Elevhälsa; Förskoleklass; Skolmat = Matsedel; Internat = Elevhem; Särskilt stöd; Idrott; Musik; Skolskjuts; Läxhjälp; Föräldramöten = Föräldraförening; Elevråd; Studievägledning',
  ],
  sports_club: [
    'idrottsförening, fotbollsklubb, tennisklubb, idrottsklubb, golfklubb, innebandyklubb, gymnastikförening, friidrottsklubb, roddklubb, skidklubb',
    'Barn och ungdom = Ungdomslag = Ungdomsfotboll; Träning = Träningar; Medlemskap = Bli medlem; Tävlingar = Matcher; Turneringar = Cup; Nybörjarkurs = Prova på; Tennisskola = Fotbollsskola = Idrottsskola; Klubbstuga = Hyra klubbstuga; Banbokning = Boka bana; Läger = Sommarläger; Parasport; Motion = Veteraner = Gåfotboll; Sponsring = Sponsorer; Ideellt arbete = Volontär; Gymnastik = Barngymnastik; Padel',
  ],
  martial_arts: [
    'kampsportsklubb, karateklubb, judoklubb, budoklubb, boxningsklubb, kampsportscenter, taekwondoklubb',
    'Karate; Judo; Taekwondo; Kickboxning; Boxning; Brasiliansk jiu-jitsu = BJJ; Självförsvar = Tjejsjälvförsvar; Barnträning = Barngrupper = Knatteträning; Krav maga; Aikido; Tai chi = Kung fu; Thaiboxning = Muay thai; Nybörjarkurs; Graderingar = Gradering; MMA; Prova på',
  ],
  climbing_hall: [
    'klätterhall, klättercenter, klätterklubb, boulderhall, klättergym',
    'Bouldering = Boulder; Topprep = Repklättring = Ledklättring; Nybörjarkurs = Grundkurs = Prova på; Barnklättring = Barngrupper; Barnkalas; Ledkurs = Teknikkurs; Årskort = Klippkort = Medlemskap; Hyra utrustning = Uthyrning av utrustning; Företagsevent = Teambuilding; Uteklättring = Kurser utomhus; Café; Grönt kort = Rött kort; Klätterbutik; Yoga',
  ],
  sailing_school: [
    'seglarskola, segelskola, seglarklubb, surfskola, segelsällskap, navigationsskola',
    'Seglarläger = Seglarskola för barn = Sommarläger; Seglingskurs = Seglarkurs = Kurser ~ lära segla; Vuxenkurser = Vuxensegling; Förarintyg = Förarbevis = Förarintygskurs; Skepparexamen = Kustskepparintyg = Kustskeppare; VHF = VHF-kurs; Vindsurfing = Vindsurfingkurs; Surfkurs = Surfing; Kitesurfing = Kitekurs; SUP; Privatlektioner; Chartersegling = Dagssegling = Båtuthyrning; Företagssegling = Teambuilding; Kappsegling; Jollar = Optimist; Medlemskap = Båtplatser',
  ],
  diving_school: [
    'dykskola, dykcenter, dykklubb, dykbutik',
    'Prova på-dyk = Provdyk = Introduktionsdyk; Open Water = Dykcertifikat = Grundkurs ~ ta dykcertifikat; Advanced = Advanced Open Water; Rescue; Divemaster = Instruktörsutbildning; Dykresor; Guidade dyk = Vrakdykning; Torrdräktskurs = Torrdräkt; Snorkling; Fridykning; Barndykning; Nitrox = Specialkurser; Hyra utrustning; Service av utrustning = Regulatorservice; Luftfyllning = Fyllning; Undervattensfoto',
  ],
  ski_school: [
    'skidskola, skidlärare, snowboardskola, längdskidskola',
    'Privatlektioner = Privatlektion; Gruppkurser = Grupplektioner; Barnskidskola = Barnkurser; Snowboard = Snowboardskola; Nybörjarkurs; Längdskidor = Längdskidåkning; Offpist = Friåkning; Topptur = Toppturer; Skiduthyrning = Hyra skidor; Handikappskidskola = Sitski; Telemark; Guidning = Guidade turer; Alpin träning; Snöskor = Snöskovandring; Vallning',
  ],
  boat_hire: [
    'båtuthyrare, båtuthyrning, kanotuthyrning, kajakuthyrning, kanotcentral, båtcharter',
    'Kanoter = Kanadensare = Hyra kanot; Kajaker = Hyra kajak = Havskajak; Motorbåtar = Hyra motorbåt; Roddbåtar = Eka; SUP = Hyra SUP; Segelbåtar = Charter = Hyra segelbåt; Elbåtar; Guidade turer = Guidad paddling; Trampbåtar; Kajakkurs = Paddelkurs = Kurser; Husbåt = Husbåtar; Flotte = Bastuflotte; Fiske = Fiskebåtar; Båtturer = Skärgårdsturer = Båttaxi; Företagsevent',
  ],
  bike_hire: [
    'cykeluthyrare, cykeluthyrning, hyrcyklar, elcykeluthyrning',
    'Elcyklar; Mountainbike = MTB = Mountainbikes; Hybridcyklar = Turcyklar; Barncyklar = Barnsits; Lådcyklar; Tandem = Tandemcyklar; Racer = Gravel = Landsvägscyklar; Guidade turer = Guidade cykelturer; Cykelpaket = Cykelturer; Leverans av cyklar = Utkörning; Cykelkarta = Rutter; Gruppbokning; Cykelvagn = Cykelkärra; Reparation; Bagagetransport; Cykelförsäljning',
  ],
  outdoor_guide: [
    'äventyrsföretag, fjällguide, naturguide, äventyrsguide, vildmarksguide, höghöjdsbana, bergsguide',
    'Vandringar = Guidade vandringar = Vandring; Klättring; Paddling = Kajakturer = Kanotturer; Forsränning = Rafting; Höghöjdsbana = Zipline; Teambuilding = Företagsevent; Lägerskola; Skidturer = Toppturer = Skidtur; Hundspann = Hundspannsturer; Snöskoter = Skoterturer; Isklättring; Snöskovandring; Friluftskurser = Bushcraft = Överlevnadskurs; Fisketurer = Fiske; Älgsafari = Djursafari = Naturguidning; Grottor = Grottäventyr',
  ],
  city_guide: [
    'stadsguide, guide, guideföretag, stadsvandringar, auktoriserad guide, reseledare',
    'Stadsvandring = Stadsvandringar = Guidade turer; Matvandring = Matvandringar = Foodtour; Spökvandring = Spökvandringar; Privata turer = Privat guidning; Cykelturer; Museivisning = Visningar; Temavandringar = Historiska vandringar; Bussturer = Bussguidning; Kryssningsturer = Utflykter; Tipspromenad = Skattjakt; Dagsutflykter = Dagsturer; Ölvandring; Företagsguidning; Kyrkvisning; Slottsvisning',
  ],
  travel_agency: [
    'resebyrå, researrangör, reseföretag, resebolag',
    'Gruppresor; Kryssningar; Skräddarsydda resor; Bröllopsresor; Weekendresor = Storstadsresor; Rundresor; Safari; Affärsresor; Flygbiljetter = Flyg; Bussresor; Vandringsresor = Cykelresor; Familjeresor; Skidresor; Charter = Solresor; Konferensresor; Reseförsäkring = Visum',
  ],
  museum: [
    'museum, friluftsmuseum, besökscentrum, science center, hembygdsmuseum',
    'Utställningar = Tillfälliga utställningar; Samlingar = Basutställning = Fast utställning; Visningar = Guidade visningar = Guidning; Skolor = Skolprogram = Skolvisningar; Barnkalas; Verkstad = Barnverkstad = Skapande verkstad; Butik = Museibutik = Museishop; Café = Restaurang; Lokaluthyrning = Hyra lokal; Föreläsningar = Föredrag; Arkiv = Bibliotek; Vänförening = Bli vän; Audioguide; Gruppbesök; Årskort = Biljetter; Lovaktiviteter',
  ],
  gallery: [
    'galleri, konstgalleri, konsthall, konsthandel, konsthandlare',
    'Utställningar = Aktuell utställning; Konstnärer; Målningar = Måleri; Skulpturer = Skulptur; Grafik = Litografier; Fotografi = Fotokonst; Vernissage = Vernissager; Konstrådgivning = Konst till företag; Inramning; Värdering; Hyra konst = Konstuthyrning; Keramik = Glaskonst; Konstkurser = Workshops; Lokaluthyrning; Beställningsverk; Posters',
  ],
  theatre: [
    'teater, teatergrupp, dockteater, teaterförening, teaterscen, teatersällskap',
    'Föreställningar = Repertoar = Pjäser; Abonnemang; Barnteater = Familjeföreställningar; Teaterkurser = Kurser = Dramakurs; Skolföreställningar; Lokaluthyrning = Hyra scen; Visningar = Guidade visningar; Standup = Humor; Musikaler = Musikal; Konserter = Opera; Turné = Gästspel; Teaterrestaurang = Foajébar; Ungdomsteater = Barngrupper; Presentkort; Boka föreställning',
  ],
  cinema: [
    'biograf, bio, kvartersbio, filmstudio, arthousebiograf',
    'Filmer = Bioprogram; Barnfilmer = Barnbio = Familjefilm; Hyra salong = Abonnera = Privat visning; Skolbio; Barnkalas; Livesändningar = Opera på bio; Utomhusbio; Filmfestival; Dagbio = Seniorbio; Café = Bar; Presentkort; Medlemskap; Företagsevent = Konferens; Bioreklam; Filmklubb; Babybio',
  ],
  choir: [
    'kör, kammarkör, sångkör, popkör, gospelkör, blandad kör, manskör',
    'Konserter; Repetitioner = Övningar; Sjung med oss = Provsjungning = Bli medlem ~ sjunga med; Barnkör = Ungdomskör; Bröllop = Begravningar; Workshop = Körworkshop; Boka kören = Framträdanden; Julkonsert = Luciatåg; Inspelningar = Skivor; Körresor = Turné; Röstträning = Sångträning; Stödmedlem = Stöd oss; Företagsuppdrag; Repertoar',
  ],
  brass_band: [
    'blåsorkester, brassband, musikkår, storband, hemvärnsmusikkår, orkester',
    'Konserter; Repetitioner; Ungdomsorkester = Juniororkester; Musikundervisning = Lektioner; Boka orkestern = Spelningar; Marschmusik = Parader; Bröllop = Begravningar; Julkonsert; Sommarkonserter = Parkkonserter; Bli medlem ~ spela med; Instrumentlån = Låna instrument; Skivor = Inspelningar; Drillflickor = Drill; Tävlingar; Stöd oss',
  ],
  youth_club: [
    'fritidsgård, ungdomsgård, scoutkår, ungdomsförening, ungdomens hus, ungdomsorganisation',
    'Öppen verksamhet = Öppet hus; Läger = Sommarläger = Kollo; Lovaktiviteter = Lovverksamhet; Musikstudio = Replokal; Samtalsstöd = Stödsamtal = Mentor; Läxhjälp; Idrott; Tjejgrupp = Killgrupp; Volontär = Ideellt arbete = Bli ledare; Lokaluthyrning = Hyra lokal; Hajker = Friluftsliv; Matlagning; Disco = Konserter; E-sport = Gaming; Ungdomsråd = Feriejobb; Fältarbete = Uppsökande verksamhet',
  ],
  charity: [
    'hjälporganisation, välgörenhetsorganisation, insamlingsstiftelse, hjälpverksamhet, kvinnojour, tjejjour, matcentral',
    'Gåvor = Ge en gåva = Skänk ~ skänka; Månadsgivare = Bli månadsgivare; Volontär = Bli volontär = Volontärarbete; Rådgivning = Stödsamtal = Samtalsstöd; Jourtelefon = Stödlinje = Chatt; Matkassar = Mathjälp = Matutdelning; Stödgrupper = Samtalsgrupper; Skyddat boende = Nattjour = Härbärge; Second hand = Secondhandbutik; Testamente = Testamentera; Företagssamarbeten = Företagsvän; Insamlingar = Insamling; Läxhjälp; Utbildning = Föreläsningar; Minnesgåva; Projekt',
  ],
  nature_association: [
    'naturförening, naturskyddsförening, fågelklubb, ornitologisk förening, miljöorganisation, naturvårdsförening',
    'Exkursioner = Utflykter = Guidade turer; Naturreservat; Slåtter = Arbetsdagar = Slåtterdag; Fågelskådning = Fågelräkning = Fågelturer; Inventering = Inventeringar ~ inventera; Föredrag = Föreläsningar; Naturskola; Barngrupp = Natursnokar = Barnverksamhet; Medlemskap = Bli medlem; Studiecirklar = Kurser; Fågelholkar = Holkar; Ideellt arbete = Volontär; Klädbytardag; Viltrehabilitering; Svampturer = Svampkurs; Gåvor',
  ],
  heritage_association: [
    'hembygdsförening, historisk förening, kulturarvsförening, släktforskarförening, museijärnväg, fornminnesförening',
    'Föredrag = Föreläsningar; Guidade turer = Visningar = Byvandringar; Arkiv = Bildarkiv = Fotoarkiv; Museum = Hembygdsgård; Årsskrift = Böcker = Skrifter; Släktforskning = Släktforskarhjälp; Utställningar; Restaurering = Byggnadsvård; Utflykter = Resor; Medlemskap = Bli medlem; Midsommarfirande = Hantverksdag = Julmarknad; Uthyrning = Hyra hembygdsgården; Studiecirklar = Kurser; Tågresor = Ångtåg; Café',
  ],
  allotment_club: [
    'koloniförening, koloniträdgårdsförening, odlingsförening, odlarförening, stadsodling, kolonilottsförening',
    'Kolonilotter = Lotter = Odlingslotter = Hyra odlingslott; Kö = Kölista; Fröbyte = Växtmarknad = Växtbyte; Odlingskurser = Kurser; Öppet hus = Öppna trädgårdar; Arbetsdagar = Städdagar; Gemensamma inköp; Odlingsrådgivning = Rådgivning; Barnodling = Skolträdgård; Bikupor = Bin; Skördefest = Midsommar; Kompost = Kompostering; Medlemskap = Bli medlem; Verktygslån = Låna verktyg; Kolonistugor; Pallkragar = Odlingslådor',
  ],
  repair_cafe: [
    'fixarkafé, repair café, reparationscafé, makerspace, verktygsbibliotek, fritidsbank, lånebibliotek',
    'Elapparater = Laga elapparater = Hushållsapparater; Kläder = Laga kläder = Sömnad; Cyklar = Laga cyklar = Cykelverkstad; Möbler = Snickeri; Datorer = Mobiler; Leksaker; Låna verktyg = Verktygslån; 3D-utskrift = 3D-skrivare; Laserskärning; Kurser = Workshops; Volontär = Ideellt arbete; Slipning = Knivslipning; Låna sportutrustning; Fixarträffar = Öppettider; Klockor = Smycken',
  ],
  library: [
    'bibliotek, folkbibliotek, stadsbibliotek, bokbuss',
    'Låna böcker = Boklån; E-böcker = E-ljudböcker = E-medier; Sagostund = Sagostunder; Bokcirkel = Bokcirklar = Läsecirkel; Datorer = Datorhjälp = IT-hjälp; Studieplatser = Grupprum; Språkkafé = Språkcafé; Författarbesök = Föreläsningar; Klassbesök; Boken kommer = Boken hem; Släktforskning = Lokalhistoria; Bokbuss = Bokbussen; Fjärrlån; Utskrift = Kopiering; Mötesrum; Lånekort = Bibliotekskort',
  ],
  zoo: [
    'djurpark, zoo, akvarium, 4h-gård, parkzoo, besöksgård',
    'Djur; Matningstider = Matningar = Djurvisningar; Guidade turer = Visningar; Barnkalas; Skolor = Skolprogram; Djurskötare för en dag = Prova på djurskötare; Årskort; Djurfadder = Bli djurfadder; Bevarande = Avelsprogram; Lekplats; Restaurang = Café; Klappdjur = Klappa djur; Ponnyridning; Konferens; Presentkort; Övernattning',
  ],
  publisher: [
    'förlag, bokförlag, musikförlag, småförlag, bokutgivare',
    'Romaner = Skönlitteratur; Facklitteratur = Fackböcker; Barnböcker = Bilderböcker; Poesi = Lyrik; E-böcker; Ljudböcker; Översättningar; Kokböcker; Konstböcker = Fotoböcker; Manus = Skicka in manus ~ skicka manus; Författarbesök; Rättigheter = Foreign rights; Återförsäljare = Bokhandlare; Egenutgivning; Läromedel; Recensionsexemplar = Press',
  ],
  magazine: [
    'tidning, tidskrift, magasin, nättidning, lokaltidning, branschtidning',
    'Prenumeration = Prenumerationer = Prenumerera; Annonsera = Annonser = Annonsering; Lösnummer = Äldre nummer; E-tidning = Digital tidning; Nyhetsbrev; Podd = Podcast; Intervjuer; Recensioner; Kalendarium = Evenemangskalender; Krönikor = Debatt; Platsannonser = Lediga jobb; Nyheter = Lokala nyheter; Reportage; Familjesidor = Dödsannonser; Läsarresor = Event; Temanummer = Guider',
  ],
  artist: [
    'konstnär, bildkonstnär, skulptör, textilkonstnär, glaskonstnär, sagoberättare, skådespelare',
    'Målningar = Oljemålningar; Beställningar = Beställningsverk; Porträtt = Djurporträtt; Skulpturer = Skulptur; Grafik = Konsttryck; Utställningar; Kurser = Målarkurser = Workshops; Väggmålningar = Muralmålningar; Illustrationer; Ateljébesök = Öppen ateljé; Teckningar; Offentlig konst = Offentlig utsmyckning; Glaskonst; Textilkonst = Vävnader; Konstuthyrning = Hyra konst; Kort = Vykort',
  ],
};
