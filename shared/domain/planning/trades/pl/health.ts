import type { TradeTexts } from '../trades.ts';

/** Trades of health in Polish. */
export const health: TradeTexts<'health'> = {
  dentist: [
    'dentysta, stomatolog, gabinet stomatologiczny, gabinet dentystyczny, klinika stomatologiczna, stomatologia',
    'Przegląd stomatologiczny = Przeglądy = Konsultacje; Higienizacja = Usuwanie kamienia = Higiena jamy ustnej = Profilaktyka ~ usuwać kamień, skaling, piaskowanie; Leczenie zachowawcze = Leczenie próchnicy = Plomby = Wypełnienia ~ plombować zęby, leczyć zęby; Leczenie kanałowe = Endodoncja ~ leczyć kanałowo; Implanty = Implantologia ~ wszczepiać implanty; Protetyka = Protezy = Korony i mosty = Korony; Ortodoncja = Aparaty ortodontyczne = Nakładki prostujące; Stomatologia dziecięca = Leczenie dzieci ~ leczyć dzieci; Wybielanie zębów = Wybielanie ~ wybielać; Chirurgia stomatologiczna = Usuwanie zębów = Ósemki ~ usuwać zęby, wyrywać; Licówki = Stomatologia estetyczna; Periodontologia = Choroby dziąseł = Paradontoza ~ leczyć dziąsła; Znieczulenie ogólne = Narkoza = Sedacja ~ bać się dentysty; Szyny relaksacyjne = Bruksizm ~ zgrzytać zębami; Nagłe przypadki = Pogotowie stomatologiczne = Ból zęba; RTG = Pantomogram = Tomografia',
  ],
  orthodontist: [
    'ortodonta, gabinet ortodontyczny, ortodoncja, specjalista ortodonta',
    'Aparaty stałe = Aparat stały; Aparaty ruchome = Aparat ruchomy; Nakładki prostujące = Niewidoczne aparaty = Alignery = Invisalign; Aparaty lingwalne = Aparat lingwalny; Leczenie dzieci = Dzieci i młodzież ~ leczyć dzieci; Leczenie dorosłych ~ leczyć dorosłych; Retencja = Retainery = Aparaty retencyjne; Pierwsza wizyta = Konsultacja ortodontyczna = Konsultacje; Leczenie chirurgiczne = Leczenie ortodontyczno-chirurgiczne; Stawy skroniowo-żuchwowe = Wady zgryzu = Leczenie wad zgryzu; Skan cyfrowy = Skaner wewnątrzustny; Aparaty na chrapanie; Kontrole = Wizyty kontrolne',
  ],
  general_practitioner: [
    'lekarz rodzinny, przychodnia, poradnia lekarza rodzinnego, poz, gabinet lekarski, przychodnia rodzinna, internista, lekarz poz',
    'Wizyty domowe = Wizyta domowa ~ przyjeżdżać do domu; Szczepienia ~ szczepić; Badania laboratoryjne = Badania krwi = Punkt pobrań ~ pobierać krew; Recepty = E-recepty = Zamawianie recept ~ zamówić receptę; Teleporady = Teleporada = E-wizyty; EKG; USG = Badanie USG; Bilanse dzieci = Bilanse zdrowia = Poradnia dziecięca = Poradnia dla dzieci zdrowych; Choroby przewlekłe = Cukrzyca = Nadciśnienie; Profilaktyka = Badania profilaktyczne = Programy profilaktyczne; Medycyna pracy = Badania kierowców; Gabinet zabiegowy = Opatrunki i zastrzyki ~ zmieniać opatrunki, robić zastrzyki; Pielęgniarka środowiskowa = Położna środowiskowa; Zwolnienia i zaświadczenia = Zaświadczenia lekarskie; Spirometria = Holter',
  ],
  paediatrician: [
    'pediatra, gabinet pediatryczny, przychodnia dziecięca, poradnia pediatryczna, pediatria',
    'Wizyty kontrolne = Bilanse zdrowia = Bilanse; Szczepienia = Szczepienia dzieci ~ szczepić; Chore dzieci = Wizyty dzieci chorych = Poradnia dzieci chorych; Wizyty domowe ~ przyjeżdżać do domu; Wizyta patronażowa; Alergologia = Alergie = Testy alergiczne; Astma = Pulmonologia dziecięca = Spirometria; USG = USG bioderek; Poradnictwo laktacyjne = Laktacja = Karmienie piersią; Żywienie dzieci = Rozszerzanie diety = Dietetyka dziecięca; Rozwój dziecka = Ocena rozwoju; Badania laboratoryjne = Badania krwi; Teleporady = Teleporada; Nastolatki = Medycyna wieku młodzieńczego; Atopowe zapalenie skóry',
  ],
  dermatologist: [
    'dermatolog, gabinet dermatologiczny, dermatologia, poradnia dermatologiczna',
    'Dermatoskopia = Badanie znamion = Kontrola znamion = Wideodermatoskopia ~ badać znamiona, pieprzyki; Usuwanie znamion = Zabiegi chirurgiczne = Chirurgia skóry ~ usuwać znamiona; Trądzik = Leczenie trądziku ~ leczyć trądzik; Łuszczyca; Atopowe zapalenie skóry = AZS = Wyprysk; Usuwanie brodawek = Kurzajki = Krioterapia ~ usuwać kurzajki; Laseroterapia = Zabiegi laserowe = Zamykanie naczynek; Wypadanie włosów = Trychologia = Łysienie; Medycyna estetyczna = Botoks = Kwas hialuronowy; Grzybica = Grzybica paznokci; Alergie skórne = Testy płatkowe; Dermatologia dziecięca; Choroby weneryczne = Wenerologia; Trądzik różowaty; Teleporady',
  ],
  gynaecologist: [
    'ginekolog, gabinet ginekologiczny, ginekologia, poradnia ginekologiczna, położnictwo i ginekologia',
    'Badania profilaktyczne = Cytologia = Badanie ginekologiczne; Prowadzenie ciąży = Ciąża = Opieka nad ciążą ~ prowadzić ciążę; USG = USG ginekologiczne = USG ciąży = USG 3D i 4D; Badania prenatalne = Testy prenatalne; Antykoncepcja = Wkładki domaciczne ~ zakładać wkładkę; Niepłodność = Leczenie niepłodności; Menopauza = Hormonalna terapia; Endometrioza; Ginekologia dziewczęca = Dziewczęta = Pierwsza wizyta; Nietrzymanie moczu = Uroginekologia; USG piersi = Badanie piersi = Profilaktyka raka piersi; Kolposkopia = Histeroskopia; Zabiegi ginekologiczne = Operacje ginekologiczne; Ginekologia estetyczna; Szczepienia HPV',
  ],
  eye_doctor: [
    'okulista, gabinet okulistyczny, okulistyka, klinika okulistyczna, centrum okulistyczne',
    'Zaćma = Operacje zaćmy = Operacja zaćmy ~ operować zaćmę; Jaskra = Leczenie jaskry = Pomiar ciśnienia w oku; AMD = Zwyrodnienie plamki = Choroby siatkówki; Laserowa korekcja wzroku = Laserowa korekcja wad wzroku ~ korygować laserem; Badanie wzroku = Badanie okulistyczne = Dobór okularów ~ badać wzrok; Okulistyka dziecięca = Zez = Leczenie zeza; Soczewki kontaktowe = Dobór soczewek; OCT = Badanie OCT = Pole widzenia; Zespół suchego oka = Suche oko; Chirurgia powiek = Plastyka powiek; Badania kierowców = Medycyna pracy; Retinopatia cukrzycowa = Badanie dna oka; Iniekcje doszklistkowe = Zastrzyki do oka; Ortoptyka = Terapia widzenia; Nagłe przypadki',
  ],
  optician: [
    'optyk, salon optyczny, zakład optyczny, optometrysta, optyk okularowy',
    'Okulary korekcyjne = Oprawy = Oprawki; Okulary przeciwsłoneczne = Okulary słoneczne; Okulary progresywne = Soczewki progresywne; Soczewki kontaktowe = Dobór soczewek ~ dobierać soczewki; Badanie wzroku = Badania wzroku = Komputerowe badanie wzroku ~ badać wzrok; Okulary dziecięce = Okulary dla dzieci; Okulary sportowe; Okulary do komputera = Okulary do pracy; Naprawa okularów = Serwis okularów = Naprawy ~ naprawiać okulary; Krótkowzroczność dzieci = Hamowanie krótkowzroczności = Kontrola krótkowzroczności; Pomoce dla słabowidzących = Lupy; Soczewki okularowe = Szkła okularowe; Terapia widzenia; Oprawy na zamówienie = Ręcznie robione oprawy; Badania kierowców; Bony podarunkowe',
  ],
  hearing_aids: [
    'protetyk słuchu, aparaty słuchowe, salon aparatów słuchowych, gabinet protetyki słuchu, centrum słuchu',
    'Aparaty słuchowe; Badanie słuchu = Badania słuchu = Bezpłatne badanie słuchu ~ badać słuch; Dobór aparatów = Dopasowanie aparatów = Dobór aparatów słuchowych ~ dobierać aparaty; Wypożyczenie na próbę = Testowanie aparatów ~ wypróbować aparat; Serwis i naprawa = Serwis aparatów = Naprawa aparatów ~ naprawiać aparaty, czyścić aparaty; Baterie i akcesoria = Akcesoria; Wkładki uszne = Wkładki na wymiar; Ochronniki słuchu = Ochrona słuchu = Zatyczki na miarę; Szumy uszne = Terapia szumów usznych; Wizyty domowe = Dojazd do domu; Aparaty dla dzieci; Dofinansowanie NFZ = Refundacja NFZ; Systemy FM = Urządzenia wspomagające',
  ],
  pharmacy: [
    'apteka, farmaceuta, punkt apteczny',
    'Leki na receptę = Realizacja recept = E-recepty ~ realizować recepty; Leki recepturowe = Leki robione = Leki na zamówienie ~ robić maści, robić leki; Dostawa leków = Rezerwacja leków = Leki z dostawą ~ dowozić leki, zamówić leki; Szczepienia = Szczepienie przeciw grypie ~ szczepić; Opieka farmaceutyczna = Przegląd lekowy = Przeglądy lekowe; Pomiar ciśnienia = Pomiary ~ mierzyć ciśnienie; Dermokosmetyki = Kosmetyki; Zioła = Ziołolecznictwo = Mieszanki ziołowe; Suplementy = Suplementy i witaminy = Witaminy; Artykuły dla niemowląt = Mama i dziecko = Artykuły dla dzieci; Sprzęt medyczny = Wypożyczalnia sprzętu = Wyroby medyczne ~ wypożyczać; Leki weterynaryjne = Leki dla zwierząt; Dyżury nocne = Dyżury; Testy diagnostyczne = Badania krwi; Homeopatia',
  ],
  medical_supply: [
    'sklep medyczny, sklep ortopedyczny, sklep rehabilitacyjny, zaopatrzenie ortopedyczne, zakład ortopedyczny',
    'Wózki inwalidzkie = Wózki elektryczne; Balkoniki i kule = Chodziki = Balkoniki; Wkładki ortopedyczne = Wkładki na miarę; Ortezy = Stabilizatory = Ortezy i stabilizatory; Łóżka rehabilitacyjne = Łóżka pielęgnacyjne; Materace przeciwodleżynowe = Materace; Protezy = Protezy kończyn; Wyroby uciskowe = Pończochy uciskowe = Rajstopy uciskowe; Obuwie ortopedyczne = Buty ortopedyczne; Protezy piersi = Amazonki; Wypożyczalnia sprzętu = Wypożyczalnia = Wynajem sprzętu ~ wypożyczać łóżka; Gorsety = Gorsety ortopedyczne; Pieluchomajtki = Środki chłonne = Pieluchy; Realizacja zleceń NFZ = Refundacja NFZ = Dofinansowanie; Sprzęt do łazienki = Pomoce do łazienki; Serwis i naprawa = Naprawy',
  ],
  physiotherapist: [
    'fizjoterapeuta, fizjoterapia, gabinet fizjoterapii, rehabilitacja, gabinet rehabilitacji, rehabilitant, fizjoterapeutka',
    'Terapia manualna; Rehabilitacja pooperacyjna = Rehabilitacja po operacjach = Po operacjach ~ po operacji, po urazach; Masaż = Masaż leczniczy = Masaże ~ masować; Drenaż limfatyczny = Masaż limfatyczny; Bóle kręgosłupa = Ból pleców = Leczenie kręgosłupa ~ boli kręgosłup; Fizjoterapia sportowa = Urazy sportowe; Rehabilitacja neurologiczna = Po udarze = Udar = Neurorehabilitacja; Fizjoterapia dzieci = Dzieci i niemowlęta = Fizjoterapia dziecięca = Rehabilitacja dzieci ~ niemowlęta; Fizjoterapia uroginekologiczna = Dno miednicy = Po porodzie; Wizyty domowe = Rehabilitacja domowa = Rehabilitacja w domu ~ dojeżdżać do domu; Fizykoterapia = Laseroterapia = Elektroterapia; Fala uderzeniowa; Kinesiotaping = Taping; Stawy skroniowo-żuchwowe; Wady postawy = Skolioza = Gimnastyka korekcyjna; Pilates = Zdrowy kręgosłup = Ćwiczenia grupowe',
  ],
  osteopath: [
    'osteopata, osteopatia, gabinet osteopatii, gabinet osteopatyczny',
    'Osteopatia niemowląt = Niemowlęta i dzieci = Osteopatia dziecięca ~ leczyć niemowlęta, kolki; Osteopatia w ciąży = Kobiety w ciąży = Po porodzie; Bóle kręgosłupa = Ból pleców = Rwa kulszowa; Bóle głowy = Migreny = Bóle głowy i migreny; Bóle karku = Ból szyi = Kark i barki; Osteopatia sportowa = Urazy sportowe; Osteopatia wisceralna = Problemy trawienne = Refluks; Terapia czaszkowo-krzyżowa = Osteopatia czaszkowo-krzyżowa; Stawy skroniowo-żuchwowe = Bruksizm = Szczękościsk; Praca z bliznami = Blizny = Terapia blizn; Bóle stawów; Wizyty domowe',
  ],
  psychotherapist: [
    'psycholog, psychoterapeuta, psychoterapia, gabinet psychologiczny, gabinet psychoterapii, psychoterapeutka',
    'Terapia indywidualna = Psychoterapia indywidualna = Psychoterapia dorosłych; Terapia par = Pary i małżeństwa = Terapia małżeńska ~ pracować z parami; Terapia rodzinna; Dzieci i młodzież = Psychoterapia dzieci i młodzieży = Psycholog dziecięcy; Terapia grupowa = Grupa terapeutyczna; Lęki = Zaburzenia lękowe = Ataki paniki; Depresja; Wypalenie zawodowe = Stres i wypalenie; Trauma = EMDR = Terapia traumy; Żałoba = Wsparcie w żałobie; Uzależnienia = Terapia uzależnień = Współuzależnienie; Terapia online = Konsultacje online; Diagnoza psychologiczna = Diagnoza ADHD = Diagnoza; Konsultacje psychologiczne = Pierwsza konsultacja = Poradnictwo psychologiczne; Konsultacje dla rodziców = Wsparcie rodziców = Konsultacje rodzicielskie; Interwencja kryzysowa = Kryzys',
  ],
  speech_therapist: [
    'logopeda, gabinet logopedyczny, logopedia, neurologopeda',
    'Opóźniony rozwój mowy = Rozwój mowy = Opóźnienie mowy ~ późno mówić; Wady wymowy = Seplenienie = Korekcja wymowy = Terapia wad wymowy ~ seplenić; Jąkanie = Terapia jąkania ~ jąkać; Neurologopedia = Afazja = Po udarze ~ mowa po udarze; Diagnoza logopedyczna = Diagnoza = Konsultacja logopedyczna; Terapia miofunkcjonalna = Oddychanie i połykanie; Karmienie i połykanie = Terapia karmienia; Terapia dorosłych = Emisja głosu = Dykcja; Autyzm = Dzieci z autyzmem = Spektrum autyzmu; Komunikacja alternatywna = AAC; Dysleksja = Terapia pedagogiczna = Nauka czytania; Wizyty domowe = Terapia w domu; Terapia online = Logopeda online; Zajęcia w przedszkolach = Badania przesiewowe; Masaż logopedyczny; Niedosłuch',
  ],
  occupational_therapist: [
    'terapeuta zajęciowy, terapia zajęciowa, terapeuta integracji sensorycznej, gabinet terapii zajęciowej, terapia si',
    'Integracja sensoryczna = Terapia SI = Diagnoza SI; Terapia dzieci; Terapia ręki = Rehabilitacja dłoni; Po udarze = Rehabilitacja po udarze; Demencja = Terapia seniorów; Trening pamięci = Trening poznawczy = Trening funkcji poznawczych; Grafomotoryka = Nauka pisania = Terapia grafomotoryki ~ uczyć pisać; Dostosowanie mieszkania = Dobór sprzętu = Doradztwo w doborze sprzętu ~ dostosować mieszkanie; Autyzm = Spektrum autyzmu = ADHD; Samodzielność = Trening samodzielności = Trening czynności dnia codziennego; Wizyty domowe = Terapia w domu; Konsultacje dla rodziców; Terapia karmienia; Trening umiejętności społecznych = TUS; Zajęcia grupowe = Warsztaty',
  ],
  foot_care: [
    'podolog, gabinet podologiczny, podologia, pedicure leczniczy',
    'Zabieg podologiczny = Pedicure leczniczy = Podstawowy zabieg podologiczny; Wrastające paznokcie = Klamry = Klamry ortonyksyjne ~ wrastający paznokieć, zakładać klamry; Stopa cukrzycowa = Cukrzyca; Odciski i modzele = Odciski = Usuwanie odcisków ~ usuwać odciski; Brodawki = Kurzajki = Usuwanie brodawek ~ usuwać kurzajki; Grzybica paznokci = Grzybica; Rekonstrukcja paznokci = Rekonstrukcja paznokcia; Wkładki ortopedyczne = Wkładki indywidualne; Badanie stóp = Badanie chodu = Komputerowe badanie stóp; Pękające pięty = Modzele i pękające pięty; Pedicure = Pedicure kosmetyczny = Pedicure hybrydowy; Ortezy silikonowe = Odciążenia; Wizyty domowe = Dojazd do domu; Masaż stóp = Refleksologia; Podologia dziecięca; Bony podarunkowe',
  ],
  midwife: [
    'położna, położna środowiskowa, szkoła rodzenia, położne, dom narodzin',
    'Szkoła rodzenia = Zajęcia szkoły rodzenia = Przygotowanie do porodu; Opieka w ciąży = Prowadzenie ciąży = Edukacja przedporodowa ~ prowadzić ciążę; Porody domowe = Poród domowy ~ rodzić w domu; Wizyty patronażowe = Wizyty po porodzie = Opieka po porodzie = Opieka poporodowa ~ odwiedzać po porodzie; Poradnictwo laktacyjne = Laktacja = Karmienie piersią ~ pomagać karmić; Opieka nad noworodkiem = Pielęgnacja noworodka; Indywidualna opieka przy porodzie = Położna do porodu = Towarzyszenie przy porodzie; Dno miednicy = Ćwiczenia po porodzie; Masaż niemowląt = Masaż Shantala; Chustonoszenie = Noszenie w chuście; Rozszerzanie diety; KTG = Badanie KTG; Cytologia = Profilaktyka; Joga w ciąży = Ćwiczenia w ciąży; Pierwsza pomoc = Pierwsza pomoc dzieciom',
  ],
  nutritionist: [
    'dietetyk, poradnia dietetyczna, gabinet dietetyczny, dietetyka, dietetyczka',
    'Odchudzanie = Redukcja masy ciała = Nadwaga i otyłość = Dieta odchudzająca ~ schudnąć; Indywidualne jadłospisy = Jadłospisy = Plany żywieniowe = Dieta indywidualna ~ układać jadłospisy; Insulinooporność = Cukrzyca = Dieta w cukrzycy; Dietetyka sportowa = Dieta dla sportowców; Dieta w ciąży = Ciąża i karmienie = Dieta kobiet w ciąży; Dietetyka dziecięca = Żywienie dzieci; Alergie i nietolerancje = Nietolerancje pokarmowe = Celiakia; Choroby jelit = Jelito drażliwe = Dieta FODMAP; Choroby tarczycy = Hashimoto = Tarczyca; Zaburzenia odżywiania = Psychodietetyka; Dieta wegańska = Dieta wegetariańska = Dieta roślinna; Analiza składu ciała; Konsultacje online = Dietetyk online; Warsztaty i szkolenia = Warsztaty = Wykłady; Catering dietetyczny; Dieta w chorobie nowotworowej = Choroby nowotworowe',
  ],
  naturopath: [
    'naturopata, naturopatia, gabinet naturopatii, medycyna naturalna, zielarz, gabinet medycyny naturalnej',
    'Akupunktura; Ziołolecznictwo = Zioła = Fitoterapia; Homeopatia; Irydologia = Badanie z tęczówki; Medycyna chińska = Tradycyjna medycyna chińska; Bańki = Stawianie baniek = Bańki chińskie ~ stawiać bańki; Hirudoterapia = Pijawki; Refleksologia = Refleksologia stóp; Biorezonans; Kinezjologia; Konsultacje = Konsultacje naturopatyczne; Dieta = Odżywianie = Dietetyka; Oczyszczanie organizmu = Detoks = Odrobaczanie; Kroplówki witaminowe = Wlewy witaminowe; Masaże = Świecowanie uszu; Warsztaty = Kursy',
  ],
  home_care: [
    'opieka domowa, pielęgniarka środowiskowa, opieka nad osobami starszymi, usługi opiekuńcze, agencja opiekunek, opieka nad seniorem, opieka pielęgniarska',
    'Pielęgnacja = Higiena i pielęgnacja = Pomoc w higienie ~ pomagać się myć, myć i ubierać; Usługi pielęgniarskie = Pielęgniarka w domu = Opieka pielęgniarska ~ zmieniać opatrunki, robić zastrzyki, podawać leki; Pomoc w domu = Pomoc domowa = Zakupy i sprzątanie ~ robić zakupy, gotować, sprzątać; Opieka całodobowa = Opieka 24 godziny = Opieka z zamieszkaniem; Opieka nocna = Nocne dyżury; Towarzystwo = Dotrzymywanie towarzystwa = Spacery ~ dotrzymać towarzystwa, spacerować; Demencja i Alzheimer = Opieka nad chorymi na Alzheimera = Demencja; Wizyty u lekarza = Towarzyszenie u lekarza = Transport do lekarza ~ wozić do lekarza; Rehabilitacja domowa = Rehabilitacja w domu; Opieka zastępcza = Opieka wytchnieniowa ~ zastąpić rodzinę; Opieka po szpitalu = Opieka po wyjściu ze szpitala; Opieka paliatywna = Hospicjum domowe; Opieka nad niepełnosprawnymi = Osoby niepełnosprawne; Dzienny dom seniora = Dzienny pobyt; Posiłki do domu = Dowóz obiadów ~ dowozić obiady; Teleopieka',
  ],
  vet: [
    'weterynarz, lekarz weterynarii, gabinet weterynaryjny, przychodnia weterynaryjna, lecznica, klinika weterynaryjna, lecznica dla zwierząt',
    'Konsultacje = Badania kontrolne = Wizyty kontrolne; Szczepienia ~ szczepić; Kastracja = Sterylizacja = Kastracja i sterylizacja ~ kastrować, sterylizować; Chirurgia = Operacje = Zabiegi chirurgiczne ~ operować; Stomatologia = Usuwanie kamienia = Leczenie zębów ~ usuwać kamień; RTG = Rentgen = Cyfrowy rentgen; USG = Ultrasonografia = Kardiologia; Badania laboratoryjne = Laboratorium = Badania krwi; Czipowanie = Chipowanie = Paszporty i chipy ~ czipować; Wizyty domowe = Dojazd do pacjenta ~ przyjeżdżać do domu; Pogotowie weterynaryjne = Nagłe przypadki = Dyżury; Zwierzęta egzotyczne = Gryzonie i króliki = Króliki; Konie = Weterynaria koni; Zwierzęta gospodarskie = Krowy = Bydło i trzoda; Odrobaczanie = Zwalczanie pasożytów = Kleszcze i pchły ~ odrobaczać; Eutanazja ~ uśpić zwierzę',
  ],
  animal_therapist: [
    'zoofizjoterapeuta, fizjoterapia zwierząt, zoofizjoterapia, rehabilitacja zwierząt, osteopata zwierząt, fizjoterapia psów',
    'Fizjoterapia psów = Rehabilitacja psów; Fizjoterapia koni = Rehabilitacja koni = Konie = Masaż koni; Bieżnia wodna = Hydroterapia; Masaż = Masaże; Rehabilitacja pooperacyjna = Po operacjach ~ po operacji; Dysplazja = Zwyrodnienia stawów; Osteopatia; Laseroterapia = Magnetoterapia; Akupunktura; Psy starsze; Psy sportowe = Fitness dla psów; Fizjoterapia kotów; Wizyty domowe; Żywienie = Dietetyka; Odchudzanie = Otyłość',
  ],
  pet_groomer: [
    'groomer, salon groomerski, psi fryzjer, fryzjer dla psów, strzyżenie psów, salon dla psów',
    'Strzyżenie = Strzyżenie psów ~ strzyc psy; Kąpiel = Kąpiel i suszenie = Kąpiele ~ kąpać psy; Trymowanie = Trymowanie ręczne ~ trymować; Rozczesywanie = Usuwanie kołtunów = Wyczesywanie podszerstka ~ rozczesywać, kołtuny, wyczesywać; Obcinanie pazurów = Pazury ~ obcinać pazury; Czyszczenie uszu = Uszy ~ czyścić uszy; Czyszczenie zębów = Ultradźwiękowe czyszczenie zębów; Strzyżenie kotów ~ strzyc koty; Szczenięta = Pierwsza wizyta szczeniaka = Szczeniaki; Spa dla psów = Ozonoterapia; Groomer z dojazdem = Dojazd do klienta; Kosmetyki = Szampony; Strzyżenie rasowe = Strzyżenie wystawowe; Kursy groomerskie = Szkolenia; Króliki = Małe zwierzęta',
  ],
  dog_trainer: [
    'treser psów, szkoła dla psów, szkolenie psów, behawiorysta, psia szkoła, trener psów, psie przedszkole',
    'Psie przedszkole = Szczenięta = Przedszkole dla szczeniąt; Podstawowe posłuszeństwo = Kurs posłuszeństwa = Posłuszeństwo; Zajęcia indywidualne = Lekcje indywidualne = Szkolenie indywidualne; Konsultacje behawioralne = Behawiorysta = Terapia behawioralna ~ lękliwe psy, agresywne psy; Chodzenie na smyczy = Nauka chodzenia na smyczy ~ ciągnąć na smyczy; Przywołanie = Nauka przywołania; Agility = Psie sporty; Nosework = Mantrailing = Tropienie; Spacery socjalizacyjne = Spacery grupowe = Socjalizacja; Zajęcia grupowe = Kursy grupowe; Pomoc w wyborze psa = Konsultacje przed adopcją ~ przed adopcją; Hotel dla psów = Opieka nad psami; Seminaria = Warsztaty; Dogoterapia = Psy terapeutyczne; Rally-o = Obedience; Konsultacje online',
  ],
  kennels: [
    'hotel dla psów, hotel dla zwierząt, hotel dla kotów, psi hotel, pensjonat dla zwierząt, schronisko, petsitter',
    'Hotel dla psów = Pobyt psów = Noclegi dla psów ~ zostawić psa; Hotel dla kotów = Pobyt kotów = Koty; Opieka dzienna = Psie przedszkole = Psia świetlica ~ w ciągu dnia; Spacery = Wyprowadzanie psów ~ wyprowadzać psy; Transport zwierząt = Odbiór i dowóz ~ odbierać psy; Małe zwierzęta = Gryzonie i króliki; Pielęgnacja = Groomer = Strzyżenie i kąpiel; Szkolenie = Szkolenie psów; Szczenięta; Starsze psy = Psy seniorzy; Podawanie leków ~ podawać leki; Wizyta zapoznawcza = Dzień próbny; Opieka w domu klienta = Petsitting = Opieka w domu; Wybieg = Wybiegi; Adopcje = Psy do adopcji',
  ],
  hairdresser: [
    'fryzjer, salon fryzjerski, fryzjerka, zakład fryzjerski, studio fryzur, fryzjerstwo',
    'Strzyżenie damskie = Strzyżenie ~ strzyc, obcinać włosy; Strzyżenie męskie; Strzyżenie dziecięce = Strzyżenie dzieci; Koloryzacja = Farbowanie = Farbowanie włosów ~ farbować; Koloryzacja roślinna = Farby roślinne = Farbowanie henną; Balayage = Sombre = Pasemka = Refleksy; Rozjaśnianie = Dekoloryzacja ~ rozjaśniać; Modelowanie = Stylizacja = Mycie i modelowanie ~ modelować; Fryzury ślubne = Upięcia = Fryzury okolicznościowe ~ czesać panny młode; Trwała ondulacja = Trwała; Prostowanie = Keratynowe prostowanie = Botoks na włosy; Przedłużanie włosów = Zagęszczanie włosów; Pielęgnacja włosów = Regeneracja włosów = Zabiegi pielęgnacyjne; Broda = Strzyżenie brody; Makijaż = Makijaż ślubny; Peruki',
  ],
  barber: [
    'barber, barber shop, golibroda, fryzjer męski, salon męski, barbershop',
    'Strzyżenie męskie = Strzyżenie = Strzyżenie włosów ~ strzyc; Strzyżenie brody = Broda = Trymowanie brody ~ przycinać brodę; Golenie brzytwą = Golenie = Tradycyjne golenie ~ golić; Skin fade = Fade = Cieniowanie; Combo włosy i broda = Włosy i broda = Combo; Strzyżenie dziecięce; Odsiwianie = Koloryzacja brody = Farbowanie; Brwi = Regulacja brwi; Tata i syn = Ojciec i syn; Mycie i stylizacja = Stylizacja; Zabiegi na twarz = Pielęgnacja twarzy = Gorący ręcznik; Depilacja nosa i uszu = Woskowanie; Pan młody = Pakiet dla pana młodego; Kosmetyki = Kosmetyki do brody; Bony podarunkowe',
  ],
  beautician: [
    'kosmetyczka, salon kosmetyczny, gabinet kosmetyczny, studio urody, kosmetolog, gabinet kosmetologiczny',
    'Zabiegi na twarz = Pielęgnacja twarzy; Oczyszczanie twarzy = Oczyszczanie wodorowe = Oczyszczanie manualne; Zabiegi na ciało = Modelowanie sylwetki; Depilacja = Depilacja woskiem = Pasta cukrowa; Depilacja laserowa = Laser; Manicure = Manicure hybrydowy; Pedicure; Brwi i rzęsy = Henna = Laminacja brwi = Regulacja brwi; Przedłużanie rzęs = Lifting rzęs; Makijaż permanentny = Mikropigmentacja; Makijaż = Makijaż ślubny = Makijaż okolicznościowy; Masaże = Masaż twarzy = Masaż; Mezoterapia = Mezoterapia mikroigłowa = Mikronakłuwanie; Peelingi = Kwasy = Mikrodermabrazja; Trądzik = Leczenie trądziku; Bony podarunkowe = Vouchery',
  ],
  nail_studio: [
    'stylistka paznokci, studio paznokci, salon manicure, stylizacja paznokci, nail bar, manicurzystka',
    'Manicure hybrydowy = Hybrydy = Hybryda; Przedłużanie paznokci = Przedłużanie żelem ~ przedłużać paznokcie; Żel = Paznokcie żelowe = Manicure żelowy; Akryl = Paznokcie akrylowe = Akrylożel; Uzupełnianie = Uzupełnienie = Uzupełnianie żelu; Wzmocnienie płytki = Wzmacnianie paznokci ~ wzmacniać; Manicure klasyczny = Manicure japoński = Manicure; Pedicure = Pedicure hybrydowy; Zdobienia = Nail art; Naprawa paznokcia = Rekonstrukcja paznokci; Zdejmowanie hybrydy = Ściąganie hybrydy; Paznokcie ślubne; Kursy = Szkolenia = Kursy stylizacji paznokci; Rzęsy = Przedłużanie rzęs; Bony podarunkowe = Vouchery',
  ],
  tattoo_studio: [
    'studio tatuażu, tatuażysta, tatuażystka, tatuator, tatuaże, salon tatuażu',
    'Fineline = Tatuaże fineline = Delikatne tatuaże; Blackwork = Dotwork = Tatuaże czarne; Tatuaże realistyczne = Realizm = Portrety; Oldschool = Tatuaże tradycyjne; Tatuaże kolorowe = Akwarela; Napisy = Lettering = Tatuaże z napisami; Cover-up = Covery = Zakrywanie tatuaży ~ zakrywać stare tatuaże; Projekty indywidualne = Autorskie projekty = Autorskie wzory ~ projektować wzory; Piercing = Przekłuwanie ~ przekłuwać; Usuwanie tatuaży = Laserowe usuwanie tatuaży ~ usuwać tatuaże; Zakrywanie blizn = Blizny ~ zakrywać blizny; Makijaż permanentny; Handpoke = Tatuaże ręczne; Konsultacje; Flash day = Wzory flash = Walk-in; Bony podarunkowe',
  ],
  massage: [
    'masażysta, masażystka, gabinet masażu, salon masażu, studio masażu',
    'Masaż klasyczny = Masaż całego ciała; Masaż relaksacyjny; Masaż leczniczy = Masaż pleców = Masaż karku; Masaż sportowy; Masaż tajski; Masaż gorącymi kamieniami = Gorące kamienie; Drenaż limfatyczny = Masaż limfatyczny; Masaż kobiet w ciąży = Masaż w ciąży; Masaż antycellulitowy = Masaż bańką chińską = Bańka chińska; Refleksologia = Masaż stóp = Refleksologia stóp; Masaż kobido = Kobido = Masaż twarzy; Lomi lomi = Masaż lomi lomi; Shiatsu; Masaż dla par = Masaż dla dwojga; Masaż w firmie = Masaż w biurze = Masaż na krześle; Dojazd do klienta = Masaż w domu klienta = Masaż mobilny',
  ],
  spa: [
    'spa, ośrodek spa, termy, centrum wellness, sauna, saunarium, day spa',
    'Sauna = Sauny = Strefa saun = Saunarium; Łaźnia parowa = Łaźnia; Hammam; Masaże = Masaż; Zabiegi na twarz; Zabiegi na ciało = Peelingi; Baseny termalne = Baseny = Basen termalny; Jacuzzi; Day spa = Dzień w spa = Jednodniowe spa; Prywatne spa = Spa na wyłączność; Spa dla dwojga = Rytuały dla par = Rytuały dla dwojga; Seanse saunowe = Rytuały saunowe = Nocne saunowanie; Pakiety = Pakiety pobytowe; Bony podarunkowe = Vouchery; Grota solna = Tężnia; Wieczór panieński = Urodziny',
  ],
  yoga_studio: [
    'szkoła jogi, studio jogi, nauczycielka jogi, joga, studio pilatesu, nauczyciel jogi',
    'Hatha joga = Hatha; Vinyasa joga = Vinyasa; Yin joga = Joga yin; Ashtanga joga = Asztanga = Ashtanga; Joga dla początkujących = Kurs dla początkujących; Joga w ciąży = Joga dla kobiet w ciąży; Joga dla mam z dziećmi = Joga po porodzie; Joga dla dzieci; Joga dla seniorów = Joga na krześle; Pilates; Medytacja = Medytacje = Mindfulness; Wyjazdy z jogą = Warsztaty wyjazdowe = Joga na wyjeździe; Warsztaty; Zajęcia indywidualne = Lekcje indywidualne; Joga w firmie = Joga dla firm; Zajęcia online = Joga online',
  ],
  gym: [
    'siłownia, klub fitness, centrum fitness, crossfit, studio treningowe',
    'Strefa siłowa = Trening siłowy = Wolne ciężary; Strefa cardio = Cardio; Zajęcia fitness = Zajęcia grupowe = Grafik zajęć; Trening personalny = Treningi personalne = Trener personalny; CrossFit = Trening funkcjonalny; Spinning = Indoor cycling = Rowery; Pilates i joga = Joga = Pilates; Wejście próbne = Trening próbny = Pierwszy trening; Plany treningowe = Plan treningowy ~ układać plany; Zdrowy kręgosłup = Zdrowe plecy; Zajęcia dla seniorów; Sporty walki = Boks; Sauna = Strefa wellness; EMS = Trening EMS; Zumba = Zajęcia taneczne; Kącik dla dzieci = Zajęcia dla dzieci',
  ],
  personal_trainer: [
    'trener personalny, trenerka personalna, trener osobisty, trening personalny, trener fitness',
    'Odchudzanie = Redukcja = Redukcja tkanki tłuszczowej ~ schudnąć; Budowa masy mięśniowej = Trening siłowy ~ budować mięśnie; Trening w domu = Treningi w domu klienta ~ trenować w domu; Trening w plenerze = Treningi na świeżym powietrzu ~ trenować w parku; Treningi online = Prowadzenie online = Trening online; Treningi w parach = Małe grupy = Trening w małych grupach; Plany treningowe = Plan treningowy ~ układać plany; Dieta = Plany żywieniowe = Plan żywieniowy; Trening medyczny = Trening po kontuzji = Powrót po kontuzji ~ po kontuzji; Zdrowy kręgosłup = Ból pleców; Trening w ciąży = Trening po porodzie = Kobiety w ciąży; Trening dla seniorów; Przygotowanie do biegów = Przygotowanie motoryczne = Trening biegowy ~ przygotować do maratonu; Trening próbny = Pierwszy trening = Konsultacja; Trening EMS; Treningi dla firm',
  ],
  life_coach: [
    'coach, life coach, coaching, trener rozwoju osobistego, mentor, doradca życiowy',
    'Coaching indywidualny = Sesje indywidualne = Life coaching; Coaching kariery = Doradztwo zawodowe = Zmiana pracy ~ zmienić pracę; Coaching biznesowy = Executive coaching = Coaching dla menedżerów; Coaching zespołów = Coaching zespołowy = Warsztaty dla zespołów; Coaching par = Coaching relacji; Wypalenie zawodowe = Stres i wypalenie = Radzenie sobie ze stresem; Poczucie własnej wartości = Pewność siebie; Rozwód i rozstanie = Po rozstaniu = Rozstanie ~ po rozwodzie; Żałoba; Coaching dla rodziców; Coaching młodzieży; Warsztaty = Szkolenia = Warsztaty rozwojowe; Sesje online = Coaching online; Mentoring; Konsultacja wstępna = Bezpłatna konsultacja; Uważność = Mindfulness',
  ],
};
