import type { BriefCase } from './brief-case.ts';

/** Held out: the checklist of each was written before the first run. */
export const firstDozenWest: readonly BriefCase[] = [
  {
    title: 'proposal software for illustrators, in an email',
    brief: `Hi Dana,

as promised, a few lines about what we are building. Quotewise is proposal software for freelance illustrators and small design studios. You write a proposal in ten minutes, the client signs online, and the deposit is paid before you start.

What it does:
* Proposal templates
* Online signatures
* Deposit payments
* Time tracking

It connects to Xero, Stripe and Google Calendar. Our users are in the US, the UK and Australia, and most of them come from Bonsai or HoneyBook, so people will want to know how we differ from them.

Plans: Solo 9 $ a month, Studio 29 $ a month, no free plan. We don't do invoicing or CRM.
One thing I'd love: a page that explains how to price an illustration project, since this is what everybody asks us on the phone.

hello@quotewise.io
Priya`,
    name: 'Quotewise',
    language: 'en',
    country: null,
    city: null,
    kind: 'saas',
    offerings: ['proposal-templates', 'online-signatures', 'deposit-payments', 'time-tracking'],
    others: [
      'features',
      'quotewise-vs-bonsai',
      'quotewise-vs-honeybook',
      'how-to-price-an-illustration-project',
      'pricing',
      'documentation',
      'integrations',
      'about-us',
      'contact',
    ],
    legal: ['privacy-policy', 'terms-and-conditions'],
    never: /invoic|crm|freelanc|phone|dana|priya|our work|xero in/iu,
    keywords: { 'time-tracking': 'time tracking', home: 'proposal software' },
    areas: [],
    audience: /freelance illustrators/u,
    asks: ['country'],
    asksNot: ['name', 'offerings', 'contact', 'prices', 'rivals', 'audience'],
  },
  {
    title: 'a vet with house calls, in long prose',
    brief: `Willow Lane Vets is an independent small animal practice on the edge of Stroud, Gloucestershire. There are two of us, Dr Hannah Price and Dr Tom Adeyemi, plus four nurses. We see dogs, cats and rabbits. No horses or farm animals, sorry!

We offer vaccinations, spay and neuter, dental cleaning, microchipping, X-rays and ultrasound, and house calls for older cats. Our prices are on a list in the waiting room, and we'd be happy to have them on the site.

We would like a page about what to do in an emergency at night, because we hand over to the hospital in Cheltenham after 7pm. Also a gallery of patients' photos. We cover Stroud, Nailsworth and Stonehouse.
01453 555 221`,
    name: 'Willow Lane Vets',
    language: 'en',
    country: 'GB',
    city: 'Stroud',
    kind: 'practice',
    offerings: [
      'vaccinations',
      'spay-and-neuter',
      'dental-cleaning',
      'microchipping',
      'x-rays-and-ultrasound',
      'house-calls-for-older-cats',
    ],
    others: [
      'treatments',
      'what-to-do-in-an-emergency-at-night|emergency-at-night',
      'gallery',
      'pricing',
      'team',
      'book-an-appointment',
      'about-us',
      'contact',
    ],
    legal: ['privacy-policy', 'cookie-policy', 'terms-and-conditions'],
    never: /horse|farm|cheltenham|waiting|7pm|^dogs|photos/iu,
    keywords: { vaccinations: 'vaccinations stroud' },
    areas: ['Nailsworth', 'Stonehouse'],
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
  {
    title: 'a German law firm, in a formal email',
    brief: `Sehr geehrte Frau Lindner,

wie besprochen einige Angaben zu unserer Kanzlei. Die Kanzlei Brandt & Osterloh besteht seit 1994 und hat ihren Sitz in der Kaiserstraße 8, 61348 Bad Homburg. Wir sind drei Rechtsanwälte und beraten vor allem Arbeitnehmer und kleine Unternehmen.

Unsere Schwerpunkte sind Arbeitsrecht, Mietrecht, Verkehrsrecht sowie Erben und Vererben. Strafrecht machen wir nicht, bitte auch keinen Blog.

Wichtig wäre uns eine Seite, auf der steht, was eine Erstberatung kostet, und eine Seite zum Thema Kündigungsschutzklage. Unsere Mandanten kommen aus Bad Homburg, Oberursel und Friedrichsdorf.

Mit freundlichen Grüßen
Dr. Jens Osterloh
Tel. 06172 55 90 10`,
    name: 'Kanzlei Brandt & Osterloh|Brandt & Osterloh',
    language: 'de',
    country: 'DE',
    city: 'Bad Homburg',
    kind: 'advisers',
    offerings: ['arbeitsrecht', 'mietrecht', 'verkehrsrecht', 'erben-und-vererben'],
    others: [
      'leistungen',
      'kuendigungsschutzklage',
      'was-eine-erstberatung-kostet|erstberatung',
      'team',
      'ueber-uns',
      'kontakt',
    ],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /strafrecht|blog|lindner|aktuelles|arbeitnehmer$/iu,
    keywords: { arbeitsrecht: 'arbeitsrecht bad homburg', mietrecht: 'mietrecht bad homburg' },
    areas: ['Oberursel', 'Friedrichsdorf'],
    asks: ['imprint'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
  {
    title: 'a crêperie in Quimper, in notes',
    brief: `CRÊPERIE DU STÉÏR - notes pour le site
- rue du Guéodet à Quimper, centre historique
- galettes de sarrasin, crêpes sucrées, cidres fermiers, menu enfant
- 35 couverts + terrasse l'été
- réservation par téléphone 02 98 55 01 02 (pas de livraison, pas de vente à emporter)
- fermé lundi mardi
- clients : familles et touristes
- il faudrait une page allergènes / sans gluten et une page pour les groupes
- des photos !`,
    name: 'Crêperie du Stéïr|CRÊPERIE DU STÉÏR',
    language: 'fr',
    country: 'FR',
    city: 'Quimper',
    kind: 'restaurant',
    offerings: ['galettes-de-sarrasin', 'crepes-sucrees', 'cidres-fermiers', 'menu-enfant'],
    others: ['carte', 'allergenes|allergenes-sans-gluten', 'groupes', 'reservation', 'a-propos', 'contact'],
    legal: ['mentions-legales', 'politique-de-confidentialite', 'gestion-des-cookies'],
    never: /livraison|emporter|couverts|fermé|familles|rue/iu,
    keywords: { 'galettes-de-sarrasin': 'galettes de sarrasin quimper' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
  {
    title: 'a podiatrist in Barcelona, with a district in brackets',
    brief: `Clínica de podología Passos Ferms, Barcelona (barrio de Gràcia)

Somos un equipo de tres podólogas. Llevamos desde 2011 cuidando los pies de nuestros vecinos.

Servicios y precios
| Servicio | Precio |
|---|---|
| Quiropodia | 38 € |
| Estudio de la pisada | 75 € |
| Plantillas personalizadas | desde 160 € |
| Tratamiento de uñas encarnadas | 60 € |

Visitas a domicilio: solo en Gràcia y Sant Gervasi.
No trabajamos con mutuas. No hacemos cirugía del pie.
Nos gustaría tener una página sobre pie diabético y otra para corredores.
Cita previa: 93 555 01 44`,
    name: 'Passos Ferms|Clínica de podología Passos Ferms',
    language: 'es',
    country: 'ES',
    city: 'Barcelona',
    kind: 'practice',
    offerings: ['quiropodia', 'estudio-de-la-pisada', 'plantillas-personalizadas', 'tratamiento-de-unas-encarnadas'],
    others: [
      'tratamientos',
      'pie-diabetico',
      'corredores',
      'precios',
      'equipo',
      'pedir-cita',
      'sobre-nosotros',
      'contacto',
    ],
    legal: ['aviso-legal', 'politica-de-privacidad', 'politica-de-cookies'],
    never: /mutua|cirug|^servicio$|precio$|vecinos/iu,
    keywords: {
      quiropodia: 'quiropodia barcelona',
      'plantillas-personalizadas': 'plantillas personalizadas barcelona',
    },
    asks: ['imprint'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a farmhouse hotel in Umbria',
    brief: `L'Agriturismo Il Poggio dei Lecci si trova sulle colline di Todi, in Umbria, a mezz'ora da Perugia. È gestito dalla famiglia Bellucci dal 2003.

Abbiamo cinque camere matrimoniali, due appartamenti con cucina e una piscina con vista. Offriamo anche cene con i prodotti dell'orto, corsi di cucina umbra e degustazioni d'olio.

I nostri ospiti sono coppie e famiglie, soprattutto tedesche e olandesi. Non organizziamo matrimoni e non accettiamo gruppi.

Vorremmo una pagina su cosa visitare nei dintorni, una galleria fotografica e le recensioni. Prezzi da 95 € a notte. info@poggiodeilecci.it`,
    name: 'Agriturismo Il Poggio dei Lecci|Il Poggio dei Lecci',
    language: 'it',
    country: 'IT',
    city: 'Todi',
    kind: 'lodging',
    offerings: [
      'camere-matrimoniali',
      'appartamenti-con-cucina',
      'cene-con-i-prodotti-dellorto|cene',
      'corsi-di-cucina-umbra',
      'degustazioni-dolio',
    ],
    others: [
      'camere',
      'cosa-visitare-nei-dintorni',
      'galleria',
      'recensioni',
      'prezzi',
      'prenotazioni',
      'chi-siamo',
      'contatti',
    ],
    legal: ['note-legali', 'informativa-sulla-privacy', 'cookie-policy'],
    never: /matrimoni(?!al)|gruppi|tedesch|coppie|perugia/iu,
    keywords: { 'corsi-di-cucina-umbra': 'corsi di cucina umbra todi' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
];
