import type { TradeTexts } from '../trades.ts';

/** Trades of food and events in Swedish. */
export const foodAndEvents: TradeTexts<'food_and_events'> = {
  restaurant: [
    'restaurang, bistro, krog, värdshus, brasserie, trattoria, gästgiveri, gastropub',
    'À la carte = Meny; Lunch = Dagens lunch = Lunchmeny; Middag; Avsmakningsmeny = Provsmakningsmeny; Vinlista = Viner; Gruppmeny = Gruppbokning; Chambre séparée = Privata fester = Abonnera; Fester = Kalas = Födelsedagar; Take away = Avhämtning ~ hämta mat; Hemleverans = Utkörning; Brunch; Julbord; Catering; Bröllop; Presentkort; Uteservering',
  ],
  pizzeria: [
    'pizzeria, pizzarestaurang, pizzabageri',
    'Pizza = Vedugnsbakad pizza = Surdegspizza; Pasta; Sallader; Kebab; Avhämtning = Take away ~ hämta pizza; Hemkörning = Utkörning ~ köra hem; Glutenfri pizza = Vegansk pizza; Lunch = Dagens lunch; Catering = Pizzacatering; Pizzabuffé; Barnkalas; Presentkort',
  ],
  cafe: [
    'café, kafé, kaffebar, fik, glasscafé, glassbar',
    'Kaffe = Specialkaffe; Bakverk = Hembakat = Fikabröd; Tårtor = Tårtbeställning = Tårtor på beställning ~ beställa tårta; Frukost; Lunch = Sallader; Smörgåsar = Smörgåstårta = Mackor; Brunch; Afternoon tea; Bullar = Kanelbullar; Glass; Te; Take away; Catering = Konferensfika; Abonnera = Privata tillställningar = Kalas; Våfflor; Musikkvällar = Evenemang',
  ],
  bar: [
    'bar, pub, vinbar, cocktailbar, ölbar, kvarterskrog',
    'Cocktails = Drinkar = Drinklista; Öl = Ölsortiment = Hantverksöl; Vin = Vinlista; Barmat = Tilltugg = Snacks; After work; Livemusik = Konserter; Quiz = Pubquiz; Ölprovning = Provningar; Vinprovning; Cocktailkurs = Drinkkurs; Abonnera = Privata fester; Sport på storbild; Uteservering; Whisky; Shuffleboard = Biljard = Dart',
  ],
  food_truck: [
    'food truck, foodtruck, matvagn, matbil, gatukök',
    'Bröllop; Företagsevent = Personalfest; Privata fester = Kalas = Fester; Festivaler = Marknader; Catering; Meny; Hamburgare; Tacos; Pizza; Vegetariskt = Veganskt; Lunch; Kaffevagn; Boka food truck ~ hyra food truck',
  ],
  caterer: [
    'cateringfirma, catering, cateringföretag, cateringbolag',
    'Bröllop = Bröllopscatering; Buffé = Bufféer = Kall buffé; Företagscatering = Företagslunch = Lunchcatering; Fest = Fester = Kalas; Studentmottagning = Studentbuffé; Begravning = Minnesstund; Smörgåstårtor = Smörgåstårta = Landgångar; Plockmat = Mingelmat = Tilltugg = Snittar; Grillbuffé = Grill; Julbord = Jultallrik; Konferens = Frukost och fika; Serveringspersonal ~ hyra personal; Hyra porslin = Porslin = Uthyrning av porslin; Tårtor = Desserter; Barnkalas; Dop',
  ],
  private_chef: [
    'privatkock, hemmakock, kock hemma, hyrkock',
    'Middag hemma = Kock hemma hos dig = Middagar ~ laga middag hemma; Matlagningskurs = Matlagningskurser; Catering; Avsmakningsmeny = Menyer; Grillfest = Grill; Bröllop; Företagsmiddag = Företagsevent; Veckans mat = Matlådor; Kock på resa = Fjällkock = Båtkock; Plockmat = Mingel; Vinprovning; Presentkort; Kräftskiva',
  ],
  bakery: [
    'bageri, bagare, hantverksbageri, surdegsbageri, stenugnsbageri',
    'Bröd = Matbröd; Surdegsbröd; Bullar = Kanelbullar; Tårtor = Tårtbeställning = Födelsedagstårtor; Bröllopstårtor = Bröllopstårta; Bakelser = Bakverk; Smörgåsar = Smörgåstårtor = Frallor; Semlor; Tunnbröd = Knäckebröd; Wienerbröd = Croissanter; Kakor = Småkakor; Glutenfritt = Glutenfritt bröd; Lunch = Frukost; Beställning = Beställa bröd; Återförsäljare = Leverans till butiker ~ leverera bröd; Bakkurser = Surdegskurs',
  ],
  confectioner: [
    'konditori, konditor, chokladtillverkare, chokladfabrik, konfektyr, tårtbagare, chokladbutik, karamellkokeri',
    'Bröllopstårtor = Bröllopstårta; Tårtor = Födelsedagstårtor = Tårtor på beställning; Praliner = Chokladpraliner; Choklad = Chokladkakor; Bakelser = Semlor; Macarons; Glass; Polkagrisar = Karameller = Godis; Chokladprovning = Provning; Chokladkurs = Bakkurs = Kurser; Företagsgåvor = Gåvor = Presentaskar; Prinsesstårta; Smörgåstårtor; Cupcakes = Dessertbord; Påskägg; Glutenfria tårtor = Veganska tårtor',
  ],
  butcher: [
    'slaktare, charkuteri, köttbutik, köttaffär, chark, gårdsslakteri, styckmästare',
    'Nötkött = Hängmörat kött = Biff; Griskött = Fläsk; Lamm = Lammkött; Kyckling = Fågel; Korv = Egen korv = Korvar; Charkuterier = Skinka = Rökt; Vilt = Viltkött = Älgkött; Köttlådor = Köttlåda; Grill = Grillpaket; Julskinka = Julmat; Färdigmat = Matlådor = Delikatesser; Catering = Buffé; Styckning = Viltstyckning = Styckning av älg ~ stycka vilt; Slakt = Legoslakt; Leverans till restauranger = Grossist; Korvkurs = Kurser',
  ],
  fishmonger: [
    'fiskhandlare, fiskaffär, fiskbutik, fiskbil, rökeri, fiskrökeri',
    'Färsk fisk; Skaldjur = Räkor = Kräftor; Rökt fisk = Rökt lax = Rökta räkor; Sill = Inlagd sill = Strömming; Ostron = Musslor; Hummer = Krabba; Skaldjursplatå = Skaldjursfat; Fiskbullar = Fisksoppa = Färdigmat; Lunch = Fisklunch; Catering = Laxbuffé; Smörgåsar = Räkmackor = Räksmörgås; Rökning = Legorökning ~ röka fisk; Grossist = Leverans till restauranger; Kaviar = Löjrom; Julfisk',
  ],
  dairy: [
    'mejeri, gårdsmejeri, ysteri, ostmakare, gårdsysteri',
    'Ost = Gårdsost = Hårdost; Mjölk = Gårdsmjölk; Smör; Yoghurt = Filmjölk; Glass = Gårdsglass; Getost = Vitost; Grädde; Blåmögelost = Vitmögelost = Dessertost; Kaffeost = Mesost; Ostprovning = Provningar; Ystkurs = Kurs i ystning = Kurser; Guidning = Visning = Studiebesök; Ostkorgar = Ostbricka = Presenter; Gårdsbutik; Grossist = Återförsäljare',
  ],
  farm: [
    'gård, lantgård, gårdsbutik, lantbruk, odlare, självplock, grönsaksodling, mjölkgård, fruktodling',
    'Grönsaker; Ägg; Kött = Nötkött = Lammkött = Köttlådor; Frukt = Äpplen; Jordgubbar = Bär = Hallon; Självplock ~ plocka själv; Andelsjordbruk = Grönsakslåda = Grönsakslådor; Potatis = Färskpotatis; Mjölk = Ost; Must = Äppelmust; Honung; Mjöl = Spannmål; Ved; Hö = Ensilage = Halm; Studiebesök = Gårdsbesök; Lammskinn = Ull = Fårskinn',
  ],
  winery: [
    'vingård, vinodling, vinmakare, vinproducent, vinodlare',
    'Viner = Vitt vin; Mousserande vin; Rött vin; Rosé; Vinprovning = Provningar; Visning = Guidad tur = Vingårdsvisning; Restaurang = Lunch; Övernattning = Boende = Rum; Bröllop = Fester; Konferens = Företagsevent; Cider = Glögg; Gårdsförsäljning; Vinstocksfadder = Adoptera vinstock; Presentkort; Skördedagar = Skördefest',
  ],
  brewery: [
    'bryggeri, mikrobryggeri, hantverksbryggeri, gårdsbryggeri, cideri, ciderproducent',
    'Öl = Ölsorter; Ölprovning = Provningar; Visning = Bryggerivisning = Guidad tur; Taproom = Bryggeripub = Pub; Bryggkurs = Brygg din egen öl ~ brygga öl; Legobryggning = Kontraktsbryggning = Egen öl; Fat = Öl på fat; Cider = Must; Lemonad = Läsk; Fester = Abonnera = Event; Företagsevent = Konferens; Restaurang; Säsongsöl = Julöl; Alkoholfri öl; Gårdsförsäljning; Presentkort',
  ],
  distillery: [
    'destilleri, ginproducent, whiskydestilleri, bränneri, brännvinsbränneri',
    'Gin; Whisky = Single malt; Akvavit = Snaps = Brännvin; Vodka; Likör; Provning = Whiskyprovning = Ginprovning; Visning = Guidad tur; Fat = Eget fat = Whiskyfat; Ginskola = Gör din egen gin; Legotillverkning = Private label; Företagsevent = Konferens; Bar = Restaurang; Gårdsförsäljning; Cocktailkurs; Bröllop',
  ],
  coffee_roaster: [
    'kafferosteri, rosteri, kafferostare',
    'Kaffebönor = Kaffe = Bönor; Espresso = Espressobönor; Bryggkaffe = Filterkaffe; Koffeinfritt = Koffeinfritt kaffe; Kaffeprenumeration = Prenumeration; Kontorskaffe = Kaffe på jobbet = Företagskaffe; Baristautbildning = Baristakurs; Kaffeprovning = Cupping; Kaffemaskiner = Espressomaskiner; Service av kaffemaskiner; Grossist = Återförsäljare; Tillbehör = Kvarnar; Egen blandning = Private label; Te; Kaffebar; Presentaskar',
  ],
  beekeeper: [
    'biodlare, biodling, bigård, honungsproducent, bigårdsföretag',
    'Honung = Svensk honung = Sommarhonung; Ljunghonung; Kakhonung = Bikaka; Bivaxljus = Ljus; Bivax; Propolis = Pollen; Mjöd; Biodlarkurs = Kurser = Nybörjarkurs; Bisvärmar = Hämta bisvärm = Svärmhämtning ~ fånga svärm; Pollinering = Pollineringstjänst; Bifadder = Adoptera en bikupa = Hyra bikupa ~ hyra bikupor; Studiebesök = Föreläsningar; Bisamhällen = Drottningar = Avläggare; Företagsgåvor = Presentförpackningar; Biredskap = Biodlingsutrustning',
  ],
  olive_mill: [
    'olivoljeproducent, oljekvarn, olivkvarn, oljepress, rapsoljeproducent',
    'Olivolja = Extra jungfruolja; Rapsolja = Kallpressad rapsolja; Oliver; Smaksatt olja = Kryddolja; Provning = Olivoljeprovning; Visning = Studiebesök; Pressning = Legopressning; Tapenade; Tvål = Olivtvål; Adoptera olivträd; Presentförpackningar = Företagsgåvor; Vinäger = Balsamvinäger; Linolja = Hampaolja; Grossist = Återförsäljare',
  ],
  delicatessen: [
    'delikatessbutik, ostbutik, ostaffär, delikatess, saluhallsbutik, italiensk deli',
    'Ost = Ostar; Charkuterier = Chark; Delikatesskorgar = Presentkorgar = Fruktkorgar; Ostbricka = Ostbrickor = Ostbord; Charkbricka = Charkbrickor = Plockbricka; Catering = Buffé; Ostprovning = Provningar; Smörgåsar = Lunch = Sallader; Olivolja = Oljor; Oliver = Antipasti; Pasta = Färsk pasta; Choklad = Marmelad; Färdigmat = Matlådor; Osttårta; Julkorgar = Företagsgåvor; Kaffe',
  ],
  florist: [
    'florist, blomsterbutik, blomsterhandel, blomsteraffär, blomsterhandlare, blomsterateljé',
    'Buketter = Blommor; Brudbuketter = Bröllop = Bröllopsblommor = Bröllopsbinderi; Begravningsbinderi = Begravning = Begravningsblommor = Kransar; Blombud = Blomsterbud = Leverans av blommor ~ skicka blommor, leverera blommor; Krukväxter = Växter; Företagsblommor = Blomsterabonnemang = Abonnemang; Dekoration = Eventblommor = Dekorationer; Kurser = Kranskurs = Workshops; Torkade blommor = Sidenblommor; Julgrupper = Adventskransar; Presenter = Krukor; Gravvård = Gravdekorationer; Utplantering = Sommarblommor; Kondoleanser',
  ],
  hotel: [
    'hotell, boutiquehotell, spahotell, herrgård, hotell och restaurang',
    'Rum = Hotellrum; Sviter; Frukost = Frukostbuffé; Restaurang = Middag; Spa = Relax; Konferens = Konferenser = Möten; Bröllop; Fest = Fester = Festvåning; Paket = Erbjudanden = Weekendpaket; Julbord; Bar = Lounge; Pool; Gym; Familjerum; Presentkort',
  ],
  guesthouse: [
    'pensionat, bed and breakfast, b&b, gästhus, gästgård',
    'Rum = Gästrum; Frukost; Dubbelrum = Enkelrum; Familjerum; Middag = Kvällsmat; Cykeluthyrning = Cyklar = Hyra cykel; Lägenhet = Stuga = Stugor; Paket = Erbjudanden; Bastu; Konferens; Fest = Bröllop; Picknickkorg = Lunchpaket; Café; Presentkort',
  ],
  holiday_homes: [
    'stuguthyrning, semesterhus, fritidshus, semesterlägenhet, stugor, uthyrning av stugor',
    'Stugor = Stuga = Hyra stuga; Lägenheter = Lägenhet; Semesterhus att hyra; Bastu = Badtunna; Båt = Båtuthyrning = Hyra båt; Hundvänliga stugor; Slutstädning = Städning; Sänglinne = Lakan; Saker att göra; Fiske = Fiskekort; Skidor = Skidåkning; Veckouthyrning = Långtidsuthyrning = Weekend; Gruppboende; Bokning; Frukost',
  ],
  campsite: [
    'camping, campingplats, ställplats, stugby, glamping, husvagnscamping',
    'Campingtomter = Tomter = Husvagnstomter; Tältplatser = Tält; Ställplatser = Husbilsplatser; Stugor = Stuguthyrning = Campingstugor; Glamping = Glampingtält; Säsongsplatser = Säsongscamping; Servicehus; Kiosk; Restaurang = Café; Lekplats; Pool; Minigolf = Bangolf; Cykeluthyrning = Kanotuthyrning = Båtuthyrning; Bastu; Vinterförvaring = Vinteruppställning',
  ],
  hostel: [
    'vandrarhem, hostel, gruppboende, lägergård, kursgård',
    'Rum = Privata rum; Sovsal = Bäddar i sovsal; Familjerum; Grupper = Gruppboende; Frukost; Självhushåll = Gästkök; Lägerskola = Läger; Konferens = Möteslokal; Sänglinne = Lakan; Cykeluthyrning; Bastu; Café; Fester = Hyra hela huset',
  ],
  farm_holidays: [
    'bo på lantgård, gårdsturism, gårdsboende, gårdshotell, gård med boende',
    'Stugor = Boende = Stuga; Rum = Bed and breakfast; Lägenheter; Frukost; Djur = Gårdens djur = Klappa djur ~ mata djur; Ridning = Ridturer; Gårdsbutik; Gårdscafé = Café; Barnkalas; Fiske; Bastu = Badtunna; Fester = Bröllop; Gårdsvisning = Guidning; Konferens; Middag; Ställplats = Camping',
  ],
  event_venue: [
    'festlokal, eventlokal, konferensanläggning, festvåning, bröllopslokal, bygdegård, konferenslokal, mötesplats för konferens',
    'Bröllop = Bröllopsfest; Konferens = Konferenser = Möten; Fest = Fester = Kalas; Catering; Hyra lokal = Lokaluthyrning; Julbord; Vigsel = Vigslar; Minnesstund = Begravningskaffe; Övernattning = Boende; Företagsevent = Kickoff; Dop = Studentfest; Konserter = Mässor; Teknik = Ljud och ljus; Barnkalas; Fotografering = Filminspelning',
  ],
  wedding_planner: [
    'bröllopsplanerare, bröllopskoordinator, bröllopsplanering, bröllopsstylist, vigselförrättare, bröllopsfixare',
    'Helplanering = Planering av hela bröllopet; Delplanering; Bröllopskoordinering = Koordinering på bröllopsdagen = Koordinator; Hitta lokal = Lokalsökning; Dekoration = Styling = Bröllopsdekor; Bröllop utomlands; Vigsel = Ceremoni; Bokning av leverantörer; Budget = Budgetplanering; Frieri = Planering av frieri; Uthyrning av dekor = Hyra dekor = Dekoruthyrning; Rådgivning = Konsultation; Inbjudningar = Trycksaker; Toastmaster; Blommor',
  ],
  event_agency: [
    'eventbyrå, eventföretag, evenemangsbyrå, konferensarrangör, eventbolag',
    'Företagsevent = Företagsfester; Konferenser = Kongresser = Konferens; Teambuilding = Lagaktiviteter; Kickoff = Kick-off; Produktlanseringar = Lansering; Mässor; Digitala event = Hybridevent = Livestream; Galor = Prisutdelningar = Galamiddag; Personalfester = Julfester; Jubileum; Konferensresor = Gruppresor; Eventteknik = Ljud och ljus = Scen; Artistbokning = Underhållning = Moderator; Lokalsökning; Deltagarhantering = Anmälan; Festivaler',
  ],
  party_rental: [
    'festuthyrning, tältuthyrning, partyuthyrning, hoppborgsuthyrning, eventuthyrning, uthyrningsfirma för fest',
    'Tält = Partytält = Festtält = Hyra tält; Bord och stolar = Möbler = Stolar; Hoppborgar = Hoppborg; Porslin = Glas och bestick = Hyra porslin; Dukar = Linne; Ljudanläggning = Högtalare = Ljud; Belysning = Ljusslingor; Dansgolv = Scen; Grillar = Grill; Värmare = Terrassvärmare; Fotobås = Photobooth; Badtunnor = Badtunna; Toalettvagnar = Toaletter; Dekorationer = Bröllopsdekor; Popcornmaskin = Sockervaddsmaskin; Leverans och montering ~ montera tält',
  ],
  dj: [
    'dj, discjockey, bröllops-dj, mobildisco',
    'Bröllop = Bröllops-DJ = DJ till bröllop; Företagsfest = Företagsfester = Personalfest; Födelsedagsfest = Fester = Privatfest; Studentskiva = Studentfest = Studentflak; Klubb = Nattklubb; Ljud och ljus = Ljudanläggning = Ljus; Karaoke; Barndisco = Skoldisco; Silent disco; Musikquiz; Vigselmusik = Mingelmusik; Saxofonist = Livemusiker; DJ-kurs; Fotobås; Konferencier',
  ],
  band: [
    'band, coverband, bröllopsband, liveband, partyband, dansband, trubadur, stråkkvartett, jazzband',
    'Bröllop = Bröllopsmusik; Företagsfest = Företagsfester; Privata fester = Fest = Födelsedagar; Vigsel = Vigselmusik = Kyrkomusik; Mingelmusik = Mingel; Festivaler = Konserter = Spelningar; Dans = Danskväll; Pubkväll = After ski = Pub; Begravning = Begravningsmusik; Akustisk duo = Duo; Repertoar = Låtlista; Ljud och ljus; DJ; Allsång = Musikquiz; Skivor',
  ],
};
