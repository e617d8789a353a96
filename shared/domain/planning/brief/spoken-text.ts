import type { Language } from '../../language/languages.ts';
import { compiled } from '../../language/word-pattern.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';

/** Words in a dictated text that stand for punctuation, by language. */
interface SpokenWords {
  /** Sounds that say nothing. */
  readonly fillers: string;
  /** Words that begin a new thought. */
  readonly turns: string;
  /** Who acts, at the beginning of a clause. */
  readonly pronouns: string;
  /** Before a pronoun that belongs to the clause before it. */
  readonly binders: string;
  /** Before the name of the speaker's business. */
  readonly named: string;
}

const spoken: Readonly<Partial<Record<Language, SpokenWords>>> = {
  en: {
    fillers: 'um+|uh+|erm|er|like i said|you know|hiya|thats it|cheers|basically',
    turns: 'so|oh(?: and)?|and then|but|anyway|also|plus',
    pronouns:
      "we(?!'ve)|i(?!'d like is)|they|it's|that's|there's|our|most of our|the number|my number|what i'd|a(?= \\p{L}+ \\p{L}+ \\p{L}+ \\p{L}+ is )",
    binders:
      'what|that|which|who|how|when|where|why|because|cause|if|as|since|than|or|of|for|from|do|did|can|is|and me|with|by|to|in|on',
    named: 'called|here from|named',
  },
  de: {
    fillers: 'äh+|ähm+|hm+|halt|quasi|sozusagen|ne|tja',
    turns: 'also|so|ach(?: und)?|und dann|aber|außerdem|ja und',
    pronouns: 'wir|ich|sie|es|das|unsere?|die nummer|meine nummer',
    binders:
      'was|dass|weil|wenn|ob|wie|wo|wer|die|der|das|den|denen|als|für|von|mit|haben|sind|machen|möchten|hätten|brauchen|können|bieten|verkaufen|wollen|und',
    named: 'heißen|heißt|heiße|hier ist \\p{L}+ von|namens',
  },
  fr: {
    fillers: 'euh+|ben|bah|voilà|quoi|hein',
    turns: 'alors|donc|bon|et puis|mais|ah(?: et)?|aussi|sinon',
    pronouns: 'nous|on|je|il|elle|ça|notre|nos|le numéro|mon numéro',
    binders: 'que|qui|dont|où|quand|si|comme|parce|car|ce|pour|de|avec',
    named: "s'appelle|appelée?|nommée?",
  },
  es: {
    fillers: 'eh+|este|bueno|pues|o sea',
    turns: 'entonces|y luego|pero|ah(?: y)?|también|además',
    pronouns: 'nosotros|yo|nos|me|nuestr[oa]s?|el número|mi número|hacemos|vendemos|ofrecemos|queremos|quiero',
    binders: 'que|quien|donde|cuando|si|como|porque|lo|para|de|con|no',
    named: 'se llama|llamad[oa]|me llamo',
  },
  it: {
    fillers: 'ehm+|eh+|allora|cioè|insomma|boh',
    turns: 'quindi|e poi|ma|ah(?: e)?|anche|inoltre',
    pronouns: 'noi|io|ci|mi|i nostri|il nostro|il numero|facciamo|vendiamo|offriamo|vorremmo|vorrei',
    binders: 'che|chi|dove|quando|se|come|perché|per|di|con|non',
    named: 'si chiama|chiamat[oa]',
  },
  pt: {
    fillers: 'é+|hum+|tipo|né|bom|olha',
    turns: 'então|e depois|mas|ah(?: e)?|também|além disso',
    pronouns: 'nós|eu|a gente|nossos?|nossas?|o número|fazemos|vendemos|oferecemos|queremos|quero',
    binders: 'que|quem|onde|quando|se|como|porque|para|de|com|não',
    named: 'se chama|chama-se|chamad[oa]',
  },
  nl: {
    fillers: 'eh+|ehm+|uh+|nou|zeg maar|hoor',
    turns: 'dus|en dan|maar|oh(?: en)?|ook|verder',
    pronouns: 'wij|we|ik|het|onze|ons|het nummer|mijn nummer',
    binders: 'wat|dat|die|wie|hoe|waar|wanneer|als|omdat|want|voor|van|met|hebben|zijn|doen|willen|maken|en',
    named: 'heet|heten|genaamd',
  },
};

const WORDS_MIN = 25;
const WORDS_PER_MARK_MIN = 25;
const NAME_WORDS_MAX = 4;

/** True for a text without capitals and nearly without punctuation, as dictation or haste leaves it. */
export function isSpoken(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  if (words.length < WORDS_MIN || text.trim().split('\n').length > 3) return false;
  const marks = text.match(/[,;:!?]|\.(?=\s|$)/gu)?.length ?? 0;
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return marks * WORDS_PER_MARK_MIN < words.length && capitals * WORDS_PER_MARK_MIN < words.length;
}

