import type { BriefCase } from './brief-case.ts';

/** Briefs as people send them, each of another trade, written with their checklists before any of them was run. */
export const sentBriefsNorth: readonly BriefCase[] = [
  {
    title: 'a farm in the Odenwald that says its name last',
    brief: `Liebe Frau Thoma,
wie am Telefon besprochen ein paar Zeilen zu uns. Meine Eltern haben den Hof 1974 im Odenwald übernommen, damals noch mit Milchvieh. Seit 2016 führen mein Mann und ich den Betrieb und haben auf Bioland umgestellt. Im Hofladen verkaufen wir Kartoffeln, Eier aus dem Mobilstall, Ziegenkäse und im Herbst Kürbisse. Wer bleiben will, kann eine unserer zwei Ferienwohnungen mieten (ab 78 Euro die Nacht). Außerdem feiern Kinder bei uns Geburtstag, und Schulklassen kommen zum Lernen auf den Bauernhof. Milch haben wir keine mehr und wir verschicken auch nichts. Auf der Seite hätte ich gern etwas darüber, wie unsere Ziegen gehalten werden, und die Öffnungszeiten vom Laden. Wir heißen übrigens Rosenhof Keller und liegen in Michelstadt, Telefon 06061 555018.
Viele Grüße
Andrea Keller`,
    name: 'Rosenhof Keller',
    language: 'de',
    country: 'DE',
    city: 'Michelstadt',
    kind: 'shop|lodging',
    offerings: [
      'kartoffeln',
      'eier-aus-dem-mobilstall|eier',
      'ziegenkaese',
      'kuerbisse',
      'ferienwohnungen',
      'kindergeburtstage|kindergeburtstag|geburtstag|geburtstage',
      'lernen-auf-dem-bauernhof|schulklassen',
    ],
    others: ['produkte|leistungen|zimmer', 'wie-unsere-ziegen-gehalten-werden', 'ueber-uns', 'kontakt'],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /milch|versand|bioland|eltern|services|shop/iu,
    keywords: { ziegenkaese: 'ziegenkäse michelstadt|ziegenkäse' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a music school in Amersfoort with a table',
    brief: `Muziekschool De Toonladder, Amersfoort (ook les in Leusden en Nijkerk)

| Les | Duur | Prijs per maand |
|---|---|---|
| Pianoles | 30 min | € 78 |
| Gitaarles | 30 min | € 78 |
| Zangles | 45 min | € 96 |
| Drumles | 30 min | € 82 |
| Muziek op schoot (0-4 jaar) | 45 min | € 45 |

We bestaan sinds 2009 en hebben elf docenten. Leerlingen van 4 tot 80. Geen theorie-examens, geen bandcoaching. Twee keer per jaar een voorspeelavond. Een proefles kost € 15.
Wat er op de site moet komen: rooster, docenten, aanmelden voor een proefles, vakanties. En graag een pagina over welk instrument bij je kind past. 033-555 01 23`,
    name: 'Muziekschool De Toonladder|De Toonladder',
    language: 'nl',
    country: 'NL',
    city: 'Amersfoort',
    kind: 'school',
    offerings: ['pianoles', 'gitaarles', 'zangles', 'drumles', 'muziek-op-schoot'],
    others: [
      'cursussen',
      'muziekschool-in-leusden',
      'muziekschool-in-nijkerk',
      'rooster',
      'team',
      'inschrijven',
      'prijzen',
      'welk-instrument-bij-je-kind-past',
      'over-ons',
      'contact',
    ],
    legal: ['privacyverklaring', 'cookieverklaring'],
    never: /examen|bandcoach|\bduur\b|services|courses/iu,
    keywords: { pianoles: 'pianoles amersfoort', 'muziek-op-schoot': 'muziek op schoot amersfoort' },
    areas: ['Leusden', 'Nijkerk'],
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a maker of stairs in Nowy Targ',
    brief: `Firma: Stolbud Zieliński sp. j.
Produkujemy schody drewniane, drzwi wewnętrzne i parapety z dębu i jesionu. Zakład w Nowym Targu, montaż w Małopolsce i na Śląsku. Rodzinna firma, trzecie pokolenie, 25 pracowników. Nasi odbiorcy to deweloperzy, architekci i klienci indywidualni.
Nie robimy mebli ani okien.
Konkurencja: Trepko, Stairo.
Na stronie: galeria realizacji, katalog do pobrania, formularz zapytania o wycenę, strona o tym, jak dbać o drewniane schody. Cena schodów od 12 000 zł. Tel. 18 555 01 23`,
    name: 'Stolbud Zieliński|Stolbud Zieliński sp. j.',
    language: 'pl',
    country: 'PL',
    city: 'Nowy Targ',
    kind: 'manufacturer',
    offerings: ['schody-drewniane', 'drzwi-wewnetrzne', 'parapety|parapety-z-debu-i-jesionu'],
    others: [
      'produkty',
      'stolbud-zielinski-czy-trepko',
      'stolbud-zielinski-czy-stairo',
      'jak-dbac-o-drewniane-schody',
      'realizacje|galeria',
      'do-pobrania',
      'jakosc-i-certyfikaty',
      'o-nas',
      'kontakt',
    ],
    legal: ['polityka-prywatnosci'],
    never: /mebl|okien|okna|services|formularz/iu,
    keywords: { 'schody-drewniane': 'schody drewniane', 'jak-dbac-o-drewniane-schody': 'jak dbać o drewniane schody' },
    audience: /deweloperzy/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'audience', 'prices', 'rivals'],
  },
  {
    title: 'a kayak club near Borås',
    brief: `Vi är en ideell förening som heter Långsjöns Kajakklubb och håller till vid Långsjön utanför Borås. Klubben startade 1987 och har omkring 240 medlemmar. Vi anordnar nybörjarkurser, barnläger på sommaren, tävlingsträning och långfärdspaddling längs kusten. Medlemmar får låna kajaker och hyra båtplats. Vi hyr inte ut till turister. Medlemsavgiften är 450 kr för vuxna och 200 kr för ungdomar.

Hemsidan ska ha kalender, bli medlem, styrelse och kontakt, bilder. Vi skulle också vilja ha en sida om säkerhet på sjön och en om hur man väljer sin första kajak. Mejla kansli@langsjonskk.se`,
    name: 'Långsjöns Kajakklubb',
    language: 'sv',
    country: 'SE',
    city: 'Borås',
    kind: 'association',
    offerings: [
      'nyborjarkurser',
      'barnlager|barnlager-pa-sommaren',
      'tavlingstraning',
      'langfardspaddling|langfardspaddling-langs-kusten',
    ],
    others: [
      'vad-vi-gor',
      'evenemang',
      'bli-medlem',
      'team',
      'galleri',
      'sakerhet-pa-sjon',
      'hur-man-valjer-sin-forsta-kajak',
      'om-oss',
      'kontakt',
    ],
    legal: ['integritetspolicy'],
    never: /turist|uthyrning|services|products/iu,
    keywords: { nyborjarkurser: 'nybörjarkurser borås' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
  {
    title: 'software of a former cook in Oregon',
    brief: `So, background. For years I ran the kitchen at a 60-cover place in Portland, Oregon and every Sunday I'd be doing stock on a clipboard. Last year my co-founder and I turned the spreadsheet into software, and it's now used by 130 restaurants. It's called Larder Loop. It counts inventory from a phone, builds purchase orders, tracks food cost per dish and flags waste. It hooks into Square, Toast and QuickBooks. Unlike MarketMan and Crunchtime, we don't make you sign a year-long contract; plans start at $59 a month per location, with a 30-day trial. We don't do payroll or scheduling and we're not a POS. Our buyers are owners and head chefs of independent restaurants. On the site we need pricing, a migration guide for people coming from spreadsheets, a food cost calculator, customer stories and docs. Oh and the security stuff that enterprise people ask about. hello@larderloop.com`,
    name: 'Larder Loop',
    language: 'en',
    country: 'US',
    city: 'Portland',
    kind: 'saas',
    offerings: ['inventory|inventory-from-a-phone', 'purchase-orders', 'food-cost-per-dish|food-cost', 'waste'],
    others: [
      'features',
      'integrations',
      'larder-loop-vs-marketman',
      'larder-loop-vs-crunchtime',
      'pricing',
      'migration-guide|migration-guide-for-people-coming-from-spreadsheets',
      'food-cost-calculator',
      'our-work|customer-stories',
      'documentation',
      'security',
      'about-us',
      'contact',
    ],
    legal: ['privacy-policy', 'terms-and-conditions'],
    never: /payroll|scheduling|\bPOS\b|clipboard|kitchen|sunday/iu,
    keywords: {
      'food-cost-calculator': 'food cost calculator',
      'purchase-orders': 'purchase orders|purchase order software',
    },
    audience: /owners and head chefs/iu,
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'audience', 'prices', 'rivals'],
  },
];
