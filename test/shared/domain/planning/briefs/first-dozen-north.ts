import type { BriefCase } from './brief-case.ts';

/** Held out: the checklist of each was written before the first run. */
export const firstDozenNorth: readonly BriefCase[] = [
  {
    title: 'a gardener in Drenthe',
    brief: `**Bedrijfsnaam:** Hoveniersbedrijf De Groene Es
**Adres:** Brink 14, 9331 AB Norg
**Wat wij doen:**
- tuinontwerp
- aanleg van tuinen
- bestrating en terrassen
- snoeien van hagen en bomen
- vijvers

**Werkgebied:** Norg, Assen, Roden en Peize
**Wat wij niet doen:** kunstgras, grote bedrijventerreinen
**Gewenste pagina's:** projecten met foto's, een pagina over tuinonderhoud per seizoen, vacatures
**Concurrenten:** Hoekstra Groen
**Doelgroep:** particulieren met een tuin vanaf 200 m2
Bel 0592 55 12 34 of mail info@degroenees.nl`,
    name: 'Hoveniersbedrijf De Groene Es',
    language: 'nl',
    country: 'NL',
    city: 'Norg',
    kind: 'local-service',
    offerings: ['tuinontwerp', 'aanleg-van-tuinen', 'bestrating-en-terrassen', 'snoeien-van-hagen-en-bomen', 'vijvers'],
    others: [
      'diensten',
      'projecten',
      'tuinonderhoud-per-seizoen',
      'vacatures',
      'werkgebied',
      'hoveniersbedrijf-de-groene-es-of-hoekstra-groen',
      'over-ons',
      'contact',
    ],
    legal: ['privacyverklaring', 'cookieverklaring'],
    never: /kunstgras|bedrijventerrein|200 m2|particulier/iu,
    keywords: { tuinontwerp: 'tuinontwerp norg', vijvers: 'vijvers norg' },
    areas: ['Assen', 'Roden', 'Peize'],
    audience: /particulieren/u,
    asks: ['prices'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'areas'],
  },
  {
    title: 'a Polish language school',
    brief: `Szkoła językowa Lingua Most działa w Toruniu od 2009 roku. Uczymy angielskiego, niemieckiego i hiszpańskiego – dzieci, młodzież i dorosłych.

W ofercie:
1. Kursy grupowe (od 290 zł miesięcznie)
2. Lekcje indywidualne
3. Przygotowanie do matury
4. Kursy dla firm
5. Półkolonie językowe

Nie prowadzimy kursów online i nie robimy tłumaczeń.
Chcielibyśmy mieć zakładkę z testem poziomującym, zapisy przez internet i opinie. Kontakt: ul. Szeroka 20, 87-100 Toruń, tel. 56 555 10 20`,
    name: 'Lingua Most|Szkoła językowa Lingua Most',
    language: 'pl',
    country: 'PL',
    city: 'Toruń',
    kind: 'school',
    offerings: [
      'kursy-grupowe',
      'lekcje-indywidualne',
      'przygotowanie-do-matury',
      'kursy-dla-firm',
      'polkolonie-jezykowe',
    ],
    others: [
      'kursy',
      'test-poziomujacy|testem-poziomujacym',
      'zapisy',
      'opinie',
      'zespol',
      'cennik',
      'o-nas',
      'kontakt',
    ],
    legal: ['polityka-prywatnosci'],
    never: /online|tłumacz|dorosły|młodzież/iu,
    keywords: { 'kursy-dla-firm': 'kursy dla firm toruń', 'kursy-grupowe': 'kursy grupowe toruń' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a bakery in Curitiba, typed on a phone',
    brief: `oi! tenho uma padaria artesanal em Curitiba, chama Pão da Vó Nena, fica no bairro Água Verde
a gente faz pão de fermentação natural, bolos caseiros, salgados pra festa e cestas de café da manhã
entregamos em Curitiba e em São José dos Pinhais
NÃO fazemos bolo de casamento
quero uma página com o cardápio das festas e preços tb, cestas a partir de R$ 120
zap (41) 99555-0102`,
    name: 'Pão da Vó Nena',
    language: 'pt',
    country: 'BR',
    city: 'Curitiba',
    kind: 'shop',
    offerings: ['pao-de-fermentacao-natural', 'bolos-caseiros', 'salgados-pra-festa', 'cestas-de-cafe-da-manha'],
    others: ['produtos', 'cardapio-das-festas', 'precos', 'sobre-nos', 'contactos|contato'],
    legal: ['politica-de-privacidade'],
    never: /casamento|bairro|zap|portugal/iu,
    keywords: { 'bolos-caseiros': 'bolos caseiros|bolos caseiros curitiba' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'a Swedish freelance translator',
    brief: `Hej! Jag heter Karin Sjöstedt och är frilansande översättare från tyska och engelska till svenska. Jag bor i Umeå men arbetar för kunder i hela Europa.

Jag översätter bruksanvisningar, avtal och webbplatser, och jag korrekturläser examensarbeten. Jag tar inte skönlitteratur och inga auktoriserade översättningar.

Mina kunder är maskintillverkare och advokatbyråer. Priset är från 1,80 kr per ord.
Jag vill ha en sida om hur ett översättningsprojekt går till. Referenser får gärna visas. karin@sjostedttext.se`,
    name: 'Karin Sjöstedt',
    language: 'sv',
    country: 'SE',
    city: 'Umeå',
    kind: 'freelancer',
    offerings: ['bruksanvisningar', 'avtal', 'webbplatser', 'examensarbeten'],
    others: ['tjanster', 'hur-ett-oversattningsprojekt-gar-till', 'referenser', 'priser', 'om-oss|om-mig', 'kontakt'],
    legal: ['integritetspolicy'],
    never: /skönlitt|auktoris|europa|advokat/iu,
    keywords: { home: 'frilansande översättare|översättare' },
    audience: /maskintillverkare/u,
    areas: [],
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'contact', 'prices', 'audience'],
  },
  {
    title: 'a command-line tool, as its README',
    brief: `# ledgerline

> Plain-text accounting from the command line.

[![CI](https://example.org/ci.svg)](https://example.org/ci) [![license](https://example.org/l.svg)](LICENSE)

ledgerline is an open-source command-line tool, written in Rust, that reads plain-text journals and prints balance sheets. It is released under the Apache 2.0 license.

## Features

- Double-entry journals
- CSV import from banks
- Multi-currency reports
- Budget forecasts

## Install

\`\`\`sh
cargo install ledgerline
brew install ledgerline
\`\`\`

## Non-goals

There is no GUI and no mobile app. We do not host your data.

## Comparison

Unlike hledger, ledgerline keeps no cache. Contributions are welcome, see CONTRIBUTING.md.

## Website wishes

- a migration guide from GnuCash
- release notes`,
    name: 'ledgerline',
    language: 'en',
    country: null,
    city: null,
    kind: 'open-source',
    offerings: ['double-entry-journals', 'csv-import-from-banks', 'multi-currency-reports', 'budget-forecasts'],
    others: [
      'features',
      'installation',
      'documentation',
      'contribute',
      'changelog',
      'ledgerline-vs-hledger',
      'migration-guide-from-gnucash|a-migration-guide-from-gnucash',
    ],
    legal: ['privacy-policy'],
    never: /\bgui\b|mobile|cargo|brew|badge|non-goals|host/iu,
    keywords: { 'multi-currency-reports': 'multi-currency reports' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'rivals', 'prices'],
  },
  {
    title: 'a maker of gaskets in two languages, with a table',
    brief: `Firma: Kessler Dichtungstechnik GmbH, Industriestraße 22, 42551 Velbert

Wir fertigen seit 1961 Dichtungen für Maschinenbau und Chemie. 48 Mitarbeiter, zertifiziert nach ISO 9001.

| Produkt | Werkstoff | Norm |
| --- | --- | --- |
| Flachdichtungen | PTFE, Graphit | DIN EN 1514 |
| O-Ringe | NBR, FKM, EPDM | ISO 3601 |
| Wellendichtringe | NBR, FKM | DIN 3760 |
| Stanzteile nach Zeichnung | nach Wunsch | - |

Kein Verkauf an Privatkunden, kein Onlineshop.
Die Website soll auf Deutsch und Englisch erscheinen. English summary: We manufacture flat gaskets, O-rings and shaft seals for machine builders in Europe.
Wir brauchen Datenblätter zum Herunterladen und eine Seite über Werkstoffe.
Kontakt: +49 2051 55 87 0`,
    name: 'Kessler Dichtungstechnik GmbH',
    language: 'de',
    country: 'DE',
    city: 'Velbert',
    kind: 'manufacturer',
    offerings: ['flachdichtungen', 'o-ringe', 'wellendichtringe', 'stanzteile-nach-zeichnung'],
    others: ['produkte', 'qualitaet-und-zertifikate', 'downloads', 'werkstoffe', 'ueber-uns', 'kontakt'],
    legal: ['impressum', 'datenschutzerklaerung'],
    never: /shop|privatkunden|gaskets|shaft|^produkt$|seals/iu,
    keywords: { 'o-ringe': 'o-ringe', flachdichtungen: 'flachdichtungen' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact'],
  },
];