/** A dictated text as sentences: names of places and of the business with capitals, and a stop where a new clause begins. */
export function splitSpokenSentences(brief: string, language: Language, { and }: ReadingWords): string {
  const words = spoken[language];
  if (words === undefined || !isSpoken(brief)) return brief;
  let text = brief.replaceAll(/\s+/gu, ' ').trim();
  text = capitalizePlaces(text);
  text = text.replace(
    compiled(
      String.raw`((?<!\p{L})(?:${words.named})\s(?:(?:the|die|der|das|la|le|el|il|de|het)\s)?)(\p{L}[\p{L}'’&-]*(?:\s\p{L}[\p{L}'’&-]*){0,5}\s?)`,
    ),
    (_, cue: string, behind: string) => capitalizeArticle(cue) + capitalizeName(behind, words, and),
  );
  const own = String.raw`(?<![\p{L}'’])`;
  text = text.replaceAll(new RegExp(`${own}(?:${words.fillers})(?![\\p{L}'’])`, 'giu'), '.');
  text = text.replaceAll(new RegExp(`${own}(?:${words.turns})(?= )`, 'giu'), '. $&');
  text = text.replaceAll(
    new RegExp(
      String.raw`(?<=[\p{L}\p{N}] )(?<!(?<![\p{L}'’])(?:${words.binders}) )(?:(?:${and}) )?(?:${words.pronouns})(?=[\s'’])(?!(?:'ve| have| had)(?! (?:a|an|got|been)))`,
      'giu',
    ),
    '. $&',
  );
  return text
    .replaceAll(/[\s.]+/gu, (run) => (run.includes('.') ? '. ' : run))
    .replace(/^[\s.]+/u, '')
    .replaceAll(/(^|\. )(?:(?:so|and|also|und|et|y|e|en) )+(?=\p{L})/giu, '$1')
    .replaceAll(/(^|\. )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(
      /(?<=^|\. )(We offer|What we do is|We do|We sell|We make) ([^.]+)/gu,
      (_, cue: string, objects: string) => `${cue} ${language === 'en' ? addCommas(objects) : objects}`,
    )
    .trim();
}

/** True for a text without capitals that has its commas and stops: haste, or a telephone. */
export function isInSmallLetters(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return words.length >= SMALL_WORDS_MIN && small > 0.8 * words.length && capitals * WORDS_PER_MARK_MIN < words.length;
}

const SMALL_WORDS_MIN = 8;

/** The same text with capitals where names stand, and a stop where a comma joins two clauses. */
export function capitalizeSpoken(brief: string, language: Language, words: ReadingWords): string {
  const { and, named, offers, wish, weAre, anyVerb } = words;
  const ends = spoken[language] ?? { fillers: '-', turns: '-', pronouns: weAre, binders: '-', named };
  return brief
    .split('\n')
    .map((line) => {
      const placed = capitalizePlaces(line.replaceAll(/[^\S\n]+/gu, ' '));
      return placed
        .replace(
          compiled(
            String.raw`((?<!\p{L})(?:${named}|${ends.named})\s(?:(?:the|die|der|das|la|le|el|il|de|het)\s)?)(\p{L}[\p{L}'’&-]*(?:\s\p{L}[\p{L}'’&-]*){0,5}\s?)`,
          ),
          (_, cue: string, behind: string) => capitalizeArticle(cue) + capitalizeName(behind, ends, and),
        )
        .replaceAll(
          new RegExp(
            String.raw`,\s(?=(?:(?:${and})\s)?(?:${offers}|${wish}|${weAre}${anyVerb === undefined ? '' : `|${anyVerb}`}|${firstPerson})(?!\p{L}))`.replaceAll(
              /(?<!\\s)(?<=\p{L}) (?=\p{L})/gu,
              String.raw`\s`,
            ),
            'giu',
          ),
          '. ',
        )
        .replaceAll(/(^|[.!?]\s)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
    })
    .join('\n');
}

/** Verbs of the first person, by their ending, with and without a denial. */
const firstPerson = String.raw`(?:no|non|não|nie|ne)?\s?\p{L}{3,}(?:amos|emos|imos|iamo|imy|ymy|emy|amy)|(?:we|i|wir|ich|nous|on|je|wij|ik|vi|jag)\s\p{L}+`;

/** "chimney repairs guttering leadwork": behind a plural or a word in -ing the next noun begins. */
const addCommas = (objects: string): string =>
  objects.replaceAll(
    /(\p{L}{3}(?:(?<!s)s|ing)) (?=\p{L}{4})(?!(?:and|or|with|from|that|which|mainly|mostly|into|over|like|plus|too|also|when|where|because|repairs?|services?|work|for)\b)(?!\p{L}{1,30}ly\b)/gu,
    '$1, ',
  );

const NAME_ENDS =
  'because|but|since|so|who|where|was|to|with|weil|aber|und|seit|car|mais|porque|pero|perché|ma|mas|want|maar|bo|ale|men|here|its|it|is|in|at|from|based|and|or|we|i|im|a|an|the|for|on|that|which';

/** "called the crusty cob": the article belongs to the name. */
const capitalizeArticle = (cue: string): string =>
  cue.replace(/(?<=\s)(?=(?:the|die|der|das|la|le|el|il|de|het)\s$)\p{L}/u, (letter) => letter.toUpperCase());

/** The words behind "called", up to one that carries no name. */
function capitalizeName(behind: string, { pronouns, turns, fillers }: SpokenWords, and: string): string {
  const ends = compiled(`^(?:${NAME_ENDS}|${and}|${pronouns}|${turns}|${fillers})$`);
  const parts = behind.split(' ');
  const end = parts.findIndex(
    (part, at) => at >= NAME_WORDS_MAX || part === '' || ends.test(part) || part.includes("'"),
  );
  return parts
    .map((part, at) => (end === -1 || at < end ? part.slice(0, 1).toUpperCase() + part.slice(1) : part))
    .join(' ');
}

/** Places that we know with their capitals. */
function capitalizePlaces(text: string): string {
  return text.replaceAll(/\p{L}{4,}(?: \p{L}{4,})?/gu, (found) => {
    for (const phrase of [found, found.split(' ')[0] ?? '']) {
      const name = phrase.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
      const [mention] = placeMentions(name);
      if (mention?.text === name && mention.places.some(({ isEveryday }) => !isEveryday))
        return name + found.slice(phrase.length);
    }
    return found;
  });
}
