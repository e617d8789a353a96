import type { BriefCase } from './brief-case.ts';

/** Seven more of the same kind. */
export const toldBriefsNorth: readonly BriefCase[] = [
  {
    title: 'a photographer near Zwolle tells how it began',
    brief: `Hoi! Ik ben Marloes Dekker en ik fotografeer sinds 2016. Eigenlijk was ik verpleegkundige, tot ik de camera van mijn opa kreeg. Nu doe ik niets anders meer. Mijn bedrijfje heet Lichtval en ik woon in Hattem, vlak bij Zwolle.

Ik fotografeer bruiloften, geboortes en gezinnen, het liefst gewoon bij mensen thuis. Daarnaast maak ik portretten voor ondernemers. Newborns in mandjes met een mutsje doe ik niet, daar zijn anderen beter in, en ook geen schoolfoto's.

Een bruiloft kost bij mij vanaf 1.450 euro, een gezinsreportage 295 euro. Mijn klanten zijn meestal jonge ouders uit Zwolle, Deventer en Apeldoorn.

Wat ik graag wil: een portfolio, een pagina over hoe een geboortereportage gaat en reviews van klanten. Ik wil geen blog want dat hou ik toch niet vol. Mailen kan naar marloes@lichtval.nl.`,
    name: 'Lichtval',
    language: 'nl',
    country: 'NL',
    city: 'Hattem',
    kind: 'freelancer',
    offerings: ['bruiloften', 'geboortes', 'gezinnen', 'portretten|portretten-voor-ondernemers'],
    others: [
      'diensten',
      'portfolio|referenties|ons-werk|projecten|mijn-werk',
      'hoe-een-geboortereportage-gaat|geboortereportage',
      'reviews|ervaringen|beoordelingen',
      'prijzen|tarieven',
      'over-mij',
      'contact',
    ],
    legal: ['privacyverklaring|privacybeleid', 'cookieverklaring|cookiebeleid|cookies'],
    never: /newborn|schoolfoto|blog|nieuws|services|opa/iu,
    keywords: { bruiloften: 'bruiloften|fotograaf bruiloften' },
    audience: /jonge ouders/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'audience'],
  },
  {
    title: 'a tea shop in Toruń with a table of prices',
    brief: `Dzień dobry,
prowadzę w Toruniu sklep z herbatą „Liść i Woda”. Sklep stacjonarny działa od 2012 roku przy ulicy Szerokiej, a teraz chcemy sprzedawać też przez internet w całej Polsce.

Co sprzedajemy:

| Produkt | Cena |
|---|---|
| Herbata zielona | od 18 zł / 100 g |
| Herbata czarna | od 15 zł / 100 g |
| Zioła i susze | od 9 zł |
| Czajniki żeliwne | od 149 zł |
| Zestawy prezentowe | od 79 zł |

Kawy nie sprzedajemy i nie będziemy. Nasi klienci to głównie kobiety po trzydziestce i firmy, które zamawiają prezenty na święta.

Potrzebujemy strony o parzeniu herbaty, strony dla firm i regulaminu. Wysyłka kurierem, odbiór w sklepie. Kontakt: 56 555 01 22.`,
    name: 'Liść i Woda',
    language: 'pl',
    country: 'PL',
    city: 'Toruń',
    kind: 'shop',
    offerings: ['herbata-zielona', 'herbata-czarna', 'ziola-i-susze', 'czajniki-zeliwne', 'zestawy-prezentowe'],
    others: [
      'produkty',
      'o-parzeniu-herbaty|parzenie-herbaty',
      'dla-firm|firmy',
      'dostawa-i-zwroty|wysylka-i-zwroty',
      'cennik|ceny',
      'o-nas',
      'kontakt',
    ],
    legal: ['polityka-prywatnosci', 'regulamin', 'odstapienie-od-umowy|prawo-odstapienia-od-umowy'],
    never: /kaw|services|kobiet|polsk(?:a|ie)/iu,
    keywords: { 'herbata-zielona': 'herbata zielona' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'audience'],
  },
  {
    title: 'a music school in Växjö',
    brief: `Hej!

Jag heter Karin Löfgren och driver Tonika Musikskola i Växjö tillsammans med min man Per. Vi startade 2009 i vårt vardagsrum med fyra elever, idag har vi 230 elever och åtta lärare i gamla mejeriet på Norrtull.

Vi undervisar i piano, gitarr, fiol, sång och trummor, både barn och vuxna. Vi erbjuder också babyrytmik och körer. Orgel har vi inte längre. Terminen kostar 2 900 kronor och man kan prova en lektion gratis.

Det vi saknar idag är en anmälan på nätet, en sida om våra lärare, en sida om hur man hyr instrument och datum för konserterna. Ingen webbshop och inget medlemsforum.

Många väljer mellan oss och Kulturskolan. Ni når oss på info@tonika.se.

Vänliga hälsningar
Karin`,
    name: 'Tonika Musikskola|Tonika',
    language: 'sv',
    country: 'SE',
    city: 'Växjö',
    kind: 'school',
    offerings: ['piano', 'gitarr', 'fiol', 'sang', 'trummor', 'babyrytmik', 'korer'],
    others: [
      'kurser',
      'anmalan',
      'larare|team|vara-larare',
      'hur-man-hyr-instrument|hyra-instrument|instrument',
      'evenemang|kalender|konserter|datum-for-konserterna',
      'priser',
      'om-oss',
      'kontakt',
    ],
    legal: ['integritetspolicy'],
    never: /orgel|webbshop|forum|services|vardagsrum/iu,
    keywords: { piano: 'piano växjö' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'an inn at a hot spring in Japan, as in an interview',
    brief: `旅館のホームページを新しくしたいです。

宿の名前は「渓流荘みやま」です。岐阜県高山市の奥飛騨温泉郷で、家族四代で営んでいます。客室は九室、すべて川に面しています。

ご提供しているもの:
・露天風呂付き客室
・飛騨牛の会席料理
・貸切風呂
・日帰り入浴

お客様はご夫婦と海外からの個人旅行の方が多いです。一泊二食付きで一人18,000円から。
団体旅行は受けていません。ペットは泊まれません。
周辺の観光とアクセスのページが欲しいです。予約は電話 0578-55-0123 か公式サイトで受けたいです。`,
    name: '渓流荘みやま',
    language: 'ja',
    country: 'JP',
    city: '高山市|高山|null',
    kind: 'lodging|any',
    offerings: ['露天風呂付き客室', '飛騨牛の会席料理', '貸切風呂', '日帰り入浴'],
    others: [],
    legal: [],
    never: /services|rooms|about|団体|ペット/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'contact', 'prices'],
  },
  {
    title: 'a founder on her software, at length',
    brief: `Hello,

I was asked to write down everything about us so that you can plan the site. I am not a marketing person, so apologies if this is long. I will just start at the beginning.

I am Hannah Whitcombe. Before this I ran the kitchen of a hospital in Leeds for eleven years. If you have ever run a big kitchen you know what the evenings look like: the service is over, everybody goes home, and you sit there with a clipboard and write down fridge temperatures. Then somebody from the council comes, wants to see the records from last February, and you spend half a day looking for a folder that has coffee on it. I hated it. My brother Dan writes software. One Christmas I complained so much that he said he would build me something, and that something became Larderlog.

Larderlog is food safety software for professional kitchens. It replaces the paper folder. Sensors in the fridges send temperatures every five minutes, and the staff tick off their checks on a tablet by the door. When something is wrong, somebody gets a text message before the food has to be thrown away. When the inspector comes you press one button and have the report.

We started selling in 2019 with one customer, which was my old hospital. Today there are about 640 kitchens. Most of them are in the UK, some in Ireland. Our customers are hospitals, care homes, schools and contract caterers. We tried restaurants and it did not work: they have no money and no time. So please do not write a page for restaurants.

What people actually use:

Temperature monitoring. This is the heart of it. The sensors are ours, they run for three years on a battery and need no wifi.

Digital checklists. Opening checks, closing checks, deliveries, probes. You can make your own.

Allergen records. Who changed which recipe and when. Since Natasha's Law everybody asks for it.

Inspection reports. One PDF, everything in it, in the order in which the inspector asks for it.

We are often asked whether we do staff rotas or ordering. We do not, and we will not. We connect to Procure Wizard and Saffron for the recipes though, and there is an API.

Pricing: £39 a month per kitchen including two sensors, every further sensor is £4 a month. No setup fee. You can cancel any month. We offer a free trial of thirty days, and honestly this is what sells it.

About security, because hospitals always ask: data is hosted in London, we have Cyber Essentials Plus. We do not have ISO 27001 yet, so don't say that we have.

Whom do people compare us with? Mostly Checkit and Navitas. Checkit is the big one. They are good, but you need a project manager and six months. With us you need a screwdriver and an afternoon. Navitas does training as well, which we don't.

Now the website. The one we have was built by Dan on a weekend and says nothing. What I would like: a page for each kind of customer, at least hospitals, care homes and schools. A page on what an environmental health officer wants to see. Case studies, we have three good ones (Leeds, Cork, a school in Hull). Help pages, because Dan answers the same ten questions every day. And our prices, openly, as nobody else in our trade does that.

What I do not want: stock photos of chefs laughing at a salad. A chatbot. A blog that nobody reads.

There are nine of us now. The office is in Leeds, above a bike shop, at Kirkstall Road. You can reach us at hello@larderlog.example or 0113 496 0777, weekdays from eight.

I think that is everything. Oh, the colours: green please, but not that hospital green.

Best wishes
Hannah`,
    name: 'Larderlog',
    language: 'en',
    country: 'GB',
    city: 'Leeds',
    kind: 'saas',
    offerings: ['temperature-monitoring', 'digital-checklists', 'allergen-records', 'inspection-reports', 'free-trial'],
    others: [
      'features',
      'hospitals',
      'care-homes',
      'schools',
      'larderlog-vs-checkit',
      'larderlog-vs-navitas',
      'what-an-environmental-health-officer-wants-to-see',
      'our-work|case-studies',
      'documentation|help|faq|help-pages',
      'pricing',
      'integrations',
      'security',
      'about-us',
      'contact',
    ],
    legal: ['privacy-policy', 'terms-and-conditions'],
    never: /restaurant|rota|ordering|blog|news|chatbot|clipboard|bike|photo|training/iu,
    keywords: { 'temperature-monitoring': 'temperature monitoring', home: 'food safety software' },
    audience: /hospitals/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'prices', 'audience', 'rivals'],
  },
  {
    title: 'an agency in Leipzig, imprint and wishes',
    brief: `Impressum (kopiert von der alten Seite)
Kopfsteinpflaster GbR
Lena Voigt und Tarek Aziz
Karl-Heine-Straße 55
04229 Leipzig
Telefon 0341 555 0199
hallo@kopfsteinpflaster.example

Wir sind eine Agentur für Kulturmarketing. Seit 2013 machen wir Kampagnen, Spielzeithefte, Websites und Audioguides für Theater, Museen und Festivals in ganz Ostdeutschland. Wir sind zu neunt, sechs davon gestalten, drei schreiben.

Was uns wichtig ist: Projekte zeigen, groß und mit Bildern. Eine Seite zum Thema Barrierefreiheit, weil das jetzt alle Häuser brauchen. Eine Seite über Fördermittel für Museen. Jobs. Wir machen kein Social-Media-Management und keine Werbung für Parteien – bitte nirgends andeuten.

Preise nennen wir nicht.`,
    name: 'Kopfsteinpflaster GbR|Kopfsteinpflaster',
    language: 'de',
    country: 'DE',
    city: 'Leipzig',
    kind: 'agency',
    offerings: ['kampagnen', 'spielzeithefte', 'websites', 'audioguides'],
    others: [
      'leistungen',
      'projekte|referenzen|unsere-arbeiten',
      'barrierefreiheit',
      'foerdermittel-fuer-museen|foerdermittel',
      'team',
      'karriere|jobs|stellenangebote',
      'ueber-uns',
      'kontakt',
    ],
    legal: ['impressum', 'datenschutz|datenschutzerklaerung'],
    never: /social|partei|preise|services|lena|tarek/iu,
    keywords: { audioguides: 'audioguides|audioguides leipzig' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a free program for cooperatives, in French',
    brief: `# Panier Libre

Panier Libre est un logiciel libre (licence AGPL) qui aide les AMAP et les épiceries coopératives à gérer leurs commandes. Le code est sur GitHub, nous sommes une vingtaine de contributeurs bénévoles.

Le projet est né à Rennes en 2017, quand notre AMAP en a eu assez des tableurs partagés. Aujourd'hui il tourne dans 140 groupes en France, en Belgique et au Québec.

Il permet de gérer les adhérents, les commandes groupées, les permanences et les paiements. Il s'installe en dix minutes avec Docker. Nous ne proposons pas d'hébergement payant ni de support commercial.

Pour le site nous voudrions la documentation, un guide d'installation, une page pour expliquer comment contribuer, une page de dons et une comparaison avec CoopCycle et Open Food Network. Pas de publicité, pas de cookies.

Contact : le forum, ou contact@panierlibre.example`,
    name: 'Panier Libre',
    language: 'fr',
    country: 'FR',
    city: 'Rennes|null',
    kind: 'open-source',
    offerings: ['adherents|gestion-des-adherents', 'commandes-groupees', 'permanences', 'paiements'],
    others: [
      'fonctionnalites',
      'documentation',
      'installation',
      'contribuer',
      'dons|faire-un-don|soutenir',
      'panier-libre-ou-coopcycle|panier-libre-vs-coopcycle|panier-libre-et-coopcycle|comparatif-panier-libre-et-coopcycle',
      'panier-libre-ou-open-food-network|panier-libre-vs-open-food-network',
      'a-propos',
      'contact',
    ],
    legal: ['mentions-legales', 'politique-de-confidentialite'],
    never: /hébergement|support|publicité|services|cookies|tableur/iu,
    keywords: { 'commandes-groupees': 'commandes groupées' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'prices', 'rivals'],
  },
];
