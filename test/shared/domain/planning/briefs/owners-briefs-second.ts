import type { BriefCase } from './brief-case.ts';

/** Written with their checklists after the changes for the first, before any of them was run. */
export const ownersBriefsSecond: readonly BriefCase[] = [
  {
    title: 'a surf school writes half in English',
    brief: `Olá malta!
A nossa escola chama-se Maré Viva Surf, fica na Ericeira e existe desde 2011. Damos aulas de grupo, aulas privadas e surf camps de uma semana, e alugamos pranchas e fatos. Também temos um pequeno alojamento com 4 quartos (Surf House), mas só para quem faz o surf camp, por isso não o queremos em destaque.

Preços: aula de grupo 35 €, privada 70 €, surf camp desde 490 €.

Os nossos alunos são sobretudo estrangeiros (alemães, franceses, holandeses), famílias no verão e muitos principiantes. We need the site in Portuguese and English, please.

Queremos reservas online, uma página sobre como escolher a primeira prancha, uma página com as praias onde damos aulas e a previsão das ondas se for possível. Não queremos loja nem blog.

Obrigado!
Tiago | 261 860 123`,
    name: 'Maré Viva Surf',
    language: 'pt',
    country: 'PT',
    city: 'Ericeira',
    kind: 'school|activities',
    offerings: [
      'aulas-de-grupo',
      'aulas-privadas',
      'surf-camps|surf-camps-de-uma-semana',
      'pranchas|aluguer-de-pranchas|alugar-pranchas|pranchas-e-fatos|aluguer-de-pranchas-e-fatos',
      'fatos|aluguer-de-fatos|pranchas|pranchas-e-fatos|aluguer-de-pranchas-e-fatos',
    ],
    others: [
      'como-escolher-a-primeira-prancha',
      'praias-onde-damos-aulas|praias',
      'reservas|inscricoes|inscricao|marcacoes',
      'precos',
      'sobre-nos',
      'contacto|contactos',
    ],
    legal: ['politica-de-privacidade', 'politica-de-cookies'],
    never: /loja|blog|notícias|quartos|surf house|alemães/iu,
    keywords: { 'aulas-de-grupo': 'aulas de grupo ericeira|aulas de grupo' },
    audience: /estrangeiros|famílias/iu,
    asks: ['languages'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'audience'],
  },
  {
    title: 'a petting farm and small museum run by volunteers',
    brief: `Beste,

Wij zijn een stichting van vrijwilligers die Boerderijmuseum De Hooiwagen in Barneveld draaiende houdt. Bezoekers kunnen de oude stal bekijken, oude werktuigen uitproberen en in de zomer meehelpen met hooien. Voor scholen hebben we een lesprogramma (groep 3 t/m 6) en voor kinderen kinderfeestjes.

Entree: volwassenen € 6, kinderen € 3,50, museumkaart gratis.

Wat op de site moet:
- openingstijden en entree
- kinderfeestjes
- schoolbezoek
- vrijwilliger worden
- doneren
- een pagina over de geschiedenis van het hooien

Wat er niet op hoeft: een webshop, en ook geen vacatures want we betalen niemand.

Groet, Gerda van Essen, 0342 - 47 11 90`,
    name: 'Boerderijmuseum De Hooiwagen|De Hooiwagen',
    language: 'nl',
    country: 'NL',
    city: 'Barneveld',
    kind: 'museum|association',
    offerings: ['kinderfeestjes', 'lesprogramma|schoolbezoek'],
    others: [
      'schoolbezoek|lesprogramma',
      'vrijwilliger-worden',
      'doneren|doneer',
      'geschiedenis-van-het-hooien|geschiedenis-van-hooien',
      'over-ons',
      'contact',
    ],
    legal: ['privacyverklaring'],
    never: /webshop|winkel|vacature|werken bij|openingstijden en|gerda/iu,
    keywords: { kinderfeestjes: 'kinderfeestjes barneveld|kinderfeestjes' },
    asks: [],
    asksNot: ['name', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a maker of kitchens answers a questionnaire',
    brief: `Firmanızın adı: Ceviz Mutfak
Nerede: İnegöl, Bursa
Kaç yıldır: 1994'ten beri
Ne üretiyorsunuz: Özel ölçü mutfak dolabı, banyo dolabı, gardırop ve vestiyer üretiyoruz. Montajı da kendimiz yapıyoruz.
Ne yapmıyorsunuz: Hazır mobilya satmıyoruz, koltuk takımı yapmıyoruz.
Müşterileriniz kim: Ev yenileyen aileler, mimarlar ve küçük müteahhitler
Fiyatlar: mutfak metretül fiyatı 18.000 TL'den başlıyor
Rakipler: Lineadecor, Kelebek Mutfak
Sitede ne olsun: ürünler, referanslar, malzeme seçimi hakkında bir sayfa, keşif randevusu
Telefon: 0224 555 12 12`,
    name: 'Ceviz Mutfak',
    language: 'tr',
    country: 'TR',
    city: 'İnegöl|Bursa',
    kind: 'manufacturer|local-service',
    offerings: ['ozel-olcu-mutfak-dolabi|mutfak-dolabi', 'banyo-dolabi', 'gardirop', 'vestiyer'],
    others: [
      'malzeme-secimi',
      'referanslar|projelerimiz',
      'randevu|randevu-al|kesif-randevusu|randevu-alin',
      'hakkimizda',
      'iletisim',
      'fiyatlar',
    ],
    legal: ['kvkk-aydinlatma-metni', 'cerez-politikasi'],
    never: /koltuk|hazır mobilya|services|products/iu,
    keywords: { gardirop: 'gardırop|gardırop inegöl|gardırop bursa' },
    audience: /aileler/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'audience', 'rivals'],
  },
  {
    title: 'a one-person bookkeeping software for choirs',
    brief: `so basically i built an app called ChoirLedger because our choir treasurer was doing everything in excel and crying. it does membership fees, tracks who paid, sends reminders and makes the yearly report for the auditors. works in the browser, no mobile app and i'm not planning one. free for choirs under 20 people, otherwise £6/month. about 140 choirs use it now, mostly uk, some in ireland.
people usually come from spreadsheets or from Chamber Manager (overkill imho). i want: a landing page, pricing, a comparison with spreadsheets, docs, a page for orchestras and a changelog. i'm based in sheffield but nobody cares. hello@choirledger.app`,
    name: 'ChoirLedger',
    language: 'en',
    country: 'GB',
    city: 'Sheffield|null',
    kind: 'saas',
    offerings: [
      'membership-fees',
      'reminders|sends-reminders',
      'yearly-report|yearly-report-for-the-auditors|makes-the-yearly-report',
      'tracks-who-paid|who-paid|payment-tracking|payments',
    ],
    others: [
      'pricing',
      'choirledger-vs-chamber-manager',
      'documentation',
      'changelog',
      'orchestras',
      'choirledger-vs-spreadsheets|spreadsheets|comparison-with-spreadsheets|compared-with-spreadsheets',
      'about-me|about-us',
      'contact',
    ],
    legal: ['privacy-policy', 'terms-and-conditions', 'cookie-policy'],
    never: /mobile|excel|crying|overkill|landing|in ireland|sheffield/iu,
    keywords: { 'membership-fees': 'membership fees|choirledger membership fees' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'prices', 'rivals'],
  },
  {
    title: 'a funeral home asks for tact',
    brief: `Die Bestattungshaus Reimann OHG in Görlitz begleitet seit 1952 Familien. Ich führe das Haus mit meiner Schwester in dritter Generation. Bitte keine Werbesprache und keine Stockfotos mit Kerzen.

## Leistungen
1. Erdbestattung
2. Feuerbestattung
3. Baumbestattung
4. Seebestattung
5. Trauerfloristik
6. Bestattungsvorsorge

Überführungen aus dem Ausland übernehmen wir nicht mehr. Steinmetzarbeiten auch nicht, das macht Firma Kuhnt nebenan.

## Wunschseiten
– Was ist im Todesfall zu tun?
– Was kostet eine Bestattung?
– Trauercafé (jeden ersten Sonntag)

Wir sind auch in Zittau und Niesky für Sie da. Erreichbar Tag und Nacht: 03581 40 77 00.`,
    name: 'Bestattungshaus Reimann|Bestattungshaus Reimann OHG',
    language: 'de',
    country: 'DE',
    city: 'Görlitz',
    kind: 'local-service',
    offerings: [
      'erdbestattung',
      'feuerbestattung',
      'baumbestattung',
      'seebestattung',
      'trauerfloristik',
      'bestattungsvorsorge',
    ],
    others: [
      'leistungen',
      'was-ist-im-todesfall-zu-tun',
      'was-kostet-eine-bestattung',
      'trauercafe',
      'bestattungshaus-in-zittau|bestatter-in-zittau',
      'bestattungshaus-in-niesky|bestatter-in-niesky',
      'ueber-uns',
      'kontakt',
    ],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /überführung|steinmetz|kuhnt|kerzen|stockfoto|werbe/iu,
    keywords: { erdbestattung: 'erdbestattung görlitz' },
    areas: ['Zittau', 'Niesky'],
    asks: ['imprint'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'areas'],
  },
  {
    title: 'a Czech pottery studio in three sentences',
    brief: `Jmenuji se Klára Veselá a v Olomouci mám malou keramickou dílnu Hlína & Oheň. Pořádám kurzy točení na kruhu, večerní workshopy pro páry a letní tábory pro děti, a na zakázku dělám nádobí pro kavárny a restaurace. Eshop zatím nechci, ale ráda bych stránku s dárkovými poukazy, galerii a stránku o tom, jak probíhá první lekce; kurz stojí 2 400 Kč, workshop 690 Kč, volejte 603 221 887.`,
    name: 'Hlína & Oheň|Keramická dílna Hlína & Oheň',
    language: 'cs',
    country: 'CZ',
    city: 'Olomouc',
    kind: 'school|local-service|freelancer|activities',
    offerings: [
      'kurzy-toceni-na-kruhu|kurzy-toceni',
      'vecerni-workshopy|vecerni-workshopy-pro-pary',
      'letni-tabory|letni-tabory-pro-deti',
      'nadobi|nadobi-na-zakazku|nadobi-pro-kavarny-a-restaurace|nadobi-pro-kavarny',
    ],
    others: ['darkove-poukazy', 'galerie', 'jak-probiha-prvni-lekce', 'ceny|cenik', 'o-nas|o-mne', 'kontakt'],
    legal: ['ochrana-osobnich-udaju|zasady-ochrany-osobnich-udaju'],
    never: /e-?shop|obchod|services|páry$/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a Danish carpenter in an e-mail',
    brief: `Hej

Vi er Skovgaard Tømrer & Snedker i Silkeborg. Vi er 5 mand og har været i gang siden 2008.

Vi laver:
- nye tage
- vinduer og døre
- tilbygninger
- køkkenmontering
- terrasser

Vi laver ikke nybyggeri og vi sælger ikke materialer. Vi kører i Silkeborg, Viborg og Skanderborg. Timeprisen er 425 kr. uden moms.

Vi vil gerne have en side om hvad et nyt tag koster og en side med billeder af vores arbejde.

Venlig hilsen
Morten Skovgaard, tlf. 86 80 12 34`,
    name: 'Skovgaard Tømrer & Snedker',
    language: 'da',
    country: 'DK',
    city: 'Silkeborg',
    kind: 'local-service|any',
    offerings: [
      'nye-tage',
      'vinduer-og-doere|vinduer-og-dore',
      'tilbygninger',
      'koekkenmontering|kokkenmontering',
      'terrasser',
    ],
    others: [],
    legal: [],
    never: /nybyggeri|materialer|services|about us/iu,
    keywords: { tilbygninger: 'tilbygninger silkeborg|tilbygninger' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact'],
  },
  {
    title: 'a Russian language studio speaks of a rival',
    brief: `Здравствуйте! Мы — студия английского «Лингва Плюс» в Казани, работаем с 2016 года. Преподаём английский для взрослых, готовим к ЕГЭ и IELTS, проводим разговорные клубы и корпоративное обучение. Маленьких детей (до 10 лет) не берём, репетиторов на дом не отправляем. Абонемент на месяц — 6 800 ₽, пробное занятие бесплатно.

Нас часто сравнивают со Skyeng, но у нас живые группы до восьми человек.

На сайте нужны: расписание, цены, преподаватели, запись на пробное занятие, отзывы и страница о том, как определить свой уровень. Тел. +7 843 200-11-22`,
    name: 'Лингва Плюс',
    language: 'ru',
    country: 'RU',
    city: 'Казань',
    kind: 'school',
    offerings: [
      'angliyskiy-dlya-vzroslyh|angliyskiy|angliiskii-dlya-vzroslykh|angliyskiy-dlya-vzroslykh',
      'razgovornye-kluby',
      'korporativnoe-obuchenie',
      'podgotovka-k-ege|ege|podgotovka-k-ege-i-ielts|ege-i-ielts',
    ],
    others: [
      'raspisanie',
      'ceny|tseny',
      'prepodavateli|komanda',
      'otzyvy',
      'lingva-plyus-ili-skyeng|lingva-plyus-i-skyeng-sravnenie',
      'kak-opredelit-svoy-uroven|o-tom-kak-opredelit-svoy-uroven|kak-opredelit-svoi-uroven',
      'kontakty',
      'o-nas',
    ],
    legal: ['politika-konfidencialnosti|politika-konfidentsialnosti'],
    never: /детей|репетитор|services/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
];
