import { listStems } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { isTerm, termKey } from '../language/subject-terms.ts';
import type { PageProfile } from './page-profile.ts';
import { capitalized } from './proposal.ts';

/** Words of the pages of a topic that could name it, the most telling first, each as the pages write it. */
export interface TopicWords {
  /** Words and phrases of two or three words. */
  labels: string[];
  /** Single words. */
  terms: string[];
}

const LABELS_KEPT = 12;
const TERMS_KEPT = 12;
/** A phrase says more than a word, until it says too much. */
const LENGTH_FACTORS = [1, 1.6, 1.4];
/** A label that fewer of a topic's pages say is a subject of these pages, not of the topic. */
const PAGES_SHARE_MIN = 0.1;
/** A word in no title and no heading is in the text for another reason: the people thanked, the columns of a table. */
const UNNAMED_FACTOR = 0.3;
const NAMED_FACTOR_MAX = 3;
/** A phrase of this share of the pages names the topic better than the word alone that more of them have. */
const PHRASE_SHARE_MIN = 0.2;
const PHRASE_WEIGHT_MIN = 0.4;

interface Said {
  /** The form that most pages write. */
  text: string;
  formPages: Map<string, number>;
  pages: number;
  /** How much the pages say it: the sum of logarithms, so that no page outweighs the others. */
  mass: number;
  /** Pages that say it in their title or a heading. */
  named: number;
}

/**
 * Words of each group of pages that the others lack; in the order of the groups. `brand`: the words of the site's name.
 */
