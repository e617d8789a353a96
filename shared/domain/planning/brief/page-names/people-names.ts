import type { Language } from '../../../language/languages.ts';

/** Where the noun stands: behind what describes it, or before. */
const headsLast: ReadonlySet<string> = new Set(['en', 'de', 'nl', 'sv', 'da', 'no', 'cs', 'ru']);

/** Nouns for people and groups of people who are customers, members or staff. In German, Dutch and Swedish they may end a compound. */
const people: Readonly<Partial<Record<Language, string>>> = {
  en: 'owners|buyers|sellers|tenants|landlords|patients|parents|couples|brides|grooms|teachers|farmers|architects|developers|administrators|accountants|athletes|runners|cyclists|walkers|skiers|climbers|tourists|visitors|travellers|travelers|residents|clients|customers|subscribers|freelancers|entrepreneurs|founders|managers|directors|students|pupils|children|teenagers|toddlers|adults|families|seniors|pensioners|locals|volunteers|beginners|collectors|professionals|employees|staff|homeowners|householders|holidaymakers|companies|firms|businesses|charities|non-profits|nonprofits|agencies|councils|startups|start-ups|neighbours|neighbors|grandparents|people|traders|contractors',
  de: '(?:eltern|besitzer|eigentümer|inhaber|kunden|patienten|mieter|vermieter|verwaltungen|verwalter|lehrer|lehrkräfte|landwirte|winzer|handwerker|architekten|bauherren|unternehmer|gründer|sportler|läufer|radfahrer|wanderer|touristen|urlauber|besucher|gäste|schwangere|säuglinge|kleinkinder|jugendliche|erwachsene|senioren|brautpaare|familien|vereine|kommunen|firmen|mitarbeiter|kollegen|menschen|leute|anfänger|fortgeschrittene|schüler|studenten|studierende|rentner|berufstätige|lehrlinge|gesellen|azubis|betriebe|hausverwaltungen|haushalte|nachbarn|ärzte|anwälte)(?:innen)?',
  fr: 'femmes enceintes|sportifs|sportives|personnes|gens|nourrissons|particuliers|professionnels|entreprises|collectivités|syndics|copropriétés|copropriétaires|bailleurs|propriétaires|locataires|agriculteurs|artisans|commerçants|architectes|parents|enfants|adultes|adolescents|seniors|familles|couples|clients|clientes|patients|touristes|randonneurs|voyageurs|étudiants|élèves|débutants|retraités|mariés|associations|mairies|communes|restaurateurs|habitués|voisins|salariés|employeurs|employés|collègues|apprentis|compagnies',
  es: 'embarazadas|deportistas|autónomos|pymes|empresas|particulares|familias|parejas|niños|niñas|adultos|adolescentes|mayores|jubilados|turistas|vecinos|clientes|pacientes|propietarios|inquilinos|agricultores|ganaderos|arquitectos|constructores|comunidades|estudiantes|alumnos|principiantes|novios|huéspedes|viajeros|peregrinos|personas|empleados|trabajadores|corredores|abuelas|abuelos|administradores|tiendas gourmet',
  it: 'antiquari|architetti|privati|famiglie|coppie|aziende|imprese|professionisti|sportivi|anziani|bambini|adulti|ragazzi|studenti|turisti|ospiti|clienti|pazienti|proprietari|inquilini|agricoltori|artigiani|commercianti|amministratori|sposi|gestanti|principianti|collezionisti|restauratori|pensionati|pellegrini|escursionisti|persone|dipendenti|colleghi|vicini|allievi|soci',
  pt: 'noivos|noivas|grávidas|crianças|adultos|adolescentes|idosos|famílias|empresas|particulares|clientes|doentes|pacientes|turistas|hóspedes|proprietários|inquilinos|agricultores|arquitetos|estudantes|alunos|principiantes|emigrantes|atores|desportistas|reformados|casais|vizinhos|pessoas|funcionários|condóminos|companhias|visitantes',
  nl: '(?:bewoners|eigenaren|eigenaars|huurders|verhuurders|ouders|kinderen|volwassenen|gezinnen|ouderen|senioren|ondernemers|particulieren|bedrijven|verenigingen|gasten|toeristen|klanten|patiënten|cliënten|sporters|zwangeren|leerlingen|studenten|boeren|architecten|werkgevers|werknemers|mensen|beginners|buren|medewerkers|logopedisten|vrijwilligers)',
  sv: '(?:ägare|föreningar|företag|familjer|vuxna|pensionärer|kunder|gäster|turister|besökare|föräldrar|elever|studenter|lantbrukare|arkitekter|privatpersoner|hyresgäster|hyresvärdar|företagare|brudpar|nybörjare|gravida|idrottare|entusiaster|människor|elektriker|anställda|krögare)',
  da: '(?:ejere|foreninger|virksomheder|familier|voksne|pensionister|kunder|gæster|turister|besøgende|forældre|elever|studerende|landmænd|arkitekter|privatpersoner|lejere|brudepar|begyndere|gravide|mennesker|ansatte)',
  no: '(?:eiere|foreninger|bedrifter|familier|voksne|pensjonister|kunder|gjester|turister|besøkende|foreldre|elever|studenter|bønder|arkitekter|privatpersoner|leietakere|brudepar|nybegynnere|gravide|mennesker|ansatte)',
  pl: 'klienci|klientki|pacjenci|goście|turyści|rodzice|dzieci|dorośli|seniorzy|rodziny|firmy|przedsiębiorcy|rolnicy|architekci|studenci|uczniowie|właściciele|sportowcy|panny młode|pary|wspólnoty|deweloperzy|pracownicy|ludzie|osoby',
  cs: 'klienti|zákazníci|pacienti|hosté|turisté|rodiče|děti|dospělí|senioři|rodiny|firmy|podnikatelé|zemědělci|architekti|studenti|žáci|majitelé|sportovci|zaměstnanci|lidé|památkáři',
};

const compounds: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no']);
/** A preposition adds detail about the people: "Lehrer mit Stimmproblemen". */
const preposition =
  /\s(?:with|from|in|of|for|mit|aus|nach|für|bei|beim|von|avec|de|à|du|des|d['’]|pour|qui|con|del|della|di|per|para|que|com|met|uit|van|voor|med|i|för|z|ze|w|s|v|dla|pro)(?:\s|(?<=['’])).*/iu;
const WORDS_MAX = 3;

const patterns = new Map<Language, RegExp>();
function toPattern(language: Language, nouns: string): RegExp {
  let pattern = patterns.get(language);
  if (pattern === undefined) {
    pattern = new RegExp(
      headsLast.has(language)
        ? String.raw`^(?:[\p{L}-]+\s){0,2}${compounds.has(language) ? String.raw`[\p{L}-]*` : ''}(?:${nouns})$`
        : String.raw`^(?:${nouns})(?:\s\p{L}+)?$`,
      'iu',
    );
    patterns.set(language, pattern);
  }
  return pattern;
}

/** True for people alone, "System administrators", "Femmes enceintes": for whom something is, and not what is offered. */
export function namesPeople(phrase: string, language: Language | null): boolean {
  const { [language ?? 'en']: nouns } = people;
  if (nouns === undefined) return false;
  const pattern = toPattern(language ?? 'en', nouns);
  const head = phrase.replace(preposition, '');
  return head.split(' ').length <= WORDS_MAX && pattern.test(head) && !/^(?:angst|anxious)/iu.test(head);
}
