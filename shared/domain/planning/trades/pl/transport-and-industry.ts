import type { TradeTexts } from '../trades.ts';

/** Trades of transport and industry in Polish. */
export const transportAndIndustry: TradeTexts<'transport_and_industry'> = {
  car_repair: [
    'warsztat samochodowy, mechanik samochodowy, mechanika pojazdowa, serwis samochodowy, auto serwis, mechanik, auto naprawa',
    'Przeglądy = Przegląd okresowy = Serwis okresowy = Przeglądy okresowe; Wymiana oleju = Wymiana oleju i filtrów = Olej i filtry ~ wymieniać olej; Hamulce = Układ hamulcowy = Wymiana klocków ~ wymieniać klocki; Wymiana opon = Opony = Wulkanizacja ~ wymieniać opony, zmieniać opony; Klimatyzacja = Serwis klimatyzacji = Nabijanie klimatyzacji ~ nabijać klimatyzację; Diagnostyka komputerowa = Diagnostyka ~ podłączać pod komputer; Rozrząd = Wymiana rozrządu = Sprzęgło; Naprawa silników = Silniki = Remonty silników ~ remontować silniki; Skrzynie biegów = Automatyczne skrzynie biegów = Naprawa skrzyń biegów; Zawieszenie = Geometria kół = Układ kierowniczy ~ ustawiać zbieżność; Badania techniczne = Stacja kontroli pojazdów = Przegląd rejestracyjny; Elektromechanika = Elektryka samochodowa = Akumulatory; Instalacje LPG = Montaż LPG = LPG = Instalacje gazowe; Blacharstwo i lakiernictwo = Blacharstwo = Lakiernictwo; Samochody zabytkowe = Renowacja zabytków = Klasyki ~ remontować klasyki; Pomoc drogowa = Laweta = Holowanie ~ holować',
  ],
  body_shop: [
    'blacharstwo, lakiernictwo, blacharstwo i lakiernictwo, lakiernia samochodowa, blacharz samochodowy, lakiernik, warsztat blacharski',
    'Naprawy powypadkowe = Blacharstwo = Naprawa samochodów powypadkowych ~ naprawiać po wypadkach, po stłuczce; Lakierowanie = Lakiernictwo = Lakierowanie samochodów ~ lakierować; Zaprawki lakiernicze = Usuwanie rys = Rysy i wgniecenia ~ usuwać rysy; Usuwanie wgnieceń = PDR = Wgniecenia bez lakierowania ~ wyciągać wgniecenia; Gradobicie = Naprawa po gradobiciu; Naprawa zderzaków = Zderzaki = Spawanie plastików; Usuwanie rdzy = Konserwacja podwozia = Korozja ~ usuwać rdzę; Likwidacja szkód = Naprawy bezgotówkowe = Rozliczenia z ubezpieczycielem; Samochód zastępczy = Auto zastępcze; Szyby = Wymiana szyb; Polerowanie = Polerowanie lakieru = Regeneracja reflektorów; Auta zabytkowe = Renowacja zabytków = Klasyki; Felgi = Lakierowanie felg; Motocykle = Lakierowanie motocykli; Pomoc drogowa = Laweta; Kampery = Samochody dostawcze',
  ],
  tyre_service: [
    'wulkanizacja, serwis opon, opony, wulkanizator, zakład wulkanizacyjny',
    'Wymiana opon = Sezonowa wymiana opon = Wymiana kół ~ wymieniać opony, przekładać; Sprzedaż opon = Nowe opony = Opony zimowe = Opony letnie; Wyważanie kół = Wyważanie ~ wyważać; Naprawa opon = Łatanie opon = Przebite opony ~ łatać opony; Przechowywanie opon = Przechowalnia opon = Hotel opon ~ przechowywać opony; Prostowanie felg = Naprawa felg = Felgi ~ prostować felgi; Geometria kół = Zbieżność ~ ustawiać zbieżność; Opony motocyklowe; Opony ciężarowe = Opony rolnicze = Ciężarówki i maszyny; Opony używane; Mobilna wulkanizacja = Serwis mobilny; Felgi aluminiowe; Czujniki ciśnienia = TPMS; Malowanie felg = Renowacja felg; Klimatyzacja = Wymiana oleju; Flota',
  ],
  car_dealer: [
    'salon samochodowy, komis samochodowy, dealer samochodowy, auto komis, autokomis, sprzedaż samochodów, auto handel',
    'Samochody używane = Auta używane; Samochody nowe = Nowe samochody; Samochody demonstracyjne = Auta demonstracyjne; Samochody elektryczne = Hybrydy; Skup aut = Skup samochodów = Odkup ~ skupować auta; Zamiana = Zostaw auto w rozliczeniu = W rozliczeniu; Leasing i kredyt = Finansowanie = Kredyt = Leasing; Jazda próbna = Jazdy próbne; Import = Samochody na zamówienie = Auta na zamówienie ~ sprowadzać auta; Serwis; Samochody dostawcze = Dostawcze; Ubezpieczenia; Komis = Przyjmowanie w komis; Gwarancja; Wynajem długoterminowy; Części = Akcesoria',
  ],
  car_care: [
    'myjnia, auto detailing, myjnia ręczna, studio detailingu, pielęgnacja samochodów, auto spa',
    'Mycie ręczne = Myjnia ręczna ~ myć ręcznie; Czyszczenie wnętrza = Sprzątanie wnętrza = Odkurzanie ~ czyścić wnętrza; Pranie tapicerki ~ prać tapicerkę; Polerowanie lakieru = Korekta lakieru = Polerowanie ~ polerować; Powłoki ceramiczne = Powłoka ceramiczna = Woskowanie; Czyszczenie skóry = Pielęgnacja skóry = Renowacja skóry; Folie ochronne = Oklejanie folią = Przyciemnianie szyb; Ozonowanie = Usuwanie zapachów ~ usuwać zapachy; Regeneracja reflektorów = Reflektory; Mycie silnika; Przygotowanie do sprzedaży; Kampery = Łodzie i motocykle = Motocykle; Felgi = Czyszczenie felg; Mobilna myjnia; Myjnia bezdotykowa; Karnety',
  ],
  motorcycle_garage: [
    'serwis motocyklowy, warsztat motocyklowy, mechanik motocyklowy, salon motocyklowy, serwis skuterów',
    'Przeglądy = Przegląd motocykla = Serwis; Naprawy = Naprawa motocykli ~ naprawiać motocykle; Opony motocyklowe = Wymiana opon; Skutery = Skutery i motorowery = Serwis skuterów; Renowacja = Motocykle zabytkowe = Renowacja zabytkowych motocykli ~ odnawiać motocykle; Przeróbki = Custom = Customizacja ~ przerabiać; Remonty silników = Silniki; Zawieszenie = Regulacja zawieszenia; Zimowanie motocykli = Zimowanie = Przechowanie zimowe ~ zimować; Sprzedaż motocykli = Motocykle używane; Części i akcesoria = Części = Odzież motocyklowa; Gaźniki = Synchronizacja gaźników; Quady; Wypożyczalnia motocykli = Wynajem; Transport motocykli = Laweta; Strojenie = Hamownia',
  ],
  camper_hire: [
    'wypożyczalnia kamperów, wynajem kamperów, kampery, wypożyczalnia przyczep kempingowych, kampery na wynajem',
    'Kampery = Wynajem kampera = Półintegry ~ wynająć kampera; Kampervany = Busy kempingowe = Vany; Przyczepy kempingowe = Przyczepy; Namioty dachowe; Wyposażenie = Akcesoria; Bagażnik na rowery; Wynajem długoterminowy = Wynajem poza sezonem; Pomysły na trasy; Warunki wynajmu = Ubezpieczenie; Podróż z psem; Sprzedaż kamperów = Kampery używane; Serwis = Serwis kamperów; Zabudowa kamperów = Zabudowy busów; Parking = Zimowanie kamperów; Vouchery; Szkolenie z obsługi',
  ],
  car_hire: [
    'wypożyczalnia samochodów, wynajem samochodów, wynajem aut, wypożyczalnia busów, rent a car',
    'Samochody osobowe = Auta osobowe; Busy 9-osobowe = Busy = Wynajem busów ~ wynająć busa; Samochody dostawcze = Dostawcze = Wynajem dostawczych; Wynajem długoterminowy = Abonament; Auto zastępcze = Auto zastępcze z OC = Samochód zastępczy; Samochody premium = Samochody sportowe = Auta luksusowe; Auta do ślubu = Samochody do ślubu; Samochody elektryczne; Podstawienie na lotnisko = Podstawienie auta; Przyczepy = Lawety = Wynajem lawet; Wynajem z kierowcą; Dla firm = Floty; Warunki wynajmu = Ubezpieczenie; Foteliki; Samochody dla niepełnosprawnych; Chłodnie',
  ],
  taxi: [
    'taxi, taksówki, przewóz osób, taksówkarz, korporacja taksówkowa, taksówka',
    'Transfery na lotnisko = Transfer na lotnisko = Przejazdy na lotnisko = Lotnisko ~ wozić na lotnisko; Przewóz niepełnosprawnych = Przewóz osób na wózkach; Przejazdy do lekarza = Przewozy medyczne = Dializy ~ wozić do lekarza; Bus = Taxi bagażowe = Busy 8-osobowe; Przejazdy długodystansowe = Dalekie trasy; Wesela = Obsługa wesel; Dla firm = Obsługa firm; Przesyłki = Zakupy na telefon = Zakupy; Dzieci do szkoły = Przewóz dzieci; Wycieczki = Zwiedzanie; Odprowadzanie aut = Kierowca na telefon = Odwożenie aut ~ odwozić auta; Zamów online = Zamówienie; Holowanie = Odpalanie auta; Przewóz zwierząt; Limuzyny = Auta klasy premium',
  ],
  coach_hire: [
    'wynajem autokarów, przewozy autokarowe, firma przewozowa, przewóz osób, wynajem busów z kierowcą, autokary',
    'Wycieczki szkolne = Zielone szkoły; Wycieczki = Wyjazdy grupowe; Pielgrzymki; Wesela = Przewóz gości weselnych ~ wozić gości weselnych; Transfery na lotnisko = Transfery; Przewozy pracownicze = Dowóz pracowników ~ wozić pracowników; Imprezy firmowe = Wyjazdy integracyjne; Wyjazdy zagraniczne = Przewozy międzynarodowe; Busy = Minibusy = Wynajem busów; Kluby sportowe = Drużyny sportowe; Linie regularne = Przewozy regularne = Rozkład jazdy; Dowóz dzieci do szkół = Przewozy szkolne; Kolonie i obozy = Narty; Autokary = Flota; Wynajem autokarów = Wynajem autokaru ~ wynająć autokar; Autobusy zabytkowe',
  ],
  courier: [
    'kurier, firma kurierska, usługi kurierskie, kurier rowerowy, kurier miejski, przesyłki kurierskie',
    'Kurier miejski = Przesyłki miejskie; Przesyłki ekspresowe = Kurier ekspresowy = Dostawa tego samego dnia ~ dostarczyć tego samego dnia; Kurierzy rowerowi = Rowery cargo = Dostawy rowerem; Przesyłki krajowe = Paczki = Przesyłki; Przesyłki międzynarodowe = Paczki za granicę; Transport medyczny = Próbki medyczne = Przesyłki medyczne; Dostawy dla sklepów = Dostawy dla firm = Sklepy internetowe ~ rozwozić dla sklepów; Stałe trasy = Dystrybucja; Przesyłki paletowe = Palety; Transport dedykowany = Transport busem; Żywność = Dostawy jedzenia; Magazynowanie = Fulfillment; Śledzenie przesyłki; Gabaryty',
  ],
  haulier: [
    'firma transportowa, transport, spedycja, przewoźnik, usługi transportowe, transport ciężarowy',
    'Transport krajowy; Transport międzynarodowy; Ładunki całopojazdowe = Ładunki całosamochodowe = FTL; Ładunki częściowe = Drobnica = Doładunki; Chłodnie = Transport chłodniczy = Transport w temperaturze kontrolowanej; Transport ponadgabarytowy = Ponadgabaryty = Transport maszyn; ADR = Transport ADR = Materiały niebezpieczne; Kruszywa = Transport kruszyw = Transport wywrotkami = Wywrotki ~ wozić piasek; HDS = Transport HDS = Transport z HDS; Magazynowanie = Logistyka; Kontenery = Transport kontenerów; Ekspres = Transport ekspresowy = Busy; Cysterny = Transport cysternami; Transport zwierząt = Transport drewna; Spedycja = Obsługa celna; Transport samochodów = Autolawety',
  ],
  warehouse: [
    'magazyn, logistyka, centrum logistyczne, usługi magazynowe, operator logistyczny, fulfillment',
    'Magazynowanie = Składowanie = Usługi magazynowe ~ magazynować; Fulfillment = Logistyka e-commerce = Obsługa sklepów internetowych ~ wysyłać dla sklepów; Kompletacja zamówień = Kompletacja = Pakowanie i wysyłka ~ kompletować; Chłodnia = Mroźnia = Magazyn chłodniczy; Konfekcjonowanie = Copacking = Pakowanie; Zwroty = Obsługa zwrotów; Skład celny = Obsługa celna; Cross-docking = Przeładunek = Rozładunek kontenerów ~ rozładowywać kontenery; Dystrybucja; Wynajem powierzchni = Wynajem magazynu; Archiwizacja = Przechowywanie dokumentów; Etykietowanie = Metkowanie; Magazyn ADR = Materiały niebezpieczne; Inwentaryzacja = Zarządzanie zapasami; Plac składowy',
  ],
  crane_hire: [
    'wynajem dźwigów, dźwigi, usługi dźwigowe, wynajem podnośników, usługi hds, żurawie, podnośniki koszowe',
    'Dźwigi samojezdne = Wynajem dźwigów = Dźwigi = Żurawie samojezdne ~ wynająć dźwig; HDS = Usługi HDS; Podnośniki koszowe = Podnośniki = Zwyżki ~ wynająć podnośnik; Żurawie wieżowe = Dźwigi wieżowe; Minidźwigi = Żurawie gąsienicowe; Relokacja maszyn = Przenoszenie maszyn = Transport maszyn ~ przestawiać maszyny; Transport ponadgabarytowy; Wózki widłowe = Ładowarki teleskopowe; Montaż konstrukcji = Montaż hal = Montaż prefabrykatów; Montaż więźby = Rozładunek materiałów ~ rozładować; Wycinka drzew; Montaż szyb = Montaż szklenia; Ustawianie basenów = Montaż basenów; Wyciąganie pojazdów = Ratownictwo drogowe = Podnoszenie pojazdów; Wizja lokalna = Plan podnoszenia; Kosz osobowy',
  ],
  boatyard: [
    'stocznia jachtowa, szkutnik, warsztat szkutniczy, serwis jachtów, szkutnictwo, stocznia, serwis łodzi',
    'Budowa łodzi = Budowa jachtów = Łodzie drewniane ~ budować łodzie; Remonty = Remonty jachtów = Renowacja łodzi = Renowacja drewnianych jachtów ~ remontować jachty; Naprawa laminatu = Naprawy = Laminaty ~ naprawiać kadłuby; Zimowanie = Zimowanie jachtów = Hangarowanie ~ zimować jachty; Silniki = Serwis silników = Silniki zaburtowe; Lakierowanie = Malowanie = Malowanie kadłubów; Antyfouling = Osmoza = Usuwanie osmozy; Pokłady tekowe = Teak = Pokłady; Elektryka = Elektronika jachtowa = Instalacje elektryczne; Slipowanie = Wodowanie = Dźwig = Wodowanie i slipowanie ~ wodować; Takielunek = Żagle = Szycie żagli; Tapicerka = Pokrowce = Szprycbudy; Sprzedaż łodzi = Jachty używane; Cumowanie = Miejsca postojowe = Przystań; Napędy elektryczne = Silniki elektryczne; Transport jachtów',
  ],
  bicycle_workshop: [
    'serwis rowerowy, naprawa rowerów, warsztat rowerowy, mechanik rowerowy, mobilny serwis rowerowy',
    'Naprawy = Naprawa rowerów ~ naprawiać rowery, łatać dętki; Przegląd = Przeglądy rowerów = Przegląd sezonowy = Przegląd roweru; Rowery elektryczne = Serwis rowerów elektrycznych = Elektryki; Koła = Zaplatanie kół = Centrowanie kół ~ zaplatać koła, centrować; Hamulce i przerzutki = Regulacja przerzutek = Odpowietrzanie hamulców ~ regulować przerzutki; Amortyzatory = Serwis amortyzatorów = Serwis amortyzacji; Składanie rowerów = Rowery na zamówienie = Budowa rowerów; Renowacja rowerów = Renowacja = Stare rowery ~ odnawiać rowery; Rowery używane = Sprzedaż rowerów używanych; Części i akcesoria = Części = Akcesoria; Mobilny serwis = Odbiór od klienta ~ odbierać rowery; Przechowalnia zimowa = Zimowanie = Mycie rowerów; Wypożyczalnia = Wypożyczalnia rowerów; Kursy = Warsztaty; Bikefitting; Hulajnogi = Wózki dziecięce',
  ],
  machining: [
    'obróbka skrawaniem, obróbka cnc, toczenie i frezowanie, zakład obróbki metali, tokarnia, frezarnia, zakład mechaniczny',
    'Toczenie CNC = Toczenie = Usługi tokarskie ~ toczyć; Frezowanie CNC = Frezowanie = Frezowanie 5-osiowe ~ frezować; Szlifowanie = Szlifowanie wałków; Prototypy = Prototypowanie = Jednostkowa produkcja; Produkcja seryjna = Małe serie = Serie; Elektrodrążenie = Drążarki = Cięcie drutem; Montaż = Montaż podzespołów; Kontrola jakości = Pomiary 3D = Pomiary; Stal nierdzewna i tytan; Projektowanie = Konstrukcja; Obróbka powierzchni = Obróbka cieplna; Części zamienne = Regeneracja części = Dorabianie części ~ dorabiać części; Koła zębate; Obróbka tworzyw = Tworzywa sztuczne; Park maszynowy; Wiercenie = Gwintowanie',
  ],
  sheet_metal: [
    'obróbka blach, cięcie laserowe, gięcie blach, zakład obróbki blach, obróbka metali',
    'Cięcie laserowe = Laser = Cięcie blach ~ ciąć blachy; Gięcie = Gięcie blach = Gięcie CNC ~ giąć; Spawanie = Spawanie TIG i MIG = Spawanie robotem; Cięcie laserem rur = Laser do rur = Rury i profile; Wykrawanie; Stal nierdzewna = Nierdzewka; Malowanie proszkowe = Lakierowanie; Obudowy = Szafy sterownicze = Obudowy maszyn; Montaż; Prototypy = Małe serie; Cięcie plazmą = Cięcie wodą = Waterjet; Walcowanie = Zwijanie blach; Projektowanie = Dokumentacja; Ogrodzenia i balustrady; Szlifowanie = Gratowanie; Produkcja seryjna',
  ],
  toolmaker: [
    'narzędziownia, budowa form, producent form, formy wtryskowe, zakład narzędziowy',
    'Formy wtryskowe = Budowa form; Wykrojniki = Tłoczniki = Wykrojniki i tłoczniki; Przyrządy = Oprzyrządowanie = Przyrządy montażowe; Formy odlewnicze = Formy ciśnieniowe; Naprawa form = Regeneracja form = Remonty form ~ naprawiać formy; Projektowanie form = Konstrukcja = Projektowanie CAD; Elektrodrążenie = Drążenie wgłębne; Obróbka CNC = Frezowanie CNC; Próby form = Próbne wtryski = Detale próbne; Prototypy; Sprawdziany = Przyrządy pomiarowe; Wtrysk = Wtrysk tworzyw; Napawanie laserowe = Spawanie laserowe; Ostrzenie narzędzi = Ostrzenie ~ ostrzyć narzędzia; Skanowanie 3D = Inżynieria odwrotna; Matryce = Matryce kuźnicze',
  ],
  plastics: [
    'przetwórstwo tworzyw sztucznych, wtrysk tworzyw, wtryskownia, producent wyrobów z tworzyw, tworzywa sztuczne',
    'Wtrysk = Formowanie wtryskowe = Wtrysk tworzyw = Detale wtryskowe; Wtrysk dwukomponentowy = 2K; Wytłaczanie = Profile = Profile z tworzyw; Termoformowanie = Formowanie próżniowe; Rozdmuch = Butelki i pojemniki = Pojemniki; Formy = Budowa form = Narzędziownia; Prototypy = Druk 3D; Montaż; Tampodruk = Nadruki = Zdobienie; Obróbka CNC tworzyw = Obróbka tworzyw = Cięcie płyt; Pleksi = Wyroby z pleksi = Plexi; Laminaty = Kompozyty = Wyroby z laminatu; Recykling tworzyw = Regranulat = Tworzywa z recyklingu; Projektowanie = Projektowanie detali; Folie = Worki foliowe; Zbiorniki = Zbiorniki z tworzyw',
  ],
  surface_treatment: [
    'malowanie proszkowe, lakiernia proszkowa, galwanizernia, ocynkownia, obróbka powierzchniowa, cynkowanie, piaskowanie',
    'Malowanie proszkowe = Lakierowanie proszkowe ~ malować proszkowo; Piaskowanie = Śrutowanie ~ piaskować; Cynkowanie = Cynkowanie ogniowe = Cynkowanie galwaniczne ~ cynkować; Anodowanie = Anodowanie aluminium; Chromowanie = Niklowanie ~ chromować; Malowanie natryskowe = Lakierowanie na mokro; Usuwanie starych powłok = Odlakierowanie; Polerowanie = Szlifowanie i polerowanie; Hartowanie = Obróbka cieplna; Felgi = Malowanie felg = Renowacja felg; Metalizacja = Zabezpieczenie antykorozyjne = Antykorozja; Fosforanowanie = Kataforeza = Czernienie; Złocenie = Srebrzenie; Bramy i ogrodzenia = Ogrodzenia i balustrady; Grzejniki = Meble ogrodowe = Ramy rowerowe; Odbiór i dostawa',
  ],
  wood_manufacturer: [
    'tartak, zakład drzewny, przetwórstwo drewna, hurtownia drewna, producent tarcicy, skład drewna',
    'Więźby dachowe = Drewno konstrukcyjne = Więźba; Tarcica = Deski = Tarcica sucha; Przecieranie usługowe = Usługowe przecieranie = Przetarcie drewna ~ przecierać kłody; Podbitka = Boazeria = Szalówka; Drewno klejone = KVH i BSH = KVH; Podłogi = Deska podłogowa; Deski tarasowe; Deski elewacyjne = Elewacje; Suszenie drewna = Suszarnia = Usługowe suszenie ~ suszyć drewno; Drewno opałowe = Drewno kominkowe; Zrębki = Trociny = Pellet; Palety = Skrzynie = Opakowania drewniane; Skup drewna = Skup kłód ~ skupować drewno; Struganie = Usługowe struganie; Impregnacja = Impregnacja ciśnieniowa; Płoty = Drewno ogrodowe = Altany',
  ],
  packaging_manufacturer: [
    'producent opakowań, opakowania, producent kartonów, tektura falista, zakład opakowań, opakowania kartonowe',
    'Kartony = Kartony z tektury falistej = Pudła kartonowe; Pudełka = Pudełka kaszerowane = Pudełka ozdobne; Opakowania wysyłkowe = Pudełka wysyłkowe = Opakowania e-commerce; Opakowania z nadrukiem = Nadruk = Pudełka z nadrukiem; Etykiety; Torby papierowe = Torby; Folie = Worki = Opakowania foliowe; Ekspozytory = Displaye = Standy; Skrzynie drewniane = Palety; Projektowanie opakowań = Projekty opakowań = Prototypy ~ projektować opakowania; Opakowania ekologiczne = Ekologiczne opakowania; Opakowania spożywcze = Pudełka na pizzę = Pudełka na ciasta; Małe nakłady = Krótkie serie; Przekładki i wkładki = Wypełniacze = Kratownice; Tuby = Taśmy; Magazynowanie',
  ],
  textile_manufacturer: [
    'producent odzieży, szwalnia, tkalnia, dziewiarnia, producent tekstyliów, hafciarnia, przędzalnia, zakład odzieżowy',
    'Szycie odzieży = Usługi szycia = Szycie na zlecenie = Szycie przerobowe ~ szyć dla marek; Tkaniny; Dzianiny = Swetry; Pościel = Pościel i prześcieradła; Koce = Pledy; Ręczniki; Obrusy = Bielizna stołowa; Odzież robocza = Odzież medyczna = Mundury; Haft = Haft komputerowy = Hafty; Nadruki = Sitodruk = Nadruki na odzieży; Przędza = Włóczka; Skarpety = Rajstopy; Odzież sportowa = Stroje sportowe; Małe serie = Odszycia próbne; Konstrukcja i stopniowanie = Konstrukcja odzieży = Krojownia; Private label = Marka własna',
  ],
  food_manufacturer: [
    'producent żywności, wytwórnia, przetwórnia, młyn, wytwórnia makaronu, zakład spożywczy, tłocznia soków, przetwórstwo spożywcze',
    'Makarony = Makaron; Mąki = Mąka = Kasze; Soki = Soki tłoczone; Dżemy = Konfitury = Powidła; Kiszonki = Ogórki kiszone = Kapusta kiszona; Sosy = Ketchup i musztardy = Przyprawy; Pierogi = Wyroby garmażeryjne = Garmażerka; Mrożonki; Ciastka = Słodycze = Wyroby cukiernicze; Dania gotowe = Zupy; Oleje; Produkty ekologiczne = Bio; Dla gastronomii = HoReCa; Marka własna = Produkcja na zlecenie = Private label ~ produkować dla innych; Tłoczenie usługowe = Usługowe tłoczenie soków ~ tłoczyć z owoców klienta; Sklep firmowy = Sklep przyzakładowy = Sklep internetowy',
  ],
  cosmetics_manufacturer: [
    'producent kosmetyków, manufaktura kosmetyków, kosmetyki naturalne, laboratorium kosmetyczne, wytwórnia kosmetyków',
    'Pielęgnacja twarzy = Kremy do twarzy = Kremy; Pielęgnacja ciała = Balsamy; Pielęgnacja włosów = Szampony; Mydła = Mydła naturalne; Kosmetyki dla dzieci; Kosmetyki męskie = Broda; Perfumy = Zapachy; Olejki = Olejki eteryczne; Makijaż = Kosmetyki kolorowe; Ochrona przeciwsłoneczna = Filtry; Produkcja kontraktowa = Produkcja na zlecenie = Marka własna = Private label ~ produkować dla marek; Opracowanie receptur = Receptury = Badania i rozwój ~ opracować recepturę; Badania i dokumentacja = Rejestracja kosmetyków = Ocena bezpieczeństwa; Konfekcjonowanie = Opakowania; Kosmetyki hotelowe = Kosmetyki profesjonalne = Linia spa; Sklep internetowy = Sklep',
  ],
  electronics_manufacturer: [
    'producent elektroniki, montaż elektroniki, projektowanie elektroniki, kontraktowa produkcja elektroniki, elektronika, ems',
    'Montaż SMT = Montaż SMT i THT = Montaż elektroniki = Montaż płytek ~ montować płytki; Projektowanie elektroniki = Projekty elektroniki = Projektowanie układów ~ projektować układy; Oprogramowanie wbudowane = Firmware; Projekty PCB = Projektowanie PCB = Płytki drukowane; Prototypy = Prototypowanie; Produkcja seryjna = Małe serie; Wiązki kablowe = Wiązki = Konfekcja kabli; Szafy sterownicze = Prefabrykacja szaf; Montaż urządzeń = Montaż końcowy = Box build; Testowanie = Testy = Testy funkcjonalne ~ testować; Naprawa elektroniki = Naprawy = Serwis elektroniki ~ naprawiać płytki; Sterowniki = Czujniki = Sterowniki przemysłowe; Zakup komponentów = Zarządzanie komponentami; Zalewanie = Lakierowanie = Zalewanie żywicą; Oświetlenie LED = LED; Badania EMC = Certyfikacja',
  ],
  machine_builder: [
    'producent maszyn, budowa maszyn, automatyka przemysłowa, maszyny specjalne, integrator automatyki, zakład budowy maszyn',
    'Maszyny specjalne = Maszyny na zamówienie = Budowa maszyn; Automatyzacja = Automatyka przemysłowa = Robotyzacja = Stanowiska zrobotyzowane; Przenośniki = Transportery = Przenośniki taśmowe; Maszyny pakujące = Linie pakujące = Linie rozlewnicze; Projektowanie maszyn = Projektowanie = Biuro konstrukcyjne; Sterowanie PLC = Programowanie PLC = Szafy sterownicze; Modernizacja maszyn = Modernizacje = Remonty maszyn ~ modernizować stare maszyny; Części zamienne; Serwis = Serwis maszyn = Utrzymanie ruchu ~ serwisować maszyny; Montaż i uruchomienie = Uruchomienie = Instalacja; Linie produkcyjne = Linie montażowe; Maszyny spożywcze = Maszyny dla przemysłu spożywczego; Maszyny używane; Szkolenia; Certyfikacja CE = Bezpieczeństwo maszyn; Relokacja maszyn',
  ],
  furniture_manufacturer: [
    'producent mebli, fabryka mebli, zakład meblarski, producent mebli tapicerowanych, producent krzeseł',
    'Krzesła = Krzesła i hokery; Stoły = Stoły i stoliki; Meble tapicerowane = Sofy = Narożniki i sofy; Łóżka = Łóżka i materace = Materace; Szafy = Komody; Kuchnie = Meble kuchenne; Meble biurowe; Meble szkolne = Meble przedszkolne; Meble hotelowe = Kontrakt = Meble kontraktowe = Hotele i restauracje; Meble ogrodowe; Meble łazienkowe; Meble na wymiar = Zamówienia nietypowe = Na zamówienie; Kolekcje; Dla hurtowni = Dla sklepów = Współpraca z dealerami; Sklep fabryczny = Salon firmowy; Produkcja na zlecenie = Elementy meblowe',
  ],
  building_materials: [
    'producent materiałów budowlanych, betoniarnia, cegielnia, żwirownia, kopalnia kruszyw, wytwórnia betonu, prefabrykaty betonowe, zakład betoniarski',
    'Beton towarowy = Beton = Beton z dowozem ~ dowozić beton; Prefabrykaty = Prefabrykaty betonowe = Elementy betonowe; Kręgi betonowe = Szamba = Szamba betonowe; Kostka brukowa = Kostka = Płyty tarasowe; Cegła = Cegły = Cegła ręcznie formowana = Klinkier; Pustaki = Bloczki = Bloczki betonowe; Kruszywa = Piasek i żwir = Żwir; Dachówki = Dachówka ceramiczna; Kamień = Kamień naturalny = Kamień elewacyjny; Tynki gliniane = Glina; Wapno = Zaprawy = Zaprawy i tynki; Stropy = Nadproża; Ogrodzenia betonowe = Ogrodzenia; Schody prefabrykowane = Schody; Pompowanie betonu = Pompa do betonu; Dowóz',
  ],
  calibration: [
    'laboratorium wzorcujące, wzorcowanie, laboratorium pomiarowe, kalibracja, metrologia, serwis wag',
    'Wzorcowanie wag = Wagi = Wagi i wzorce ~ wzorcować wagi; Wzorcowanie termometrów = Temperatura i wilgotność = Temperatura; Wzorcowanie manometrów = Ciśnienie = Manometry; Klucze dynamometryczne = Moment siły = Wzorcowanie kluczy dynamometrycznych; Przyrządy elektryczne = Multimetry = Wielkości elektryczne; Suwmiarki i mikrometry = Suwmiarki = Wielkości geometryczne; Wzorcowanie u klienta = U klienta; Wzorcowanie akredytowane = Świadectwa wzorcowania = Akredytacja PCA; Nadzór nad wyposażeniem = Zarządzanie przyrządami = Nadzór metrologiczny ~ pilnować terminów; Naprawa przyrządów = Naprawy = Adiustacja = Naprawa wag ~ naprawiać wagi; Pomiary 3D = Pomiary współrzędnościowe = Usługi pomiarowe; Legalizacja = Legalizacja wag = Przygotowanie do legalizacji ~ legalizować; Sprzedaż przyrządów = Sprzedaż wag = Przyrządy pomiarowe; Kwalifikacja = Mapowanie = Walidacja; Szkolenia; Odbiór przyrządów',
  ],
  printing_3d: [
    'druk 3d, usługi druku 3d, drukarnia 3d, prototypowanie, druk przestrzenny',
    'Prototypy = Szybkie prototypowanie = Prototypowanie; Małe serie = Produkcja małoseryjna; Druk FDM = FDM; Druk SLS = SLS; Druk z żywicy = SLA = Druk żywiczny; Druk z metalu = Druk 3D z metalu; Części zamienne = Dorabianie części = Odtwarzanie części ~ dorabiać części; Skanowanie 3D = Inżynieria odwrotna = Skan 3D ~ skanować; Projektowanie 3D = Modelowanie 3D = Projektowanie CAD; Makiety = Modele architektoniczne = Makiety architektoniczne; Obróbka wydruków = Malowanie = Wykończenie; Modele medyczne = Modele dentystyczne; Druk wielkoformatowy = Duże wydruki; Gadżety = Figurki = Statuetki; Szkolenia = Warsztaty; Wycena online = Wycena',
  ],
  farm_machinery: [
    'maszyny rolnicze, dealer maszyn rolniczych, serwis maszyn rolniczych, naprawa ciągników, ciągniki',
    'Ciągniki = Traktory = Nowe ciągniki; Maszyny używane = Ciągniki używane; Serwis = Naprawa ciągników = Naprawy = Serwis maszyn ~ naprawiać ciągniki; Części = Części zamienne; Kosiarki = Traktorki ogrodowe = Sprzęt ogrodniczy = Roboty koszące; Pilarki = Sprzęt leśny; Maszyny uprawowe = Pługi = Agregaty; Prasy i zielonki = Prasy = Maszyny zielonkowe; Opryskiwacze; Siewniki; Przyczepy = Rozrzutniki; Ładowacze = Ładowarki; Hydraulika = Węże hydrauliczne = Zakuwanie węży ~ zakuwać węże; Serwis mobilny = Dojazd do klienta = Serwis w polu; GPS = Nawigacja rolnicza = Rolnictwo precyzyjne; Finansowanie = Kredyty i leasing = Leasing',
  ],
  farm_contractor: [
    'usługi rolnicze, usługi maszynami rolniczymi, usługi kombajnem, firma usług rolniczych',
    'Zbiór zbóż = Kombajn = Usługi kombajnem = Koszenie zbóż ~ kosić zboże; Zbiór kukurydzy = Kukurydza = Sieczkarnia ~ kosić kukurydzę; Prasowanie = Belowanie = Prasowanie słomy i siana = Bele ~ prasować, owijać bele; Zielonki = Sianokiszonka = Koszenie łąk ~ kosić łąki; Gnojowica = Rozlewanie gnojowicy = Wywóz gnojowicy ~ rozlewać gnojowicę; Obornik = Rozrzucanie obornika ~ rozrzucać obornik; Orka = Uprawa = Talerzowanie ~ orać; Siew = Siew zbóż = Siew kukurydzy ~ siać; Opryski = Opryskiwanie ~ pryskać; Wapnowanie = Nawożenie ~ wapnować; Transport płodów rolnych; Zbiór buraków = Ziemniaki = Wykopki; Mulczowanie = Koszenie nieużytków = Koszenie poboczy ~ mulczować; Odśnieżanie ~ odśnieżać; Roboty ziemne = Ładowarka; Karczowanie = Rębak',
  ],
  forestry: [
    'usługi leśne, zakład usług leśnych, firma leśna, zul, pozyskanie drewna, drewno opałowe',
    'Pozyskanie drewna = Ścinka = Harwester = Trzebieże ~ pozyskiwać drewno; Zrywka = Zrywka drewna = Forwarder ~ zrywać drewno; Sadzenie lasu = Zalesianie = Odnowienia ~ sadzić las; Wycinka drzew = Wycinka trudnych drzew = Wycinka ~ wycinać drzewa; Drewno opałowe = Drewno kominkowe = Opał ~ sprzedawać drewno; Zrębkowanie = Zrębki = Rębak ~ zrębkować; Pielęgnacja lasu = Czyszczenia = Pielęgnacja upraw ~ pielęgnować las; Skup drewna = Zakup lasów = Kupno drewna na pniu ~ kupować las; Karczowanie = Frezowanie pni = Mulczowanie ~ karczować; Wycena lasu = Szacunki brakarskie = Wycena drzewostanów ~ wyceniać las; Lasy prywatne = Plany urządzenia lasu = Uproszczone plany = Doradztwo; Wiatrołomy = Usuwanie wiatrołomów = Kornik; Zrywka konna = Konie; Drogi leśne; Grodzenie upraw = Ogrodzenia leśne; Transport drewna',
  ],
  recycling: [
    'skup złomu, recykling, złomowisko, stacja demontażu pojazdów, skup metali, auto złom, punkt skupu',
    'Skup złomu = Skup metali = Złom stalowy ~ skupować złom; Metale kolorowe = Miedź i aluminium; Złomowanie pojazdów = Kasacja pojazdów = Auto złom = Złomowanie aut ~ złomować auta; Kontenery = Podstawianie kontenerów ~ podstawić kontener; Elektrośmieci = Zużyty sprzęt = Elektroodpady; Odbiór złomu = Odbiór = Transport złomu ~ odbierać złom; Rozbiórki = Demontaż = Demontaż konstrukcji = Cięcie złomu; Makulatura = Skup makulatury; Tworzywa = Folia = Recykling tworzyw; Kable = Akumulatory = Skup akumulatorów; Części używane = Części samochodowe = Używane części; Opony = Odbiór opon; Gruz = Recykling gruzu; Katalizatory = Skup katalizatorów; Aktualne ceny; Zaświadczenia = Wyrejestrowanie pojazdu',
  ],
};
