import type { TradeTexts } from '../trades.ts';

/** Trades of learning and leisure in Polish. */
export const learningAndLeisure: TradeTexts<'learning_and_leisure'> = {
  language_school: [
    'szkoła językowa, szkoła języków obcych, lektor, kursy językowe, nauczyciel języka',
    'Angielski = Kursy angielskiego = Język angielski ~ uczyć angielskiego; Niemiecki = Kursy niemieckiego = Język niemiecki; Hiszpański = Kursy hiszpańskiego; Francuski = Włoski; Polski dla obcokrajowców = Polski dla cudzoziemców = Kursy polskiego; Zajęcia indywidualne = Lekcje indywidualne; Kursy dla dzieci = Angielski dla dzieci; Kursy dla firm = Język w firmie = Angielski biznesowy; Kursy online = Lekcje online; Przygotowanie do egzaminów = Matura i certyfikaty = Kursy maturalne ~ przygotować do matury; Konwersacje; Kursy intensywne = Kursy wakacyjne; Kursy grupowe = Kursy dla dorosłych; Obozy językowe = Półkolonie; Test poziomujący = Lekcja próbna; Tłumaczenia',
  ],
  tutoring: [
    'korepetycje, korepetytor, centrum korepetycji, pomoc w nauce, centrum edukacyjne',
    'Matematyka = Korepetycje z matematyki; Język polski = Polski; Angielski = Język angielski; Fizyka i chemia = Fizyka = Chemia i biologia; Egzamin ósmoklasisty = Kursy ósmoklasisty = Przygotowanie do egzaminu ósmoklasisty; Matura = Przygotowanie do matury = Kursy maturalne ~ przygotować do matury; Pomoc w lekcjach = Odrabianie lekcji ~ odrabiać lekcje; Zajęcia indywidualne; Korepetycje online = Zajęcia online; Małe grupy = Zajęcia grupowe; Dysleksja = Terapia pedagogiczna = Dyskalkulia; Nauka czytania = Nauczanie początkowe = Klasy 1-3; Matematyka dla studentów; Techniki uczenia się = Techniki pamięci; Programowanie; Kursy wakacyjne = Poprawki',
  ],
  music_school: [
    'szkoła muzyczna, nauczyciel muzyki, ognisko muzyczne, lekcje muzyki, nauczyciel gry na gitarze, nauczycielka fortepianu, nauczyciel śpiewu',
    'Fortepian = Nauka gry na pianinie = Pianino = Lekcje fortepianu ~ grać na pianinie; Gitara = Nauka gry na gitarze = Lekcje gitary ~ grać na gitarze; Śpiew = Nauka śpiewu = Lekcje śpiewu = Wokal; Skrzypce = Nauka gry na skrzypcach; Perkusja = Nauka gry na perkusji; Flet = Saksofon; Wiolonczela; Akordeon; Keyboard; Ukulele; Umuzykalnienie = Zajęcia umuzykalniające = Rytmika = Muzyka dla maluchów; Chór; Teoria muzyki = Kształcenie słuchu; Przygotowanie do egzaminów; Lekcje dla dorosłych; Lekcje online',
  ],
  dance_school: [
    'szkoła tańca, studio tańca, instruktor tańca, szkoła baletowa, klub taneczny',
    'Balet = Taniec klasyczny; Hip-hop = Street dance = Breakdance; Taniec towarzyski = Kursy dla par = Kurs tańca dla par; Pierwszy taniec = Pierwszy taniec weselny = Kurs dla narzeczonych ~ narzeczeni; Taniec dla dzieci = Zajęcia dla dzieci; Salsa = Bachata = Taniec latynoski; Tango argentyńskie = Tango; Taniec współczesny = Contemporary; Jazz; Zumba = Latino solo; Taniec dla seniorów; Lekcje indywidualne = Lekcje prywatne; Warsztaty; Obozy taneczne = Półkolonie; Taniec użytkowy; Wynajem sali = Sala taneczna ~ wynająć salę',
  ],
  driving_school: [
    'szkoła jazdy, ośrodek szkolenia kierowców, nauka jazdy, instruktor jazdy, osk, kurs prawa jazdy',
    'Prawo jazdy kat. B = Kategoria B = Kurs kat. B; Motocykle = Kategoria A = Prawo jazdy na motocykl; Kategoria AM = Motorower; Kategoria C = Ciężarówki = Prawo jazdy kat. C; Kategoria D = Autobusy; Kategoria B+E = Przyczepa = Kategoria BE; Kategoria C+E; Kategoria T = Ciągnik; Jazdy doszkalające = Doszkalanie = Jazdy dodatkowe ~ doszkalać; Kursy przyspieszone = Kurs weekendowy = Kursy wakacyjne; Automat = Kurs na automacie; Kwalifikacja zawodowa = Kurs na przewóz rzeczy = Kierowca zawodowy = Szkolenia okresowe; Teoria online = E-learning = Wykłady; Badania lekarskie = Badania kierowców; Jazda po mieście = Przygotowanie do egzaminu; Kurs z pierwszej pomocy',
  ],
  riding_school: [
    'szkółka jeździecka, stadnina, ośrodek jeździecki, klub jeździecki, stajnia, szkoła jazdy konnej, instruktor jeździectwa',
    'Nauka jazdy konnej = Lekcje jazdy konnej = Jazdy konne ~ uczyć jazdy konnej; Jazda dla dzieci = Kucyki = Kuce = Oprowadzanki ~ oprowadzać na kucu; Jazdy w teren = Tereny = Rajdy konne; Lonża = Jazda na lonży; Hipoterapia; Obozy jeździeckie = Półkolonie = Obozy; Pensjonat dla koni = Hotel dla koni ~ pensjonat; Trening koni = Układanie koni = Zajeżdżanie koni ~ zajeżdżać konie; Skoki = Ujeżdżenie = Treningi sportowe; Odznaki jeździeckie = Odznaki; Bryczki i kuligi = Bryczka = Kuligi = Przejażdżki bryczką; Urodziny = Urodziny w stajni; Woltyżerka; Sesje zdjęciowe; Hodowla = Sprzedaż koni; Wycieczki szkolne',
  ],
  swimming_school: [
    'szkoła pływania, nauka pływania, instruktor pływania, szkółka pływacka, basen',
    'Nauka pływania dzieci = Nauka pływania dla dzieci = Zajęcia dla dzieci ~ uczyć pływać dzieci; Pływanie niemowląt = Zajęcia dla niemowląt ~ niemowlęta w wodzie; Nauka pływania dorosłych = Nauka pływania dla dorosłych; Lekcje indywidualne; Doskonalenie = Doskonalenie pływania = Doskonalenie techniki; Kraul = Nauka kraula; Aqua aerobik = Aqua fitness; Zajęcia dla kobiet w ciąży = Kobiety w ciąży; Lęk przed wodą ~ bać się wody; Obozy pływackie = Półkolonie = Obozy; Sekcja pływacka = Sekcja sportowa; Triathlon; Szkoły i przedszkola = Zajęcia dla szkół; Karta pływacka; Aqua senior; Ratownictwo wodne',
  ],
  art_school: [
    'szkoła plastyczna, pracownia plastyczna, kursy malarstwa, kurs rysunku, ognisko plastyczne, pracownia malarska',
    'Kursy malarstwa = Malarstwo = Zajęcia malarskie ~ uczyć malować; Kursy rysunku = Rysunek = Nauka rysunku ~ uczyć rysować; Akwarela = Kursy akwareli; Malarstwo olejne = Olej; Zajęcia dla dzieci = Plastyka dla dzieci; Zajęcia dla młodzieży; Zajęcia dla dorosłych; Przygotowanie do egzaminów = Egzaminy na ASP = Kurs na architekturę = Teczka; Grafika = Linoryt; Rzeźba = Ceramika; Warsztaty weekendowe = Warsztaty; Półkolonie = Zajęcia wakacyjne; Urodziny = Urodziny artystyczne; Plenery = Plenery malarskie; Ilustracja = Komiks; Rysunek postaci = Akt',
  ],
  cookery_school: [
    'szkoła gotowania, studio kulinarne, warsztaty kulinarne, akademia kulinarna, kursy gotowania',
    'Warsztaty kulinarne = Kursy gotowania = Kurs podstawowy ~ uczyć gotować; Warsztaty dla firm = Integracja = Imprezy firmowe = Gotowanie integracyjne; Warsztaty dla dzieci = Gotowanie z dziećmi = Urodziny dla dzieci; Pieczenie chleba = Warsztaty chlebowe = Chleb na zakwasie; Kuchnia włoska = Makarony; Sushi = Kuchnia azjatycka; Kuchnia polska = Pierogi; Kuchnia wegetariańska = Kuchnia wegańska = Kuchnia roślinna; Cukiernictwo = Torty i desery = Warsztaty cukiernicze; Wieczór panieński = Imprezy prywatne = Urodziny; Ryby i owoce morza = Steki; Kolacje = Kolacje degustacyjne; Vouchery = Bony podarunkowe; Wynajem studia = Wynajem; Kiszonki = Kiszenie = Przetwory; Kurs dla kucharzy = Kursy zawodowe',
  ],
  training_provider: [
    'firma szkoleniowa, ośrodek szkoleniowy, centrum szkoleniowe, trener, szkolenia, ośrodek kształcenia, szkoła policealna, trener biznesu',
    'Szkolenia otwarte = Kursy = Kursy zawodowe; Szkolenia zamknięte = Szkolenia dla firm = Szkolenia na zamówienie ~ szkolić w firmach; Szkolenia online = Webinary = E-learning; Szkolenia menedżerskie = Przywództwo = Zarządzanie zespołem; Wystąpienia publiczne = Prezentacje; Szkolenia sprzedażowe; Kursy komputerowe = Excel = Szkolenia komputerowe; BHP = Szkolenia BHP; Wózki widłowe = Kursy operatorów = UDT; Spawanie = Kursy spawalnicze; Pierwsza pomoc = Kursy pierwszej pomocy; Kursy językowe; Księgowość = Kadry i płace; Dofinansowanie = Szkolenia dofinansowane = Baza Usług Rozwojowych; Szkolenia dla nauczycieli = Rady pedagogiczne; Konferencje',
  ],
  kindergarten: [
    'przedszkole, żłobek, klub malucha, punkt przedszkolny, leśne przedszkole, przedszkole niepubliczne, klub dziecięcy, niania',
    'Żłobek = Grupa żłobkowa = Klub malucha; Grupy wiekowe = Przedszkole; Adaptacja = Dni adaptacyjne; Zerówka = Przygotowanie do szkoły; Program = Metody pracy = Program edukacyjny; Montessori = Metoda Montessori; Angielski = Język angielski = Dwujęzyczność; Rytmika = Zajęcia muzyczne; Zajęcia dodatkowe; Logopeda = Psycholog i logopeda = Wspomaganie rozwoju; Wyżywienie = Posiłki = Kuchnia; Rekrutacja = Zapisy; Plan dnia = Ramowy plan dnia; Leśne zajęcia = Zajęcia w lesie; Czesne = Opłaty; Półkolonie = Dyżur wakacyjny',
  ],
  school: [
    'szkoła, szkoła podstawowa, liceum, technikum, szkoła prywatna, szkoła niepubliczna, szkoła branżowa, zespół szkół, szkoła społeczna',
    'Szkoła podstawowa = Podstawówka; Liceum = Liceum ogólnokształcące; Technikum = Kierunki kształcenia; Przedszkole = Zerówka; Rekrutacja = Zapisy; Dni otwarte = Dzień otwarty; Świetlica = Opieka świetlicowa; Stołówka = Obiady; Języki obce = Języki; Zajęcia dodatkowe = Kółka zainteresowań = Zajęcia pozalekcyjne; Czesne = Opłaty i stypendia = Stypendia; Oferta edukacyjna = Program nauczania; Internat = Bursa; Psycholog i pedagog = Pomoc psychologiczna; Wymiany = Erasmus = Wymiany międzynarodowe; Nauczanie domowe = Edukacja domowa',
  ],
  sports_club: [
    'klub sportowy, uczniowski klub sportowy, klub piłkarski, klub tenisowy, akademia piłkarska, stowarzyszenie sportowe, klub żeglarski',
    'Piłka nożna = Szkółka piłkarska = Akademia piłkarska; Tenis = Nauka tenisa = Szkółka tenisowa; Siatkówka; Koszykówka; Piłka ręczna; Pływanie; Lekkoatletyka; Gimnastyka = Zajęcia ogólnorozwojowe; Grupy młodzieżowe; Grupy dziecięce = Zajęcia dla dzieci = Maluchy; Pierwsza drużyna; Zajęcia dla dorosłych; Obozy sportowe = Półkolonie = Obozy; Zapisy = Nabór = Nabór do sekcji = Trening próbny; Składki = Członkostwo; Wynajem boiska = Rezerwacja kortów = Wynajem kortów ~ rezerwować korty',
  ],
  martial_arts: [
    'szkoła sztuk walki, klub sportów walki, klub karate, klub judo, klub bokserski, dojo, klub taekwondo',
    'Karate = Karate kyokushin; Judo; Taekwondo; Kickboxing = Muay thai = Boks tajski; Boks; Aikido; Brazylijskie jiu-jitsu = BJJ = Jiu-jitsu; Samoobrona = Kursy samoobrony; Samoobrona dla kobiet; Zajęcia dla dzieci = Sporty walki dla dzieci; Krav maga; MMA; Trening próbny = Pierwszy trening; Treningi indywidualne; Obozy sportowe = Obozy = Półkolonie; Starty',
  ],
  climbing_hall: [
    'ścianka wspinaczkowa, centrum wspinaczkowe, boulderownia, hala wspinaczkowa, park linowy',
    'Bouldering = Bouldery = Boulder; Wspinaczka z liną = Ściana z liną; Kurs dla początkujących = Kursy wspinaczkowe = Kurs podstawowy ~ uczyć się wspinać; Kurs prowadzenia = Kurs na prowadzenie; Zajęcia dla dzieci = Sekcja dziecięca; Urodziny = Urodziny na ściance; Grupy szkolne; Imprezy firmowe = Integracja; Wypożyczalnia sprzętu = Wypożyczalnia = Wypożyczalnia butów; Auto-belay = Automaty asekuracyjne; Treningi = Sekcja = Trening personalny; Strefa treningowa; Kawiarnia; Kurs skałkowy = Kursy w skałach = Wyjazdy w skały; Karnety; Półkolonie',
  ],
  sailing_school: [
    'szkoła żeglarstwa, szkoła windsurfingu, klub żeglarski, szkoła kitesurfingu, szkolenia motorowodne, ośrodek żeglarski',
    'Kurs na żeglarza jachtowego = Kursy żeglarskie = Patent żeglarski ~ uczyć żeglować; Sternik motorowodny = Kursy motorowodne = Patent motorowodny; Żeglarstwo dla dzieci = Optymisty = Szkółka Optimist; Obozy żeglarskie = Półkolonie = Obozy; Jachtowy sternik morski = Kursy morskie; Rejsy = Rejsy morskie = Rejsy szkoleniowe; Windsurfing = Kurs windsurfingu; Kitesurfing = Kurs kitesurfingu; SUP; Czarter jachtów = Czarter = Wypożyczalnia ~ wypożyczać łódki; Katamarany; Radiooperator = SRC = Kurs SRC; Regaty = Treningi regatowe; Lekcje indywidualne = Szkolenia indywidualne; Imprezy firmowe = Integracja; Wing foil',
  ],
  diving_school: [
    'szkoła nurkowania, centrum nurkowe, klub nurkowy, baza nurkowa, kursy nurkowania',
    'Nurkowanie zapoznawcze = Intro = Próbne nurkowanie ~ spróbować nurkowania; Kurs podstawowy = Open Water Diver = Kurs OWD = Kursy dla początkujących ~ uczyć nurkować; Kurs zaawansowany = Advanced = AOWD; Kursy dla dzieci; Rescue = Nurek ratownik; Divemaster = Kursy instruktorskie; Specjalizacje = Kursy specjalistyczne = Nitrox; Nurkowania z przewodnikiem = Nurkowania = Wyjazdy na nurkowanie; Wyprawy nurkowe = Wyjazdy nurkowe = Safari nurkowe; Freediving; Nurkowanie wrakowe = Wraki; Nurkowanie techniczne; Snorkeling; Wypożyczalnia sprzętu = Wypożyczalnia; Napełnianie butli = Ładowanie butli ~ bić butle; Serwis sprzętu = Serwis automatów = Serwis',
  ],
  ski_school: [
    'szkoła narciarska, szkoła narciarstwa, instruktor narciarstwa, szkoła snowboardu, szkoła narciarska i snowboardowa',
    'Narty dla dzieci = Zajęcia dla dzieci = Przedszkole narciarskie ~ uczyć dzieci na nartach; Lekcje indywidualne = Lekcje prywatne; Zajęcia grupowe = Kursy grupowe; Snowboard = Nauka snowboardu; Nauka jazdy dorosłych; Narty biegowe = Biegówki; Skitury = Skitouring; Wypożyczalnia = Wypożyczalnia nart = Wypożyczalnia sprzętu; Obozy narciarskie = Obozy = Zimowiska; Serwis nart = Serwis; Grupy szkolne = Białe szkoły; Trening sportowy = Sekcja sportowa; Freeride; Rakiety śnieżne; Kursy instruktorskie; Przechowalnia nart = Przechowalnia',
  ],
  boat_hire: [
    'wypożyczalnia kajaków, wypożyczalnia łodzi, spływy kajakowe, czarter jachtów, wypożyczalnia sprzętu wodnego, czarter',
    'Spływy kajakowe = Spływy = Spływ kajakowy = Jednodniowe spływy; Wypożyczalnia kajaków = Kajaki ~ wypożyczać kajaki; Spływy wielodniowe = Kilkudniowe spływy; SUP = Deski SUP; Łodzie motorowe = Motorówki = Łodzie bez patentu; Rowery wodne = Łódki wiosłowe; Czarter jachtów = Jachty = Jachty żaglowe; Houseboaty = Domy na wodzie; Transport kajaków = Dowóz i odbiór ~ odbierać kajaki; Grupy szkolne; Imprezy firmowe = Integracja = Spływy firmowe; Rejsy = Rejsy po jeziorze; Pole namiotowe = Biwak; Tratwy = Spływy tratwą = Pychówki; Skutery wodne; Wieczory panieńskie i kawalerskie = Wieczory kawalerskie',
  ],
  bike_hire: [
    'wypożyczalnia rowerów, wynajem rowerów, wypożyczalnia rowerów elektrycznych, rowery na wynajem',
    'Rowery elektryczne = E-bike = Elektryki; Rowery trekkingowe = Rowery miejskie; Rowery górskie = MTB; Rowery szosowe = Gravele; Rowery dziecięce = Rowery dla dzieci; Przyczepki = Foteliki = Przyczepki i foteliki; Tandemy; Rowery cargo; Wycieczki z przewodnikiem = Wycieczki rowerowe = Wycieczki; Trasy rowerowe; Dowóz rowerów = Podstawienie rowerów = Dostawa do hotelu ~ dowozić rowery; Grupy i firmy; Naprawa rowerów = Serwis ~ naprawiać rowery; Transport bagażu = Transport rowerów; Akcesoria = Kaski i sakwy = Kaski; Hulajnogi = Hulajnogi elektryczne',
  ],
  outdoor_guide: [
    'przewodnik górski, przewodnik tatrzański, przewodnik beskidzki, instruktor wspinaczki, organizator wypraw, przewodnik, przewodnik przyrodniczy, szkoła górska',
    'Wycieczki górskie = Wycieczki z przewodnikiem = Wędrówki; Zimowe wejścia = Zimowa turystyka = Kurs turystyki zimowej; Skitury = Kurs skiturowy = Skitouring; Wspinaczka = Kursy wspinaczkowe = Kurs skałkowy; Kursy lawinowe = Kurs lawinowy; Wyprawy = Trekking = Trekkingi; Rakiety śnieżne; Via ferraty = Ferraty; Spływy = Rafting = Kajaki; Obserwacja zwierząt = Obserwacje przyrodnicze = Fotosafari = Obserwacja ptaków ~ podglądać zwierzęta; Wycieczki szkolne = Zielone szkoły; Imprezy integracyjne = Integracja; Survival = Obozy survivalowe = Bushcraft; Jaskinie = Speleologia; Wycieczki zimowe = Wschody słońca; Obozy = Półkolonie',
  ],
  city_guide: [
    'przewodnik miejski, przewodniczka, zwiedzanie z przewodnikiem, przewodnik turystyczny, pilot wycieczek, oprowadzanie',
    'Zwiedzanie starego miasta = Stare miasto = Zwiedzanie miasta = Spacery po mieście; Wycieczki szkolne = Grupy szkolne; Wycieczki grupowe = Grupy zorganizowane; Wycieczki prywatne = Oprowadzanie indywidualne = Zwiedzanie indywidualne; Spacery tematyczne = Trasy tematyczne; Wieczorne spacery = Nocne zwiedzanie; Szlak kulinarny = Wycieczki kulinarne = Food tour; Gry miejskie = Gra miejska = Questy; Zwiedzanie dla dzieci = Rodziny z dziećmi; Muzea i kościoły = Zwiedzanie muzeów; Wycieczki w językach obcych = Zwiedzanie po angielsku; Wycieczki jednodniowe = Wycieczki poza miasto = Okolice; Pilotaż = Pilot wycieczek; Wycieczki rowerowe; Imprezy firmowe = Integracja; Zwiedzanie meleksem = Meleksy',
  ],
  travel_agency: [
    'biuro podróży, agencja turystyczna, biuro turystyczne, organizator wycieczek, touroperator',
    'Wczasy = Wakacje = Wczasy zagraniczne; Wycieczki objazdowe = Objazdówki; Last minute = First minute = Oferty specjalne; Wycieczki szkolne = Zielone szkoły; Wycieczki autokarowe = Wycieczki jednodniowe; Pielgrzymki; Kolonie i obozy = Obozy = Kolonie; Rejsy = Rejsy wycieczkowe = Wycieczki statkiem; City break = Wyjazdy weekendowe = Weekendy; Podróże na miarę = Wyjazdy indywidualne = Szyte na miarę; Podróże poślubne = Podróż poślubna; Wyjazdy firmowe = Wyjazdy integracyjne = Wyjazdy motywacyjne; Bilety lotnicze = Bilety = Bilety autokarowe; Wyjazdy narciarskie = Narty; Ubezpieczenia = Ubezpieczenia turystyczne; Trekkingi = Wyprawy = Wyprawy trekkingowe',
  ],
  museum: [
    'muzeum, izba pamięci, muzeum regionalne, skansen, galeria, zamek, izba regionalna, muzeum etnograficzne',
    'Wystawa stała = Wystawy stałe = Kolekcja = Zbiory; Wystawy czasowe = Wystawy; Zwiedzanie z przewodnikiem = Oprowadzanie = Przewodnik; Lekcje muzealne = Oferta dla szkół; Warsztaty = Zajęcia; Rodziny z dziećmi = Dla dzieci = Zajęcia dla dzieci; Urodziny = Urodziny w muzeum; Wydarzenia = Koncerty i wykłady = Wykłady; Wynajem sal = Wynajem przestrzeni = Wynajem ~ wynająć salę; Śluby = Sesje ślubne = Sesje zdjęciowe; Sklep = Sklepik muzealny; Kawiarnia; Archiwum = Biblioteka = Biblioteka i archiwum; Bilety; Audioprzewodnik; Dostępność',
  ],
  gallery: [
    'galeria sztuki, galeria, salon sztuki, antykwariat i galeria, dom aukcyjny, przestrzeń wystawiennicza',
    'Wystawy = Aktualna wystawa = Bieżąca wystawa; Nasi artyści; Sprzedaż dzieł = Prace dostępne = Sprzedaż obrazów = Obrazy ~ sprzedawać obrazy; Wernisaże = Wydarzenia; Doradztwo = Doradztwo kolekcjonerskie = Doradztwo dla kolekcjonerów; Sztuka dla firm = Sztuka do biur; Wynajem dzieł = Wypożyczanie obrazów; Oprawa obrazów = Oprawa; Grafika = Grafiki = Plakaty; Rzeźba = Ceramika = Fotografia; Wyceny = Wycena dzieł; Skup = Komis = Przyjmowanie dzieł; Aukcje = Aukcja; Targi sztuki; Archiwum wystaw = Archiwum; Katalogi = Wydawnictwa',
  ],
  theatre: [
    'teatr, grupa teatralna, teatr lalek, kabaret, scena, teatr amatorski, szkoła aktorska, cyrk',
    'Repertuar = Program; Spektakle = Przedstawienia; Spektakle dla dzieci = Teatr dla dzieci = Bajki; Spektakle dla szkół = Oferta dla szkół ~ grać w szkołach; Warsztaty teatralne = Zajęcia teatralne = Warsztaty; Bilety = Kasa biletowa; Karnety = Abonamenty; Teatr improwizacji = Impro = Improwizacja; Kabaret = Stand-up; Koncerty; Wynajem sali = Wynajem sceny = Wynajem ~ wynająć salę; Spektakle wyjazdowe = Zamów spektakl = Spektakle na zamówienie; Lalki = Teatr lalek; Wypożyczalnia kostiumów = Kostiumy; Zwiedzanie teatru = Zwiedzanie; Vouchery = Bony podarunkowe',
  ],
  cinema: [
    'kino, kino studyjne, kino plenerowe, dom kultury z kinem, multipleks',
    'Repertuar = Aktualny repertuar = Filmy; Zapowiedzi = Wkrótce; Filmy dla dzieci = Kino dla dzieci = Poranki = Poranki filmowe; Seanse dla szkół = Edukacja filmowa; Urodziny w kinie = Urodziny; Kino plenerowe = Kino letnie = Letnie kino; Dyskusyjny klub filmowy = DKF; Pokazy specjalne = Spotkania z twórcami = Wydarzenia; Opera i balet = Transmisje = Retransmisje; Wynajem sali = Seanse na zamówienie = Wynajem kina ~ wynająć salę; Bilety; Vouchery = Bony podarunkowe; Kawiarnia = Bar; Kino seniora; Festiwal = Przeglądy; Karnety = Karta stałego widza',
  ],
  choir: [
    'chór, zespół śpiewaczy, chór parafialny, schola, chór kameralny, chór gospel, chór mieszany',
    'Koncerty = Kalendarz koncertów; Próby chóru; Dołącz do nas = Nabór = Zaśpiewaj z nami ~ szukać głosów, śpiewać z nami; Śluby = Oprawa ślubów = Śpiew na ślubach ~ śpiewać na ślubach; Chór dziecięcy = Chór młodzieżowy; Repertuar; Warsztaty = Warsztaty wokalne = Emisja głosu; Msze = Oprawa liturgii = Msze i uroczystości; Pogrzeby = Oprawa pogrzebów; Kolędy = Koncert kolęd = Koncerty bożonarodzeniowe; Nagrania = Płyty; Festiwale = Konkursy = Przeglądy; Dyrygent; Tournée; Darowizny; Zaproś nas = Występy na zamówienie = Zamów koncert',
  ],
  brass_band: [
    'orkiestra dęta, kapela ludowa, młodzieżowa orkiestra dęta, orkiestra strażacka, orkiestra, kapela',
    'Koncerty = Kalendarz koncertów; Nauka gry = Szkółka = Nauka gry na instrumentach ~ uczyć grać; Orkiestra młodzieżowa; Oprawa uroczystości = Uroczystości = Święta państwowe = Procesje; Pogrzeby; Parady = Przemarsze = Parady i pochody; Zamów orkiestrę = Zaproś nas = Występy = Występy na zamówienie ~ zamówić orkiestrę; Dołącz do nas = Nabór ~ grać z nami; Repertuar; Mażoretki; Kolędy = Koncert noworoczny; Festiwale = Przeglądy = Konkursy; Śluby = Jubileusze; Dożynki = Festyny; Nagrania = Płyty; Wypożyczanie instrumentów = Instrumenty',
  ],
  youth_club: [
    'klub młodzieżowy, harcerze, drużyna harcerska, świetlica, świetlica środowiskowa, hufiec, dom kultury, centrum młodzieży',
    'Półkolonie = Kolonie = Obozy = Obóz letni; Świetlica = Zajęcia świetlicowe; Pomoc w lekcjach = Odrabianie lekcji ~ pomagać w lekcjach; Warsztaty = Zajęcia; Zuchy = Gromada zuchowa; Harcerze = Drużyny; Biwaki = Rajdy; Zajęcia sportowe; Zajęcia muzyczne = Sala prób; Poradnictwo = Psycholog = Wsparcie psychologiczne ~ porozmawiać; Streetworking = Praca uliczna; Wolontariat = Zostań wolontariuszem; Wynajem sali = Wynajem = Wynajem pomieszczeń ~ wynająć salę; Wymiany młodzieżowe = Erasmus = Wymiany międzynarodowe; Doradztwo zawodowe; Zapisy = Nabór',
  ],
  charity: [
    'fundacja, stowarzyszenie, organizacja pozarządowa, organizacja charytatywna, caritas, hospicjum, schronisko dla zwierząt, bank żywności',
    'Darowizny = Wpłać darowiznę = Wesprzyj nas ~ przekazać darowiznę; Wolontariat = Zostań wolontariuszem ~ pomagać jako wolontariusz; 1,5 procent = 1,5% podatku = Przekaż podatek; Projekty; Poradnictwo = Punkt konsultacyjny = Porady prawne = Pomoc psychologiczna; Grupy wsparcia = Grupa wsparcia; Pomoc żywnościowa = Paczki żywnościowe = Wydawanie żywności ~ wydawać żywność; Zbiórki = Zbiórka rzeczy = Zbiórki odzieży; Noclegownia = Schronisko = Pomoc bezdomnym; Jadłodajnia = Posiłki; Świetlica = Zajęcia dla dzieci = Pomoc dzieciom; Pomoc seniorom = Odwiedziny u seniorów ~ odwiedzać samotnych; Telefon zaufania; Opieka hospicyjna = Hospicjum domowe = Opieka domowa; Adopcje = Adopcja zwierząt = Psy do adopcji; Wypożyczalnia sprzętu = Wypożyczalnia sprzętu rehabilitacyjnego',
  ],
  nature_association: [
    'stowarzyszenie ekologiczne, towarzystwo przyrodnicze, organizacja przyrodnicza, park krajobrazowy, fundacja ekologiczna, klub przyrodników',
    'Wycieczki przyrodnicze = Spacery przyrodnicze = Wycieczki; Edukacja ekologiczna = Zajęcia dla szkół = Lekcje przyrodnicze; Ochrona ptaków = Budki lęgowe = Liczenie ptaków ~ wieszać budki; Ochrona płazów = Przenoszenie żab ~ przenosić żaby; Sprzątanie = Sprzątanie rzek = Akcje sprzątania ~ sprzątać rzekę; Sadzenie drzew = Nasadzenia ~ sadzić drzewa; Wolontariat = Dołącz do nas = Zostań wolontariuszem; Ochrona siedlisk = Koszenie łąk = Czynna ochrona ~ kosić łąki; Nietoperze = Ochrona nietoperzy; Jeże i jeżyki = Pomoc dzikim zwierzętom = Ośrodek rehabilitacji zwierząt ~ ranne zwierzęta; Wykłady = Warsztaty = Prelekcje; Darowizny = Wesprzyj nas = 1,5 procent; Członkostwo = Zapisz się = Składki; Monitoring przyrodniczy = Inwentaryzacje; Rezerwaty = Ścieżki edukacyjne; Stare odmiany = Sady = Stare sady',
  ],
  heritage_association: [
    'towarzystwo miłośników, stowarzyszenie miłośników, towarzystwo historyczne, koło gospodyń wiejskich, zespół folklorystyczny, stowarzyszenie historyczne, grupa rekonstrukcyjna, zespół pieśni i tańca',
    'Spacery historyczne = Wycieczki = Spacery z przewodnikiem; Wykłady = Prelekcje; Archiwum = Stare zdjęcia = Archiwum społeczne = Zbiory; Wydawnictwa = Publikacje; Izba pamięci = Izba regionalna = Muzeum; Ratowanie zabytków = Renowacja nagrobków = Opieka nad zabytkami ~ ratować zabytki, remontować kapliczki; Genealogia = Badania genealogiczne = Poszukiwania rodzinne; Członkostwo = Dołącz do nas = Zapisz się; Zespół folklorystyczny = Tańce ludowe; Warsztaty rękodzieła = Warsztaty = Warsztaty kulinarne; Dożynki = Festyny = Imprezy = Wydarzenia; Rekonstrukcje historyczne = Rekonstrukcje = Pokazy; Lekcje dla szkół; Wystawy; Potrawy regionalne = Kuchnia regionalna = Catering; Stroje ludowe = Wypożyczalnia strojów',
  ],
  allotment_club: [
    'ogródki działkowe, rodzinny ogród działkowy, rod, ogród społeczny, ogród działkowy',
    'Wolne działki = Działki = Działki do przejęcia ~ szukać działki; Zapisy = Lista oczekujących; Regulamin ogrodu; Opłaty = Opłaty ogrodowe = Składki; Szkolenia = Szkolenia dla działkowców = Warsztaty ogrodnicze = Porady ogrodnicze ~ doradzać; Dom działkowca = Świetlica = Wynajem świetlicy ~ wynająć świetlicę; Imprezy = Dzień działkowca = Wydarzenia; Ogród społeczny = Wspólne grządki; Wymiana nasion = Wymiana roślin; Zajęcia dla dzieci = Przedszkola i szkoły; Zebrania = Walne zebranie; Kompostowanie = Kompostownik; Prace społeczne = Wspólne prace; Pasieka = Ule; Wypożyczalnia narzędzi = Narzędzia; Konkursy = Najpiękniejsza działka',
  ],
  repair_cafe: [
    'kawiarenka naprawcza, repair cafe, warsztat społeczny, otwarty warsztat, naprawialnia',
    'Sprzęt elektryczny = Elektryka = Drobne AGD ~ naprawiać czajniki, naprawiać sprzęt; Rowery = Naprawa rowerów ~ naprawiać rowery; Ubrania = Krawiectwo = Szycie i cerowanie ~ cerować, zszywać; Komputery i telefony = Komputery ~ naprawiać komputery; Meble = Stolarka ~ kleić krzesła; Zabawki ~ naprawiać zabawki; Ostrzenie noży = Ostrzenie ~ ostrzyć noże; Najbliższe spotkania = Kalendarz; Zostań naprawiaczem = Dołącz do nas ~ szukać naprawiaczy; Darowizny; Warsztaty = Kursy; Wypożyczalnia rzeczy = Biblioteka rzeczy = Wypożyczalnia narzędzi ~ pożyczać narzędzia; Jak to działa; Zegary = Radia i sprzęt grający; Swap = Wymiana ubrań; Druk 3D',
  ],
  library: [
    'biblioteka, biblioteka publiczna, biblioteka miejska, biblioteka gminna, mediateka, biblioteka pedagogiczna',
    'Katalog = Katalog online; Wypożyczanie = Wypożyczalnia = Wypożyczalnia książek; Zajęcia dla dzieci = Głośne czytanie = Bajki = Dla dzieci; Spotkania autorskie = Wydarzenia; Lekcje biblioteczne = Szkoły i przedszkola; Dyskusyjny klub książki = DKK = Klub książki; E-booki = Legimi = Biblioteka cyfrowa = Audiobooki; Czytelnia = Prasa i czasopisma; Komputery i internet = Komputery; Książka na telefon = Dowóz książek = Książka do domu ~ dowozić książki; Wypożyczenia międzybiblioteczne; Zapisy = Karta biblioteczna; Gry planszowe = Wypożyczalnia gier = Gry; Kursy komputerowe = Kursy dla seniorów = Warsztaty; Filmy i muzyka = Filmy; Regionalia = Zbiory regionalne = Czytelnia regionalna',
  ],
  zoo: [
    'zoo, ogród zoologiczny, minizoo, oceanarium, park dzikich zwierząt, sokolnictwo, akwarium, ptaszarnia',
    'Zwierzęta; Zwiedzanie z przewodnikiem = Oprowadzanie; Karmienie zwierząt = Pokazy karmienia = Karmienia; Lekcje w zoo = Zajęcia edukacyjne; Urodziny = Urodziny w zoo; Adopcje = Adopcja zwierząt = Adoptuj zwierzę ~ zostać opiekunem; Pokazy ptaków drapieżnych = Pokazy sokolnicze = Pokazy; Minizoo = Zagroda dla dzieci; Opiekun na jeden dzień = Bliskie spotkania; Ochrona gatunków = Ochrona przyrody; Restauracja = Kawiarnia; Plac zabaw = Place zabaw; Bilety; Karnety = Karnet roczny; Półkolonie; Sklep = Sklepik',
  ],
  publisher: [
    'wydawnictwo, oficyna wydawnicza, wydawca, wydawnictwo książkowe, wydawnictwo muzyczne',
    'Nowości; Literatura piękna = Powieści = Proza; Literatura faktu = Reportaż = Reportaże; Książki dla dzieci = Dla dzieci = Literatura dziecięca; Poezja; Nasi autorzy; Propozycje wydawnicze = Wyślij tekst = Nadsyłanie tekstów ~ nadsyłać teksty; Księgarnie = Dla księgarzy = Dystrybucja; Dla mediów = Egzemplarze recenzenckie; Prawa = Foreign rights = Prawa zagraniczne; E-booki = Audiobooki; Zapowiedzi; Serie = Serie wydawnicze; Komiksy; Książki kucharskie; Przewodniki = Książki regionalne = Regionalia',
  ],
  magazine: [
    'czasopismo, magazyn, gazeta, portal, gazeta lokalna, kwartalnik, miesięcznik, podcast',
    'Reportaże = Reportaż; Wywiady; Prenumerata = Prenumeraty ~ zaprenumerować; Aktualny numer = Nowy numer; Archiwum = Numery archiwalne; Reklama = Reklamuj się u nas ~ reklamować; Newsletter; Kalendarz wydarzeń = Wydarzenia; Recenzje; Felietony; Aktualności = Wiadomości = Wiadomości lokalne; E-wydanie = Wydanie cyfrowe; Podcast = Podcasty; Współpraca = Pisz dla nas = Dla autorów; Przepisy; Listy = Listy do redakcji',
  ],
  artist: [
    'artysta, artystka, malarz artysta, malarka, rzeźbiarz, artysta plastyk, ilustratorka, rzeźbiarka, ilustrator',
    'Malarstwo = Obrazy; Rzeźby = Rzeźba; Rysunki = Rysunek; Grafika = Linoryty = Grafiki; Prace na zamówienie = Obrazy na zamówienie = Zamówienia ~ malować na zamówienie; Portrety = Portret = Portrety na zamówienie ~ portretować; Wystawy; Warsztaty = Kursy = Lekcje; Ilustracje = Ilustracje książkowe; Murale = Malowidła ścienne = Malarstwo ścienne ~ malować ściany; Wizyta w pracowni = Otwarta pracownia ~ odwiedzić pracownię; Sklep = Dostępne prace = Sprzedaż obrazów; O mnie = Biografia; Ikony = Sztuka sakralna; Ceramika = Ceramika artystyczna; Tkanina artystyczna = Gobeliny = Tkaniny',
  ],
};
