import type { BriefCase } from './brief-case.ts';

/** Written with their checklists after the changes for the second, before any of them was run. */
export const ownersBriefsThird: readonly BriefCase[] = [
  {
    title: 'an event venue in a barn writes a long e-mail',
    brief: `Hello,

We've just taken over The Tithe Barn at Ashwell, a wedding and event venue near Shaftesbury in Dorset, from my parents-in-law. The old site is from 2009 and nobody can edit it.

What we host: weddings, corporate away days, wakes and craft fairs. There are also five shepherd's huts for guests to stay in. We don't do in-house catering (you bring your own caterer, we have a list) and we don't do hen or stag parties any more after an incident with the pond.

Prices start at £3,200 for a weekday in winter and go up to £8,900 for a Saturday in July.

I'd love a page about planning a winter wedding, a gallery, an availability calendar, and reviews. Couples usually compare us with Deans Court and Hooke Farm.

Thanks so much,
Ellie Marchbanks
ellie@tithebarnashwell.co.uk`,
    name: 'The Tithe Barn at Ashwell|Tithe Barn at Ashwell|The Tithe Barn|Tithe Barn Ashwell',
    language: 'en',
    country: 'GB',
    city: 'Shaftesbury|Ashwell',
    kind: 'event|lodging|activities',
    offerings: ['weddings', 'corporate-away-days', 'wakes', 'craft-fairs', 'shepherds-huts|shepherds-huts-for-guests'],
    others: ['planning-a-winter-wedding', 'gallery', 'reviews', 'pricing', 'about-us', 'contact'],
    legal: ['privacy-policy', 'cookie-policy'],
    never: /hen|stag|catering|pond/iu,
    keywords: { weddings: 'weddings shaftesbury|weddings ashwell|weddings' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'prices'],
  },
  {
    title: 'an architect fills in the fields of a form',
    brief: `Büro: Architekturbüro Lindqvist & Sommer
Ort: 79098 Freiburg im Breisgau
Was machen Sie? Einfamilienhäuser, Umbauten im Bestand, Dachausbauten und Energieberatung.
Was machen Sie nicht? Gewerbebau und Innenausbau.
Für wen? Private Bauherren und kleine Baugruppen
Gibt es Mitbewerber? Baumeister Ritter, Atelier Schönau
Was soll auf die Seite? Projekte, das Team, Stellenangebote und ein Artikel, was ein Umbau kostet
Kontakt: info@lindqvist-sommer.de`,
    name: 'Architekturbüro Lindqvist & Sommer',
    language: 'de',
    country: 'DE',
    city: 'Freiburg im Breisgau|Freiburg',
    kind: 'agency|advisers|freelancer|local-service',
    offerings: ['einfamilienhaeuser', 'umbauten-im-bestand|umbauten', 'dachausbauten', 'energieberatung'],
    others: ['team', 'stellenangebote', 'referenzen|projekte', 'was-ein-umbau-kostet', 'ueber-uns', 'kontakt'],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /gewerbebau|innenausbau|bauherren|services/iu,
    keywords: { dachausbauten: 'dachausbauten freiburg|dachausbauten freiburg im breisgau|dachausbauten' },
    audience: /Bauherren/iu,
    asks: ['prices'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'audience'],
  },
  {
    title: 'a cheese dairy in the Jura speaks of its cellars',
    brief: `La Fromagerie des Cernois est une coopérative de onze producteurs à Pontarlier. Nous fabriquons du comté, du morbier et de la raclette au lait cru. Notre boutique est ouverte tous les jours, et nous expédions dans toute la France à partir de 45 € de commande.

Nous organisons aussi des visites des caves d'affinage (6 € par adulte) et des ateliers fondue le mercredi.

Nous ne vendons pas aux grandes surfaces et nous ne faisons pas de fromage de chèvre.

Pour le site : une boutique en ligne, une page sur les visites, une page qui explique la différence entre comté doux et comté fruité, et les offres d'emploi.

contact@fromagerie-cernois.fr – 03 81 00 00 00`,
    name: 'Fromagerie des Cernois|La Fromagerie des Cernois',
    language: 'fr',
    country: 'FR',
    city: 'Pontarlier',
    kind: 'shop|manufacturer',
    offerings: [
      'comte',
      'morbier',
      'raclette|raclette-au-lait-cru',
      'visites-des-caves-daffinage|visites-des-caves',
      'ateliers-fondue',
    ],
    others: [
      'difference-entre-comte-doux-et-comte-fruite',
      'boutique-en-ligne|boutique',
      'offres-demploi|recrutement|emplois|nous-rejoindre',
      'livraison-et-retours',
      'a-propos',
      'contact',
    ],
    legal: [
      'mentions-legales',
      'politique-de-confidentialite',
      'gestion-des-cookies',
      'conditions-generales-de-vente|conditions-generales',
    ],
    never: /chèvre|grandes surfaces|services/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a speech therapist in a chat',
    brief: `hola! soy logopeda y abro consulta propia en septiembre en Valladolid, se va a llamar Palabra a Palabra. trabajo con niños con retraso del lenguaje, dislexia y tartamudez, y también con adultos después de un ictus (afasia y disfagia). hago sesiones en consulta y online, 40 € la sesión. no trabajo con seguros médicos y no hago informes periciales. quiero una web sencilla: quién soy, en qué ayudo, tarifas, pedir cita y una página sobre cuándo llevar a un niño al logopeda. las familias me encuentran por Instagram`,
    name: 'Palabra a Palabra',
    language: 'es',
    country: 'ES',
    city: 'Valladolid',
    kind: 'practice|freelancer',
    offerings: [
      'retraso-del-lenguaje',
      'dislexia',
      'tartamudez',
      'afasia|afasia-y-disfagia',
      'disfagia|afasia-y-disfagia',
      'sesiones-online|sesiones-en-consulta|sesiones-en-consulta-y-online|sesiones',
    ],
    others: [
      'cuando-llevar-a-un-nino-al-logopeda',
      'precios|tarifas',
      'pedir-cita',
      'sobre-mi|sobre-nosotros',
      'contacto',
    ],
    legal: ['aviso-legal', 'politica-de-privacidad', 'politica-de-cookies'],
    never: /seguros|pericial|instagram/iu,
    keywords: { dislexia: 'dislexia valladolid|dislexia' },
    asks: ['contact'],
    asksNot: ['name', 'offerings', 'country', 'city', 'prices'],
  },
  {
    title: 'a bed and breakfast described for a portal',
    brief: `LA TERRAZZA SUL GOLFO è un bed and breakfast di sei camere a Gaeta, a due passi dalla spiaggia di Serapo. Gestito da Rosanna e da suo figlio Luca dal 2012.

Camere:
- Camera Vista Mare (da 95 euro)
- Camera Giardino (da 75 euro)
- Family Suite (da 130 euro)

Servizi: colazione in terrazza, parcheggio privato, noleggio biciclette, navetta per la stazione di Formia.
Non accettiamo animali e non abbiamo la piscina.

Il nuovo sito deve avere: prenotazione diretta, come arrivare, una pagina sulle spiagge di Gaeta e le recensioni.
Tel. 0771 000 000`,
    name: 'La Terrazza sul Golfo|La Terrazza Sul Golfo|LA TERRAZZA SUL GOLFO',
    language: 'it',
    country: 'IT',
    city: 'Gaeta',
    kind: 'lodging',
    offerings: [
      'camera-vista-mare',
      'camera-giardino',
      'family-suite',
      'colazione-in-terrazza|colazione',
      'parcheggio-privato|parcheggio',
      'noleggio-biciclette',
      'navetta-per-la-stazione-di-formia|navetta-per-la-stazione|navetta',
    ],
    others: [
      'camere|le-camere',
      'spiagge-di-gaeta',
      'recensioni',
      'prenotazioni|prenotazione',
      'come-arrivare',
      'prezzi',
      'chi-siamo',
      'contatti',
    ],
    legal: ['informativa-sulla-privacy', 'cookie-policy'],
    never: /animali|piscina|formia$/iu,
    keywords: { 'camera-vista-mare': 'camera vista mare gaeta|camera vista mare' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a volunteers’ repair café asks for little',
    brief: `Wij zijn Repair Café Oost, een groep vrijwilligers uit Nijmegen. Elke tweede zaterdag van de maand repareren we kleine elektrische apparaten, kleding, fietsen en speelgoed. Het is gratis, een donatie mag. We repareren geen telefoons en geen magnetrons. We zoeken nieuwe vrijwilligers, vooral mensen die kunnen naaien. Op de site graag: de agenda, hoe het werkt, vrijwilliger worden, doneren en een pagina over wat we niet kunnen repareren. Mail: oost@repaircafe-nijmegen.example`,
    name: 'Repair Café Oost',
    language: 'nl',
    country: 'NL',
    city: 'Nijmegen',
    kind: 'association|local-service',
    offerings: [
      'kleine-elektrische-apparaten|elektrische-apparaten|kleine-elektrische-apparaten-repareren',
      'kleding',
      'fietsen|fietsen-repareren',
      'speelgoed|speelgoed-repareren',
    ],
    others: [
      'agenda',
      'hoe-het-werkt',
      'vrijwilliger-worden',
      'doneren',
      'wat-we-niet-kunnen-repareren',
      'over-ons',
      'contact',
    ],
    legal: ['privacyverklaring'],
    never: /telefoons|magnetron|naaien|webshop|services/iu,
    keywords: { kleding: 'kleding nijmegen|kleding' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a Polish law office copied from its old site',
    brief: `Kancelaria Radcy Prawnego Joanna Wilczek w Bydgoszczy

Kancelaria powstała w 2009 roku. Zajmujemy się prawem spadkowym, prawem pracy i sprawami rozwodowymi. Prowadzimy też obsługę prawną małych firm.

Nie prowadzimy spraw karnych.

Porada kosztuje 250 zł. Spotkania tylko po umówieniu telefonicznym: 52 300 00 00.

Życzenia do nowej strony:
1. strona o tym, jak odrzucić spadek
2. cennik
3. formularz kontaktowy
4. opinie klientów`,
    name: 'Kancelaria Radcy Prawnego Joanna Wilczek',
    language: 'pl',
    country: 'PL',
    city: 'Bydgoszcz',
    kind: 'advisers',
    offerings: ['prawo-spadkowe', 'prawo-pracy', 'sprawy-rozwodowe', 'obsluga-prawna-malych-firm|obsluga-prawna'],
    others: ['jak-odrzucic-spadek', 'cennik', 'opinie', 'o-nas', 'kontakt'],
    legal: ['polityka-prywatnosci'],
    never: /karn|services/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a Swedish maker of wooden toys',
    brief: `Trollskogens Leksaker tillverkar träleksaker i Mora sedan 1987. Vi säljer byggklossar, dragdjur, pussel och dockhus, både till butiker och till privatpersoner via webbutiken. Allt är målat med äggoljetempera. Vi gör inga plastleksaker och vi tar inte emot specialbeställningar under hösten. Frakten kostar 79 kr, fri frakt över 800 kr.

Våra kunder är föräldrar, mor- och farföräldrar och förskolor. Konkurrenter: Micki, BRIO.

Vi vill ha en sida om hur man sköter träleksaker, en sida för återförsäljare och en sida om verkstaden. hej@trollskogensleksaker.se`,
    name: 'Trollskogens Leksaker',
    language: 'sv',
    country: 'SE',
    city: 'Mora',
    kind: 'manufacturer|shop',
    offerings: ['byggklossar', 'dragdjur', 'pussel', 'dockhus'],
    others: [
      'hur-man-skoter-traleksaker',
      'aterforsaljare',
      'verkstaden',
      'trollskogens-leksaker-eller-micki|trollskogens-leksaker-jamfort-med-micki|trollskogens-leksaker-och-micki',
      'trollskogens-leksaker-eller-brio|trollskogens-leksaker-jamfort-med-brio|trollskogens-leksaker-och-brio',
      'webbutik|butik',
      'om-oss',
      'kontakt',
    ],
    legal: ['integritetspolicy'],
    never: /plast|specialbeställ|tempera|services/iu,
    keywords: { dockhus: 'dockhus|dockhus mora' },
    audience: /föräldrar/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'audience', 'rivals'],
  },
];
