import type { BriefCase } from './brief-case.ts';

/** Written together with the other sent briefs and run for the first time after the changes for those. */
export const sentBriefsHeld: readonly BriefCase[] = [
  {
    title: 'an agency in Kiel mixes German and English',
    brief: `Hi Team, kurz das Briefing (sorry for the Denglish). Wir sind Studio Nordlicht, eine Branding- und Webdesign-Agentur in Kiel, 8 Leute, gegründet 2014. What we do: Corporate Design, Webdesign, Packaging und Employer Branding. Kein Social Media, kein SEO – das machen Partner. Unsere Kunden: Mittelständler aus dem Maschinenbau und ein paar Werften. Mitbewerber sind Agentur Seeblick und Form & Flut. Die Website muss Cases zeigen, das Team, offene Stellen. Nice to have: ein Artikel darüber, was ein Rebranding kostet. Tagessatz 960 €. moin@studio-nordlicht.de`,
    name: 'Studio Nordlicht',
    language: 'de',
    country: 'DE',
    city: 'Kiel',
    kind: 'agency',
    offerings: ['corporate-design', 'webdesign', 'packaging', 'employer-branding'],
    others: [
      'leistungen',
      'studio-nordlicht-und-agentur-seeblick-im-vergleich',
      'studio-nordlicht-und-form-flut-im-vergleich',
      'was-ein-rebranding-kostet',
      'referenzen',
      'team',
      'stellenangebote',
      'preise',
      'ueber-uns',
      'kontakt',
    ],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /social|\bseo\b|partner|services|denglish/iu,
    keywords: { 'was-ein-rebranding-kostet': 'was ein rebranding kostet|rebranding kosten', packaging: 'packaging' },
    audience: /Mittelständler/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'audience', 'prices', 'rivals'],
  },
  {
    title: 'a crêperie in two towns',
    brief: `Bonjour,
Je reprends la crêperie de ma tante à Vannes, La Bolée d'Or, et nous ouvrons une deuxième adresse à Auray en avril. Galettes de blé noir, crêpes, cidres fermiers de chez nous : la carte est courte et change avec les saisons. Le midi nous avons une formule à 14,50 €. On privatise la salle de Vannes pour les anniversaires et les repas d'entreprise, mais pas celle d'Auray, qui est trop petite. Pas de livraison, pas de plateforme type Uber Eats ; en revanche on fait la vente à emporter.
Il faudrait qu'on puisse réserver en ligne, voir la carte, acheter des bons cadeaux et trouver les deux adresses. Un petit texte sur l'histoire de la crêperie (depuis 1968) serait sympa, et une page sur le sans gluten, parce que le blé noir n'en contient pas.
Merci d'avance, Solène Le Bihan – 02 97 55 50 33`,
    name: "La Bolée d'Or",
    language: 'fr',
    country: 'FR',
    city: 'Vannes',
    kind: 'restaurant',
    offerings: [
      'galettes-de-ble-noir',
      'crepes',
      'cidres-fermiers|cidres-fermiers-de-chez-nous',
      'vente-a-emporter',
      'salle-de-vannes|privatisation|privatisation-de-la-salle|anniversaires|salle-de-vannes-pour-les-anniversaires',
    ],
    others: ['carte', 'creperie-a-auray', 'reservation', 'bons-cadeaux', 'sans-gluten', 'a-propos', 'contact'],
    legal: ['mentions-legales', 'politique-de-confidentialite', 'gestion-des-cookies'],
    never: /livraison|uber|boutique|tante|menu/iu,
    keywords: { 'galettes-de-ble-noir': 'galettes de blé noir vannes' },
    areas: ['Auray'],
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'the README of a tool for database dumps',
    brief: `# pgsieve

Masks personal data in PostgreSQL dumps. MIT licence, written in Go.

pgsieve reads a dump, replaces names, e-mail addresses and phone numbers with realistic fakes and writes a dump that you can hand to developers.

\`\`\`sh
brew install pgsieve
pgsieve --rules rules.yaml < prod.sql > dev.sql
\`\`\`

## Features

- deterministic masking
- rules in YAML
- foreign keys stay intact
- streaming with constant memory

## Not planned

- a GUI
- MySQL support

## Status

Used by about 40 companies, maintained by two people in their spare time. Sponsors welcome.

For the website we want: getting started, rule reference, a comparison with Greenmask and PostgreSQL Anonymizer, a guide on how to mask a dump in CI, and a link to GitHub.`,
    name: 'pgsieve',
    language: 'en',
    country: null,
    city: null,
    kind: 'open-source',
    offerings: [
      'deterministic-masking',
      'rules-in-yaml',
      'foreign-keys-stay-intact|foreign-keys',
      'streaming-with-constant-memory|streaming',
    ],
    others: [
      'features',
      'pgsieve-vs-greenmask',
      'pgsieve-vs-postgresql-anonymizer',
      'how-to-mask-a-dump-in-ci',
      'installation',
      'documentation',
      'rule-reference|documentation',
      'contribute',
      'changelog',
    ],
    legal: ['privacy-policy'],
    never: /\bGUI\b|mysql|brew|pricing|status/iu,
    keywords: {
      'deterministic-masking': 'deterministic masking',
      'how-to-mask-a-dump-in-ci': 'how to mask a dump in ci',
    },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'prices', 'rivals'],
  },
  {
    title: 'a coffee festival in Kobe',
    brief: `「みなと珈琲まつり」の公式サイトを新しく作りたいです。
神戸で毎年10月に開いている、コーヒーの野外イベントです。全国から60の焙煎所が集まり、2日間で約1万2千人が来場します。

内容:
・飲み比べチケット
・焙煎ワークショップ
・親子ラテアート教室
・物産マルシェ

ペットの入場はできません。当日券の販売もありません。
出店者募集のページとアクセスのページがほしいです。
連絡先:info@minato-coffee.jp`,
    name: 'みなと珈琲まつり',
    language: 'ja',
    country: 'JP',
    city: '神戸|Kobe',
    kind: 'event|any',
    offerings: ['飲み比べチケット', '焙煎ワークショップ', '親子ラテアート教室', '物産マルシェ'],
    others: [],
    legal: [],
    never: /ペット|当日券/iu,
    keywords: { 焙煎ワークショップ: '焙煎ワークショップ 神戸|焙煎ワークショップ' },
    asks: ['prices'],
    asksNot: ['name', 'offerings', 'country'],
  },
  {
    title: 'a photographer in İzmir',
    brief: `Merhaba, ben Selin Aydoğan, İzmir'de yaşayan serbest bir fotoğrafçıyım. 2015'ten beri çekim yapıyorum. Düğün fotoğrafçılığı, yenidoğan çekimi, ürün fotoğrafı ve mimari çekim yapıyorum. Video çekmiyorum, dron çekimi de yok. Çeşme, Urla ve Alaçatı'ya sık gidiyorum. Müşterilerim genelde çiftler ve butik oteller. Düğün paketi 25.000 TL'den başlıyor. Sitede portfolyo, fiyatlar, müşteri yorumları olsun. Bir de düğün çekimine nasıl hazırlanılır diye bir sayfa istiyorum. selin@selinaydogan.com`,
    name: 'Selin Aydoğan',
    language: 'tr',
    country: 'TR',
    city: 'İzmir',
    kind: 'freelancer',
    offerings: ['dugun-fotografciligi', 'yenidogan-cekimi', 'urun-fotografi', 'mimari-cekim'],
    others: [
      'hizmetler',
      'referanslar',
      'fiyatlar',
      'yorumlar',
      'dugun-cekimine-nasil-hazirlanilir',
      'hakkimda',
      'iletisim',
    ],
    legal: ['kvkk-aydinlatma-metni', 'cerez-politikasi'],
    never: /video|dron|services/iu,
    keywords: { 'urun-fotografi': 'ürün fotoğrafı|ürün fotoğrafı izmir' },
    audience: /çiftler/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'audience', 'prices'],
  },
  {
    title: 'an independent publisher in Mexico City',
    brief: `Somos Editorial Tres Nopales, una editorial independiente de la Ciudad de México fundada en 2011. Publicamos narrativa latinoamericana, poesía, ensayo y libros ilustrados para niños; unos doce títulos al año. Leemos manuscritos de enero a marzo, sólo de narrativa y ensayo (poesía no, por ahora). Vendemos en librerías y en nuestra tienda en línea, con envíos a todo México desde $99. También tenemos un club de lectura mensual y un boletín. No hacemos autoedición ni coedición. Nos leen personas de 25 a 50 años, bibliotecas y maestros.

Necesitamos: catálogo, autores, página para mandar manuscritos, prensa, y por favor una página que explique la diferencia entre editorial independiente y autoedición. contacto@tresnopales.mx`,
    name: 'Editorial Tres Nopales|Tres Nopales',
    language: 'es',
    country: 'MX',
    city: 'Ciudad de México',
    kind: 'publisher',
    offerings: [
      'narrativa-latinoamericana',
      'poesia',
      'ensayo',
      'libros-ilustrados-para-ninos|libros-ilustrados',
      'club-de-lectura-mensual|club-de-lectura',
    ],
    others: [
      'diferencia-entre-editorial-independiente-y-autoedicion',
      'catalogo|productos',
      'autores',
      'mandar-manuscritos|manuscritos|envio-de-manuscritos',
      'prensa',
      'boletin',
      'tienda-online',
      'envios-y-devoluciones',
      'sobre-nosotros',
      'contacto',
    ],
    legal: ['politica-de-privacidad', 'condiciones-generales'],
    never: /^autoedici|coedici|librerías|news/iu,
    keywords: { 'narrativa-latinoamericana': 'narrativa latinoamericana' },
    audience: /bibliotecas|maestros|25 a 50/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'audience'],
  },
];
