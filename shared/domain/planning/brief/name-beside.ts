import { placeMentions } from '../../places/places.ts';

// Every part that repeats is bounded and separated by white space, so that no text makes these backtrack far.
/** One word of a name. */
export const word = String.raw`(?:(?:[dl]['’])?\p{Lu}|\d{1,4}(?=\s\p{Lu}))[\p{L}\p{M}\p{N}'’&.+-]{0,40}`;
/** Small words within a name. */
export const link = String.raw`(?:&|and|und|et|y|e|i|of|the|de|la|le|les|los|las|du|des|di|del|dei|degli|delle|della|da|do|dos|das|sur|sous|aan|op|het|pod|nad|van|von|der|zum|zur|am|im|à|aux|en|den|dr\.|med\.|dent\.|\p{N}{1,4})`;
/** A name of one to seven words. */
export const capitalized = String.raw`${word}(?:\s(?:${link}\s){0,2}${word}){0,6}`;

/** Shorter words in brackets are abbreviations. */
const BRACKET_LETTERS_MIN = 4;
const itIs = new RegExp(
  String.raw`^(?:(?:[Ss]o|[Ww]ell|[Hh]i|[Hh]ello),?\s)?(?:[Ii]t['’]s|[Ii]t is)\s(${capitalized}),`,
  'u',
);
const behindDash = new RegExp(String.raw`\s[–—-]\s(${word}\s${capitalized})\.?$`, 'u');
const inBrackets = new RegExp(String.raw`^([^()]{3,160})\s\((${capitalized})(?:,\s\p{Lu}[^()]{2,30})?\)`, 'u');

/** "So it's Stoep Co-working, …" */
export const nameSaid = (text: string): string | null => itIs.exec(text)?.[1] ?? null;

/** "mám truhlářství v Olomouci – Truhlářství Sklenář." */
export function nameBehindDash(text: string, isTrade: (text: string) => boolean): string | null {
  const name = behindDash.exec(text)?.[1] ?? null;
  return name !== null && isTrade(name.split(' ')[0] ?? '') ? name : null;
}

/** "meine Kanzlei in Lüneburg (Kanzlei Wiegand)": behind a trade, brackets say what it is called. */
export function nameInBrackets(text: string, isTrade: (text: string) => boolean): string | null {
  const [, before = '', name] = inBrackets.exec(text) ?? [];
  const isShort = name !== undefined && (name.includes(' ') || name.length > BRACKET_LETTERS_MIN);
  return isShort && placeMentions(name).length === 0 && /\p{Ll}/u.test(name) && isTrade(before) ? name : null;
}

// "De zaak gaat Trapkracht heten"
const verbLast = new RegExp(
  String.raw`(?<!\p{L})(?:gaat|zal|moet|soll|wird|würde|ska|kommer att)\s(${capitalized})\s(?:heten|heißen|heissen|heta)(?!\p{L})`,
  'u',
);
// "Katharina Fink heiße ich"
const first = new RegExp(
  String.raw`(?:^|[.,;:–—]\s)(${capitalized})\s(?:heiße ich|heisse ich|heißen wir|heissen wir|heet ik|heten (?:we|wij)|heter (?:jag|vi|jeg)|hedder (?:jeg|vi)|nennen wir uns|is (?:our|the|my) (?:business |company |trading )?name|ist unser (?:\p{L}+)?[Nn]ame)(?!\p{L})`,
  'u',
);

// "ich führe das Maklerbüro Steenbock in Lübeck"
const runTrade = new RegExp(
  String.raw`(?<!\p{L})(?:führen?|leiten?|betreiben?)\s(?:(?:wir|ich|seit \d{4})\s)*(?:das|die|den)\s(\p{Lu}\p{L}+\s${capitalized})(?=[,.]|\s(?:in|im|am|bei|seit|und)\s)`,
  'u',
);
// "Our charity, Second Spring, helps people"
const ofOurs = new RegExp(String.raw`^(?:Our|My)\s[\p{Ll}][\p{L}\s-]{2,40},\s(${capitalized}),\s\p{Ll}`, 'u');
/** The article of a business that a person founded or runs. */
export const indefinite =
  'an?|eine?[nrm]?|une?|un[ao]?|uma?|um|een|ett?|en|jed(?:en|na|no)|один|одна|bir|the|our|notre|nuestr[oa]|il nostro|la nostra|o nosso|a nossa|onze';
