import type { Language } from './languages.ts';
import { prepareKeyword } from './prepare-keyword.ts';

/**
 * What makes two keywords the same search: the stems of their words without function words, in any order ("cleaning a bike chain" and
 * "bike chains cleaning"). A keyword of function words alone stands for itself.
 * @param language - of the site or page whose keywords are compared; null compares words without their endings.
 */
export function keywordSignature(keyword: string, language: Language | null): string {
  const { terms, normalized } = prepareKeyword(keyword, language);
  if (terms.length === 0) return normalized;
  return terms
    .map(({ key }) => key)
    .toSorted()
    .join(' ');
}
