import type { Language } from '../../language/languages.ts';
import { compiled } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { OfferingContext, OfferingItem } from './offering-name.ts';
import { listItems } from './phrase-lists.ts';

const object = (text: string): OfferingItem => ({ text, isListed: false, isObject: true });

const one =
  '(?:one of |eine[rn]? |eine[srnm]? (?:der |unserer )|une? d[ei] |un[ao]? d[ei] |una de |uma? d[oa]s? |een van )?';
const ours = '(?:our|unsere?[rnms]?|nos|nuestr[oa]s|(?:i )?nostri|(?:le )?nostre|(?:os |as )?noss[oa]s|onze)';
/** "book our walks", "louer un de nos canoës": what visitors may book is offered. */
const bookedFirst = compiled(
  String.raw`(?<!\p{L})(?:book|hire|rent|buy|order|louer|réserver|acheter|commander|alquilar|reservar|comprar|encargar|affittare|noleggiare|prenotare|acquistare|comprare|ordinare|alugar|encomendar)\s${one}${ours}\s([^,.;:!?()]{3,60})`,
);
/** "unsere Führungen für Schulklassen buchen": the verb stands last. */
const bookedLast = compiled(
  String.raw`(?<!\p{L})${one}${ours}\s((?:\p{L}[\p{L}'’-]*\s){1,6}?)(?:mieten|buchen|kaufen|bestellen|leihen|ausleihen|reservieren|huren|boeken|kopen|bestellen|reserveren)(?!\p{L})`,
);

export function bookedObjects(said: string): OfferingItem[] {
  const found = bookedLast.exec(said)?.[1] ?? bookedFirst.exec(said)?.[1];
  return found === undefined ? [] : [object(found.trim())];
}

const youCan =
  /(?:^|\P{L})(?:(?:je|u) kunt|jullie kunnen|(?:man|sie|ihr|du) (?:kann|können|könnt|kannst)|(?:kun|kan) je|kunt u|können sie|könnt ihr|kannst du|you can|vous pouvez|on peut|puedes|(?:se )?puede|puoi|si può|potete|(?:você )?pode|można|(?:du|man) kan)\s(?:(?:also|auch|ook|aussi|también|anche|também|też|också)\s)?(?:bij ons|bei uns|with us|here|chez nous|con nosotros|aquí|da noi|qui|conosco|aqui|u nas|hos oss)\s(?:(?:also|auch|ook|aussi|también|anche|também|też|också)\s)?/iu;

/** "Je kunt bij ons een draaicursus volgen of een workshop boeken": what visitors may do at the business is offered. */
export function doneAtUs(said: string, words: ReadingWords): OfferingItem[] {
  const cue = youCan.exec(said);
  const [clause = ''] = (cue === null ? '' : said.slice(cue.index + cue[0].length)).split(/[.;!?]\s?/u, 1);
  if (clause === '') return [];
  return listItems(clause, words).flatMap((part) => {
    const named = /^(.+)\s\p{Ll}{3,}en$/u.exec(part)?.[1];
    return named === undefined ? [] : [object(named.trim())];
  });
}

const things =
  'it|(?:the|our|my) (?:app|tool|platform|software|service|system|product|program|library|plugin)|es|sie|(?:das|die|unsere?) (?:programm|app|software|plattform|lösung|system)|il|elle|(?:l.application|le logiciel|la plateforme|notre (?:outil|solution|service))|(?:la aplicación|el programa|la plataforma)|(?:l.app|il programma|la piattaforma)|(?:o programa|a plataforma|o aplicativo)|het|(?:de|onze) (?:app|tool|software)|den|det|(?:appen|programmet)';
const thing = compiled(String.raw`^(?:${things})\s(?=\p{L})`);
const stands =
  '(?:is|has|was|sleeps|accommodates|seats|overlooks|faces|measures|includes|does(?! \\p{Ll}+ \\p{Ll}+$)|runs|costs|works|comes|connects|integrates|hooks|plugs|needs|uses|supports|takes|means|lives|sits|starts|stays|gets|goes|wants|ist|hat|kommt|läuft|kostet|braucht|steht|liegt|gibt|geht|tourne|coûte|funziona|costa|funciona|cuesta|custa|kost|werkt|draait|är|har|kostar|finns|ligger)';