const running = String.raw`(?<!\p{L})(?:runs?|own|betreiben?|führen?|leiten?|tenons|tiens|gérons|gère|gestisco|gestiamo|tengo|tenemos|regento|driver|driv(?:er|s)|run(?:nen)?|prowadz(?:imy|ę)|vedu|vedeme)\s(?:(?:depuis|seit|since|desde|dal|sinds|od|sedan|siden|i)\s\d{4}\s)?`;
// "Jeg heter Ingrid og driver Fjordpust, en liten bedrift"
const runs = new RegExp(
  String.raw`${running}(${capitalized}),\s(?:${indefinite}|two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|cinq|six|dos|tres|cuatro|due|tre|quattro|cinque|twee|drie|vier|två|fire|fem)\s\p{L}`,
  'u',
);
// "tre bröder som driver Ängsbacka Bygg i Arvika": where only names have capitals.
const runsName = new RegExp(
  String.raw`${running}(${word}(?:\s(?:${link}\s){0,2}${word}){1,4})(?=[.]|\s(?:in|near|à|en|a|em|i|te|på|since|depuis|desde|dal|sinds|sedan|siden)\s)`,
  'u',
);
// "Mi esposo y yo abrimos La Olla de Refugio en el centro": the business that a person opened.
const opened = new RegExp(
  String.raw`(?<!\p{L})(?:opened|founded|abrimos|abrí|fundamos|fundé|avons (?:ouvert|fondé|créé)|ai (?:ouvert|fondé|créé)|abbiamo (?:aperto|fondato)|ho (?:aperto|fondato)|fundei|öffneten|eröffneten|gründeten|openden|startade|öppnade)\s(?:(?:together|juntas|juntos|ensemble|insieme|gemeinsam|samen|tillsammans)\s)?(${capitalized})(?=,|\.|\s(?:in|en|à|a|em|nel|nella|am|im|i|hace|il y a|ago|vor|seit|since)\s)`,
  'u',
);
// "Gegründet hat die Dachdeckerei Hollmann unser Großvater": a place of work, then a name.
const workplace = new RegExp(
  String.raw`(?<!\p{L})(?:[Dd]ie|[Dd]as|[Dd]er|[Dd]en|[Uu]nsere?)\s((?:\p{Lu}\p{Ll}{2,25}(?:erei|lerei|nerei|praxis|kanzlei|werkstatt|studio|hof|schule|handlung|büro)|Praxis|Kanzlei|Hotel|Gasthof|Café|Salon|Hofgut|Weingut)\s${word})(?=[,.]|\s\p{Ll})`,
  'u',
);

/** A name behind "runs" or "opened", where it is a trade and a name. */
export const nameRun = (text: string, hasCapitalNouns: boolean): string | null =>
  runs.exec(text)?.[1] ??
  runTrade.exec(text)?.[1] ??
  ofOurs.exec(text)?.[1] ??
  opened.exec(text)?.[1] ??
  (hasCapitalNouns ? workplace : runsName).exec(text)?.[1] ??
  null;

/** A name that stands before the verb of being called. */
export const nameBeforeVerb = (text: string): string | null =>
  verbLast.exec(text)?.[1] ?? first.exec(text)?.[1] ?? null;

/** "Fundacja Łapa w Łapę", "Palabra a Palabra": a name of one word twice, with a small word between. */
export function completePair(name: string, text: string): string {
  const last = name.split(' ').at(-1) ?? '';
  const behind = text.slice(text.indexOf(name) + name.length);
  const [more = '', second = ''] = /^\s\p{Ll}{1,3}\s(\p{Lu}\p{L}{2,})/u.exec(behind) ?? [];
  return text.includes(name) && last.length > 2 && second.slice(0, 3) === last.slice(0, 3) ? name + more : name;
}

/** Finds a cue in any case, then a name that begins with a capital. */
export function createNameFinder(cue: string, name: string): (text: string) => string | null {
  const cuePattern = new RegExp(cue, 'giu');
  const namePattern = new RegExp(
    String.raw`^(${name})(?![\p{L}])(?!\s(?:certified|compliant|zertifiziert|certifi))`,
    'u',
  );
  return (text) => {
    for (const found of text.slice(0, 1_000).matchAll(cuePattern)) {
      const match = namePattern.exec(text.slice(found.index + found[0].length));
      if (match?.[1] !== undefined) return match[1];
    }
    return null;
  };
}

/** "A Clínica Sorriso do Vale fica em …": what a preposition adds belongs to the name, unless it is a place. */
export function wholeName(name: string | null, text: string): string | null {
  if (name === null) return null;
  const behind = text.slice(text.indexOf(name) + name.length);
  const [more = '', added = ''] =
    new RegExp(
      String.raw`^\s(?:d[oae]s?|d[eiu]|del|dell[ao]|de (?:la|las|los))\s(${word}(?:\s${word}){0,2})(?=\s\p{Ll})`,
      'u',
    ).exec(behind) ?? [];
  return added === '' || placeMentions(added).length > 0 ? name : name + more;
}

/** "Ferri di Modena": a town behind a name is where it is. */
export const removeTown = (name: string): string => {
  const [tail = '', town = ''] = /\s(?:di|de|del|d['’]|à|a|in|en|te|w|v)\s?(\p{Lu}[\p{L}'’-]+)$/u.exec(name) ?? [];
  return placeMentions(town).length > 0 ? name.slice(0, -tail.length) : name;
};

const NAME_WORDS_MIN = 3;

/** "Studio Dentistico Morigi di Faenza": of a name that is whole without it, the town is where it is. */
export const removeOwnTown = (name: string): string => {
  const short = removeTown(name);
  return short.split(' ').length >= NAME_WORDS_MIN ? short : name;
};
