import type { Language } from '../language/languages.ts';
import { termKey, termsOf } from '../language/subject-terms.ts';

/** The two terms that title, main heading and body agree on most; null when the page has neither. */
export function guessedPhrase({
  headline,
  termCounts,
  language,
}: {
  headline: string;
  /** How often the body has each term, by its stem. */
  termCounts: ReadonlyMap<string, number>;
  language: Language | null;
}): string | null {
  const candidates = new Map<string, string>();
  for (const term of termsOf(headline, language)) {
    const key = termKey(term, language);
    if (!candidates.has(key)) candidates.set(key, term);
  }
  const ranked = (candidates.size > 0 ? [...candidates.keys()] : [...termCounts.keys()])
    .map((key) => ({ key, count: termCounts.get(key) ?? 0 }))
    .filter(({ count }) => candidates.size > 0 || count >= 3)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 2)
    .map(({ key }) => key);
  if (ranked.length === 0) return null;
  const inOrder = [...candidates].filter(([key]) => ranked.includes(key)).map(([, term]) => term);
  return (inOrder.length > 0 ? inOrder : ranked).join(' ');
}
