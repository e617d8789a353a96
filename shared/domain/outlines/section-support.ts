import { normalizeText } from '../language/normalize-text.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { wordPattern } from '../language/word-pattern.ts';
import { findSitePage } from '../pages/page-kind/page-names.ts';
import { shownPath } from '../urls/shown-path.ts';
import type { OutlineInput, SiblingPage, SiteFactText } from './outline-input.ts';
import type { ProposedSection } from './outline-section.ts';
import { factsFor } from './section-facts.ts';
import type { OutlineWords, SectionId, TextId } from './words/outline-words.ts';
import { readOutlineWords } from './words/read-outline-words.ts';

type Question = NonNullable<OutlineInput['questions']>[number];

const QUESTIONS_MAX = 3;
const LINKS_MAX = 2;

/** A number as the language writes it. */
export const numberIn = (language: OutlineInput['language'], count: number): string =>
  new Intl.NumberFormat(language ?? 'en').format(count);

/** A sentence of the language with its values filled in. */
export const say = (
  { text }: OutlineWords,
  id: TextId,
  values: Readonly<Record<string, string | number>> = {},
): string => text[id].replaceAll(/\{(\w)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Where a heading says what a section of this kind says; -1 when it does not. */
export const coveredAt = (heading: string, id: SectionId, { sections }: OutlineWords): number =>
  new RegExp(String.raw`(?<![\p{L}])(?:${sections[id].covers})`, 'iu').exec(heading)?.index ?? -1;

const LABEL_WORDS_MAX = 5;
/** Sections whose subject often has a separate page. */
const linkedIds: ReadonlySet<SectionId> = new Set(['cost', 'book', 'proof', 'where', 'delivery']);

/** Other pages that say more about a section; one that is proposed has no heading of the page to go by. */
function linksFor(
  id: SectionId | null,
  heading: string | null,
  input: OutlineInput,
  words: OutlineWords,
): SiblingPage[] {
  if (id === 'more') return relatedPages(input);
  if (id !== null && linkedIds.has(id))
    return (input.siblings ?? [])
      .filter(({ name }) => {
        const [label = name] = name.split(/(?<!\s)\s+[|·•–—-]\s+/u);
        return label.split(' ').length <= LABEL_WORDS_MAX && coveredAt(label, id, words) >= 0;
      })
      .slice(0, LINKS_MAX);
  const about = heading === null || id !== null ? null : siblingAbout(heading, input);
  return about === null ? [] : [about];
}

const homePath = /^\/(?:index\.\w+)?$/u;

const RELATED_MAX = 4;
/** A term in the names of more pages than this share of them says nothing of one of them. */
const COMMON_SHARE = 0.25;
const PAGES_FOR_COMMON = 8;

/** Terms that the names of too many pages have. */
function commonTerms({
  siblings = [],
  language,
}: Pick<OutlineInput, 'siblings' | 'language'>): (term: string) => boolean {
  if (siblings.length < PAGES_FOR_COMMON) return () => false;
  const counts = new Map<string, number>();
  for (const { name } of siblings)
    for (const key of new Set(listTermKeys(name, language))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (term) => (counts.get(term) ?? 0) > COMMON_SHARE * siblings.length;
}

/** Pages about a part of the same subject: by their meaning, else because they share a term with the keyword that most pages of the site do not have. */
export function relatedPages({
  keyword,
  language,
  siblings = [],
  near,
}: Pick<OutlineInput, 'keyword' | 'language' | 'siblings' | 'near'>): SiblingPage[] {
  // Contact, imprint, about us: no page goes deeper into a subject there.
  const isLink = ({ path, name }: SiblingPage): boolean => !homePath.test(path) && findSitePage(name) === null;
  const byId = new Map(siblings.map((page) => [page.id, page]));
  const alike = (near ?? []).flatMap((id) => byId.get(id) ?? []).filter(isLink);
  if (alike.length > 0) return alike.slice(0, RELATED_MAX);
  const isCommon = commonTerms({ siblings, language });
  const topic = [...new Set(listTermKeys(keyword, language))];
  const own = new Set(topic.filter((term) => !isCommon(term)));
  return siblings
    .map((page) => {
      const names = new Set(listTermKeys(page.name, language));
      const terms = topic.filter((term) => names.has(term));
      return { page, all: terms.length, shared: terms.filter((term) => own.has(term)).length };
    })
    .filter(
      ({ page, all, shared }) =>
        shared >= Math.max(1, Math.ceil(own.size / 2)) && all >= Math.ceil(topic.length / 2) && isLink(page),
    )
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, RELATED_MAX)
    .map(({ page }) => page);
}

/** The sibling that is about the same as a heading, so that the page does not repeat it. */
export function siblingAbout(heading: string, input: OutlineInput): SiblingPage | null {
  const own = new Set(listTermKeys(`${input.keyword} ${input.heading ?? ''}`, input.language));
  const keys = listTermKeys(heading, input.language);
  const isCommon = commonTerms(input);
  // The page's own subject stays here, whatever other pages say of it; and the name of the business is no subject of one page.
  if (keys.every((key) => own.has(key)) || keys.every(isCommon)) return null;
  const sameTerms = (text: string | null): boolean => {
    const others = new Set(listTermKeys(text ?? '', input.language));
    return others.size > 0 && keys.every((key) => others.has(key)) && others.size <= keys.length + 1;
  };
  return (
    (input.siblings ?? []).find(
      ({ name, keyword, path }) => !homePath.test(path) && (sameTerms(name) || sameTerms(keyword)),
    ) ?? null
  );
}

/** Questions that belong to a section: they say what it says, or share a word with its heading that the keyword does not have. */
function questionsFor(
  heading: string | null,
  id: SectionId | null,
  input: OutlineInput,
  words: OutlineWords,
  used: Set<string>,
): Question[] {
  const own = new Set(listTermKeys(input.keyword, input.language));
  const terms = new Set(listTermKeys(heading ?? '', input.language).filter((term) => !own.has(term)));
  const taken = (input.questions ?? [])
    .filter(
      ({ text, source }) =>
        source !== 'site' &&
        !used.has(normalizeText(text)) &&
        ((id !== null && wordPattern(words.sections[id].covers).test(text)) ||
          listTermKeys(text, input.language).some((term) => terms.has(term))),
    )
    .slice(0, QUESTIONS_MAX);
  for (const { text } of taken) used.add(normalizeText(text));
  return taken;
}

interface Support {
  facts: readonly SiteFactText[];
  links: readonly SiblingPage[];
  /** A question without a source is what readers of such a section ask. */
  questions: readonly (Pick<Question, 'text' | 'impressions'> & { readonly source: Question['source'] | 'reader' })[];
  budget: { min: number; max: number } | null;
}

/** Sections that no one question of a reader fits on every page. */
const unasked: ReadonlySet<SectionId> = new Set(['more', 'examples']);

/** Support for a section of this kind, whoever wrote it. */
export function supportFor(
  id: SectionId | null,
  heading: string | null,
  input: OutlineInput,
  words: OutlineWords,
  taken: { readonly facts: Set<string>; readonly questions: Set<string> },
): Omit<Support, 'budget'> {
  const asked = questionsFor(heading, id, input, words, taken.questions);
  const usual =
    asked.length === 0 && id !== null && !unasked.has(id)
      ? (readOutlineWords(input)?.sections[id].question ?? null)
      : null;
  return {
    facts: factsFor(id, input, taken.facts),
    links: linksFor(id, heading, input, words),
    questions: usual === null ? asked : [{ text: usual, source: 'reader' }],
  };
}

/** How often a question is known to be asked; what readers of such a section ask is known of none in particular. */
const askedAs = ({ text, source, impressions = 0 }: Support['questions'][number], words: OutlineWords): string[] =>
  source === 'search'
    ? [impressions > 1 ? say(words, 'shown', { k: text, n: impressions }) : say(words, 'asks', { k: text })]
    : [];

/** Support in the fields of a section. */
export const toFields = ({
  facts,
  links,
  questions,
  budget,
}: Support): Required<Pick<ProposedSection, 'words' | 'questions' | 'facts' | 'links'>> => ({
  words: budget,
  questions: questions.map(({ text }) => text),
  facts: facts.map(({ id, text }) => ({ factId: id, text })),
  links: links.map(({ id, path }) => ({ pageId: id, path })),
});

/** A section with what supports it, in its fields and in the words of its guidance. */
export function supported(
  section: Pick<ProposedSection, 'level' | 'heading' | 'source'> & { guidance: string },
  support: Support,
  words: OutlineWords,
): ProposedSection {
  const { facts, links, questions, budget } = support;
  const parts = [
    section.guidance,
    ...questions.flatMap((question) => askedAs(question, words)),
    ...(facts.length > 0
      ? [say(words, 'facts', { f: facts.map(({ text }) => text).join('; ') }).replace('….', '…')]
      : []),
    ...(links.length > 0 ? [say(words, 'links', { l: links.map(({ path }) => shownPath(path)).join(', ') })] : []),
    ...(budget === null ? [] : [say(words, 'budget', { a: budget.min, b: budget.max })]),
  ];
  return { ...section, ...toFields(support), guidance: parts.join(' ') };
}
