import type { TradeTexts } from '../trades.ts';

/** Trades of shops in Polish. */
export const shops: TradeTexts<'shops'> = {
  bookshop: [
    'księgarnia, księgarnia kameralna, antykwariat, księgarz, księgarnia dla dzieci',
    'Beletrystyka = Powieści = Literatura piękna; Książki dla dzieci = Dla dzieci = Literatura dziecięca; Literatura faktu = Reportaże; Książki używane = Antykwariat; Spotkania autorskie = Wydarzenia; Zamawianie książek = Książki na zamówienie = Zamówienia ~ zamówić książkę; Dostawa = Wysyłka = Dowóz książek ~ dowozić książki; Podręczniki = Podręczniki szkolne; Skup książek = Skup ~ skupować książki; Klub książki = Dyskusyjny klub książki; Czytanie dla dzieci = Zajęcia dla dzieci = Warsztaty; Przewodniki i mapy = Przewodniki = Mapy; Gry planszowe = Papeteria = Prezenty; Bony podarunkowe = Karty podarunkowe; Biblioteki i szkoły = Szkoły i biblioteki; Komiksy',
  ],
  bike_shop: [
    'sklep rowerowy, rowery, salon rowerowy, sklep z rowerami',
    'Rowery elektryczne = E-bike = Elektryki; Rowery górskie = MTB; Rowery miejskie = Rowery trekkingowe; Rowery szosowe = Gravele; Rowery dziecięce = Rowery dla dzieci = Rowerki biegowe; Rowery cargo; Rowery używane; Serwis = Naprawa rowerów = Serwis rowerowy ~ naprawiać rowery; Wypożyczalnia = Wypożyczalnia rowerów; Jazdy testowe = Testy rowerów; Części i akcesoria = Części = Kaski i akcesoria; Odzież rowerowa = Odzież; Bikefitting; Składanie rowerów = Rowery na zamówienie; Raty = Leasing = Rozliczenie starego roweru; Hulajnogi',
  ],
  fashion_shop: [
    'sklep odzieżowy, butik, sklep z odzieżą, moda, salon sukien ślubnych, odzież, sklep z garniturami',
    'Odzież damska = Moda damska = Dla niej; Odzież męska = Moda męska; Odzież dziecięca; Sukienki = Suknie wieczorowe; Suknie ślubne; Garnitury = Garnitury ślubne = Garnitury na miarę; Bielizna = Stroje kąpielowe; Duże rozmiary = Rozmiary plus size; Spodnie = Jeansy; Swetry = Dzianina; Płaszcze i kurtki = Płaszcze = Kurtki; Dodatki = Torebki = Torebki i dodatki; Odzież komunijna = Stroje komunijne = Sukienki komunijne; Stroje ludowe = Odzież lniana = Len; Poprawki krawieckie = Przeróbki = Skracanie ~ skracać; Stylizacje = Porady stylistki = Stylistka',
  ],
  shoe_shop: [
    'sklep obuwniczy, sklep z butami, obuwie, salon obuwniczy, buty',
    'Obuwie damskie = Buty damskie; Obuwie męskie = Buty męskie; Obuwie dziecięce = Buty dla dzieci = Pierwsze buty; Buty barefoot = Obuwie barefoot; Buty sportowe = Sneakersy; Kozaki = Botki = Buty zimowe; Sandały = Klapki; Obuwie komfortowe = Obuwie profilaktyczne = Obuwie zdrowotne; Buty trekkingowe = Buty górskie; Kapcie = Pantofle; Buty robocze = Obuwie robocze; Buty ślubne = Buty do ślubu; Pomiar stopy = Mierzenie stóp ~ mierzyć stopy; Torebki = Torebki i paski = Galanteria skórzana; Pielęgnacja obuwia = Pasty i impregnaty; Naprawa obuwia',
  ],
  sports_shop: [
    'sklep sportowy, artykuły sportowe, sprzęt sportowy, sklep biegowy, sklep narciarski',
    'Buty do biegania = Bieganie; Narty = Narty i buty narciarskie = Snowboard; Piłka nożna = Buty piłkarskie; Tenis = Rakiety; Badanie stopy = Analiza biegu = Analiza chodu; Wypożyczalnia nart = Wypożyczalnia = Wypożyczalnia sprzętu; Serwis nart = Serwis narciarski = Ostrzenie i smarowanie ~ ostrzyć narty, smarować; Naciąganie rakiet ~ naciągać rakiety; Pływanie = Stroje kąpielowe; Odzież sportowa = Odzież; Wyposażenie klubów = Stroje dla drużyn = Kluby i szkoły ~ ubierać drużyny; Nadruki na koszulkach = Nadruki; Rowery; Fitness = Sprzęt fitness; Dobór butów narciarskich = Bootfitting; Sprzęt używany = Komis narciarski = Komis',
  ],
  outdoor_shop: [
    'sklep turystyczny, sklep górski, sprzęt turystyczny, sklep wędkarski, sklep myśliwski, sklep wspinaczkowy, sklep outdoorowy',
    'Plecaki; Buty trekkingowe = Buty górskie; Namioty; Śpiwory = Śpiwory i maty; Odzież turystyczna = Kurtki przeciwdeszczowe = Odzież techniczna; Sprzęt wspinaczkowy = Wspinaczka; Skitury = Sprzęt lawinowy = Sprzęt skiturowy; Kuchenki = Biwak = Sprzęt biwakowy; Wypożyczalnia sprzętu = Wypożyczalnia ~ wypożyczać sprzęt; Naprawa sprzętu = Serwis = Naprawy ~ naprawiać plecaki; Sprzęt wędkarski = Wędki i kołowrotki = Wędki; Przynęty i zanęty = Zanęty; Kajaki = SUP; Noże = Latarki; Mapy i przewodniki = Mapy; Warsztaty = Prelekcje',
  ],
  toy_shop: [
    'sklep z zabawkami, zabawki, zabawkarnia, sklep modelarski',
    'Zabawki drewniane; Gry planszowe = Gry; Puzzle; Lalki = Domki dla lalek; Zabawki dla niemowląt; Pluszaki = Maskotki; Klocki; Modele = Kolejki = Modelarstwo; Zabawki edukacyjne = Zestawy naukowe; Zestawy kreatywne = Artykuły plastyczne = Zabawki kreatywne; Zabawki ogrodowe = Hulajnogi i rowerki = Rowerki; Artykuły imprezowe = Balony = Urodziny; Lista prezentów = Lista urodzinowa; Wieczory z planszówkami = Turnieje = Spotkania z grami; Wypożyczalnia gier = Wypożyczalnia; Naprawa zabawek = Klinika lalek ~ naprawiać zabawki',
  ],
  wool_shop: [
    'sklep z włóczkami, pasmanteria, włóczki, sklep dziewiarski, sklep z wełną',
    'Włóczki = Wełna = Włóczka; Włóczki ręcznie farbowane = Ręcznie farbowane; Bawełna = Bawełna i len; Druty i szydełka = Druty = Akcesoria; Kursy robienia na drutach = Kursy = Kursy szydełkowania = Warsztaty ~ uczyć robić na drutach; Spotkania dziewiarskie = Wspólne dzierganie; Wzory i książki; Zestawy = Zestawy do dziergania; Swetry na zamówienie = Wyroby ręcznie robione = Rękodzieło ~ dziergać na zamówienie; Haft = Muliny = Haft krzyżykowy; Guziki = Guziki i zamki = Pasmanteria; Sznurki = Makrama; Pomoc w robótkach = Konsultacje ~ pomagać w robótkach; Wysyłka = Sklep internetowy; Bony podarunkowe; Alpaka i merino = Moher',
  ],
  fabric_shop: [
    'sklep z tkaninami, sklep z materiałami, tkaniny, pasmanteria, hurtownia tkanin, maszyny do szycia',
    'Tkaniny odzieżowe = Tkaniny; Tkaniny dekoracyjne = Tkaniny zasłonowe = Zasłony i firany; Tkaniny obiciowe = Tkaniny meblowe; Bawełna = Bawełna drukowana; Dzianiny = Dresówka = Dzianina; Len = Wełna = Jedwab; Tkaniny ślubne = Koronki; Pasmanteria = Guziki = Nici i zamki; Wykroje; Maszyny do szycia = Owerloki; Naprawa maszyn do szycia = Serwis maszyn do szycia ~ naprawiać maszyny; Kursy szycia = Kursy = Warsztaty szycia ~ uczyć szyć; Szycie na miarę = Szycie zasłon = Szycie firan ~ szyć zasłony; Patchwork; Obrusy = Pościel; Tkaniny dziecięce',
  ],
  wine_shop: [
    'sklep z winem, winoteka, sklep z alkoholami, salon win, wina, sklep z piwem',
    'Wina czerwone; Wina białe; Wina musujące = Szampany = Musujące; Wina naturalne = Wina ekologiczne; Wina polskie; Wina różowe; Whisky = Alkohole mocne = Whisky i rum; Piwa kraftowe = Piwa; Degustacje = Degustacja = Degustacje wina ~ degustować; Kursy o winie = Szkolenia = Kursy; Zestawy prezentowe = Prezenty = Kosze; Prezenty firmowe = Upominki dla firm; Wesela = Wina na wesele = Alkohol na wesele; Dostawa = Wysyłka ~ dowozić wino; Karty win = Dostawy dla gastronomii ~ zaopatrywać restauracje; Klub wina = Abonament',
  ],
  tea_shop: [
    'sklep z herbatą, herbaciarnia, herbaty, herbata i kawa, sklep z herbatami',
    'Herbaty zielone = Matcha; Herbaty czarne; Herbaty ziołowe = Zioła; Herbaty owocowe; Herbaty białe = Oolong; Rooibos; Yerba mate; Akcesoria = Czajniczki = Imbryki i czarki; Degustacje = Degustacje herbaty ~ degustować; Warsztaty = Warsztaty herbaciane; Ceremonia herbaciana = Ceremonia parzenia; Mieszanki autorskie = Autorskie mieszanki = Mieszanki własne; Zestawy prezentowe = Prezenty; Herbata dla gastronomii = Kawiarnie i hotele; Kawa = Kawy; Miody = Konfitury i słodycze',
  ],
  health_food_shop: [
    'sklep ekologiczny, zdrowa żywność, sklep ze zdrową żywnością, sklep zielarski, sklep bez opakowań, zielarnia, delikatesy ekologiczne',
    'Warzywa i owoce = Ekologiczne warzywa; Pieczywo = Chleb; Nabiał = Sery; Produkty na wagę = Produkty sypkie = Bez opakowań ~ nasypać do własnych pojemników; Kasze i mąki = Kasze; Kosmetyki naturalne = Kosmetyki; Suplementy = Witaminy = Suplementy diety; Zioła = Herbaty i zioła = Zioła i herbaty; Produkty bezglutenowe; Produkty wegańskie; Środki czystości = Ekologiczne środki czystości = Chemia ekologiczna ~ płyny na litry; Paczki warzywne = Skrzynki warzywne; Dostawa = Dowóz = Zakupy z dostawą; Miody = Oleje; Żywność dla dzieci; Doradztwo = Porady zielarskie = Dietetyk',
  ],
  furniture_shop: [
    'sklep meblowy, salon meblowy, meble, sklep z meblami, wyposażenie wnętrz',
    'Sofy = Kanapy i narożniki = Narożniki; Łóżka = Łóżka i materace = Sypialnie; Stoły = Stoły i krzesła; Krzesła; Szafy = Garderoby; Meble kuchenne = Kuchnie; Meble młodzieżowe = Pokój dziecięcy = Meble dziecięce; Regały = Salon; Meble biurowe; Meble ogrodowe; Meble na wymiar = Na wymiar; Dostawa i montaż = Transport i montaż = Dostawa = Wniesienie ~ dowozić, wnosić; Aranżacja wnętrz = Projektowanie wnętrz = Doradztwo ~ aranżować; Oświetlenie = Lampy; Dodatki = Dywany = Dodatki do domu; Meble z drewna = Meble drewniane',
  ],
  lighting_shop: [
    'sklep z lampami, oświetlenie, salon oświetleniowy, lampy, studio światła',
    'Lampy wiszące; Żyrandole; Lampy stojące = Lampy podłogowe; Lampki stołowe = Lampy biurkowe; Kinkiety; Plafony = Lampy sufitowe; Oświetlenie zewnętrzne = Lampy ogrodowe = Oświetlenie ogrodu; Żarówki = Żarówki LED = LED; Projekt oświetlenia = Projektowanie oświetlenia = Doradztwo oświetleniowe ~ projektować oświetlenie; Naprawa lamp = Renowacja lamp = Renowacja żyrandoli ~ naprawiać lampy; Montaż = Montaż lamp ~ montować lampy; Abażury = Abażury na wymiar; Oświetlenie biur = Oświetlenie sklepów = Biura i sklepy; Lampy vintage = Lampy zabytkowe; Szynoprzewody = Oprawy wpuszczane; Lampy na zamówienie = Designerskie lampy',
  ],
  bedding_shop: [
    'sklep z pościelą, sklep z materacami, materace, salon snu, pościel, sklep z kołdrami, tekstylia domowe',
    'Materace; Łóżka = Łóżka tapicerowane = Łóżka kontynentalne; Stelaże; Kołdry = Kołdry puchowe; Poduszki = Poduszki ortopedyczne; Pościel = Pościel bawełniana; Prześcieradła; Ręczniki = Szlafroki; Koce = Narzuty; Nakładki na materace = Topper; Doradztwo = Dobór materaca = Dobór materacy; Materace na wymiar = Na wymiar; Czyszczenie pierza = Pranie kołder = Regeneracja kołder ~ czyścić pierze; Dostawa = Dostawa i odbiór starego materaca; Pościel dziecięca; Hotele i pensjonaty = Pościel hotelowa',
  ],
  stationery_shop: [
    'sklep papierniczy, artykuły papiernicze, papiernik, papeteria, artykuły biurowe, sklep z artykułami szkolnymi',
    'Pióra wieczne = Pióra i długopisy = Artykuły do pisania; Notesy = Zeszyty i notesy = Kalendarze; Papiery = Papier listowy = Papiery ozdobne; Kartki okolicznościowe = Kartki; Artykuły szkolne = Wyprawka szkolna = Wyprawki; Tornistry = Plecaki i piórniki = Plecaki; Artykuły biurowe = Materiały biurowe; Pakowanie prezentów = Papier ozdobny; Zaproszenia = Zaproszenia ślubne; Pieczątki; Ksero = Ksero i wydruki = Wydruki = Skanowanie ~ drukować, kserować; Bindowanie = Laminowanie = Oprawa prac; Zabawki = Gry; Upominki = Prezenty; Obsługa firm = Dostawy do firm = Dla firm; Artykuły plastyczne',
  ],
  art_supplies: [
    'sklep plastyczny, artykuły plastyczne, sklep dla artystów, artykuły dla plastyków, sklep dla plastyków',
    'Farby olejne; Farby akrylowe = Akryle; Akwarele; Pędzle; Podobrazia = Płótna; Podobrazia na wymiar = Naciąganie płócien ~ naciągać płótna; Papiery = Szkicowniki = Papiery do akwareli; Ołówki i kredki = Rysunek = Kredki i pisaki; Sztalugi; Pigmenty = Media malarskie = Złocenie; Grafika warsztatowa = Linoryt; Rzeźba = Gliny i masy = Masy plastyczne; Oprawa obrazów = Ramy ~ oprawiać obrazy; Warsztaty = Kursy = Kursy malarstwa; Dla szkół; Decoupage = Rękodzieło = Hobby',
  ],
  music_shop: [
    'sklep muzyczny, sklep z instrumentami, instrumenty muzyczne, salon muzyczny, sklep gitarowy',
    'Gitary = Gitary elektryczne = Gitary akustyczne; Pianina = Pianina cyfrowe = Keyboardy; Perkusje = Instrumenty perkusyjne; Skrzypce = Instrumenty smyczkowe; Instrumenty dęte; Akordeony; Ukulele; Nuty = Podręczniki; Wzmacniacze = Nagłośnienie = Mikrofony; Serwis = Naprawa instrumentów = Naprawy = Lutnik ~ naprawiać instrumenty; Wypożyczalnia instrumentów = Wypożyczalnia = Wynajem ~ wypożyczać instrumenty; Instrumenty używane = Komis = Skup instrumentów; Struny i akcesoria = Struny = Akcesoria; Lekcje = Nauka gry = Lekcje gry; Sprzęt studyjny = Studio; Wynajem nagłośnienia',
  ],
  record_shop: [
    'sklep z płytami, sklep z winylami, płyty winylowe, winyle, sklep płytowy',
    'Nowe winyle = Nowości; Używane płyty = Winyle używane = Używane winyle; Płyty CD = CD; Jazz; Rock = Metal; Muzyka klasyczna = Klasyka; Elektronika = Techno; Hip-hop = Soul i funk; Polskie wydania = Polska muzyka = Polski jazz; Skup płyt = Skup kolekcji = Skup ~ skupować płyty; Gramofony = Hi-fi = Wzmacniacze; Mycie płyt ~ myć płyty; Naprawa gramofonów = Serwis gramofonów ~ naprawiać gramofony; Koncerty w sklepie = Koncerty = Wydarzenia; Wysyłka = Sklep internetowy; Zamówienia',
  ],
  electronics_shop: [
    'sklep rtv agd, sklep elektroniczny, sprzęt rtv agd, salon audio, sklep komputerowy, sklep agd, sklep fotograficzny, salon telefonów',
    'Telewizory; Pralki = AGD = Duże AGD; Drobne AGD = Ekspresy do kawy = Małe AGD; Komputery = Laptopy; Telefony = Smartfony; Audio = Hi-fi = Głośniki; Aparaty fotograficzne = Aparaty = Obiektywy; AGD do zabudowy; Naprawa sprzętu = Serwis = Naprawy ~ naprawiać sprzęt; Dostawa i montaż = Dostawa i podłączenie = Montaż = Wniesienie ~ podłączać sprzęt; Kino domowe; Inteligentny dom = Smart home; Sprzęt używany = Komis = Poleasingowe; Anteny = Telewizja satelitarna = Montaż anten; Akcesoria = Kable = Części elektroniczne; Skup telefonów = Skup',
  ],
  hardware_shop: [
    'sklep metalowy, sklep żelazny, artykuły metalowe, narzędzia, sklep z narzędziami, sklep budowlany, hurtownia budowlana, market budowlany, artykuły gospodarstwa domowego',
    'Narzędzia = Narzędzia ręczne; Elektronarzędzia; Śruby i wkręty = Śruby = Materiały złączne; Farby = Mieszalnia farb = Farby i lakiery ~ mieszać farby; Dorabianie kluczy = Klucze ~ dorabiać klucze; Zamki = Kłódki i zamki = Wkładki; Narzędzia ogrodowe = Artykuły ogrodnicze; Artykuły gospodarstwa domowego = Garnki = Naczynia; Ostrzenie = Ostrzenie noży = Ostrzenie narzędzi ~ ostrzyć noże; Wypożyczalnia narzędzi = Wypożyczalnia = Wypożyczalnia sprzętu ~ wypożyczać; Hydraulika = Artykuły hydrauliczne; Artykuły elektryczne = Elektryka = Oświetlenie; Odzież robocza = BHP; Materiały budowlane = Cement i wapno; Okucia = Okucia meblowe = Klamki; Cięcie na wymiar = Cięcie drewna = Cięcie płyt ~ ciąć na wymiar',
  ],
  garden_centre: [
    'centrum ogrodnicze, szkółka roślin, szkółka drzew, sklep ogrodniczy, ogrodnictwo, szkółka krzewów, gospodarstwo ogrodnicze',
    'Drzewa owocowe = Krzewy owocowe = Drzewka owocowe; Byliny; Róże; Krzewy ozdobne = Krzewy; Żywopłoty = Tuje = Rośliny na żywopłot; Drzewa = Drzewa ozdobne = Iglaki; Sadzonki = Sadzonki warzyw = Rozsada = Pomidory; Zioła = Zioła w doniczkach; Kwiaty balkonowe = Pelargonie = Rośliny balkonowe; Rośliny doniczkowe = Kwiaty doniczkowe; Nasiona = Nasiona i cebule = Cebulki; Ziemia i nawozy = Ziemia = Nawozy; Donice = Doniczki; Projektowanie ogrodów = Zakładanie ogrodów = Doradztwo ogrodnicze ~ projektować ogrody, doradzać; Dowóz i sadzenie = Dostawa = Sadzenie ~ sadzić; Warsztaty = Kursy cięcia = Szkolenia',
  ],
  pet_shop: [
    'sklep zoologiczny, zoologia, sklep dla zwierząt, karma dla zwierząt, akwarystyka',
    'Karma dla psów; Karma dla kotów; BARF = Mięso dla psów = Karmy naturalne; Akwarystyka = Akwaria = Ryby; Terrarystyka = Terraria = Gady; Ptaki = Karma dla ptaków; Gryzonie i króliki = Gryzonie = Małe zwierzęta; Smycze i szelki = Akcesoria = Smycze; Legowiska = Drapaki; Żwirki; Karma dla koni = Pasze = Zwierzęta gospodarskie; Dobór karmy = Doradztwo żywieniowe = Doradztwo ~ dobierać karmę; Zakładanie akwariów = Serwis akwariów = Akwaria na wymiar ~ zakładać akwaria; Badanie wody = Testy wody; Dowóz karmy = Dostawa = Dowóz ~ dowozić karmę; Groomer = Strzyżenie psów = Salon groomerski',
  ],
  baby_shop: [
    'sklep dziecięcy, artykuły dziecięce, sklep z wózkami, wszystko dla dzieci, sklep dla niemowląt, odzież dziecięca',
    'Wózki = Wózki dziecięce = Spacerówki; Foteliki samochodowe = Foteliki; Ubranka = Ubranka niemowlęce = Odzież niemowlęca; Łóżeczka = Mebelki = Pokoik dziecięcy; Wyprawka = Wyprawka dla noworodka; Chusty i nosidła = Nosidła = Chusty; Pieluchy wielorazowe = Pieluchy; Karmienie = Laktatory = Butelki i laktatory; Zabawki; Odzież ciążowa = Moda ciążowa; Odzież do chrztu = Ubranka do chrztu = Chrzest; Krzesełka do karmienia = Krzesełka; Montaż fotelików = Dobór fotelika ~ montować foteliki; Wypożyczalnia = Wypożyczalnia laktatorów = Wypożyczalnia fotelików ~ wypożyczać; Serwis wózków = Naprawa wózków ~ naprawiać wózki; Komis = Rzeczy używane = Używane wózki',
  ],
  cosmetics_shop: [
    'drogeria, perfumeria, sklep kosmetyczny, kosmetyki naturalne, kosmetyki, mydlarnia',
    'Perfumy = Perfumy niszowe = Zapachy; Pielęgnacja twarzy = Kremy; Makijaż = Kosmetyki kolorowe; Kosmetyki naturalne; Pielęgnacja ciała; Pielęgnacja włosów; Kosmetyki męskie; Dobór zapachu = Konsultacje zapachowe; Analiza skóry = Konsultacje kosmetyczne = Badanie skóry; Zabiegi kosmetyczne = Gabinet; Zestawy prezentowe = Prezenty; Mydła = Mydła naturalne; Świece = Dyfuzory = Zapachy do domu; Uzupełnianie = Kosmetyki na wagę = Perfumy na mililitry ~ uzupełniać flakony; Warsztaty = Lekcje makijażu = Warsztaty kosmetyczne; Ochrona przeciwsłoneczna',
  ],
  second_hand_shop: [
    'second hand, lumpeks, sklep z odzieżą używaną, komis, sklep vintage, ciucholand, sklep charytatywny, komis odzieżowy',
    'Odzież damska = Ubrania = Ubrania damskie; Odzież dziecięca = Ubranka dziecięce; Odzież męska; Vintage = Odzież vintage; Torebki i buty = Buty = Torebki; Meble = Meble używane; Książki i płyty; Porcelana i szkło = Bibeloty = Artykuły domowe; Zabawki; Komis = Przyjmowanie w komis = Oddaj w komis ~ przyjmować w komis, przynieść ubrania; Skup = Skup odzieży ~ skupować; Darowizny = Oddaj rzeczy = Przyjmowanie darów ~ oddać rzeczy; Odbiór rzeczy = Odbiór mebli ~ odbierać meble; Opróżnianie mieszkań; Suknie ślubne = Suknie wieczorowe = Wypożyczalnia sukni; Wyprzedaże = Nowa dostawa = Dostawy',
  ],
  antiques_shop: [
    'antykwariat, sklep z antykami, antyki, galeria antyków, starocie, dom aukcyjny, komis antyków, antykwariusz',
    'Meble antyczne = Meble = Meble stylowe; Obrazy = Malarstwo; Porcelana = Porcelana i szkło = Szkło; Srebra = Srebro; Biżuteria = Stara biżuteria; Zegary = Zegarki = Zegary antyczne; Dywany; Skup antyków = Skup = Skup staroci ~ skupować antyki; Wycena = Wyceny = Ekspertyzy ~ wyceniać; Likwidacja mieszkań = Spadki = Opróżnianie mieszkań ~ kupować spadki; Renowacja = Renowacja mebli ~ odnawiać; Aukcje = Aukcje internetowe; Wynajem rekwizytów = Wypożyczalnia rekwizytów = Rekwizyty ~ wypożyczać do filmów; Design PRL = Vintage = Meble z PRL; Militaria = Monety = Numizmatyka; Stare książki = Starodruki = Mapy i grafiki',
  ],
  gift_shop: [
    'sklep z upominkami, sklep z pamiątkami, upominki, prezenty, galeria rękodzieła, sklep z prezentami, cepelia',
    'Kosze prezentowe = Zestawy prezentowe = Kosze upominkowe; Pamiątki; Rękodzieło = Ceramika = Wyroby rękodzielnicze; Prezenty personalizowane = Grawerowanie = Prezenty z grawerem ~ grawerować; Prezenty firmowe = Upominki firmowe = Upominki dla firm; Biżuteria; Świece; Kartki = Papeteria; Dekoracje do domu = Dekoracje = Dodatki do domu; Chrzest i komunia = Prezenty na chrzest = Pamiątki komunijne; Prezenty ślubne = Podziękowania dla gości; Produkty regionalne = Smakołyki; Ozdoby świąteczne = Bombki = Dekoracje świąteczne; Pakowanie prezentów ~ pakować; Balony = Artykuły imprezowe; Bony podarunkowe',
  ],
  candle_and_soap_maker: [
    'manufaktura świec, mydlarnia, świece, wytwórnia mydła, świece sojowe, mydła naturalne, pracownia świec',
    'Świece sojowe = Świece zapachowe; Świece z wosku pszczelego = Świece z wosku; Świece dekoracyjne = Świece formowe; Świece do chrztu = Gromnice = Świece okolicznościowe; Mydła naturalne = Mydła = Mydła ręcznie robione; Szampony w kostce = Szampony; Kule do kąpieli = Sole do kąpieli; Kremy i balsamy = Balsamy = Masła do ciała; Warsztaty robienia świec = Warsztaty = Warsztaty świec ~ robić świece; Warsztaty mydlarskie = Kursy robienia mydła = Warsztaty mydła ~ robić mydło; Podziękowania dla gości = Świece ślubne = Prezenty dla gości; Prezenty firmowe = Upominki dla firm; Świece personalizowane = Świece z etykietą = Personalizacja ~ personalizować; Zestawy prezentowe = Prezenty; Hurt = Dla sklepów = Współpraca hurtowa; Woski zapachowe = Dyfuzory = Zapachy do domu',
  ],
  jewellery_shop: [
    'jubiler, sklep jubilerski, salon jubilerski, sklep z biżuterią, biżuteria, galeria biżuterii, zegarki i biżuteria',
    'Obrączki = Obrączki ślubne; Pierścionki zaręczynowe = Pierścionki; Naszyjniki = Łańcuszki = Wisiorki; Kolczyki; Bransoletki; Zegarki; Brylanty = Diamenty = Biżuteria z brylantami; Perły; Bursztyn = Biżuteria z bursztynem; Naprawa biżuterii = Naprawy = Serwis ~ naprawiać biżuterię; Grawerowanie = Grawer ~ grawerować; Wymiana baterii = Naprawa zegarków = Baterie i paski ~ wymieniać baterie; Skup złota = Skup = Wymiana złota ~ skupować złoto; Biżuteria na zamówienie = Na zamówienie = Przeróbki; Wycena biżuterii = Wyceny; Chrzest i komunia = Medaliki = Prezenty na komunię',
  ],
};
