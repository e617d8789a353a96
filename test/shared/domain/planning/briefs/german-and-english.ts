import type { BriefCase } from './brief-case.ts';

export const germanAndEnglish: readonly BriefCase[] = [
  {
    title: 'a dentist in Freiburg',
    brief: `Wir sind die Zahnarztpraxis Dr. Miriam Vogt in Freiburg-Wiehre und behandeln seit 2009 Erwachsene und Kinder.

Unsere Leistungen:
- Prophylaxe und professionelle Zahnreinigung
- Aligner (unsichtbare Zahnspange)
- Implantate
- Kinderzahnheilkunde
- Wurzelbehandlung unter dem Mikroskop

Kieferorthopädie mit festen Zahnspangen machen wir nicht. Einen Onlineshop brauchen wir nicht, aber eine Seite zum Thema Zahnarztangst und die Möglichkeit, online einen Termin zu buchen.
Anschrift: Günterstalstraße 12, 79100 Freiburg, Telefon 0761 55 01 23.`,
    name: 'Zahnarztpraxis Dr. Miriam Vogt',
    language: 'de',
    country: 'DE',
    city: 'Freiburg',
    kind: 'practice',
    offerings: [
      'prophylaxe-und-professionelle-zahnreinigung',
      'aligner',
      'implantate',
      'kinderzahnheilkunde',
      'wurzelbehandlung',
    ],
    others: ['behandlungen', 'zahnarztangst', 'termin-vereinbaren', 'team', 'ueber-uns', 'kontakt'],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /kieferortho|zahnspange|shop|services|about|faq/iu,
    keywords: { home: 'zahnarztpraxis freiburg', implantate: 'implantate freiburg', zahnarztangst: 'zahnarztangst' },
    asks: ['imprint', 'prices'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
  {
    title: 'a roofer between Cologne and Bonn',
    brief: `Dachdeckermeister Hoffmann GmbH, Meisterbetrieb in dritter Generation aus Hürth bei Köln.
Wir decken Steildächer, dichten Flachdächer ab und montieren Dachfenster, Photovoltaikanlagen und Dachrinnen. Bei Sturmschäden kommen wir noch am selben Tag.
Einsatzgebiet: Köln, Bonn, Brühl und Hürth.
Wir möchten eine Seite über Fördermittel und eine Galerie mit Referenzen. Kein Blog, bitte.
info@dach-hoffmann.de`,
    name: 'Dachdeckermeister Hoffmann GmbH',
    language: 'de',
    country: 'DE',
    city: 'Hürth',
    kind: 'local-service',
    offerings: ['dachfenster', 'photovoltaikanlagen', 'dachrinnen', 'steildaecher', 'flachdaecher'],
    others: ['leistungen', 'foerdermittel', 'referenzen', 'ueber-uns', 'kontakt'],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /blog|aktuelles|services|shop/iu,
    keywords: { dachfenster: 'dachfenster hürth', foerdermittel: 'fördermittel' },
    asks: ['imprint', 'prices'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'areas', 'proof'],
  },
  {
    title: 'a garden association',
    brief: `# Gemeinschaftsgarten Rote Rübe e. V.

Gemeinnütziger Verein in Leipzig-Plagwitz, gegründet 2015, rund 80 Mitglieder.

## Was wir tun
* Gemüsebeete für Nachbarn
* Kompostworkshops
* Saatguttausch
* Schulgarten-Patenschaften

## Wünsche
* Mitglied werden
* Spenden
* Veranstaltungskalender
* Newsletter

## Bitte nicht
* Mitgliederbereich mit Login
* Onlineshop`,
    name: 'Gemeinschaftsgarten Rote Rübe e. V.',
    language: 'de',
    country: 'DE',
    city: 'Leipzig',
    kind: 'association',
    offerings: ['gemuesebeete-fuer-nachbarn', 'kompostworkshops', 'saatguttausch', 'schulgarten-patenschaften'],
    others: [
      'was-wir-tun',
      'mitglied-werden',
      'spenden',
      'termine-und-veranstaltungen',
      'newsletter',
      'ueber-uns',
      'kontakt',
    ],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /login|onlineshop|preise|services/iu,
    keywords: { saatguttausch: 'saatguttausch leipzig' },
    asks: ['contact', 'imprint'],
    asksNot: ['name', 'offerings', 'country', 'city', 'prices'],
  },
  {
    title: 'billing software',
    brief: `Ledgerlane is subscription billing software for small SaaS companies. We're SOC 2 Type II certified and based in Portland, Oregon.

Features: recurring invoices, dunning e-mails, revenue recognition and usage-based pricing.
It integrates with Stripe and QuickBooks. Plans start at $49 a month.

Customers often compare us with Chargebee and Recurly.
We would like a page about migrating from spreadsheets. No blog for now. Support: help@ledgerlane.com`,
    name: 'Ledgerlane',
    language: 'en',
    country: 'US',
    city: 'Portland',
    kind: 'saas',
    offerings: ['recurring-invoices', 'dunning-e-mails', 'revenue-recognition', 'usage-based-pricing'],
    others: [
      ...['features', 'ledgerlane-vs-chargebee', 'ledgerlane-vs-recurly', 'migrating-from-spreadsheets', 'pricing'],
      ...['documentation', 'security', 'integrations', 'about-us', 'contact'],
    ],
    legal: ['privacy-policy', 'terms-and-conditions'],
    never: /soc 2|type ii|blog|news|home page|services|faq|stripe$/iu,
    keywords: {
      home: 'subscription billing software',
      'recurring-invoices': 'recurring invoices',
      'ledgerlane-vs-chargebee': 'ledgerlane vs chargebee',
    },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'prices', 'contact', 'rivals'],
  },
  {
    title: 'a plumber in West Yorkshire',
    brief: `Hi, I run Calder Valley Plumbing, a two-person plumbing and heating business in Hebden Bridge. We do boiler servicing, leak repairs, bathroom fitting and landlord gas safety checks. We cover Hebden Bridge, Todmorden, Halifax and Sowerby Bridge. We don't do new-build work or drains. Call-out is £60 for the first hour. I'd like a reviews page, and people should be able to reach us on 01422 555 014.`,
    name: 'Calder Valley Plumbing',
    language: 'en',
    country: 'GB',
    city: 'Hebden Bridge',
    kind: 'local-service',
    offerings: ['boiler-servicing', 'leak-repairs', 'bathroom-fitting', 'landlord-gas-safety-checks'],
    others: ['services', 'reviews', 'pricing', 'about-us', 'contact'],
    legal: ['privacy-policy', 'cookie-policy', 'terms-and-conditions'],
    never: /new-build|drain|faq|blog|shop/iu,
    keywords: { 'leak-repairs': 'leak repairs hebden bridge', 'boiler-servicing': 'boiler servicing hebden bridge' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'areas', 'prices'],
  },
  {
    title: 'an open-source tool',
    brief: `Project: Driftwood

Driftwood is an open-source command-line tool that finds unused translations in web projects. It is MIT licensed and lives on GitHub.

What it does:
1. Finds unused keys
2. Finds missing translations
3. Checks placeholders

Most users are front-end developers. Unlike i18n-lint it needs no configuration. There is no company behind it and nothing is for sale.`,
    name: 'Driftwood',
    language: 'en',
    country: null,
    city: null,
    kind: 'open-source',
    offerings: ['finds-unused-keys', 'finds-missing-translations', 'checks-placeholders'],
    others: ['installation', 'documentation', 'contribute', 'changelog', 'about-us'],
    legal: ['privacy-policy'],
    never: /pricing|services|sale|appointment|company/iu,
    keywords: {},
    asks: [],
    asksNot: ['name', 'offerings', 'city', 'prices', 'audience'],
  },
];