export function topicWords(
  groups: readonly (readonly PageProfile[])[],
  brand: ReadonlySet<string>,
  language: Language | null,
): TopicWords[] {
  const said = groups.map((pages) => saidBy(pages, language));
  const everywhere = new Map<string, number>();
  for (const group of said) {
    for (const [signature, { mass }] of group) everywhere.set(signature, (everywhere.get(signature) ?? 0) + mass);
  }
  const pageCount = groups.reduce((sum, group) => sum + group.length, 0);
  return said.map((group, at) => {
    const own = groups[at]?.length ?? 0;
    const ranked = [...group]
      .filter(([, { text, pages }]) => pages >= own * PAGES_SHARE_MIN && isLabel(text, brand, language))
      .map(([signature, { text, pages, mass, named }]) => {
        const inside = mass / own;
        const outside = ((everywhere.get(signature) ?? mass) - mass + 0.5) / (pageCount - own + 1);
        const weight = inside * Math.log1p(inside / outside) * (LENGTH_FACTORS[wordCount(text) - 1] ?? 1);
        return { text, share: pages / own, weight: weight * namedFactor(named / own) };
      })
      .toSorted((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
    const spell = spellAsPages(groups[at] ?? []);
    return {
      labels: selectLabels(ranked, language).map(spell),
      terms: ranked
        .flatMap(({ text }) => (wordCount(text) === 1 ? text : []))
        .slice(0, TERMS_KEPT)
        .map(spell),
    };
  });
}

/** Searches and keywords are in small letters: a topic has the letters that most of its pages write. */
function spellAsPages(pages: readonly PageProfile[]): (text: string) => string {
  const counts = new Map<string, Map<string, number>>();
  for (const { terms, spellings = {} } of pages) {
    for (const word of new Set([...Object.keys(terms), ...Object.keys(spellings)])) {
      const written = spellings[word] ?? word;
      const forms = counts.get(word) ?? new Map<string, number>();
      counts.set(word, forms.set(written, (forms.get(written) ?? 0) + 1));
    }
  }
  const spell = (word: string): string => {
    const [most] = [...(counts.get(word.toLowerCase()) ?? [])].toSorted(([, one], [, other]) => other - one);
    return most?.[0] ?? word;
  };
  return (text) => text.split(' ').map(spell).join(' ');
}

/** The name of the site is no label. */
const isLabel = (text: string, brand: ReadonlySet<string>, language: Language | null): boolean =>
  !text.split(' ').every((word) => brand.has(termKey(word.toLowerCase(), language)));

const wordCount = (text: string): number => text.split(' ').length;

const namedFactor = (share: number): number =>
  share === 0 ? UNNAMED_FACTOR : 1 + (NAMED_FACTOR_MAX - 1) * Math.min(1, share * 3);

/** The best, each word once; the first is a phrase where the topic has one that tells nearly as much. */
function selectLabels(
  ranked: readonly { text: string; share: number; weight: number }[],
  language: Language | null,
): string[] {
  const labels = distinct(
    ranked.map(({ text }) => text),
    language,
  );
  const enough = (ranked[0]?.weight ?? 0) * PHRASE_WEIGHT_MIN;
  const phrase = ranked.find(
    ({ text, share, weight }) => wordCount(text) > 1 && share >= PHRASE_SHARE_MIN && weight >= enough,
  );
  return distinct(phrase ? [phrase.text, ...labels] : labels, language).slice(0, LABELS_KEPT);
}

/** A name for each, of its best labels, no two alike. */
export function topicNames(topics: readonly TopicWords[], groups: readonly (readonly PageProfile[])[] = []): string[] {
  const taken = new Set<string>();
  return topics.map(({ labels }, at) => {
    const [first = nameOfPage(groups[at] ?? []) ?? `topic ${at + 1}`, second] = labels;
    const pair = second === undefined ? first : `${first}, ${second}`;
    // A single word is seldom a subject by itself.
    const candidates = [first.includes(' ') ? first : pair, pair, ...labels];
    const name = candidates.find((candidate) => !taken.has(candidate)) ?? `${first} (topic ${at + 1})`;
    taken.add(name);
    return capitalized(name);
  });
}

/** The name of a page, where the pages of a topic share no word that names them. */
const nameOfPage = (pages: readonly PageProfile[]): string | null =>
  pages.flatMap(({ subject, title }) => subject ?? title?.split(/(?<!\s)\s+[|–—-]\s+/u)[0] ?? [])[0] ?? null;

function saidBy(pages: readonly PageProfile[], language: Language | null): Map<string, Said> {
  const stem = (word: string): string => termKey(word, language);
  const said = new Map<string, Said>();
  const nouns = writtenNouns(pages);
  for (const page of pages) {
    const named = new Set([page.title ?? '', ...page.headings].flatMap((text) => listStems(text, language)));
    const forms = new Map<string, { text: string; times: number }>();
    for (const text of listNouns(page, nouns)) {
      // A profile holds words of subjects already: splitting it again by every script's rules would take a second.
      const words = text.toLowerCase().split(' ');
      const signature = words.map(stem).toSorted().join(' ');
      const times = Math.min(...words.map((word) => page.terms[word] ?? 1));
      // Of "gift card" and "gift cards", the page is about the one that it says more often.
      if (times > (forms.get(signature)?.times ?? 0)) forms.set(signature, { text, times });
    }
    for (const [signature, { text, times }] of forms) {
      const known = said.get(signature) ?? { text, formPages: new Map<string, number>(), pages: 0, mass: 0, named: 0 };
      known.pages += 1;
      known.mass += Math.log1p(times);
      known.formPages.set(text, (known.formPages.get(text) ?? 0) + 1);
      if ((known.formPages.get(text) ?? 0) > (known.formPages.get(known.text) ?? 0)) known.text = text;
      if (text.split(' ').every((word) => named.has(stem(word.toLowerCase())))) known.named += 1;
      said.set(signature, known);
    }
  }
  return said;
}

const listPhrases = ({ phrases, subjects, subject }: PageProfile): string[] => [
  ...Object.keys(phrases),
  ...Object.keys(subjects),
  ...(subject === null ? [] : [subject]),
];

/** Quotations are often English, and their function words are no function words of the page's language. */
const isNounWord = (word: string, language: Language | null): boolean =>
  isTerm(word.toLowerCase(), language) && isTerm(word.toLowerCase(), 'en');

/** The words of noun phrases, as they are written there: no verb and no adverb names a topic. */
function writtenNouns(pages: readonly PageProfile[]): ReadonlyMap<string, string> {
  const nouns = new Map<string, string>();
  for (const page of pages) {
    for (const phrase of [...Object.keys(page.phrases), ...Object.keys(page.subjects)]) {
      for (const word of phrase.split(' ').filter((one) => isNounWord(one, page.language ?? null))) {
        const known = nouns.get(word.toLowerCase());
        if (known === undefined || known === known.toLowerCase()) nouns.set(word.toLowerCase(), word);
      }
    }
  }
  return nouns;
}

/** The noun phrases of a page, and those of its heaviest words that are nouns. */
const listNouns = (page: PageProfile, nouns: ReadonlyMap<string, string>): string[] => [
  ...listPhrases(page),
  ...Object.keys(page.terms).flatMap((word) => nouns.get(word) ?? []),
];

/** Without those that only repeat words of better ones. */
function distinct(texts: readonly string[], language: Language | null): string[] {
  const used = new Set<string>();
  return texts.filter((text) => {
    const stems = text.split(' ').map((word) => termKey(word.toLowerCase(), language));
    if (stems.some((word) => used.has(word))) return false;
    for (const word of stems) used.add(word);
    return true;
  });
}
