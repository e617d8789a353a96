import { normalizeText } from '../language/normalize-text.ts';
import { termKeysOf } from '../language/subject-terms.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { wordPattern } from '../planning/brief/word-pattern.ts';
import { placeMentions } from '../planning/places.ts';
import { OWN_WORDS_MIN } from './fitting-sections.ts';
import type { OutlineInput } from './outline-input.ts';
import { coveredAt } from './section-support.ts';
import { isInfinitiveOfWork, saysHow } from './words/how-to-words.ts';
import type { OutlineWords, PageIntent } from './words/outline-words.ts';

/** What a page is to do for its keyword. */
export interface PageAim {
  readonly intent: PageIntent;
  /** What the keyword is about, without signs of its intent and without its place; as the page writes it. */
  readonly subject: string;
  /** A place that the keyword names, with a capital. */
  readonly place: string | null;
  /** Rooms, tables and what else guests come for. */
  readonly isForGuests: boolean;
}

/** Where the reader is names no place. */
const nearMe =
  /\s(?:near (?:me|by)|nearby|in my area|in der nähe|in meiner nähe|près de (?:chez )?moi|autour de moi|à proximité|cerca de m[ií]|vicino a me|nelle vicinanze|perto de mim|in de buurt|bij mij in de buurt|w pobliżu|blisko mnie)$/iu;

/** The more certain signs first: "best price" is about prices. */
const cueOrder = ['price', 'how_to', 'comparison', 'definition', 'problem', 'list', 'product'] as const;

export function pageAim(input: OutlineInput, words: OutlineWords): PageAim {
  const keyword = input.keyword
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[?!.]+$/, '')
    .replace(nearMe, '')
    .trim();
  const place = placelessKinds.has(input.kind ?? 'article') ? null : placeIn(keyword, input);
  // A keyword with a town looks for a business that repairs it.
  const isSought = place !== null && input.offers != null;
  const cue = cueOrder.find((kind) => !(kind === 'problem' && isSought) && hasCue(keyword, words.cues[kind], kind));
  const subject = subjectOf(
    keyword,
    place,
    cue === undefined ? null : words.cues[cue],
    words,
    cue === 'how_to' || cue === 'comparison' || cue === 'problem',
  );
  const guests = wordPattern(words.cues.guests);
  const isForGuests = input.offers != null && (guests.test(keyword) || guests.test(input.heading ?? ''));
  const isHow = place === null && asksHow(keyword, input);
  const unsigned = isHow ? 'how_to' : explainsProblem(input, words) ? 'problem' : null;
  return {
    intent: cue ?? unsigned ?? withoutCue(input, place),
    subject: asWritten(subject, input),
    place,
    isForGuests,
  };
}

const SECTIONS_READ_MAX = 50;

/** A search in the infinitive asks how, where the page does not offer the work itself; so does a page that is titled so. */
const asksHow = (keyword: string, input: OutlineInput): boolean =>
  saysHow(keyword, input.language) ||
  (input.kind !== 'local_service' &&
    (saysHow(input.heading ?? '', input.language) ||
      isInfinitiveOfWork(keyword, input.language) ||
      isInstruction(keyword, input)));

/** "Texte verständlich schreiben": German asks how with the infinitive alone, which only its small letter tells from a noun. */
function isInstruction(keyword: string, { language, sections }: OutlineInput): boolean {
  const words = keyword.split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (language !== 'de' || words.length < 2 || !/\p{L}{3}(?:en|ern|eln)$/u.test(last)) return false;
  const small = new RegExp(String.raw`(?<=\p{Ll}\s)${last}(?!\p{L})`, 'u');
  return sections
    .slice(0, SECTIONS_READ_MAX)
    .some(({ heading, paragraphs = [] }) =>
      [heading, ...paragraphs.slice(0, 10)].some((text) => small.test(text.slice(0, 2_000))),
    );
}

