import type { TradeTexts } from '../trades.ts';

/** Trades of shops in Swedish. */
export const shops: TradeTexts<'shops'> = {
  bookshop: [
    'bokhandel, antikvariat, bokaffär, bokbutik',
    'Barnböcker = Bilderböcker; Skönlitteratur = Romaner; Facklitteratur; Begagnade böcker; Beställa böcker = Bokbeställning; Författarbesök = Signering = Författarkvällar; Bokcirkel = Bokklubb; Presentkort; Kurslitteratur; Kartor = Reseböcker; Antikvariska böcker; Papper = Kort; Ljudböcker = E-böcker; Köp av böcker ~ köpa böcker; Sagostund; Lokallitteratur',
  ],
  bike_shop: [
    'cykelaffär, cykelbutik, cykelhandlare, cykelhandel',
    'Elcyklar; Mountainbikes = MTB; Racercyklar = Gravel; Barncyklar; Standardcyklar = Hybridcyklar; Lådcyklar; Begagnade cyklar; Verkstad = Cykelservice = Reparationer ~ laga cyklar; Förmånscykel = Cykelleasing; Bikefit; Tillbehör = Hjälmar; Cykeluthyrning; Provcykla = Provkörning; Cykelkläder; Reservdelar; Vikcyklar',
  ],
  fashion_shop: [
    'klädbutik, modebutik, klädaffär, boutique, herrekipering, dambutik, brudsalong',
    'Klänningar; Damkläder = Dammode; Herrkläder = Herrmode = Kostymer; Barnkläder; Jackor = Kappor; Jeans = Byxor; Stickat = Tröjor; Accessoarer = Väskor; Festkläder = Balklänningar; Brudklänningar = Bröllopsklänningar; Stilrådgivning = Personlig shopping = Stylist ~ hjälpa med stil; Ändringar = Sömnad; Underkläder = Badkläder; Hållbart mode; Stora storlekar; Presentkort',
  ],
  shoe_shop: [
    'skobutik, skoaffär, skohandel, barnskobutik',
    'Damskor; Herrskor; Barnskor; Vandringskängor = Vandringsskor; Löparskor = Sneakers; Komfortskor = Breda skor; Stövlar = Kängor; Sandaler; Tofflor = Träskor; Barfotaskor; Väskor = Läderväskor; Mätning av fötter = Fotmätning ~ mäta fötter; Skoreparation = Skomakeri; Inläggssulor = Sulor; Skovård; Bröllopsskor',
  ],
  sports_shop: [
    'sportaffär, sportbutik, löparbutik, skidbutik, golfbutik, fiskebutik',
    'Löparskor = Löpning; Löpanalys = Löpstegsanalys; Skidor = Skidpaket = Längdskidor; Skiduthyrning; Skidservice = Vallning = Slipning av skidor ~ valla skidor, slipa skridskor; Lagkläder = Klubbkläder = Föreningskläder; Racketar = Tennis = Padel; Racketsträngning = Strängning ~ stränga racket; Fotbollsskor; Badkläder; Skridskor = Hockey; Träningsutrustning; Fiskeutrustning = Fiske; Tryck = Textiltryck; Träningskläder; Golfklubbor',
  ],
  outdoor_shop: [
    'friluftsbutik, vildmarksbutik, campingbutik, klätterbutik, jaktbutik',
    'Vandringskängor; Ryggsäckar; Tält; Sovsäckar = Liggunderlag; Jackor = Skalkläder; Klätterutrustning = Klätterskor; Kök = Stormkök; Kartor = Guideböcker; Uthyrning = Hyra tält = Hyra utrustning; Reparation = Impregnering ~ laga jacka; Kanoter = Kajaker; Pannlampor; Begagnat; Föredrag = Kurser; Barnkläder; Knivar = Yxor',
  ],
  toy_shop: [
    'leksaksbutik, leksaksaffär, spelbutik',
    'Träleksaker; Sällskapsspel = Spel = Brädspel; Dockor = Gosedjur; Byggleksaker = Lego; Pussel; Babyleksaker; Pyssel = Hobbymaterial; Uteleksaker; Modelljärnväg = Modellbygge; Önskelista; Inslagning = Presentinslagning; Spelkvällar; Barnböcker; Utklädning = Maskeradkläder; Pedagogiska leksaker; Kalasartiklar',
  ],
  wool_shop: [
    'garnbutik, garnaffär, handarbetsbutik, sybehörsaffär',
    'Garn = Ullgarn; Handfärgat garn; Sockgarn; Stickor = Virknålar; Mönster = Stickmönster; Stickkurs = Kurser = Stickkurser ~ lära sticka; Virkkurs = Virkning; Stickcafé = Stickkväll; Garnpaket = Stickpaket; Knappar = Sybehör; Broderi = Broderikit; Spinning = Tovning = Ull; Bomullsgarn = Merino = Alpacka; Stickade plagg; Växtfärgning; Presentkort',
  ],
  fabric_shop: [
    'tygbutik, tygaffär, sybutik, symaskinsbutik, tyghandel',
    'Klädtyger; Gardintyger = Möbeltyger; Lapptäckstyger = Quilttyger = Patchwork; Trikå = Bomull = Linne; Symönster = Mönster; Sybehör = Dragkedjor = Knappar; Sytråd; Symaskiner = Overlockmaskiner; Symaskinsservice = Symaskinsreparation = Service på symaskiner ~ laga symaskiner; Sykurser = Sykurs = Kurser; Gardinsömnad = Måttsydda gardiner; Spets = Brudtyger; Ekologiska tyger; Sykit; Lapptäckskurs = Kviltning; Stuvbitar',
  ],
  wine_shop: [
    'vinbutik, vinhandlare, vinimportör, vinhandel',
    'Rött vin = Viner; Vitt vin; Mousserande vin = Champagne; Whisky = Gin = Sprit; Vinprovning = Vinprovningar = Provningar; Naturvin = Ekologiskt vin; Vinprenumeration = Vinklubb; Vinlådor = Provlådor; Företagsgåvor = Gåvor; Hemleverans; Bröllop och fest = Vin till fest; Grossist; Öl = Hantverksöl; Portvin; Vinkurs = Vinutbildning; Vinglas = Tillbehör',
  ],
  tea_shop: [
    'tebutik, teaffär, te- och kaffehandel, tehandel, kryddbutik',
    'Grönt te; Svart te; Örtte; Fruktte; Rooibos; Vitt te = Oolong; Matcha; Tekannor = Porslin = Tekoppar; Teprovning = Provningar; Presentförpackningar = Presentaskar; Teprenumeration; Iste; Kaffe = Kaffebönor; Kryddor; Grossist; Egna blandningar',
  ],
  health_food_shop: [
    'hälsokostbutik, ekobutik, hälsokost, ekologisk butik, förpackningsfri butik',
    'Frukt och grönt = Ekologiska grönsaker; Lösvikt = Förpackningsfritt = Refill; Kosttillskott = Vitaminer; Glutenfritt = Glutenfria produkter; Veganskt = Vegan; Ekologisk hudvård = Naturlig hudvård; Bröd; Mejeri = Ost; Nötter och frön = Bönor; Grönsakslådor = Ekolådor; Hemleverans = Hemkörning; Örter = Naturläkemedel; Barnmat; Rengöring = Miljövänliga rengöringsmedel; Te; Lunch = Juicebar',
  ],
  furniture_shop: [
    'möbelaffär, möbelbutik, möbelvaruhus, möbelhandlare',
    'Soffor = Fåtöljer; Matbord = Matgrupper; Stolar; Sängar = Madrasser; Förvaring = Garderober; Skänkar = Bokhyllor = TV-bänkar; Skrivbord = Kontorsmöbler; Utemöbler = Trädgårdsmöbler; Belysning = Lampor; Mattor; Inredningsdetaljer = Heminredning; Inredningshjälp = Inredningsrådgivning = Hembesök; Leverans och montering = Hemleverans ~ montera möbler; Bortforsling av gamla möbler; Utställningsmöbler = Outlet; Barnmöbler',
  ],
  lighting_shop: [
    'lampbutik, lampaffär, belysningsbutik, belysningsspecialist',
    'Taklampor = Pendlar = Takkronor; Bordslampor; Golvlampor; Vägglampor; Utomhusbelysning = Trädgårdsbelysning; LED-belysning = Spotlights; Badrumsbelysning; Ljuskällor = Glödlampor; Lampskärmar; Ljusplanering = Ljussättning ~ planera belysning; Lampreparation = Renovering av lampor ~ laga lampor; Installation = Montering; Kontorsbelysning; Designlampor; Smart belysning; Antika lampor',
  ],
  bedding_shop: [
    'sängbutik, sängaffär, sängspecialist, sängkläder och sängar',
    'Madrasser; Sängar = Sängramar; Kontinentalsängar; Ramsängar = Ställbara sängar; Kuddar; Täcken = Duntäcken; Sängkläder = Bäddset = Lakan; Sömnrådgivning = Provligga = Sängrådgivning; Handdukar; Bäddmadrasser; Barnsängar; Dunrenovering = Tvätt av täcken; Leverans = Bortforsling av gammal säng; Måttbeställda madrasser; Sänggavlar; Resårbottnar',
  ],
  stationery_shop: [
    'pappershandel, kontorsmaterialbutik, pappersbutik, kortbutik, kontorsvaruhandel',
    'Gratulationskort = Kort; Pennor = Reservoarpennor; Anteckningsböcker = Kalendrar = Almanackor; Skolmaterial = Ryggsäckar; Kontorsmaterial = Kontorsvaror; Presentpapper; Bröllopskort = Inbjudningskort; Kopiering = Utskrifter; Bläckpatroner = Toner; Konstnärsmaterial = Pyssel; Stämplar; Kalligrafi; Gravyr; Företagsleveranser; Klistermärken; Presenter',
  ],
  art_supplies: [
    'konstnärsbutik, konstnärsmaterial, färghandel för konstnärer, hobbybutik',
    'Färg = Oljefärg = Akrylfärg; Akvarellfärg = Akvarell; Penslar; Dukar = Målardukar; Papper = Skissblock; Pennor = Pasteller; Stafflier; Inramning; Kurser = Workshops; Linoleumsnitt = Grafikmaterial; Lera = Modellering; Hobbymaterial = Pyssel; Barnmaterial; Kalligrafi; Tuschpennor = Bläck; Skolleveranser',
  ],
  music_shop: [
    'musikaffär, instrumentbutik, gitarrbutik, pianoaffär, musikbutik, pianohandel',
    'Gitarrer = Akustiska gitarrer = Elgitarrer; Pianon = Digitalpianon = Flyglar; Keyboards = Synthar; Trummor = Slagverk; Fioler = Stråkinstrument; Blåsinstrument = Saxofoner; Noter; Förstärkare = PA; Strängar = Tillbehör; Uthyrning = Hyra instrument = Instrumentuthyrning; Reparationer = Gitarrservice = Instrumentreparation; Musiklektioner = Lektioner; Begagnade instrument; Pianostämning; Ukulele; Replokal',
  ],
  record_shop: [
    'skivaffär, skivbutik, vinylbutik, skivhandel',
    'Vinyl = Vinylskivor = LP; Begagnade skivor = Begagnad vinyl; CD = CD-skivor; Köp av skivor = Sälj dina skivor = Skivsamlingar ~ köpa skivor, köpa samlingar; Skivspelare; Jazz = Klassiskt; Rock = Indie; Elektronisk musik; Förbokning = Beställning ~ beställa skivor; Spelningar = Instore; Skivtvätt ~ tvätta skivor; Record Store Day; Merch = T-shirts; Hifi; Tillbehör; Rariteter',
  ],
  electronics_shop: [
    'elektronikbutik, vitvarubutik, radioaffär, hemelektronikbutik, hifibutik, kamerabutik, fotobutik, mobilbutik',
    'TV = TV-apparater; Tvättmaskiner = Vitvaror; Kylskåp = Kyl och frys; Hifi = Högtalare; Datorer = Laptops; Mobiltelefoner = Mobiler; Kameror = Objektiv; Kaffemaskiner; Hushållsapparater = Köksmaskiner; Reparationer = Verkstad; Installation = Leverans och installation ~ installera TV; Antenner = Paraboler; Hemmabio = Multiroom; Diskmaskiner; Begagnat; Dammsugare',
  ],
  hardware_shop: [
    'järnhandel, järnaffär, bygghandel, verktygsbutik, färghandel, husgeråd',
    'Verktyg = Elverktyg = Handverktyg; Färg = Färgblandning = Brytning av färg ~ bryta färg; Nycklar = Nyckelkopiering ~ kopiera nycklar; Skruv = Spik = Infästning; Lås = Beslag; Trädgårdsredskap; Husgeråd = Kastruller; Elmaterial = Glödlampor; VVS; Uthyrning = Verktygsuthyrning; Slipning = Knivslipning ~ slipa knivar; Arbetskläder; Virke = Kapning av virke; Gasol; Tapeter; Kaminer = Braskaminer',
  ],
  garden_centre: [
    'plantskola, handelsträdgård, trädgårdscenter, trädgårdsbutik, växthus, perennodling',
    'Perenner; Rosor; Träd = Fruktträd = Buskar; Häckväxter = Häckplantor; Grönsaksplantor = Kryddor = Plantor; Krukväxter; Sommarblommor = Balkongblommor; Fröer = Lökar; Jord = Planteringsjord; Krukor; Utemöbler; Julgranar; Redskap; Hemleverans; Planteringshjälp = Trädgårdsdesign; Kurser',
  ],
  pet_shop: [
    'djuraffär, zoobutik, zooaffär, akvariebutik, foderbutik, hästsportbutik',
    'Hundfoder; Kattfoder; Färskfoder; Akvarier = Fiskar; Kaniner = Gnagare = Smådjur; Fåglar; Reptiler = Terrarier; Koppel och halsband = Hundtillbehör; Bäddar = Klösträd; Godis = Tuggben; Hundtrim = Kloklippning ~ klippa klor; Foderrådgivning; Hemleverans; Dammtillbehör = Koi; Hästfoder = Ridutrustning; Leksaker',
  ],
  baby_shop: [
    'babybutik, barnvagnsbutik, barnbutik, bebisbutik',
    'Barnvagnar = Sulkys; Bilbarnstolar = Bilstolar = Babyskydd; Babykläder = Barnkläder; Bärselar = Bärsjalar; Spjälsängar = Barnmöbler; Matstolar; Leksaker; Amning = Bröstpumpar; Mammakläder; Tygblöjor = Blöjor; Önskelista; Montering av bilbarnstol = Bilstolsrådgivning; Barnvagnsservice = Reparation av barnvagnar ~ laga barnvagn; Uthyrning; Begagnat; Bärselskurs = Workshop',
  ],
  cosmetics_shop: [
    'parfymeri, kosmetikbutik, skönhetsbutik, hudvårdsbutik, sminkbutik',
    'Parfym = Parfymer = Nischparfymer; Hudvård = Ansiktsvård; Makeup = Smink; Hårvård; Ekologisk hudvård = Naturlig hudvård; Kroppsvård; Herrvård; Hudanalys = Hudrådgivning = Sminkrådgivning; Ansiktsbehandlingar = Behandlingar; Presentset; Solskydd; Tvål; Makeupkurs = Sminkkurs; Refill; Doftljus = Rumsdoft; Nagellack',
  ],
  second_hand_shop: [
    'secondhandbutik, second hand-butik, begagnatbutik, vintagebutik, loppis, secondhand, återbruksbutik',
    'Damkläder = Kläder; Herrkläder; Barnkläder; Möbler; Böcker; Skänk = Lämna gåvor = Skänka saker ~ skänka; Sälj dina kläder = Kommission = Hyra hylla; Dödsbo = Tömning av dödsbo; Vintage = Vintagekläder; Husgeråd = Porslin; Leksaker; Elektronik; Väskor = Märkesväskor; Skor; Hämtning = Hämtning av möbler ~ hämta möbler; Skivor',
  ],
  antiques_shop: [
    'antikaffär, antikhandlare, antikhandel, auktionshus, antikbutik, kuriosabutik',
    'Möbler = Antika möbler; Tavlor = Konst; Porslin = Keramik; Silver; Smycken; Klockor; Glas; Mattor; Värdering = Värderingar ~ värdera antikviteter; Köp av antikviteter = Inköp = Uppköp ~ köpa antikviteter; Dödsbo = Dödsbon; Renovering = Restaurering; Mynt = Frimärken; Böcker = Grafik; Auktioner; Retro = Design',
  ],
  gift_shop: [
    'presentbutik, inredningsbutik, souvenirbutik, designbutik, present- och inredningsbutik',
    'Presenter; Heminredning = Inredningsdetaljer; Ljus = Doftljus; Kort = Gratulationskort; Smycken; Souvenirer; Personliga presenter = Gravyr; Presentkorgar = Presentlådor; Presentinslagning = Inslagning; Porslin = Keramik; Bröllopspresenter = Bröllopslista; Företagsgåvor; Leksaker = Barnpresenter; Posters = Affischer; Lokalt hantverk = Hantverk; Sjalar = Väskor',
  ],
  candle_and_soap_maker: [
    'ljusstöpare, tvålkokare, ljusstöperi, tvåltillverkare, tvålkokeri, ljustillverkare',
    'Ljus = Doftljus = Sojaljus; Bivaxljus; Stearinljus = Stöpta ljus; Tvål = Naturlig tvål = Handgjord tvål; Schampokakor = Hårtvål; Ljusstöpning = Kurs i ljusstöpning = Tvålkurs = Kurser ~ stöpa ljus; Bröllopsljus = Dopljus; Personliga ljus = Specialbeställda ljus; Gästgåvor; Presentförpackningar = Presentset; Refill = Påfyllning av ljus; Doftvax; Doftpinnar = Rumsspray; Badbomber = Badsalt; Återförsäljare = Grossist; Private label',
  ],
  jewellery_shop: [
    'guldsmedsaffär, smyckesbutik, juvelerare, klockbutik, smyckesaffär, guldsmedsbutik',
    'Förlovningsringar; Vigselringar; Klockor = Armbandsur; Halsband = Hängen; Örhängen; Armband; Diamanter; Guldsmycken = Silversmycken; Reparationer = Smyckesreparation = Storleksändring ~ laga smycken; Klockreparation = Batteribyte ~ byta batteri; Gravyr = Gravering ~ gravera; Värdering; Guldköp = Sälj ditt guld ~ köpa guld; Beställningssmycken = Omarbetning; Håltagning i öron = Håltagning; Vintagesmycken = Begagnade smycken',
  ],
};
