/** More of a page says nothing new of what it is about, and bounds what a run holds in memory. */
const TEXT_CHARACTERS_MAX = 30_000;
const HEADINGS_MAX = 40;

export interface ReadText {
  headings: string[];
  text: string;
}

/**
 * Headings and plain text of a Markdown body, by lines: a run reads a thousand pages, and the words are all it needs. The
 * parser of the grader would take a hundred times as long.
 */
export function readMarkdown(markdown: string): ReadText {
  const headings: string[] = [];
  const lines: string[] = [];
  let inFence = false;
  for (const line of markdown.slice(0, TEXT_CHARACTERS_MAX).split('\n')) {
    if (/^\s{0,3}(```|~~~)/.test(line)) inFence = !inFence;
    else if (!inFence) {
      const heading = /^\s{0,3}#{1,6}\s+(\S.*)$/.exec(line)?.[1];
      if (heading === undefined) lines.push(plain(line));
      else if (headings.length < HEADINGS_MAX) headings.push(plain(heading).slice(0, 200).trim());
    }
  }
  return { headings, text: lines.join('\n') };
}

/** Link targets, URLs and tags go; the bounds keep the patterns linear on hostile text. */
const plain = (line: string): string =>
  line
    .replaceAll(/\]\([^()\s]{0,500}[^()]{0,200}\)/g, ' ')
    .replaceAll(/https?:\/\/\S{1,500}/g, ' ')
    .replaceAll(/<[^<>]{0,500}>/g, ' ')
    .replaceAll(/[*_`#>|[\]\\]/g, ' ');