/** Headings of the page itself that say how to recognize it, where it comes from and what to do; two of the three, about its subject. */
function explainsProblem({ keyword, language, sections }: OutlineInput, words: OutlineWords): boolean {
  const topic = new Set(termKeysOf(keyword, language));
  const about = sections
    .slice(0, SECTIONS_READ_MAX)
    .filter(({ heading }) => topic.isSubsetOf(new Set(termKeysOf(heading.slice(0, 200), language))));
  const parts = (['signs', 'causes', 'relief'] as const).filter((id) =>
    about.some(({ heading }) => coveredAt(heading, id, words) >= 0),
  );
  return parts.length > 1 && parts.includes('signs');
}

function hasCue(keyword: string, cues: string, kind: string): boolean {
  const found = wordPattern(cues).exec(keyword);
  if (!found) return false;
  // "or" compares only what stands on both sides of it; "how" asks at the beginning.
  if (kind === 'comparison' && found[0].length <= 4)
    return found.index > 0 && found.index + found[0].length < keyword.length;
  return kind === 'how_to' && found[0].split(' ').length === 1 && found[0].length <= 7 ? found.index === 0 : true;
}

/** Pages that no place is looked for in: what they name is part of their subject. */
const placelessKinds: ReadonlySet<PageKind> = new Set(['recipe', 'news', 'legal', 'product']);
/** Pages that offer no service, whatever the site does. */
const topicKinds: ReadonlySet<PageKind> = new Set(['recipe', 'news', 'legal', 'reference', 'utility']);

function withoutCue({ offers, kind, wordCount }: OutlineInput, place: string | null): PageIntent {
  if (offers === 'goods' || kind === 'product') return 'product';
  // An article on the site of a business explains something, and says nothing of a service.
  if (topicKinds.has(kind ?? 'home') || (kind === 'article' && place === null && wordCount >= OWN_WORDS_MIN))
    return 'topic';
  if (place !== null) return 'place';
  return offers === 'services' ? 'service' : 'topic';
}

function placeIn(keyword: string, { place: home = null, facts }: Pick<OutlineInput, 'place' | 'facts'>): string | null {
  const words = normalizeText(keyword).split(' ');
  if (home !== null && ` ${words.join(' ')} `.includes(` ${normalizeText(home)} `)) return home;
  // "Rivas" is said for "Rivas-Vaciamadrid".
  const [short = ''] = home?.split('-') ?? [];
  if (short.length >= SHORT_NAME_LETTERS && words.includes(normalizeText(short))) return short;
  const capitals = keyword.replaceAll(
    /(^|\s)(\p{Ll})/gu,
    (_, space: string, letter: string) => space + letter.toUpperCase(),
  );
  const found = placeMentions(capitals).find(({ places }) =>
    places.some(({ kind, isEveryday }) => kind !== 'country' && !isEveryday),
  );
  return found?.text ?? townOfAddress(words, facts);
}

/** A word of the keyword that an address of the site has with a capital. */
function townOfAddress(words: readonly string[], facts: OutlineInput['facts'] = []): string | null {
  const addresses = facts.flatMap(({ key, text }) =>
    // The street stands before the town.
    key === 'address' ? text.replace(/^[^,]*,(?=.*\p{Lu})/u, '') : key === 'service_area' ? text : [],
  );
  const named = addresses.flatMap((text) => (text.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []).toReversed());
  return named.find((name) => name.length >= SHORT_NAME_LETTERS && words.includes(normalizeText(name))) ?? null;
}

function subjectOf(
  keyword: string,
  place: string | null,
  cues: string | null,
  { links, cues: { problem } }: OutlineWords,
  isWhole: boolean,
): string {
  let text = cues === null || isWhole ? keyword : keyword.replace(wordPattern(cues), ' ');
  // "Shoulder pain" is about the pain.
  if (isWhole && cues !== null && cues !== problem)
    text = text.replace(new RegExp(`^${wordPattern(cues).source}`, 'iu'), ' ');
  // "Anderson SC": two letters behind a town name its state.
  if (place !== null)
    text = text.replace(
      new RegExp(
        String.raw`(?<!\p{L})${place.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)}(?:,?\s\p{L}{2}$)?(?!\p{L})`,
        'iu',
      ),
      ' ',
    );
  const link = wordPattern(links);
  let words = text.split(/\s+/u).filter((word) => word !== '');
  const isLink = (word: string | undefined): boolean =>
    word !== undefined && link.exec(word)?.[0].length === word.length;
  while (words.length > 1 && isLink(words[0])) words = words.slice(1);
  while (words.length > 1 && isLink(words.at(-1))) words = words.slice(0, -1);
  return words.join(' ') || keyword;
}

