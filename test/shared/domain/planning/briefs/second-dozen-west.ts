import type { BriefCase } from './brief-case.ts';

/** Held out twice: the checklist of each was written before any run, and the rules were changed for the first dozen only. */
export const secondDozenWest: readonly BriefCase[] = [
  {
    title: 'an association for tenants, in capitals',
    brief: `ASSOCIATION "TOIT SOLIDAIRE" (LOI 1901) - NANTES

NOUS AIDONS LES LOCATAIRES EN DIFFICULTÉ. NOUS PROPOSONS DES PERMANENCES JURIDIQUES, DES ATELIERS BUDGET, UN ACCOMPAGNEMENT DALO ET DES CAFÉS DES LOCATAIRES.
PAS DE LOGEMENTS À LOUER, PAS D'HÉBERGEMENT D'URGENCE.
NOUS VOUDRIONS UNE PAGE POUR DEVENIR BÉNÉVOLE, UNE PAGE POUR LES DONS ET UN AGENDA.
CONTACT@TOITSOLIDAIRE.FR`,
    name: 'Toit Solidaire|TOIT SOLIDAIRE|Toit solidaire',
    language: 'fr',
    country: 'FR',
    city: 'Nantes',
    kind: 'association',
    offerings: ['permanences-juridiques', 'ateliers-budget', 'accompagnement-dalo', 'cafes-des-locataires'],
    others: ['nos-actions', 'devenir-benevole', 'faire-un-don', 'agenda', 'adherer', 'a-propos', 'contact'],
    legal: ['mentions-legales', 'politique-de-confidentialite', 'gestion-des-cookies'],
    never: /louer|hébergement|urgence|boutique/iu,
    keywords: { 'permanences-juridiques': 'permanences juridiques nantes' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
  {
    title: 'a plumber in Boise with typos',
    brief: `so my buisness is called Gem State Plumbing, were in Boise idaho. me and my brother in law started it in 2015

we do drain cleaning, water heater repair and replacment, sewer line inspection, leak detection, and remodels (kitchens + baths)

24/7 emergency service. NO septic tanks. we dont do commercial jobs either
we serve Boise, Meridian, Nampa and Eagle
free estimates!! call 208-555-0144
would like customer reviews on there and maybe something about hard water, alot of folks ask about that`,
    name: 'Gem State Plumbing',
    language: 'en',
    country: 'US',
    city: 'Boise',
    kind: 'local-service',
    offerings: [
      'drain-cleaning',
      'water-heater-repair-and-replacment|water-heater-repair',
      'sewer-line-inspection',
      'leak-detection',
      'remodels',
    ],
    others: ['services', 'reviews', 'areas-we-serve', 'hard-water', 'about-us', 'contact'],
    legal: ['privacy-policy', 'terms-and-conditions'],
    never: /septic|commercial|brother|folks|alot/iu,
    keywords: { 'drain-cleaning': 'drain cleaning boise', 'leak-detection': 'leak detection boise' },
    areas: ['Meridian', 'Nampa', 'Eagle'],
    asks: ['prices'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'areas'],
  },
  {
    title: 'a three-day conference',
    brief: `## Fieldnotes 2027

Fieldnotes is a three-day conference for people who make maps. It takes place in Ghent, Belgium, from 12 to 14 May 2027, in the old Vooruit arts centre.

### Programme
- Keynotes
- Hands-on workshops
- Map exhibition
- Walking tours

### Tickets
Early bird 240 €, regular 320 €, students 90 €. No livestream this year and no exhibition booths.

### On the site we need
- a page with the venue and how to get there
- call for speakers
- sponsors
- code of conduct

Write to hello@fieldnotes.example`,
    name: 'Fieldnotes 2027|Fieldnotes',
    language: 'en',
    country: 'BE',
    city: 'Ghent|Gent',
    kind: 'event',
    offerings: ['keynotes', 'hands-on-workshops', 'map-exhibition', 'walking-tours'],
    others: [
      'programme|program',
      'tickets|pricing',
      'venue-and-getting-there',
      'call-for-speakers',
      'sponsors',
      'code-of-conduct',
      'contact',
    ],
    legal: ['legal-notice', 'privacy-policy', 'cookie-policy'],
    never: /livestream|booth|our work|membership|early bird/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'an online magazine on allotments in Germany',
    brief: `Projektname: Parzelle 17
Was: Onlinemagazin und Podcast rund um den Kleingarten
Wer: zwei Journalistinnen aus Leipzig

Rubriken:
• Gemüse anbauen
• Naturnah gärtnern
• Lauben und Technik
• Pachtrecht
• Rezepte

Zielgruppe: Leute, die gerade eine Parzelle übernommen haben.
Wir verkaufen nichts und wollen keine Werbebanner. Newsletter ja, Forum nein.
Außerdem soll es eine Seite für Werbepartner... nein, Quatsch, für Fördermitglieder geben.
redaktion@parzelle17.de`,
    name: 'Parzelle 17',
    language: 'de',
    country: 'DE',
    city: 'Leipzig',
    kind: 'publisher',
    offerings: ['gemuese-anbauen', 'naturnah-gaertnern', 'lauben-und-technik', 'pachtrecht', 'rezepte'],
    others: ['newsletter', 'foerdermitglieder|mitglied-werden', 'ueber-uns', 'kontakt'],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /forum|shop|werbebanner|quatsch/iu,
    keywords: { 'gemuese-anbauen': 'gemüse anbauen', pachtrecht: 'pachtrecht' },
    audience: /Parzelle übernommen/u,
    areas: [],
    asks: ['imprint'],
    asksNot: ['name', 'offerings', 'country', 'contact', 'audience'],
  },
  {
    title: 'an agency in Mexico',
    brief: `Hola, buenas tardes:

Somos Nopal Digital, una agencia de marketing con oficina en Guadalajara, Jalisco, México. Trabajamos con restaurantes y hoteles boutique que quieren más reservaciones directas.

Ofrecemos:
✅ Posicionamiento en Google
✅ Campañas en redes sociales
✅ Fotografía de alimentos
✅ Páginas web para hoteles

❌ No hacemos impresos ni espectaculares.

Nuestra competencia es Cactus Media. Queremos casos de éxito, el equipo y un blog. Los proyectos empiezan en 15,000 MXN.
WhatsApp +52 33 5555 0199`,
    name: 'Nopal Digital',
    language: 'es',
    country: 'MX',
    city: 'Guadalajara',
    kind: 'agency',
    offerings: [
      'posicionamiento-en-google',
      'campanas-en-redes-sociales',
      'fotografia-de-alimentos',
      'paginas-web-para-hoteles',
    ],
    others: [
      'servicios',
      'nopal-digital-o-cactus-media',
      'proyectos|casos-de-exito',
      'equipo',
      'noticias|blog',
      'precios',
      'sobre-nosotros',
      'contacto',
    ],
    legal: ['politica-de-privacidad|aviso-de-privacidad'],
    never: /impreso|espectacular|aviso legal|reservaciones/iu,
    keywords: { 'fotografia-de-alimentos': 'fotografía de alimentos' },
    audience: /restaurantes y hoteles/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'rivals', 'audience', 'prices'],
  },
  {
    title: 'a workshop of leather bags in Florence',
    brief: `Bottega Nerli, borse in cuoio fatte a mano a Firenze (Oltrarno).
Siamo in due: Sara cuce, Matteo taglia. Vendiamo in bottega e dal 2021 anche online, in tutta Europa.

I nostri prodotti: borse a tracolla, zaini, cinture, portafogli e portachiavi.
Facciamo anche riparazioni e incisioni con le iniziali. Non usiamo pelli esotiche e non vendiamo all'ingrosso.

Sul sito: negozio online con spedizioni e resi, una pagina su come curare il cuoio, la nostra storia, buoni regalo.
P. IVA 01234560486 - ciao@bottegan.it`,
    name: 'Bottega Nerli',
    language: 'it',
    country: 'IT',
    city: 'Firenze',
    kind: 'shop',
    offerings: [
      'borse-a-tracolla',
      'zaini',
      'cinture',
      'portafogli',
      'portachiavi',
      'riparazioni',
      'incisioni-con-le-iniziali|incisioni',
    ],
    others: ['prodotti', 'spedizioni-e-resi', 'come-curare-il-cuoio', 'buoni-regalo', 'chi-siamo', 'contatti'],
    legal: ['note-legali', 'informativa-sulla-privacy', 'cookie-policy', 'condizioni-generali', 'diritto-di-recesso'],
    never: /esotic|ingrosso|sara|matteo|storia$/iu,
    keywords: { 'borse-a-tracolla': 'borse a tracolla' },
    asks: ['imprint'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
];
