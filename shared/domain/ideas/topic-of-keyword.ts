import type { Language } from '../language/languages.ts';
import { listTermKeys, termKey } from '../language/subject-terms.ts';
import type { Topic } from './authority-map.ts';
import type { Candidate } from './candidate.ts';

type Told = Pick<Topic, 'name' | 'terms' | 'pageIds'>;

/** The topic of the pages that say the keyword most; without such pages the one that has most of its words. Null when none has. */
export function findTopic(
  { keyword, pages }: Pick<Candidate, 'keyword' | 'pages'>,
  topics: readonly Told[],
  language: Language | null,
): string | null {
  let best: { name: string; count: number } | null = null;
  for (const { name, pageIds } of topics) {
    const own = new Set(pageIds);
    const count = pages.reduce((sum, page) => sum + (own.has(page.id) ? page.count : 0), 0);
    if (count > (best?.count ?? 0)) best = { name, count };
  }
  return best?.name ?? topicOfWords(keyword, topics, language);
}

/** The topic of a page, else the one that has most of the words of its keyword. */
export const topicOfPage = (
  { id }: { readonly id: number },
  keyword: string,
  topics: readonly Told[],
  language: Language | null,
): string | null => topics.find(({ pageIds }) => pageIds.includes(id))?.name ?? topicOfWords(keyword, topics, language);

/** The topic that has most of the keyword's words. */
export function topicOfWords(keyword: string, topics: readonly Told[], language: Language | null): string | null {
  const stems = listTermKeys(keyword, language);
  let best: { name: string; shared: number } | null = null;
  for (const { name, terms } of topics) {
    const known = new Set(terms.map((term) => termKey(term.toLowerCase(), language)));
    const shared = stems.filter((word) => known.has(word)).length;
    if (shared > (best?.shared ?? 0)) best = { name, shared };
  }
  return best?.name ?? null;
}
