/**
 * Nouns that businesses count about themselves, in the languages that pages are read in. Without such a noun a number
 * is a price, a size, a date.
 */

const nouns = [
  'clients|customers|guests|users|members|subscribers|projects|employees|staff|countries|cities|locations|students|patients|families|businesses|companies|brands|teams|homes|roofs|wells|events|installations|orders|bikes|deliveries|volunteers|experts|years of (?:combined )?experience|years in business|years experience|years of service|satisfaction|satisfaction rate|client satisfaction|customer satisfaction|retention|uptime|reviews|treatments|cases|jobs|haircuts|weddings',
  'kunden|patienten|gäste|mandanten|projekte|mitarbeiter(?:innen)?|standorte|mitglieder|behandlungen|jahren?(?: berufs)? ?erfahrung|jahre am markt|weiterempfehlung(?:srate|en)?|kundenzufriedenheit|zufriedenheit|aufträge|bewertungen|dächer|länder|familien',
  "clients(?: satisfaits)?|patients|projets|collaborateurs|salariés|employés|membres|pays|chantiers|interventions|ans d['’]expérience|années d['’]expérience|ans d['’]existence|avis|recommandations|réalisations|familles",
  'clientes|pacientes|proyectos|empleados|miembros|países|años de experiencia|opiniones|familias|casos(?: de éxito)?',
  'clienti|pazienti|progetti|dipendenti|soci|paesi|anni di (?:esperienza|attività)|recensioni|famiglie|interventi',
  'clientes|pacientes|projetos|colaboradores|funcionários|anos de (?:experiência|mercado|atuação)|avaliações|famílias|casos',
  'klanten|patiënten|projecten|medewerkers|leden|landen|jaar ervaring|beoordelingen',
  'klientów|pacjentów|projektów|pracowników|realizacji|lat doświadczenia|lat na rynku|opinii|krajów',
  'års (?:samlet |samlad )?(?:erfarenhet|erfaring|erfarenheter)|år i branschen|nöjda kunder|kunder|patienter|medarbetare|medarbejdere|medlemmar|medlemmer|projekt|prosjekter|omdömen|anmeldelser',
  'клиентов|пациентов|проектов|сотрудников|стрижек|лет опыта|лет на рынке|отзывов|объектов|заказов|объявлений(?: в базе)?|городов|стран',
  '年の実績|年以上の実績|人以上|件以上|名以上',
].join('|');

const participle =
  'served|repaired|completed|delivered|sold|built|shipped|trained|helped|installed|hosted|raised|serviced|restored|planted|recycled|worldwide|satisfaits|satisfaites|atendidos|realizados|satisfechos|soddisfatti|satisfeitos|tevreden|zadowolonych';
const adjective =
  'happy|satisfied|loyal|active|local|paying|registered|successful|professional|certified|new|business|corporate|small|global|full-time|blije|complete|afgeronde|zufriedene|glückliche|erfolgreiche|abgeschlossene|betreute|clienti|clientes|tevreden|zadowolonych|довольных|постоянных';

export const number =
  '\\+?(?:[$€£]\\s?)?\\d{1,3}(?:[,.  ]\\d{3}){1,3}\\s?\\+?|\\+?(?:[$€£]\\s?)?\\d{1,9}(?:[.,]\\d{1,2})?(?:\\s?(?:k|m|bn|mio|million|billion|thousand)(?!\\p{L}))?\\s?(?:\\+|%)?';
export const approximations =
  '(?:(?:over|more than|nearly|almost|about|around|up to|über|mehr als|rund|fast|plus de|près de|más de|casi|oltre|più di|quasi|mais de|cerca de|meer dan|ruim|ponad|prawie|около|более|свыше)\\s)?';
export const label = `(?:(?:${adjective})\\s){0,2}(?:${nouns})(?!\\p{L})(?:\\s(?:${participle})(?!\\p{L})(?:\\s(?:a|per|every)\\s(?:year|month|week))?)?`;

/** The speaker is the business. */
export const speaksOfUs =
  /(?<!\p{L})(?:we|we['’]ve|our|us|wir|uns|unsere?[rnms]?|nous|notre|nos|nosotros|nuestr[oa]s?|hemos|noi|nostr[oaie]|abbiamo|nós|nosso|nossa|temos|wij|we|onze|ons|my|nasz[aeycm]*|vi|vår|vårt|våra|vores|våre|мы|наш[аеиих]*|нам|нас)(?!\p{L})/iu;
