import type { BriefCase } from './brief-case.ts';

/** Briefs of people who write in their own way, in twelve languages, written with their checklists before any of them was run. */
export const peopleBriefsFirst: readonly BriefCase[] = [
  {
    title: 'a baker dictates by telephone',
    brief: `hello yeah its about the website so we're called the crusty cob we're a bakery in totnes in devon been here since my gran opened it in 1971 we do sourdough and focaccia and pasties and celebration cakes we used to do sandwiches but we stopped that in the pandemic oh and we supply cafes and hotels round here with bread as well so it would be good to have a page for wholesale and then one about allergens because everybody asks and no we don't want to sell online its too much faff`,
    name: 'The Crusty Cob|Crusty Cob',
    language: 'en',
    country: 'GB',
    city: 'Totnes',
    kind: 'shop|restaurant|local-service',
    offerings: ['sourdough', 'focaccia', 'pasties', 'celebration-cakes', 'bread|bread-for-cafes-and-hotels'],
    others: ['wholesale', 'allergens', 'about-us', 'contact'],
    legal: ['privacy-policy', 'cookie-policy'],
    never: /sandwich|online|gran|faff/iu,
    keywords: {},
    asks: ['contact', 'prices'],
    asksNot: ['name', 'offerings', 'country'],
  },
  {
    title: 'an agency sends the fields of its form',
    brief: `Kunde: Zweirad Amberg GmbH
Branche: Fahrradhändler mit Werkstatt
Standort: Hauptstraße 12, 92224 Amberg
Leistungen: Verkauf von E-Bikes und Stadträdern, Inspektion, Reparatur aller Marken, Dienstrad-Leasing
Nicht anbieten: Rennräder, Versand
Zielgruppe: Pendler, Familien und Senioren aus dem Umland
Wettbewerb: Radhaus Weiden, Lucky Bike
Gewünschte Seiten: Karriere, Werkstatttermin online, Ratgeber "E-Bike-Akku richtig lagern"
Preise: Inspektion ab 69 Euro
Ansprechpartner: Frau Lindner, 09621 123456`,
    name: 'Zweirad Amberg|Zweirad Amberg GmbH',
    language: 'de',
    country: 'DE',
    city: 'Amberg',
    kind: 'shop|local-service',
    offerings: [
      'e-bikes|verkauf-von-e-bikes-und-stadtraedern|verkauf-von-e-bikes',
      'stadtraeder|verkauf-von-e-bikes-und-stadtraedern|stadtraedern',
      'inspektion',
      'reparatur-aller-marken|reparatur',
      'dienstrad-leasing',
    ],
    others: [
      'zweirad-amberg-und-radhaus-weiden-im-vergleich',
      'zweirad-amberg-und-lucky-bike-im-vergleich',
      'stellenangebote',
      'termin-vereinbaren|werkstatttermin-online',
      'e-bike-akku-richtig-lagern',
      'preise',
      'ueber-uns',
      'kontakt',
    ],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /rennr|versand|lindner/iu,
    keywords: { inspektion: 'inspektion amberg' },
    audience: /Pendler/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'audience', 'prices'],
  },
  {
    title: 'a guest house keeper pastes an e-mail',
    brief: `Bonjour Madame,

Suite à notre échange de mardi, voici quelques éléments. Nous tenons depuis 2016 La Maison du Tilleul, cinq chambres d'hôtes et un gîte de groupe à Saint-Jean-du-Gard, au pied des Cévennes. Le petit-déjeuner est compris ; la table d'hôtes se réserve la veille (28 € par personne). L'été nous proposons aussi des balades avec nos ânes et des stages d'aquarelle.

Nous n'acceptons pas les chiens et nous n'organisons plus de mariages.

La clientèle : des randonneurs du chemin de Stevenson et des familles belges et hollandaises. Il nous faudrait une page sur le chemin de Stevenson et une autre pour expliquer comment venir sans voiture.

Bien cordialement,
Sylvie et Marc Roussel
06 12 34 56 78`,
    name: 'La Maison du Tilleul|Maison du Tilleul',
    language: 'fr',
    country: 'FR',
    city: 'Saint-Jean-du-Gard',
    kind: 'lodging',
    offerings: [
      'chambres-dhotes|cinq-chambres-dhotes',
      'gite-de-groupe|gite',
      'table-dhotes',
      'balades-avec-nos-anes|balades|balades-avec-des-anes',
      'stages-daquarelle',
    ],
    others: ['chemin-de-stevenson', 'comment-venir-sans-voiture|venir-sans-voiture', 'tarifs', 'a-propos', 'contact'],
    legal: ['mentions-legales', 'politique-de-confidentialite', 'gestion-des-cookies'],
    never: /chien|mariage|roussel|mardi/iu,
    keywords: {},
    audience: /randonneurs/iu,
    asks: [],
    asksNot: ['name', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a driving school writes in small letters',
    brief: `buenas, tenemos una autoescuela en granada, se llama autoescuela la vega. damos el permiso b, el a2 y el camión, también el cap y cursos de recuperación de puntos. no damos autobús. los alumnos son casi todos universitarios. queremos precios claros en la web, poder matricularse online y una página que explique cómo es el examen práctico. teléfono 958 11 22 33`,
    name: 'Autoescuela la Vega|Autoescuela La Vega',
    language: 'es',
    country: 'ES',
    city: 'Granada',
    kind: 'school',
    offerings: [
      'permiso-b',
      'a2|permiso-a2|el-a2',
      'camion|permiso-de-camion|permiso-camion',
      'cap',
      'cursos-de-recuperacion-de-puntos',
    ],
    others: [
      'precios',
      'inscripcion|matricula',
      'como-es-el-examen-practico|examen-practico',
      'sobre-nosotros',
      'contacto',
    ],
    legal: ['aviso-legal', 'politica-de-privacidad', 'politica-de-cookies'],
    never: /autob[uú]s|universitari/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
  {
    title: 'a pottery workshop speaks of itself in Danish',
    brief: `Ler & Lys er et lille keramikværksted på Nørrebro i København. Vi laver stel til restauranter, holder drejekurser for begyndere og sælger kopper, skåle og vaser i butikken. Børnefødselsdage holder vi ikke længere.

Vores kunder er caféer, restauranter og folk fra kvarteret. Et drejekursus koster 1.200 kr.

Vi vil gerne have en side om, hvordan man brænder stentøj, og et galleri. Skriv til hej@lerlys.dk.`,
    name: 'Ler & Lys',
    language: 'da',
    country: 'DK',
    city: 'København|Copenhagen',
    kind: 'shop|local-service|school|manufacturer',
    offerings: [
      'stel-til-restauranter|stel',
      'drejekurser-for-begyndere|drejekurser',
      'kopper',
      'skaale|skale',
      'vaser',
    ],
    others: [
      'hvordan-man-braender-stentoej|hvordan-man-braender-stentoj|braending-af-stentoej',
      'galleri',
      'om-os',
      'kontakt',
    ],
    legal: ['privatlivspolitik'],
    never: /fødselsdag|about|services/iu,
    keywords: {},
    audience: /caféer/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a fjord guide in Norwegian',
    brief: `Hei! Jeg heter Ingrid og driver Fjordpust, en liten kajakkbedrift i Flåm. Jeg tilbyr dagsturer, kveldsturer og kajakkutleie. Overnatting har jeg ikke.

Gjestene er mest turister fra Tyskland og Nederland. En dagstur koster 950 kr per person. Konkurrenter: Njord og Fjordsafari.

Ønsker: bestilling på nett, en side om hva man skal ha på seg i kajakken, omtaler.

Hilsen Ingrid, tlf. 912 34 567`,
    name: 'Fjordpust',
    language: 'no',
    country: 'NO',
    city: 'Flåm',
    kind: 'activities',
    offerings: ['dagsturer', 'kveldsturer', 'kajakkutleie'],
    others: [
      'fjordpust-eller-njord',
      'fjordpust-eller-fjordsafari',
      'hva-man-skal-ha-pa-seg-i-kajakken|hva-man-skal-ha-paa-seg-i-kajakken',
      'reservasjon|bestill-time|bestilling-pa-nett',
      'omtaler',
      'om-oss|om-meg',
      'kontakt',
    ],
    legal: ['personvernerklaering'],
    never: /overnatting|tyskland|services/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a clinic for animals in Japanese',
    brief: `はじめまして。横浜市青葉区で「あおば動物病院」を開業している獣医師の村上です。
犬と猫の一般診療、予防接種、避妊・去勢手術、歯科処置を行っています。鳥や爬虫類の診察は行っていません。
トリミングも承ります。
患者さんは近所の高齢のご夫婦や子育て世帯が中心です。
ホームページには、料金、スタッフ紹介、「はじめてのワクチン」というページを載せたいです。
電話 045-123-4567`,
    name: 'あおば動物病院',
    language: 'ja',
    country: 'JP',
    city: '横浜市|横浜',
    kind: 'practice',
    offerings: [
      '犬と猫の一般診療|一般診療',
      '予防接種',
      '避妊・去勢手術|避妊去勢手術|避妊-去勢手術',
      '歯科処置',
      'トリミング',
    ],
    others: ['pricing', 'team', 'はじめてのワクチン', 'about-us', 'contact', 'treatments'],
    legal: ['privacy-policy'],
    never: /鳥|爬虫類|村上|services/iu,
    keywords: {},
    audience: /高齢/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'plan_language'],
  },
  {
    title: 'a furniture maker in Chinese',
    brief: `我们是位于苏州的一家实木家具工作室，名字叫“木禾”。主要制作餐桌、书柜、床和儿童家具，也承接旧家具翻新。不做办公家具。
客户主要是江浙沪的年轻家庭。餐桌价格6800元起。
竞争对手有：造作、吱音。
希望网站有案例展示、报价说明，还有一个介绍“如何保养实木家具”的页面。
电话：0512-65432100`,
    name: '木禾',
    language: 'zh',
    country: 'CN',
    city: '苏州',
    kind: 'shop|manufacturer|local-service',
    offerings: ['餐桌', '书柜', '床', '儿童家具', '旧家具翻新'],
    others: ['木禾与造作对比', '木禾与吱音对比', '如何保养实木家具', 'our-work', 'pricing', 'about-us', 'contact'],
    legal: ['privacy-policy'],
    never: /办公|services/iu,
    keywords: {},
    audience: /年轻家庭/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'plan_language'],
  },
  {
    title: 'a language school in Korean',
    brief: `안녕하세요. 저희는 전주에서 한국어 학원 '말모이'를 운영하고 있습니다. 초급반, 토픽 준비반, 비즈니스 한국어, 온라인 수업을 제공합니다. 어린이 수업은 하지 않습니다. 수강생은 주로 교환학생과 외국인 직장인입니다. 한 달 수강료는 25만원입니다. 강사진 소개와 수강 신청 페이지, '토픽 등급의 차이' 페이지가 필요합니다. 문의: 063-123-4567`,
    name: '말모이',
    language: 'ko',
    country: 'KR',
    city: '전주',
    kind: 'school',
    offerings: ['초급반', '토픽-준비반', '비즈니스-한국어', '온라인-수업'],
    others: ['토픽-등급의-차이', 'team', 'enrolment', 'courses', 'about-us', 'contact'],
    legal: ['privacy-policy'],
    never: /어린이|services/iu,
    keywords: {},
    audience: /교환학생/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'plan_language'],
  },
  {
    title: 'a dental clinic in Arabic',
    brief: `السلام عليكم، نحن عيادة أسنان في عمّان اسمها عيادة الياسمين. نقدم تنظيف الأسنان وتبييض الأسنان وزراعة الأسنان وتقويم الأسنان للكبار. لا نقدم علاج أسنان الأطفال. عملاؤنا من العائلات والموظفين. سعر التنظيف 25 دينارًا.
نريد صفحة عن الخوف من طبيب الأسنان وحجز المواعيد عبر الإنترنت وآراء العملاء.
هاتف: 06-5551234`,
    name: 'عيادة الياسمين',
    language: 'ar',
    country: 'JO',
    city: 'عمّان|عمان|Amman',
    kind: 'practice',
    offerings: ['تنظيف-الأسنان', 'تبييض-الأسنان', 'زراعة-الأسنان', 'تقويم-الأسنان-للكبار|تقويم-الأسنان'],
    others: ['الخوف-من-طبيب-الأسنان', 'book-an-appointment', 'reviews', 'treatments', 'team', 'about-us', 'contact'],
    legal: ['privacy-policy'],
    never: /الأطفال|services/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'contact', 'plan_language'],
  },
  {
    title: 'a network of food banks applies for a grant',
    brief: `Project summary

The Larder Network is a registered charity that links 34 community pantries across Fife and Tayside. Founded in 2014 as the Kirkcaldy Food Store, we now redistribute surplus food, train volunteers and run cooking classes for families on low incomes. Until 2022 we also operated a furniture store; this has passed to another charity.

Our beneficiaries are low-income households, single parents and older people living alone. Funding is sought for a new website which will allow people to find their nearest pantry, to donate and to volunteer. We would also like a page explaining how surplus food reaches us. There will be no online shop.

Contact: Morag Petrie, office@lardernetwork.example, 01592 000 111`,
    name: 'The Larder Network|Larder Network',
    language: 'en',
    country: 'GB',
    city: 'null|Kirkcaldy',
    kind: 'association',
    offerings: [
      'surplus-food|surplus-food-redistribution|redistribution-of-surplus-food',
      'volunteers|volunteer-training|train-volunteers',
      'cooking-classes|cooking-classes-for-families|cooking-classes-for-families-on-low-incomes',
    ],
    others: [
      'donate',
      'how-surplus-food-reaches-us|surplus-food-reaches-us',
      'find-their-nearest-pantry|find-your-nearest-pantry|nearest-pantry|find-the-nearest-pantry',
      'about-us',
      'contact',
    ],
    legal: ['privacy-policy'],
    never: /furniture|shop|petrie|food store/iu,
    keywords: {},
    audience: /low-income/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact'],
  },
  {
    title: 'a manufacturer lists its catalogue in Italian',
    brief: `Officine Brandolini S.r.l. – Lumezzane (BS)
Dal 1968 produciamo componenti per l'industria idrosanitaria.

Catalogo:
• Valvole a sfera in ottone
• Raccordi a pressare
• Collettori per impianti a pavimento
• Rubinetti di arresto

Certificazione ISO 9001. Esportiamo in 22 Paesi. Vendiamo solo a grossisti e costruttori, non a privati.
Fino al 2010 il nostro marchio era "Brandolini & Figli".
Ci serve un sito in italiano e inglese con schede tecniche da scaricare, una pagina sulla potabilità dell'ottone e la richiesta di preventivo. Non vogliamo prezzi online.
info@brandolini.example, tel. 030 1234567`,
    name: 'Officine Brandolini|Officine Brandolini S.r.l.',
    language: 'it',
    country: 'IT',
    city: 'Lumezzane',
    kind: 'manufacturer',
    offerings: [
      'valvole-a-sfera-in-ottone|valvole-a-sfera',
      'raccordi-a-pressare',
      'collettori-per-impianti-a-pavimento|collettori',
      'rubinetti-di-arresto',
    ],
    others: [
      'potabilita-dellottone',
      'download|schede-tecniche',
      'qualita-e-certificati|qualita-e-certificazioni',
      'richiesta-di-preventivo|preventivo',
      'chi-siamo',
      'contatti',
    ],
    legal: ['note-legali', 'informativa-sulla-privacy', 'cookie-policy'],
    never: /privati|figli|prezzi/iu,
    keywords: {},
    asks: ['languages'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
];
