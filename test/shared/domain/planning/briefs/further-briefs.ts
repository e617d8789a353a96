import type { BriefCase } from './brief-case.ts';

/** Written after the rules, in other trades and languages: their first result is in docs/planning.md. */
export const furtherBriefs: readonly BriefCase[] = [
  {
    title: 'a guest house in the Alentejo',
    brief: `A Casa da Oliveira é um alojamento rural perto de Évora, com seis quartos e piscina. Pertence à família Carvalho desde 1998.

O que oferecemos:
- Quartos duplos
- Casa para famílias
- Pequeno-almoço regional
- Provas de vinho

Não aceitamos animais e não fazemos casamentos. Os nossos hóspedes são sobretudo casais de Lisboa e de Espanha. Preço a partir de 85 € por noite.
Gostaríamos de uma página sobre passeios na região e de uma galeria de fotos. Reservas: reservas@casadaoliveira.pt`,
    name: 'Casa da Oliveira',
    language: 'pt',
    country: 'PT',
    city: 'Évora',
    kind: 'lodging',
    offerings: ['quartos-duplos', 'casa-para-familias', 'pequeno-almoco-regional', 'provas-de-vinho'],
    others: ['quartos', 'passeios-na-regiao', 'galeria', 'precos', 'reservas', 'sobre-nos', 'contactos'],
    legal: ['politica-de-privacidade', 'politica-de-cookies'],
    never: /casamento|anima|services|lisboa|espanha/iu,
    keywords: { home: 'alojamento rural évora', 'provas-de-vinho': 'provas de vinho évora' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
  {
    title: 'an electrician in Gothenburg',
    brief: `Elfirma Lindqvist AB är en elfirma i Mölndal utanför Göteborg. Vi utför elinstallationer, installerar laddboxar och solceller och felsöker elfel. Vi arbetar i Mölndal, Partille och Kungsbacka.

Vi tar inte industrijobb. Vi vill ha en sida om grönt avdrag och lediga jobb. Ingen webbutik.
Telefon 031-12 34 56.`,
    name: 'Elfirma Lindqvist AB',
    language: 'sv',
    country: 'SE',
    city: 'Mölndal',
    kind: 'local-service',
    offerings: ['elinstallationer', 'laddboxar', 'solceller'],
    others: ['tjanster', 'gront-avdrag', 'lediga-jobb', 'om-oss', 'kontakt'],
    legal: ['integritetspolicy'],
    never: /industri|webbutik|services|products/iu,
    keywords: { laddboxar: 'laddboxar mölndal', 'gront-avdrag': 'grönt avdrag' },
    asks: ['prices'],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'areas'],
  },
  {
    title: 'a Czech toy shop',
    brief: `Název: Dřevěnka
Město: Olomouc

Jsme e-shop a malá prodejna dřevěných hraček v Olomouci. Nabízíme stavebnice, panenky, hry na zahradu a dárkové poukazy. Neprodáváme plastové hračky.

Naši zákazníci jsou rodiče a školky. Doprava po celé České republice je zdarma od 1 200 Kč.
Chceme stránku o certifikaci hraček a recenze. info@drevenka.cz`,
    name: 'Dřevěnka',
    language: 'cs',
    country: 'CZ',
    city: 'Olomouc',
    kind: 'shop',
    offerings: ['stavebnice', 'panenky', 'hry-na-zahradu', 'darkove-poukazy'],
    others: ['produkty', 'recenze', 'doprava-a-vraceni', 'o-nas', 'kontakt'],
    legal: ['ochrana-osobnich-udaju', 'obchodni-podminky', 'odstoupeni-od-smlouvy'],
    never: /plast|services|shop policy/iu,
    keywords: { stavebnice: 'stavebnice' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'audience'],
  },
  {
    title: 'an English conservation charity',
    brief: `## About us
The Hollow Meadow Trust is a small registered charity near Shrewsbury. We restore hay meadows, run guided walks and train volunteers. We were set up in 2004.

## What we need
- a page for schools
- donations
- an events calendar
- a newsletter sign-up

We do not sell anything and we don't need a members' area. Most of our supporters are retired people from Shropshire. Phone 01743 555 018.`,
    name: 'Hollow Meadow Trust',
    language: 'en',
    country: 'GB',
    city: 'Shrewsbury',
    kind: 'association',
    offerings: ['hay-meadows|hay-meadow-restoration', 'guided-walks'],
    others: ['what-we-do', 'schools', 'donate', 'events', 'newsletter', 'about-us', 'contact'],
    legal: ['privacy-policy', 'cookie-policy'],
    never: /shop|pricing|sell|members/iu,
    keywords: { 'guided-walks': 'guided walks shrewsbury' },
    asks: [],
    asksNot: ['name', 'offerings', 'country', 'city', 'contact', 'prices'],
  },
];
