import type { BriefCase } from './brief-case.ts';

/** Written after the changes for the fourteen told ones, with their checklists, and run once before any further change. */
export const toldBriefsHeld: readonly BriefCase[] = [
  {
    title: 'a call with a dog groomer in Exeter',
    brief: `Sam: So tell me what you do.
Bev: We're called Muddy Paws, we groom dogs, in Exeter, just off Sidwell Street.
Sam: And what can people book?
Bev: Full grooms, puppy introductions, hand stripping and nail trims. We don't do cats.
Sam: Do you have an online shop?
Bev: No, and we don't want one.
Sam: What should be on the new site?
Bev: A page about puppies' first visit, and our prices. A full groom is from £45. And photos, lots of photos.
Sam: Where do your customers come from?
Bev: Exeter mostly, and Topsham.
Sam: Number?
Bev: 01392 555 016.`,
    name: 'Muddy Paws',
    language: 'en',
    country: 'GB',
    city: 'Exeter',
    kind: 'local-service',
    offerings: ['full-grooms', 'puppy-introductions', 'hand-stripping', 'nail-trims'],
    others: ['services', 'puppies-first-visit|puppies-first-visits', 'pricing', 'gallery', 'about-us', 'contact'],
    legal: ['privacy-policy', 'cookie-policy', 'terms-and-conditions'],
    never: /cat\b|cats|shop|sam|bev|number/iu,
    keywords: { 'hand-stripping': 'hand stripping exeter' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a garage for old cars near Modena tells its story',
    brief: `Buongiorno, siamo i fratelli Guidetti. Nostro padre riparava trattori, noi dal 1998 ripariamo e restauriamo automobili d'epoca in una vecchia cascina a Formigine, vicino a Modena. L'officina si chiama Ruota Libera.

Facciamo restauri completi, verniciatura, revisione di motori e ricerca di ricambi. Non lavoriamo su auto moderne e non vendiamo auto.

I nostri clienti sono collezionisti italiani e tedeschi. Vorremmo una pagina sulle auto d'epoca che abbiamo restaurato, con tante foto, e una su come funziona un restauro. Un preventivo è sempre gratuito. Scrivete a info@ruotalibera.it`,
    name: 'Ruota Libera',
    language: 'it',
    country: 'IT',
    city: 'Formigine',
    kind: 'local-service',
    offerings: [
      'restauri-completi',
      'verniciatura',
      'revisione-di-motori',
      'ricerca-di-ricambi',
      'automobili-d-epoca|automobili-depoca',
    ],
    others: [
      'servizi',
      'auto-depoca|auto-d-epoca|auto-depoca-che-abbiamo-restaurato|lavori-realizzati',
      'come-funziona-un-restauro',
      'chi-siamo',
      'contatti',
    ],
    legal: ['note-legali', 'informativa-sulla-privacy', 'cookie-policy'],
    never: /moderne|vendita|trattori|^sulle|services/iu,
    keywords: { verniciatura: 'verniciatura formigine' },
    audience: /collezionisti/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'audience'],
  },
  {
    title: 'a winery in La Rioja',
    brief: `Hola, os escribo porque queremos renovar la web de la bodega. Somos Bodegas Altozano, una bodega familiar de La Rioja (Haro). Mi bisabuelo plantó las primeras viñas en 1921 y hoy trabajamos 18 hectáreas, todas en ecológico.

Elaboramos vinos tintos, blancos y rosados, y desde 2020 también vermut. Los fines de semana organizamos catas y visitas a los viñedos. Vendemos en la bodega y a restaurantes; a particulares no les enviamos nada, así que no hace falta tienda.

Nos gustaría una página para distribuidores y otra sobre la viticultura ecológica, y que la web esté también en inglés. La visita cuesta 15 € por persona. Teléfono 941 55 50 13.`,
    name: 'Bodegas Altozano',
    language: 'es',
    country: 'ES',
    city: 'Haro',
    kind: 'manufacturer|shop|activities|restaurant',
    offerings: [
      'vinos-tintos',
      'blancos|vinos-blancos',
      'rosados|vinos-rosados',
      'vermut',
      'catas',
      'visitas-a-los-vinedos|visitas',
    ],
    others: ['distribuidores|para-distribuidores', 'viticultura-ecologica', 'precios', 'sobre-nosotros', 'contacto'],
    legal: ['aviso-legal', 'politica-de-privacidad', 'politica-de-cookies'],
    never: /tienda|envío|services|bisabuelo|inglés$/iu,
    keywords: {},
    asks: ['languages'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a hospice association in Münster, by mail',
    brief: `Sehr geehrte Damen und Herren,

unser Verein braucht dringend eine neue Homepage. Der Hospizverein Lichtung e. V. begleitet seit 1994 schwerkranke Menschen und ihre Familien in Münster und im Kreis Coesfeld. Wir sind 85 Ehrenamtliche und drei Hauptamtliche.

Wir bieten Sterbebegleitung zu Hause, Trauergruppen, Beratung zur Patientenverfügung und Kurse für neue Ehrenamtliche. Alles ist kostenlos. Eine stationäre Pflege bieten wir nicht an.

Auf der Seite sollte es einen Terminkalender geben, ein Spendenformular und eine Seite „Abschied nehmen“. Einen Newsletter möchten wir nicht.

Mit freundlichen Grüßen
Gisela Terhorst
Telefon 0251 555 0144`,
    name: 'Hospizverein Lichtung e. V.|Hospizverein Lichtung',
    language: 'de',
    country: 'DE',
    city: 'Münster',
    kind: 'association',
    offerings: [
      'sterbebegleitung-zu-hause|sterbebegleitung',
      'trauergruppen',
      'beratung-zur-patientenverfuegung|beratung',
      'kurse|kurse-fuer-neue-ehrenamtliche',
    ],
    others: [
      'was-wir-tun|unsere-arbeit|angebote|leistungen|aktivitaeten|was-wir-machen',
      'termine-und-veranstaltungen',
      'spenden',
      'abschied-nehmen',
      'ueber-uns',
      'kontakt',
    ],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /pflege|newsletter|services|gisela|homepage/iu,
    keywords: { trauergruppen: 'trauergruppen münster' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a translator in Gdańsk, in the first person',
    brief: `Nazywam się Marta Wilczek i od piętnastu lat jestem tłumaczką przysięgłą języka norweskiego. Mieszkam w Gdańsku, ale pracuję głównie zdalnie.

Tłumaczę umowy, dokumenty samochodowe, akta sądowe i strony internetowe. Nie tłumaczę literatury i nie robię tłumaczeń ustnych. Moi klienci to kancelarie, firmy budowlane i Polacy w Norwegii.

Strona kosztuje od 60 zł. Chciałabym mieć stronę z cennikiem, stronę o tłumaczeniach przysięgłych i opinie klientów. Bloga nie chcę. marta@wilczek-tlumaczenia.pl`,
    name: 'Marta Wilczek',
    language: 'pl',
    country: 'PL',
    city: 'Gdańsk',
    kind: 'freelancer',
    offerings: ['umowy', 'dokumenty-samochodowe', 'akta-sadowe', 'strony-internetowe'],
    others: ['uslugi', 'cennik', 'o-tlumaczeniach-przysieglych|tlumaczenia-przysiegle', 'opinie', 'o-mnie', 'kontakt'],
    legal: ['polityka-prywatnosci'],
    never: /literatur|ustn|blog|aktualn|services/iu,
    keywords: { umowy: 'umowy' },
    audience: /kancelarie/u,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices', 'audience'],
  },
  {
    title: 'a hotel in the Vosges, thirty-five words',
    brief: `Hôtel de 14 chambres à Gérardmer, Les Trois Sapins. Sauna, piscine couverte, restaurant le soir. Ouvert toute l'année, chiens acceptés. Pas de séminaires. Il nous faut la réservation en ligne, des photos et une page sur le ski.`,
    name: 'Les Trois Sapins|Trois Sapins|Hôtel Les Trois Sapins',
    language: 'fr',
    country: 'FR',
    city: 'Gérardmer',
    kind: 'lodging',
    offerings: ['sauna', 'piscine-couverte', 'restaurant|restaurant-le-soir'],
    others: ['reservation|reserver', 'galerie|photos|galerie-photos', 'ski', 'a-propos', 'contact'],
    legal: ['mentions-legales', 'politique-de-confidentialite', 'gestion-des-cookies'],
    never: /séminaire|chien|services|^ouvert/iu,
    keywords: {},
    asks: ['contact', 'prices'],
    asksNot: ['offerings', 'country', 'city', 'name'],
  },
];
