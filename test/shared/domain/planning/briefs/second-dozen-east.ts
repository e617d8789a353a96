import type { BriefCase } from './brief-case.ts';

/** Held out twice: the checklist of each was written before any run, and the rules were changed for the first dozen only. */
export const secondDozenEast: readonly BriefCase[] = [
  {
    title: 'a repair café in Utrecht',
    brief: `Stichting Repair Café Lombok
--------------------------------
Wie zijn wij? Een groep van 25 vrijwilligers in de wijk Lombok in Utrecht. Elke tweede zaterdag van de maand repareren we samen met bezoekers fietsen, kleding, kleine elektrische apparaten en houten meubels. Gratis, een vrijwillige bijdrage mag.

We repareren geen televisies en geen witgoed.

Op de website willen we graag:
- een agenda met de data
- een pagina over wat je moet meenemen
- vrijwilliger worden
- doneren
Geen webshop!

Mail: hallo@repaircafelombok.nl`,
    name: 'Stichting Repair Café Lombok|Repair Café Lombok',
    language: 'nl',
    country: 'NL',
    city: 'Utrecht',
    kind: 'association',
    offerings: [
      'fietsen|fietsen-repareren',
      'kleding',
      'kleine-elektrische-apparaten|kleine-elektrische-apparaten-repareren',
      'houten-meubels|houten-meubels-repareren',
    ],
    others: ['wat-we-doen', 'agenda', 'wat-je-moet-meenemen', 'vrijwilliger-worden', 'doneren', 'over-ons', 'contact'],
    legal: ['privacyverklaring', 'cookieverklaring'],
    never: /televisie|witgoed|webshop|reserver|menukaart/iu,
    keywords: { kleding: 'kleding utrecht|kleding' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a car workshop in Łódź',
    brief: `AutoSerwis Bielak – warsztat samochodowy w Łodzi, ul. Pabianicka 119. Działamy od 1998 roku, zatrudniamy 6 mechaników.

Zakres usług:
- mechanika pojazdowa
- diagnostyka komputerowa
- wymiana opon
- serwis klimatyzacji
- naprawa skrzyń biegów

Nie zajmujemy się lakiernictwem ani autami ciężarowymi.
Obsługujemy klientów z Łodzi, Pabianic i Zgierza. Potrzebujemy cennika, opinii i strony o przygotowaniu auta do zimy. tel. 42 555 33 11`,
    name: 'AutoSerwis Bielak',
    language: 'pl',
    country: 'PL',
    city: 'Łódź',
    kind: 'local-service',
    offerings: [
      'mechanika-pojazdowa',
      'diagnostyka-komputerowa',
      'wymiana-opon',
      'serwis-klimatyzacji',
      'naprawa-skrzyn-biegow',
    ],
    others: [
      'uslugi',
      'cennik',
      'opinie',
      'o-przygotowaniu-auta-do-zimy|przygotowanie-auta-do-zimy',
      'o-nas',
      'kontakt',
    ],
    legal: ['polityka-prywatnosci'],
    never: /lakier|ciężar|łodzi,|zatrudni/iu,
    keywords: { 'wymiana-opon': 'wymiana opon łódź' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'areas'],
  },
  {
    title: 'a small hotel in Bodrum',
    brief: `Otelimizin adı Mavi Begonvil. Bodrum'un Gümüşlük köyünde, denize iki dakika uzaklıkta 12 odalı bir butik otel.

Sunduklarımız:
- Deniz manzaralı odalar
- Aile odaları
- Köy kahvaltısı
- Tekne turları

Evcil hayvan kabul etmiyoruz. Düğün organizasyonu yapmıyoruz.
Misafirlerimiz çoğunlukla İstanbul'dan gelen çiftler. Web sitesinde bir fotoğraf galerisi ve ulaşım hakkında bir sayfa istiyoruz.
Fiyatlar gecelik 4.500 TL'den başlıyor. Tel: +90 252 555 01 01`,
    name: 'Mavi Begonvil',
    language: 'tr',
    country: 'TR',
    city: 'Bodrum',
    kind: 'lodging',
    offerings: ['deniz-manzarali-odalar', 'aile-odalari', 'koy-kahvaltisi', 'tekne-turlari'],
    others: ['odalar', 'galeri', 'ulasim', 'fiyatlar', 'rezervasyon', 'hakkimizda', 'iletisim'],
    legal: ['kvkk-aydinlatma-metni', 'cerez-politikasi'],
    never: /evcil|düğün|istanbul|misafir/iu,
    keywords: { 'tekne-turlari': 'tekne turları bodrum' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a dance school in Yekaterinburg',
    brief: `Студия танца «Контраст» работает в Екатеринбурге с 2012 года. Мы проводим занятия для детей и взрослых.

Направления:
- классический балет
- современный танец
- танго
- растяжка

Первое занятие бесплатно, абонемент от 3 200 ₽ в месяц. Мы не проводим корпоративы.
Нужна страница о преподавателях, расписание и запись онлайн. Телефон +7 343 555-01-02`,
    name: 'Контраст|Студия танца «Контраст»',
    language: 'ru',
    country: 'RU',
    city: 'Екатеринбург',
    kind: 'school',
    offerings: [
      'klassicheskiy-balet|klassicheskii-balet',
      'sovremennyy-tanets|sovremennyi-tanec|sovremennyi-tanets',
      'tango',
      'rastyazhka|rastiazhka',
    ],
    others: ['kursy', 'komanda', 'tseny|ceny', 'raspisanie', 'o-nas', 'kontakty'],
    legal: ['politika-konfidentsialnosti|politika-konfidencialnosti'],
    never: /корпоратив|взрослых|бесплатно/iu,
    keywords: { tango: 'танго екатеринбург' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a Japanese soba restaurant',
    brief: `店名：蕎麦処 山ぼうし
場所：長野県松本市

当店は手打ち蕎麦の店です。

お品書き：
- ざる蕎麦
- 天ぷら蕎麦
- 鴨南蛮
- 蕎麦会席

予約制です。出前はしていません。電話 0263-55-0102`,
    name: '蕎麦処 山ぼうし',
    language: 'ja',
    country: 'JP',
    city: '松本市|松本|null',
    kind: 'restaurant|any',
    offerings: ['ざる蕎麦', '天ぷら蕎麦', '鴨南蛮', '蕎麦会席'],
    others: [],
    legal: [],
    never: /services|menu|about|出前/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'contact'],
  },
  {
    title: 'a lawyer in Porto',
    brief: `Dra. Inês Valadares, advogada no Porto desde 2007

Áreas de prática:
Direito da família | divórcios, guarda de menores
Direito do trabalho | despedimentos
Heranças e partilhas | habilitação de herdeiros
Arrendamento | despejos

Não trabalho em direito penal. Atendo em português, inglês e francês, no escritório na Rua de Cedofeita ou por videochamada.
Os meus clientes são famílias portuguesas e emigrantes em França e na Suíça.
Preciso de uma página para emigrantes e de perguntas frequentes. Primeira consulta 60 €. Marcações: 22 555 01 03`,
    name: 'Inês Valadares|Dra. Inês Valadares',
    language: 'pt',
    country: 'PT',
    city: 'Porto',
    kind: 'advisers',
    offerings: ['direito-da-familia', 'direito-do-trabalho', 'herancas-e-partilhas', 'arrendamento'],
    others: ['servicos', 'emigrantes', 'perguntas-frequentes', 'precos', 'sobre-nos|sobre-mim', 'contactos'],
    legal: ['politica-de-privacidade', 'politica-de-cookies'],
    never: /penal|suíça|frança|videochamada/iu,
    keywords: { 'direito-da-familia': 'direito da família porto', arrendamento: 'arrendamento porto' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'audience'],
  },
];