const article = String.raw`(?:les?\s|la\s|l['’]|des\s|du\s|los\s|las\s|el\s|i\s|gli\s|lo\s|os\s|as\s|une?\s|una\s|uma?\s)`;
/** A verb of the third person before its object: by its ending, and by the article behind it where other words end so too. */
const thirdPerson: Readonly<Partial<Record<Language, string>>> = {
  en: String.raw`\p{Ll}{3,}(?<!s)s\s(?=\p{L})`,
  de: String.raw`\p{Ll}{3,}t\s(?=\p{Lu}|\p{Ll}+\s\p{Lu})`,
  nl: String.raw`\p{Ll}{3,}t\s(?=\p{L})`,
  sv: String.raw`\p{Ll}{3,}r\s(?=\p{L})`,
  da: String.raw`\p{Ll}{3,}r\s(?=\p{L})`,
  no: String.raw`\p{Ll}{3,}r\s(?=\p{L})`,
  fr: String.raw`\p{Ll}{3,}\s(?=${article})`,
  es: String.raw`\p{Ll}{3,}\s(?=${article})`,
  it: String.raw`\p{Ll}{3,}\s(?=${article})`,
  pt: String.raw`\p{Ll}{3,}\s(?=${article})`,
};
const PARTS_MIN = 2;

/** "It counts stock, builds orders and flags waste": what the business or its software does, each verb with its own object. */
export function verbObjects(clause: string, { words, language, name }: OfferingContext): OfferingItem[] {
  const form = language === null ? undefined : thirdPerson[language];
  const isOfName = name !== undefined && clause.startsWith(`${name} `);
  const subject = isOfName ? name.length + 1 : (thing.exec(clause)?.[0].length ?? 0);
  if (form === undefined || subject === 0) return [];
  const verb = new RegExp(String.raw`^(?!${stands}\s)${form}`, 'u');
  const parts = listItems(clause.slice(subject), words);
  const objects = parts.map((part) => {
    const [said] = verb.exec(part) ?? [];
    if (said === undefined) return null;
    return { verb: said.trim(), text: part.slice(said.length).trim() };
  });
  // A verb may have two objects: "tracks cost and margin".
  return objects[0] === null || objects.filter((found) => found !== null).length < PARTS_MIN
    ? []
    : objects.map((found, at) =>
        found === null ? object(parts[at] ?? '') : { ...object(found.text), verb: found.verb },
      );
}

/** "haal kapotte fietsen op bij mensen thuis": what is done, as the name of a page: "kapotte fietsen ophalen". */
export function separableVerb(part: string, { particles }: ReadingWords): string | null {
  if (particles === undefined) return null;
  const found = new RegExp(
    String.raw`^(\p{Ll}{3,})\s((?:[\p{L}-]+\s){1,4}?)(${particles})(?=$|[.,]|\s(?:bij|in|aan|naar|bei|an|zu|nach)\s)`,
    'u',
  ).exec(part);
  const [, verb = '', things = '', particle = ''] = found ?? [];
  return found === null ? null : `${things}${particle}${infinitive(verb)}`;
}

/** The infinitive of a verb of the first person: "haal" is of "halen", "hole" of "holen". */
function infinitive(verb: string): string {
  if (verb.endsWith('en')) return verb;
  if (verb.endsWith('e')) return `${verb}n`;
  const open = /^(.*)([aeou])\2([^aeiou])$/u.exec(verb);
  if (open) return `${open[1] ?? ''}${open[2] ?? ''}${voiced(open[3] ?? '')}en`;
  return `${verb}en`;
}

const voiced = (letter: string): string => (letter === 'f' ? 'v' : letter === 's' ? 'z' : letter);
