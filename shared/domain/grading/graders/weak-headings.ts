import { matchable } from '../../fields/keyword-match.ts';
import { genericLabels } from '../../language/generic-labels.ts';
import { countTextWords, hasUnspacedScript } from '../../language/segment-words.ts';
import { codePointLength } from '../../language/text-length.ts';
import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import type { BodyHeading } from '../body-parts.ts';
import type { PageReading } from '../page-reading.ts';

type Weakness = 'generic' | 'repeated' | 'one_word' | 'long';

/** Finds subheadings that do not say what their sections are about, with the reason. */
export function findWeakHeadings(page: PageReading): { heading: BodyHeading; why: Weakness }[] {
  const seen = new Set<string>();
  return page.subheadings.flatMap((heading) => {
    const key = matchable(heading.text);
    const isRepeated = seen.has(key);
    seen.add(key);
    const words = countTextWords(heading.text);
    const why = isRepeated
      ? 'repeated'
      : genericLabels.has(key)
        ? 'generic'
        : words > 16
          ? 'long'
          : isOneWord(page, heading.text, words)
            ? 'one_word'
            : null;
    return why === null ? [] : [{ heading, why }];
  });
}

/** Elsewhere a word names a part: "Pizza" on a menu, "Ingredients" of a recipe, "Team" of a business. */
const headedByPhrases: ReadonlySet<PageKind> = new Set(['article', 'news', 'forum']);

/** In a reference, "Parameters" is what a reader looks for; a compound or a word without spaces around it says as much as several. */
function isOneWord({ kind }: PageReading, text: string, words: number): boolean {
  return headedByPhrases.has(kind) && words === 1 && codePointLength(text) < 14 && !hasUnspacedScript(text);
}
