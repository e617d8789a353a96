import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { matchable } from '../fields/keyword-match.ts';
import { findAll } from '../language/find-all.ts';
import { placeholdersIn } from '../placeholders/placeholders-in.ts';

const placeholdersMax = 50;

// Words of which at least one stands in a bracket that waits to be filled in. "[sic]", "[1]" or "[emphasis added]" hold none.
const slotWords = new RegExp(String.raw`\b(?:${alternatives('recommendations', 'slotWords')})\b`, 'i');

/** A bracket that is no link, reference, footnote or task item, and its content. Bounded, so that no text can make it slow. */
const bracket = /(?<![\]!\w])\[([^[\]\n]{2,80})\](?![([])/g;

const fragments: readonly RegExp[] = [
  /\{\{[^{}\n]{1,80}\}\}/g,
  /\$\{[^{}\n]{1,80}\}/g,
  /<(?:your|insert|company|business|brand)[ _-][^<>\n]{1,60}>/gi,
  /\bX{2,}\s?(?:%|percent\b)/g,
  /[$€£]\s?X{1,6}(?:[.,]X{2,3})?\b/g,
  /\bX{1,4}(?:[-.,]X{2,4}){1,3}\b/g,
  /\bX{2,4}\+? (?:years?|months?|days?|hours?|minutes?|customers?|clients?|users?|projects?|million|thousand)\b/g,
  /(?<!\p{Lu}{2} )\b(?:TODO|TBD|TBC|FIXME|TKTK)\b(?! \p{Lu}{2})/gu,
  /\blorem ipsum\b[^.\n]{0,40}/gi,
];

/**
 * Template fragments that were left in a text (spec section "Verification rules", 2), each once, in order of appearance,
 * at most 50. Markdown links, references, footnotes, task items and code are not placeholders. `allowedFragments` are
 * those a user marked as real content; they match regardless of case and spacing.
 */
export function findPlaceholders(text: string, allowedFragments: readonly string[] = []): string[] {
  const prose = blankCode(text);
  // Code inside of a fragment is blank in the prose, and stands in the text.
  const asWritten = (at: number, { length }: string): string => text.slice(at, at + length);
  const defined = new Set(
    [...prose.matchAll(/^ {0,3}\[([^[\]\n]{1,80})\]:[ \t]*(?:<|#|\S*[./])/gm)].map(([, label]) =>
      matchable(label ?? ''),
    ),
  );
  const found: { at: number; fragment: string }[] = [];
  for (const { index, 0: fragment, 1: content = '' } of findAll(prose, bracket)) {
    if (isSlot(content) && !defined.has(matchable(content)))
      found.push({ at: index, fragment: asWritten(index, fragment).replace(/\\\]$/, ']') });
  }
  for (const pattern of fragments) {
    for (const { index, 0: fragment } of findAll(prose, pattern))
      found.push({ at: index, fragment: asWritten(index, fragment).trim() });
  }
  // A placeholder on any page is one here; new content is held to more.
  for (const fragment of placeholdersIn(prose)) {
    const at = prose.indexOf(fragment);
    if (defined.has(matchable(fragment.replaceAll(/[[\]]/g, '')))) continue;
    const isKnown = found.some((one) => one.at <= at && at < one.at + one.fragment.length);
    if (!isKnown) found.push({ at, fragment: asWritten(at, fragment) });
  }
  const allowed = new Set(allowedFragments.map(matchable));
  const inOrder = found.toSorted((a, b) => a.at - b.at).map(({ fragment }) => fragment);
  return [...new Set(inOrder)].filter((fragment) => !allowed.has(matchable(fragment))).slice(0, placeholdersMax);
}

function isSlot(content: string): boolean {
  const inner = content.replace(/\\$/, '').trim();
  if (!/^\p{L}/u.test(inner) || /^x$/i.test(inner)) return false;
  return slotWords.test(inner.replaceAll('_', ' ')) || /^\p{Lu}{2,}(?:[ _-]\p{Lu}{2,})+$/u.test(inner);
}

/** The text with each fenced block blanked out, line by line; one that is not closed goes to the end. */
function blankFences(text: string, blank: (code: string) => string): string {
  let fence: string | null = null;
  return text
    .split('\n')
    .map((line) => {
      const opening: string | undefined = /^ {0,3}(```|~~~)/.exec(line)?.[1];
      if (fence === null && opening === undefined) return line;
      if (fence === null) fence = opening ?? null;
      else if (opening === fence) fence = null;
      return blank(line);
    })
    .join('\n');
}

/** The text with code blocks, code spans and comments blanked out, at the same positions. */
function blankCode(text: string): string {
  const blank = (code: string) => ' '.repeat(code.length);
  return blankFences(text, blank).replace(/`[^`\n]{1,500}`/g, blank);
}