/** A phrase as the page spells it: "Zahnarzt", "SQLite", "APT" keep the letters that the page and the names of other pages give them. */
export function asWritten(
  phrase: string,
  input: Pick<OutlineInput, 'heading' | 'siblings' | 'secondaryKeywords' | 'sections' | 'language'>,
): string {
  const spellings = spellingsOf(input);
  const spelled = (word: string): string => {
    const key = word.toLowerCase();
    const found = spellings.get(key);
    if (found !== undefined) return found;
    // "Knirscherschienen" shows how "Knirscherschiene" is written.
    if (input.language === 'de' && germanNoun.test(key)) return capitalized(word);
    const isNoun = input.language === 'de' && key.length >= STEM_LETTERS;
    const form = isNoun
      ? [...spellings.keys()].find((known) => known.startsWith(key) && known.length <= key.length + 2)
      : undefined;
    return form === undefined ? word : capitalized(word);
  };
  return capitalized(phrase.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, spelled));
}

/** Endings that only nouns have. */
const germanNoun = /\p{L}{3}(?:ung|heit|keit|schaft|tion|tät|ismus|ment|therapie|logie|graphie|praxis|technik)$/u;
const STEM_LETTERS = 5;
const SHORT_NAME_LETTERS = 4;

/** Words that the page writes with capitals inside a sentence, each as it is written most. */
function spellingsOf({
  heading,
  siblings = [],
  secondaryKeywords,
  sections,
  language,
}: Pick<OutlineInput, 'heading' | 'siblings' | 'secondaryKeywords' | 'sections' | 'language'>): ReadonlyMap<
  string,
  string
> {
  const read = sections.slice(0, 50);
  const titles = [
    heading ?? '',
    ...read.map(({ heading: own }) => own),
    ...siblings.slice(0, 200).map(({ name }) => name),
    ...secondaryKeywords,
  ];
  const counts = new Map<string, Map<string, number>>();
  const count = (text: string, isTitle: boolean): void => {
    const isTitleCase = isTitle && !/(?:^|\s)\p{Ll}{4,}/u.test(text);
    for (const { 0: word, index } of text.slice(0, 2_000).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)) {
      const key = word.toLowerCase();
      const isOpening = index === 0 || /[.!?:„“"«]\s?$/u.test(text.slice(Math.max(0, index - 2), index));
      // A capital at the beginning of a sentence, or of any word of an English title, says nothing of the word.
      const isPlain = /^\p{Lu}\p{Ll}*$/u.test(word) && (isOpening || (isTitleCase && language !== 'de'));
      // "DEBIAN_FRONTEND" is no spelling of a word.
      if (isPlain || /[_/]/u.test((text[index - 1] ?? '') + (text[index + word.length] ?? ''))) continue;
      const forms = counts.get(key) ?? new Map<string, number>();
      counts.set(key, forms.set(word, (forms.get(word) ?? 0) + 1));
    }
  };
  for (const title of titles) count(title, true);
  for (const { paragraphs = [] } of read) for (const paragraph of paragraphs.slice(0, 5)) count(paragraph, false);
  return new Map(
    [...counts].flatMap(([key, forms]) => {
      const [most] = [...forms].toSorted(([, a], [, b]) => b - a);
      return most === undefined || most[0] === key ? [] : [[key, most[0]] as const];
    }),
  );
}

/** With a capital first letter, as a heading begins. */
export function capitalized(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}
