import type { BriefCase } from './brief-case.ts';

/** Written with their checklists after the changes for the first, before any of them was run. */
export const peopleBriefsSecond: readonly BriefCase[] = [
  {
    title: 'a tailor names much that must not be taken',
    brief: `Wir sind das Maßatelier Vogt in Görlitz, hervorgegangen aus der Schneiderei Lehmann, die mein Vorgänger bis 2018 geführt hat. Wir schneidern Anzüge und Kostüme nach Maß, ändern Brautkleider und bessern Lederjacken aus. Früher haben wir auch Vorhänge genäht, das machen wir nicht mehr. Vielleicht bieten wir später einmal Nähkurse an, das ist aber noch offen.

Unsere Kundinnen und Kunden kommen aus der ganzen Oberlausitz. Viele vergleichen uns mit Suitsupply. Auf die Website sollen Preise, eine Galerie und eine Seite darüber, wie eine Anprobe abläuft. Telefon 03581 987654.`,
    name: 'Maßatelier Vogt',
    language: 'de',
    country: 'DE',
    city: 'Görlitz',
    kind: 'shop|local-service|any|manufacturer',
    offerings: [
      'anzuege-nach-mass|anzuege|anzuege-und-kostueme-nach-mass',
      'kostueme-nach-mass|kostueme|anzuege-und-kostueme-nach-mass',
      'brautkleider|brautkleider-aendern',
      'lederjacken|lederjacken-ausbessern',
    ],
    others: [
      'massatelier-vogt-und-suitsupply-im-vergleich',
      'preise',
      'galerie',
      'wie-eine-anprobe-ablaeuft',
      'ueber-uns',
      'kontakt',
    ],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /vorhäng|nähkurs|lehmann/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
  {
    title: 'a band asks for a site in a few lines',
    brief: `Les Tontons Cuivrés, fanfare de 12 musiciens, Rennes.
On joue dans les mariages, les festivals et les fêtes de village, et on anime des ateliers cuivres dans les écoles. Pas de répertoire militaire !
À mettre sur le site : agenda des concerts, vidéos, un formulaire pour nous réserver, une page "Combien coûte une fanfare ?"
tontonscuivres@example.fr`,
    name: 'Les Tontons Cuivrés|Tontons Cuivrés',
    language: 'fr',
    country: 'FR',
    city: 'Rennes',
    kind: 'any|freelancer|event|association|agency',
    offerings: ['mariages', 'festivals', 'fetes-de-village', 'ateliers-cuivres|ateliers-cuivres-dans-les-ecoles'],
    others: ['agenda', 'combien-coute-une-fanfare', 'videos', 'a-propos', 'contact'],
    legal: ['mentions-legales', 'politique-de-confidentialite', 'gestion-des-cookies'],
    never: /militaire/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact'],
  },
  {
    title: 'a physiotherapy clinic in Porto fills in a form',
    brief: `Nome da clínica: Fisio Ribeira
Morada: Rua das Flores 88, 4050-262 Porto
Serviços: fisioterapia desportiva, pilates clínico, osteopatia e drenagem linfática
Não fazemos: acupuntura
Público: atletas amadores e grávidas
Preços: consulta 45 €
Páginas desejadas: marcação online, equipa, artigo sobre dor lombar
Telefone: 22 123 45 67`,
    name: 'Fisio Ribeira',
    language: 'pt',
    country: 'PT',
    city: 'Porto',
    kind: 'practice',
    offerings: ['fisioterapia-desportiva', 'pilates-clinico', 'osteopatia', 'drenagem-linfatica'],
    others: ['precos', 'equipa', 'dor-lombar', 'marcacao|marcar-consulta|marcacoes', 'sobre-nos', 'contactos|contacto'],
    legal: ['politica-de-privacidade', 'politica-de-cookies'],
    never: /acupuntura|services/iu,
    keywords: { 'pilates-clinico': 'pilates clínico porto' },
    audience: /atletas/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'audience'],
  },
  {
    title: 'an SME in Warsaw mixes Polish and English',
    brief: `Cześć! Jesteśmy Logivio, budujemy software dla firm transportowych. Nasza platforma planuje trasy, rozlicza kierowców i wystawia faktury. SaaS, 49 zł miesięcznie za pojazd, free trial 14 dni. Nie robimy sprzętu GPS. Klienci: małe floty do 50 aut. Konkurencja: Trans.eu, Webfleet. Potrzebujemy: pricing, integracje, case studies, strona o Pakiecie Mobilności. hello@logivio.example`,
    name: 'Logivio',
    language: 'pl',
    country: 'PL',
    city: 'null|Warszawa',
    kind: 'saas',
    offerings: [
      'planowanie-tras|trasy|planuje-trasy',
      'rozliczanie-kierowcow|kierowcy|rozlicza-kierowcow|kierowcow',
      'faktury|wystawianie-faktur|wystawia-faktury',
    ],
    others: [
      'logivio-czy-transeu|logivio-czy-trans-eu|logivio-a-trans-eu|logivio-i-trans-eu|logivio-kontra-trans-eu',
      'cennik',
      'integracje',
      'realizacje|case-studies|referencje',
      'pakiet-mobilnosci|o-pakiecie-mobilnosci',
      'o-nas',
      'kontakt',
    ],
    legal: ['polityka-prywatnosci', 'regulamin'],
    never: /sprzęt|gps|trial/iu,
    keywords: {},
    audience: /flot/iu,
    asks: [],
    asksNot: ['name', 'country', 'contact', 'prices'],
  },
  {
    title: 'a municipal music school in Swedish',
    brief: `Kulturskolan i Ystad behöver en ny webbplats. Vi erbjuder undervisning i piano, stråkinstrument, dans, teater och bild för barn och unga mellan 6 och 19 år. Vuxenkurser har vi inte. Terminsavgiften är 750 kr.

Det här ska finnas: anmälan, kalender, våra lärare och en sida om hur man hyr instrument.
Kontakt: kulturskolan@ystad.example`,
    name: 'Kulturskolan i Ystad|Kulturskolan Ystad|Kulturskolan',
    language: 'sv',
    country: 'SE',
    city: 'Ystad',
    kind: 'school',
    offerings: ['piano|undervisning-i-piano', 'strakinstrument', 'dans', 'teater', 'bild'],
    others: ['anmalan', 'kalender|kalendarium', 'team', 'hur-man-hyr-instrument', 'om-oss', 'kontakt'],
    legal: ['integritetspolicy'],
    never: /vuxen|services/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a ryokan in Japanese with a table of prices',
    brief: `旅館名:湯の宿 さわらび
所在地:大分県由布市湯布院町

客室と料金
| 部屋 | 料金 |
|---|---|
| 離れ露天風呂付き客室 | 38,000円 |
| 和室十畳 | 22,000円 |
| 洋室ツイン | 24,000円 |

貸切風呂、会席料理もご用意しています。ペットの宿泊はできません。
海外からのお客様も増えているので、アクセスのページと「湯布院の冬の過ごし方」のページがほしいです。
ライバルは亀の井別荘と玉の湯です。
TEL 0977-00-0000`,
    name: '湯の宿 さわらび',
    language: 'ja',
    country: 'JP',
    city: '由布市',
    kind: 'lodging',
    offerings: ['離れ露天風呂付き客室', '和室十畳', '洋室ツイン', '貸切風呂', '会席料理'],
    others: [
      '湯布院の冬の過ごし方',
      '湯の宿-さわらびと亀の井別荘の比較',
      '湯の宿-さわらびと玉の湯の比較',
      'rooms',
      'reservations',
      'pricing',
      'contact',
    ],
    legal: ['privacy-policy'],
    never: /ペット|services/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'plan_language'],
  },
  {
    title: 'an accountant in Taipei in traditional characters',
    brief: `您好，我們是「和信會計師事務所」，位於台北市大安區。提供記帳報稅、公司登記、稅務規劃、薪資代算等服務。不承接上市公司查帳。客戶多為小型企業與自由工作者。希望網站有常見問題、線上預約，以及一個介紹「營業稅怎麼申報」的頁面。電話 02-2700-0000`,
    name: '和信會計師事務所',
    language: 'zh',
    country: 'TW',
    city: '台北|台北市',
    kind: 'advisers',
    offerings: ['記帳報稅', '公司登記', '稅務規劃', '薪資代算'],
    others: ['營業稅怎麼申報', 'faq', 'book-an-appointment', 'services', 'about-us', 'contact'],
    legal: ['privacy-policy'],
    never: /上市|查帳/iu,
    keywords: {},
    audience: /小型企業/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'plan_language'],
  },
  {
    title: 'one line of ten words',
    brief: 'Fietsverhuur Zeewind in Domburg: stadsfietsen, bakfietsen en e-bikes. Geen scooters.',
    name: 'Fietsverhuur Zeewind',
    language: 'nl',
    country: 'NL',
    city: 'Domburg',
    kind: 'activities|shop|local-service',
    offerings: ['stadsfietsen', 'bakfietsen', 'e-bikes'],
    others: ['over-ons', 'contact'],
    legal: ['privacyverklaring', 'cookieverklaring'],
    never: /scooter/iu,
    keywords: {},
    asks: ['contact', 'prices'],
    asksNot: ['name', 'offerings'],
  },
  {
    title: 'a README with badges',
    brief: `[![CI](https://img.shields.io/ci.svg)](https://ci.example)

# Tidepool

Tidepool is a job queue for Postgres, written in Go. MIT.

## Features

- Exactly-once delivery
- Cron schedules
- Dead letter queues
- Web dashboard

## Install

\`\`\`sh
go get example.com/tidepool
\`\`\`

## Website

We want docs, a changelog, a page on migrating from Sidekiq and a comparison with River and Faktory. No blog, no newsletter. We don't sell anything.`,
    name: 'Tidepool',
    language: 'en',
    country: null,
    city: null,
    kind: 'open-source',
    offerings: ['exactly-once-delivery', 'cron-schedules', 'dead-letter-queues', 'web-dashboard'],
    others: [
      'documentation',
      'changelog',
      'tidepool-vs-river',
      'tidepool-vs-faktory',
      'migrating-from-sidekiq|tidepool-vs-sidekiq',
      'installation',
    ],
    legal: ['privacy-policy'],
    never: /blog|newsletter|pricing|shop/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings'],
  },
];
