import type { TradeTexts } from '../trades.ts';

/** Trades of food and events in Polish. */
export const foodAndEvents: TradeTexts<'food_and_events'> = {
  restaurant: [
    'restauracja, gospoda, karczma, zajazd, bistro, jadłodajnia, oberża, bar mleczny',
    'Menu = Karta dań = Menu à la carte; Lunche = Dania dnia = Obiady domowe = Lunch dnia ~ zestawy obiadowe; Menu degustacyjne = Degustacje; Karta win = Wina; Śniadania = Śniadanie = Brunch; Wesela = Przyjęcia weselne; Przyjęcia = Przyjęcia okolicznościowe = Imprezy okolicznościowe = Komunie i chrzciny ~ komunie, chrzciny, urodziny; Stypy = Konsolacje; Imprezy firmowe = Spotkania firmowe = Wigilie firmowe; Catering; Dania na wynos = Na wynos; Dowóz = Dostawa ~ dowozić jedzenie; Ogródek = Ogródek letni; Dania wegetariańskie = Kuchnia wegańska = Dania wegańskie; Pierogi; Bony podarunkowe = Vouchery',
  ],
  pizzeria: [
    'pizzeria, pizza, restauracja włoska, pizza na telefon',
    'Pizza = Pizze = Pizza neapolitańska = Pizza z pieca opalanego drewnem; Makarony = Pasta = Dania z makaronu; Sałatki = Przystawki = Przystawki i sałatki; Desery = Tiramisu; Lunche = Lunch dnia; Dowóz = Pizza z dowozem = Dostawa ~ dowozić pizzę; Na wynos = Pizza na wynos = Odbiór osobisty; Pizza bezglutenowa; Pizza wegańska; Urodziny = Urodziny dla dzieci; Imprezy = Imprezy okolicznościowe; Warsztaty pizzy = Warsztaty dla dzieci; Mobilny piec = Catering; Wina i piwa = Wina; Bony podarunkowe',
  ],
  cafe: [
    'kawiarnia, cukiernia kawiarnia, klubokawiarnia, herbaciarnia, palarnia kawy i kawiarnia',
    'Śniadania = Śniadanie; Brunch; Ciasta = Domowe ciasta = Ciasta i torty = Wypieki ~ piec ciasta; Kawa = Kawy = Kawa speciality; Herbaty = Herbata; Lunche = Zupy i kanapki = Dania dnia; Desery = Desery lodowe = Lody; Torty na zamówienie = Torty ~ zamówić tort; Przyjęcia = Urodziny = Wynajem sali ~ wynająć kawiarnię; Wydarzenia = Koncerty i spotkania = Spotkania autorskie; Na wynos = Kawa na wynos; Catering; Warsztaty; Bony podarunkowe; Kawa w ziarnach',
  ],
  bar: [
    'bar, pub, cocktail bar, koktajlbar, winiarnia, piwiarnia, wine bar, klub',
    'Koktajle = Drinki = Karta drinków; Wina = Wino = Karta win; Piwa = Piwa kraftowe = Piwo z kranu; Whisky = Alkohole mocne = Gin; Przekąski = Tapas = Deski serów; Koktajle bezalkoholowe = Drinki bezalkoholowe; Koncerty = Muzyka na żywo; Quizy = Pub quiz; Imprezy zamknięte = Wynajem lokalu = Urodziny ~ wynająć lokal; Degustacje = Degustacje wina; Warsztaty barmańskie = Warsztaty koktajlowe; Mobilny bar = Obsługa barmańska; Imprezy firmowe; Wieczory z DJ-em = Karaoke; Bony podarunkowe; Transmisje sportowe',
  ],
  food_truck: [
    'food truck, foodtruck, gastronomia mobilna, mobilna gastronomia, street food',
    'Menu; Burgery = Burger; Frytki = Zapiekanki; Wesela = Food truck na wesele ~ na weselu; Imprezy firmowe = Eventy firmowe = Pikniki firmowe; Imprezy prywatne = Urodziny; Wynajem food trucka = Food truck na event = Catering ~ wynająć food trucka; Festiwale = Zloty food trucków = Targi i festiwale; Lunche = Lunche dla biur; Dania wegetariańskie = Dania wegańskie; Napoje = Lemoniady; Gdzie jesteśmy = Trasa = Kalendarz',
  ],
  caterer: [
    'catering, firma cateringowa, usługi cateringowe, obsługa przyjęć, katering',
    'Wesela = Catering weselny = Przyjęcia weselne; Catering dla firm = Imprezy firmowe = Catering firmowy; Bufety = Bufet = Zimna płyta; Finger food = Przekąski = Przystawki; Przerwy kawowe = Przerwa kawowa; Komunie i chrzciny = Przyjęcia rodzinne = Komunie ~ chrzciny; Catering dietetyczny = Diety pudełkowe = Dieta pudełkowa; Przedszkola i szkoły = Catering dla przedszkoli = Obiady dla szkół ~ dowozić obiady do szkół; Grille i pikniki = Grill = Pikniki; Lunche dla biur = Lunche = Obiady do firm; Stypy = Konsolacje; Wigilie = Catering świąteczny = Potrawy świąteczne; Obsługa kelnerska = Kelnerzy; Wypożyczalnia zastawy = Wypożyczalnia sprzętu = Wynajem zastawy ~ wypożyczać zastawę; Torty i desery = Słodki stół = Torty; Menu wegetariańskie = Catering wegański',
  ],
  private_chef: [
    'prywatny kucharz, kucharz do wynajęcia, szef kuchni na wynos, private chef, kucharka do wynajęcia',
    'Kolacje w domu = Kolacja w domu = Kolacje prywatne ~ gotować w domu; Menu degustacyjne = Degustacje; Warsztaty kulinarne = Lekcje gotowania = Kursy gotowania; Urodziny = Przyjęcia rodzinne = Przyjęcia; Imprezy firmowe = Kolacje firmowe; Kolacje dla dwojga = Romantyczna kolacja; Grill = Barbecue; Kucharz na wakacje = Kucharz na wyjazd = Kucharz na jacht; Finger food = Bufety; Gotowanie na tydzień = Meal prep ~ gotować na zapas; Małe wesela = Wesela; Dobór win; Menu wegetariańskie = Menu wegańskie; Bony podarunkowe = Vouchery; Doradztwo dla restauracji',
  ],
  bakery: [
    'piekarnia, piekarz, piekarnia rzemieślnicza, piekarnia-cukiernia, zakład piekarniczy',
    'Chleb = Chleby = Chleb na zakwasie ~ piec chleb; Bułki = Bułki i rogale = Pieczywo drobne; Drożdżówki = Słodkie bułki = Pączki; Ciasta = Ciasta domowe = Wypieki; Torty = Torty na zamówienie; Chleb bezglutenowy = Pieczywo bezglutenowe; Pieczywo orkiszowe = Chleb żytni = Pieczywo pełnoziarniste; Kanapki = Śniadania; Dostawa pieczywa = Dostawy dla restauracji = Dostawy ~ dowozić pieczywo, zaopatrywać restauracje; Wypieki świąteczne = Makowce i serniki = Pierniki; Zamówienia = Zamówienia online; Warsztaty pieczenia chleba = Warsztaty ~ uczyć piec chleb; Chleb weselny = Korowaje; Kawiarnia = Kawa; Pizza i focaccia',
  ],
  confectioner: [
    'cukiernia, cukiernik, manufaktura czekolady, czekoladziarnia, lodziarnia, pracownia cukiernicza, pracownia tortów',
    'Torty = Torty urodzinowe = Torty na zamówienie ~ zamówić tort; Torty weselne = Tort weselny; Torty artystyczne = Torty komunijne = Torty okolicznościowe; Ciasta = Ciasta na zamówienie; Praliny = Czekoladki; Czekolada = Czekolady = Tabliczki; Lody = Lody naturalne = Lody rzemieślnicze; Pączki = Drożdżówki; Monoporcje = Desery = Ciastka; Słodki stół = Słodkie stoły = Candy bar; Makaroniki = Bezy; Pierniki = Wypieki świąteczne = Ciasteczka; Prezenty firmowe = Zestawy prezentowe; Warsztaty = Warsztaty cukiernicze = Warsztaty czekolady; Bez cukru i glutenu = Wegańskie wypieki; Kawiarnia',
  ],
  butcher: [
    'rzeźnik, sklep mięsny, masarnia, zakład mięsny, wędliniarnia, zakład masarski, rzeźnictwo',
    'Mięso = Mięso wieprzowe = Wieprzowina; Wołowina = Mięso wołowe; Wędliny = Szynki = Wędliny tradycyjne; Kiełbasy = Kiełbasa; Drób = Kurczaki; Dziczyzna; Wyroby wędzone = Wędzonki = Boczek ~ wędzić; Wyroby garmażeryjne = Garmażerka = Pierogi i gołąbki; Grill = Mięso na grilla; Jagnięcina; Sezonowana wołowina = Steki; Ubój = Usługowy ubój = Usługowe wędzenie ~ ubijać; Zamówienia świąteczne = Zamówienia = Wędliny na święta; Dostawa = Wysyłka = Sklep internetowy; Dostawy do gastronomii ~ zaopatrywać restauracje; Przetwory w słoikach = Wyroby w słoikach',
  ],
  fishmonger: [
    'sklep rybny, rybak, hodowla ryb, wędzarnia ryb, smażalnia, gospodarstwo rybackie, ryby',
    'Świeże ryby = Ryby świeże; Ryby wędzone = Wędzone ryby = Wędzarnia ~ wędzić ryby; Pstrągi = Pstrąg; Karpie = Karp = Karp na święta; Owoce morza = Krewetki i małże; Łosoś; Śledzie; Filety = Filetowanie ~ filetować; Smażalnia = Ryby smażone = Ryba z frytkami; Przetwory rybne = Sałatki rybne = Ryby w occie; Łowisko = Wędkowanie = Łowisko specjalne ~ łowić; Zarybianie = Narybek = Materiał zarybieniowy; Dostawy do restauracji; Zamówienia = Zamówienia świąteczne; Dostawa = Wysyłka; Catering',
  ],
  dairy: [
    'serowarnia, mleczarnia, zagroda serowarska, gospodarstwo mleczne, ser zagrodowy, serowar',
    'Sery = Ser; Sery dojrzewające = Sery długo dojrzewające; Twaróg = Twarogi = Biały ser; Sery kozie = Kozi ser; Sery owcze = Oscypek = Oscypki; Jogurty = Jogurt; Masło; Mleko = Świeże mleko; Kefir = Maślanka = Śmietana; Sklep = Sklep przy serowarni = Sprzedaż na miejscu; Zwiedzanie = Zwiedzanie serowarni ~ zwiedzać serowarnię; Degustacje = Degustacja serów; Warsztaty serowarskie = Kursy serowarskie ~ uczyć robić sery; Deski serów = Zestawy prezentowe; Restauracje i sklepy = Dostawy do restauracji; Wysyłka = Sklep internetowy',
  ],
  farm: [
    'gospodarstwo rolne, gospodarstwo ekologiczne, farma, gospodarstwo, rolnik, sad, gospodarstwo ogrodnicze, ekologiczne gospodarstwo',
    'Warzywa = Świeże warzywa; Owoce = Jabłka = Truskawki; Paczki warzywne = Paczki = Skrzynki warzyw = Paczka warzyw ~ dowozić warzywa; Jaja = Jajka = Jaja od kur z wolnego wybiegu ~ jajek; Mięso = Paczki mięsne = Wołowina; Sery i mleko = Mleko = Nabiał; Ziemniaki; Soki = Soki tłoczone = Sok jabłkowy; Przetwory = Dżemy = Konfitury; Mąki i kasze = Mąka = Kasze; Miód; Zioła; Samozbiory = Zbierz sam ~ zbierać samemu; Sklep = Sprzedaż bezpośrednia = Sklepik; Zagroda edukacyjna = Lekcje w gospodarstwie = Wycieczki szkolne ~ szkoły; Udziały w plonach = RWS = Rolnictwo wspierane przez społeczność',
  ],
  winery: [
    'winnica, producent wina, winiarz, winnica i winiarnia, winiarnia',
    'Wina; Wina białe; Wina czerwone; Wina różowe = Rosé; Wina musujące = Musujące; Wina pomarańczowe = Wina naturalne; Degustacje = Degustacja = Degustacje wina ~ degustować; Zwiedzanie = Zwiedzanie winnicy = Enoturystyka ~ zwiedzać winnicę, oprowadzać; Noclegi = Pokoje; Wesela = Wesela w winnicy; Imprezy = Wydarzenia = Imprezy firmowe; Kolacje w winnicy = Pikniki w winnicy = Restauracja; Sok winogronowy = Soki; Sklep = Sprzedaż wina; Restauracje i sklepy = Współpraca z restauracjami; Winobranie',
  ],
  brewery: [
    'browar, browar rzemieślniczy, browar restauracyjny, piwowar, browar kraftowy',
    'Piwa = Piwo; Zwiedzanie browaru = Zwiedzanie ~ zwiedzać browar; Degustacje = Degustacje piwa; Warsztaty piwowarskie = Kursy warzenia = Warsztaty ~ warzyć własne piwo; Pub = Restauracja = Pijalnia; Piwa sezonowe; Piwa bezalkoholowe = Lemoniady; Wynajem nalewaków = Wypożyczalnia nalewaków = Kegi ~ wypożyczać nalewaki; Sklep = Sklep firmowy; Zestawy prezentowe = Prezenty; Współpraca z lokalami = Puby i restauracje; Warzenie na zlecenie = Piwo z własną etykietą = Piwo weselne; Imprezy = Imprezy firmowe; Browar kontraktowy',
  ],
  distillery: [
    'destylarnia, gorzelnia, manufaktura alkoholi, producent nalewek, wytwórnia nalewek, destylarnia rzemieślnicza',
    'Nalewki = Nalewka; Wódki = Wódka; Gin; Whisky; Okowity = Okowita; Likiery; Śliwowica = Destylaty owocowe = Brandy; Miody pitne; Zwiedzanie = Zwiedzanie destylarni ~ zwiedzać; Degustacje = Degustacja; Warsztaty = Warsztaty ginu; Prezenty firmowe = Zestawy prezentowe; Alkohole weselne = Własna etykieta = Produkcja na zlecenie; Sklep = Sklep firmowy; Własna beczka = Sprzedaż beczek',
  ],
  coffee_roaster: [
    'palarnia kawy, palarnia, rzemieślnicza palarnia kawy',
    'Kawa w ziarnach = Kawy = Kawa ziarnista; Espresso = Kawa do espresso; Kawa do przelewu = Kawa przelewowa = Kawy przelewowe; Kawy jednorodne = Single origin = Kawa speciality; Kawa bezkofeinowa = Bezkofeinowa; Subskrypcja = Abonament kawowy = Subskrypcje; Kawa do biura = Kawa dla biur ~ zaopatrywać biura; Kawa dla gastronomii = Kawiarnie i restauracje ~ zaopatrywać kawiarnie; Ekspresy = Ekspresy i młynki = Młynki; Serwis ekspresów = Naprawa ekspresów ~ naprawiać ekspresy; Szkolenia baristyczne = Kursy baristyczne = Warsztaty; Degustacje = Cupping; Zwiedzanie palarni; Mobilna kawiarnia = Catering kawowy; Herbaty; Prezenty = Zestawy prezentowe',
  ],
  beekeeper: [
    'pasieka, pszczelarz, gospodarstwo pasieczne, pszczelarstwo, miody',
    'Miody = Miód = Miód lipowy = Miód wielokwiatowy; Miód w plastrach = Plastry miodu; Pyłek i pierzga = Pierzga = Pyłek pszczeli; Propolis; Świece z wosku = Świece = Świece z wosku pszczelego; Wosk = Wosk pszczeli = Węza; Miody pitne = Miód pitny; Odkłady i matki = Matki pszczele = Odkłady pszczele = Odkłady ~ sprzedawać odkłady; Kursy pszczelarskie = Warsztaty = Kursy ~ uczyć pszczelarstwa; Lekcje dla szkół = Zwiedzanie pasieki = Warsztaty dla dzieci ~ szkoły; Zbieranie rojów = Łapanie rojów ~ zbierać roje, rój; Adopcja ula = Adoptuj ul; Ule dla firm = Pasieki firmowe; Zapylanie = Zapylanie sadów ~ zapylać; Apiterapia = Inhalacje powietrzem z ula = Uloterapia; Prezenty = Miody weselne = Podziękowania dla gości',
  ],
  olive_mill: [
    'tłocznia oleju, tłocznia, olejarnia, tłocznia olejów, oleje tłoczone na zimno',
    'Olej rzepakowy = Olej rzepakowy tłoczony na zimno; Olej lniany; Oliwa = Oliwa z oliwek; Olej słonecznikowy; Olej z czarnuszki = Czarnuszka; Olej z pestek dyni = Olej dyniowy; Olej konopny = Olej lniankowy; Oleje smakowe = Oleje ziołowe; Usługowe tłoczenie = Tłoczenie na zlecenie ~ tłoczyć z powierzonego ziarna; Soki tłoczone = Tłoczenie soków; Mąki = Wytłoki; Zwiedzanie = Wizyty w tłoczni; Degustacje = Warsztaty; Sklep = Sklep internetowy; Zestawy prezentowe = Prezenty; Dostawy dla sklepów = Hurt',
  ],
  delicatessen: [
    'delikatesy, sklep spożywczy, sklep z żywnością regionalną, sklep kolonialny, sklep z serami, produkty regionalne',
    'Sery = Deski serów; Wędliny = Szynki; Wina = Wino; Oliwy i octy = Oliwy; Makarony = Świeży makaron; Kosze prezentowe = Kosze = Kosze upominkowe; Garmażerka = Dania gotowe = Obiady; Catering = Przekąski na imprezy; Prezenty firmowe = Upominki dla firm; Przetwory = Konfitury i miody; Słodycze = Czekolady; Degustacje; Kanapki = Lunche; Dostawa = Zakupy z dostawą; Wysyłka = Sklep internetowy; Trufle = Oliwki i antipasti',
  ],
  florist: [
    'kwiaciarnia, florystka, florysta, pracownia florystyczna, kwiaty',
    'Bukiety = Bukiet = Kwiaty cięte ~ układać bukiety; Bukiety ślubne = Florystyka ślubna = Dekoracje ślubne = Kwiaty ślubne ~ dekorować kościoły; Wieńce = Wiązanki pogrzebowe = Florystyka pogrzebowa = Wieńce pogrzebowe ~ pogrzeby; Dostawa kwiatów = Poczta kwiatowa = Kwiaty z dostawą ~ dowozić kwiaty; Rośliny doniczkowe = Kwiaty doniczkowe; Suszone kwiaty = Wianki = Kompozycje suszone; Flower boxy = Kompozycje kwiatowe = Kompozycje; Abonament kwiatowy = Subskrypcja kwiatowa ~ kwiaty co tydzień; Dekoracje wnętrz = Kwiaty dla firm = Dekoracje eventów ~ dekorować hotele; Warsztaty florystyczne = Warsztaty = Kursy; Dekoracje świąteczne = Stroiki = Wieńce adwentowe; Stroiki na groby = Opieka nad grobami = Znicze i stroiki; Wypożyczalnia dekoracji; Prezenty = Upominki; Bony podarunkowe; Obsadzanie balkonów',
  ],
  hotel: [
    'hotel, hotel spa, hotel butikowy, hotel i restauracja, dwór, pałac',
    'Pokoje = Pokoje i apartamenty = Pokoje dwuosobowe; Apartamenty; Pokoje rodzinne; Śniadania = Śniadanie; Restauracja = Obiadokolacje; Spa i wellness = Spa = Strefa wellness = Sauna; Masaże; Konferencje = Sale konferencyjne = Szkolenia ~ organizować konferencje; Wesela = Przyjęcia weselne; Przyjęcia = Komunie i chrzciny = Przyjęcia okolicznościowe; Pakiety pobytowe = Pakiety = Oferty specjalne; Basen; Imprezy firmowe = Imprezy integracyjne; Kolonie; Bony podarunkowe = Vouchery; Wypożyczalnia rowerów = Rowery',
  ],
  guesthouse: [
    'pensjonat, pokoje gościnne, kwatera prywatna, dom gościnny, willa, noclegi, kwatery',
    'Pokoje = Pokoje dwuosobowe; Pokoje rodzinne; Apartamenty = Studio; Śniadania = Śniadanie; Obiadokolacje = Wyżywienie = Obiady; Noclegi pracownicze = Kwatery pracownicze; Przechowalnia rowerów; Sauna = Jacuzzi; Pobyt z psem = Zwierzęta mile widziane ~ z psem; Oferty specjalne = Pakiety = Promocje; Zielone szkoły; Grill i ognisko = Ognisko; Święta i sylwester = Sylwester; Bony podarunkowe',
  ],
  holiday_homes: [
    'domki letniskowe, apartamenty, domki, domek w górach, domki nad jeziorem, apartamenty wakacyjne, domy wakacyjne',
    'Domki = Domki całoroczne = Domki letniskowe; Apartamenty = Apartament; Studio = Mieszkania na doby; Dom na wyłączność = Dom do wynajęcia = Dom dla grup; Pobyt z psem = Zwierzęta mile widziane = Wakacje z psem ~ z psem; Sauna i balia = Sauna = Balia = Jacuzzi; Pobyty rodzinne = Wakacje z dziećmi; Basen; Pobyty długoterminowe = Wynajem długoterminowy; Praca zdalna = Workation; Zarządzanie najmem = Dla właścicieli = Obsługa najmu ~ zarządzać apartamentami; Rowery i kajaki = Wypożyczalnia kajaków = Rowery; Śniadania = Kosz śniadaniowy; Oferty specjalne = Promocje; Święta i sylwester = Sylwester',
  ],
  campsite: [
    'camping, pole namiotowe, kemping, pole kempingowe, miejsca dla kamperów, glamping, kamperpark',
    'Miejsca dla kamperów = Parcele = Kampery i przyczepy; Pole namiotowe = Miejsca namiotowe = Namioty ~ rozbić namiot; Domki = Domki kempingowe; Glamping = Namioty glampingowe; Przyczepy = Przyczepy do wynajęcia = Holenderki; Miejsca sezonowe = Całosezonowe; Sanitariaty = Zaplecze sanitarne; Restauracja = Bar; Sklep = Sklepik; Kąpielisko = Basen; Wypożyczalnia sprzętu = Kajaki i rowery = Kajaki; Animacje = Plac zabaw; Pobyt z psem; Obozy; Ognisko = Miejsca na ognisko',
  ],
  hostel: [
    'hostel, schronisko młodzieżowe, schronisko, dom wycieczkowy, schronisko górskie',
    'Pokoje wieloosobowe = Sale wieloosobowe = Łóżko w pokoju wspólnym; Pokoje prywatne = Pokoje dwuosobowe; Pokoje rodzinne; Grupy zorganizowane; Wycieczki szkolne = Zielone szkoły; Śniadania = Śniadanie; Wyżywienie = Bufet = Obiady; Kuchnia = Wspólna kuchnia; Noclegi pracownicze; Wypożyczalnia rowerów = Rowery; Pobyty długoterminowe; Sala konferencyjna = Sale; Bar; Ognisko',
  ],
  farm_holidays: [
    'agroturystyka, gospodarstwo agroturystyczne, wakacje na wsi, agro, stadnina z noclegami',
    'Pokoje = Noclegi = Pokoje gościnne; Domki = Domek; Apartamenty; Wyżywienie = Domowe obiady = Kuchnia wiejska; Śniadania = Śniadanie; Jazda konna = Konie = Przejażdżki konne; Minizoo = Karmienie zwierząt ~ karmić zwierzęta; Produkty z gospodarstwa = Domowe przetwory = Sery i przetwory; Kuligi = Bryczka = Przejażdżki bryczką; Sauna = Balia; Wędkowanie; Warsztaty = Warsztaty dla dzieci; Zielone szkoły = Wycieczki szkolne; Przyjęcia = Imprezy okolicznościowe = Wesela; Ognisko = Grill; Pobyt z psem',
  ],
  event_venue: [
    'sala weselna, dom weselny, sala bankietowa, obiekt eventowy, stodoła weselna, sala konferencyjna, centrum konferencyjne, miejsce na wesele',
    'Wesela = Przyjęcia weselne = Wesele; Śluby plenerowe = Ślub plenerowy = Śluby cywilne; Konferencje = Szkolenia = Konferencje i szkolenia; Imprezy firmowe = Eventy firmowe = Wigilie firmowe; Komunie i chrzciny = Przyjęcia okolicznościowe = Przyjęcia rodzinne ~ chrzciny; Urodziny = Osiemnastki = Imprezy urodzinowe; Studniówki = Bale; Poprawiny; Noclegi = Pokoje; Catering = Menu weselne = Menu; Wynajem sal = Sale = Wynajem sali ~ wynająć salę; Koncerty = Wydarzenia kulturalne; Sesje zdjęciowe = Plan filmowy = Sesje fotograficzne; Stypy; Dekoracje; Targi = Wystawy',
  ],
  wedding_planner: [
    'konsultant ślubny, konsultantka ślubna, wedding planner, organizacja wesel, organizacja ślubów, agencja ślubna',
    'Kompleksowa organizacja = Organizacja ślubu i wesela = Pełna organizacja ~ zorganizować cały ślub; Koordynacja dnia ślubu = Koordynacja = Koordynacja w dniu ślubu ~ koordynować; Częściowa organizacja = Pomoc w organizacji; Śluby plenerowe = Ślub plenerowy; Śluby humanistyczne = Ślub humanistyczny; Śluby zagraniczne = Ślub za granicą = Śluby za granicą; Dekoracje = Dekoracje ślubne = Florystyka ~ dekorować; Wybór miejsca = Szukanie sali = Wybór sali ~ znaleźć salę; Dobór podwykonawców = Podwykonawcy; Kameralne śluby = Elopement = Małe śluby; Zaręczyny = Oświadczyny; Papeteria = Zaproszenia; Konsultacje = Konsultacje ślubne; Wieczory panieńskie = Wieczór panieński; Wypożyczalnia dekoracji; Rocznice = Przyjęcia = Chrzciny',
  ],
  event_agency: [
    'agencja eventowa, organizacja eventów, organizacja imprez, agencja artystyczna, firma eventowa',
    'Imprezy firmowe = Eventy firmowe = Imprezy integracyjne; Konferencje = Kongresy = Konferencje i kongresy; Gale = Jubileusze = Gale i jubileusze; Team building = Integracja = Wyjazdy integracyjne; Pikniki = Pikniki rodzinne = Pikniki firmowe; Targi = Stoiska targowe; Premiery produktów = Eventy promocyjne; Koncerty i festiwale = Koncerty = Festiwale; Wigilie firmowe = Bale; Nagłośnienie i oświetlenie = Technika eventowa = Nagłośnienie; Eventy online = Streaming = Eventy hybrydowe; Obsługa artystyczna = Konferansjerzy ~ zapewnić artystów; Wyjazdy motywacyjne = Wyjazdy incentive; Animacje dla dzieci = Eventy dla dzieci; Hostessy = Roadshow; Dni miasta = Imprezy plenerowe',
  ],
  party_rental: [
    'wypożyczalnia sprzętu eventowego, wypożyczalnia namiotów, wynajem sprzętu na imprezy, wynajem dmuchańców, wypożyczalnia zastawy',
    'Namioty = Namioty imprezowe = Wynajem namiotów ~ wynajmować namioty; Stoły i krzesła = Krzesła = Ławki i stoły; Zastawa stołowa = Zastawa = Szkło i sztućce; Dmuchańce = Wynajem dmuchańców = Zamki dmuchane ~ wynajmować dmuchańce; Nagłośnienie = Sprzęt nagłośnieniowy; Oświetlenie = Girlandy; Sceny = Podesty = Sceny i podłogi; Fotobudka = Fotolustro; Chłodnie = Sprzęt gastronomiczny = Nalewaki; Dekoracje = Dekoracje weselne; Obrusy i pokrowce = Pokrowce na krzesła = Obrusy; Parasole grzewcze = Nagrzewnice = Ogrzewacze; Toalety przenośne = Toalety; Transport i montaż = Dowóz i montaż; Wata cukrowa i popcorn = Popcorn = Wata cukrowa; Gry i zabawy = Gry plenerowe',
  ],
  dj: [
    'dj, dj na wesele, wodzirej, didżej, oprawa muzyczna',
    'Wesela = DJ na wesele; Imprezy firmowe = Eventy firmowe; Urodziny = Osiemnastki = Imprezy urodzinowe; Studniówki = Bale; Wodzirej = Zabawy weselne = Prowadzenie imprez ~ prowadzić zabawy; Nagłośnienie = Wynajem nagłośnienia = Sprzęt nagłośnieniowy; Oświetlenie = Dekoracja światłem = Oświetlenie sali; Ciężki dym = Taniec w chmurach = Napis LOVE; Fotobudka = Fotolustro; Karaoke; Muzyka na żywo = Saksofonista; Imprezy klubowe; Imprezy plenerowe = Dni miasta; Sylwester; Ślub plenerowy = Oprawa ślubu; Silent disco',
  ],
  band: [
    'zespół muzyczny, zespół weselny, cover band, kapela, oprawa muzyczna, zespół na wesele, wokalistka, duet',
    'Wesela = Muzyka na wesele; Oprawa ślubu = Oprawa muzyczna ślubu = Muzyka w kościele ~ grać na ślubie, śpiewać w kościele; Poprawiny; Imprezy firmowe = Eventy firmowe = Bankiety; Koncerty = Koncerty plenerowe; Imprezy okolicznościowe = Urodziny = Jubileusze; Studniówki = Bale; Festyny = Dni miasta = Dożynki; Pogrzeby = Oprawa pogrzebów ~ grać na pogrzebach; Repertuar = Lista utworów; Nagłośnienie = Nagłośnienie i oświetlenie; Duet akustyczny = Skład akustyczny = Akustycznie; DJ = Wodzirej; Demo = Posłuchaj = Nagrania; Kolędy = Koncerty kolęd; Lekcje śpiewu',
  ],
};
