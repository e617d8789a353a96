/** A part of a Markdown document that parses to the same blocks alone as in its place (link definitions aside). */
export interface Segment {
  text: string;
  /** Set when the segment goes on with the list that ends the one before: with a blank line between the items, or without. */
  continuesList: 'loose' | 'tight' | null;
}

/** By default, segments are cut at the first safe line after this many characters: the parser's cost per character rises with length. */
const SEGMENT_CHARACTERS = 4000;

/** A list is cut only where it is long: its two halves have to be put together again. */
const listSegmentCharacters = 10_000;

const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const bullet = /^( {0,3})([-+*]|\d{1,9}[.)])([ \t]+)(?=\S)/;
const emptyItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \t]*$/;
const thematicBreak = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;

/** HTML blocks that blank lines do not end, and what ends them (CommonMark, HTML blocks, kinds 1 to 5). */
const rawHtml: readonly (readonly [RegExp, RegExp])[] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
  [/^ {0,3}<![a-z]/i, />/],
];

interface List {
  /** `-`, `+`, `*`, `.` or `)`: another one begins another list. */
  marker: string;
  /** Lines indented this far belong to the item. */
  contentIndent: number;
  /** False for what may be text, or a list that is indented: nothing is cut before its items. */
  isCertain: boolean;
}

/**
 * Cuts Markdown (line endings `\n`) at top-level lines where a new block begins for certain: after a blank line without
 * indentation, and between the items of a top-level list.
 */
export function splitBlocks(markdown: string, segmentCharacters = SEGMENT_CHARACTERS): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let continuesList: Segment['continuesList'] = null;
  let afterBlank = false;
  let list: List | null = null;
  /** The end of the code or HTML block around the current line. */
  let blockEnd: RegExp | null = null;

  const cut = (at: number, next: Segment['continuesList']) => {
    if (at - start < (next === null ? segmentCharacters : listSegmentCharacters)) return;
    segments.push({ text: trimBlankLines(markdown.slice(start, at)), continuesList });
    start = at;
    continuesList = next;
  };

  for (let at = 0; at < markdown.length; ) {
    const newline = markdown.indexOf('\n', at);
    const end = newline === -1 ? markdown.length : newline;
    const line = markdown.slice(at, end);
    if (blockEnd !== null) {
      if (blockEnd.test(line)) blockEnd = null;
      afterBlank = false;
    } else if (line.trim() === '') {
      afterBlank = true;
    } else {
      const item = topLevelItem(line);
      const isItem = item !== null || emptyItem.test(line);
      if (list?.isCertain === true && item?.marker === list.marker) cut(at, afterBlank ? 'loose' : 'tight');
      else if (afterBlank && /^\S/.test(line) && (list === null || !isItem || (item !== null && list.isCertain))) {
        cut(at, null);
        list = null;
      }
      list = nextList(list, item, line, afterBlank || at === 0);
      blockEnd = countIndent(line) >= (list?.contentIndent ?? 4) ? null : endOfBlock(line);
      afterBlank = false;
    }
    at = end + 1;
  }
  segments.push({ text: trimBlankLines(markdown.slice(start)), continuesList });
  return segments;
}

/** Blank lines around a part mean nothing, but for code that is left open at the end; each costs as much as a paragraph. */
function trimBlankLines(text: string): string {
  const firstLine = text.lastIndexOf('\n', text.length - text.trimStart().length) + 1;
  const end = text.indexOf('\n', text.trimEnd().length);
  return text.slice(firstLine, end === -1 ? text.length : end);
}

/** The list that is open after a line. An ordered item interrupts a paragraph only when its number is 1. */
function nextList(list: List | null, item: List | null, line: string, beginsBlock: boolean): List | null {
  if (item !== null) {
    const isCertain = list === null ? beginsBlock || /^(?:[-+*]|1[.)])/.test(line) : list.isCertain;
    return { ...item, isCertain };
  }
  // An item without text shows its marker only to those who know what stood before it.
  const isOutside = list === null || countIndent(line) < list.contentIndent;
  const mayBeItem = emptyItem.test(line) || (isOutside && bullet.test(line) && !thematicBreak.test(line));
  return mayBeItem ? { marker: '', contentIndent: list?.contentIndent ?? 2, isCertain: false } : list;
}

function topLevelItem(line: string): List | null {
  const match = bullet.exec(line);
  if (match === null || match[1] !== '' || thematicBreak.test(line)) return null;
  const marker = match[2] ?? '';
  const space = match[3] ?? '';
  // Five columns or more: the item begins with indented code, one column after the marker. Tabs are taken for narrow ones.
  return {
    marker: marker.slice(-1),
    contentIndent: marker.length + (space.length > 4 ? 1 : space.length),
    isCertain: true,
  };
}

function countIndent(line: string): number {
  const spaces = line.length - line.trimStart().length;
  return line.slice(0, spaces).includes('\t') ? Math.max(spaces, 4) : spaces;
}

function endOfBlock(line: string): RegExp | null {
  const opening = fence.exec(line)?.[1];
  // A longer fence than the engine can count counts as one of 1000.
  if (opening !== undefined) return new RegExp(`^ {0,3}${opening[0]}{${Math.min(opening.length, 1000)},}[ \\t]*$`);
  const html = rawHtml.find(([begin]) => begin.test(line));
  // The end may stand on the line of the beginning.
  return html === undefined || html[1].test(line.trimStart().slice(2)) ? null : html[1];
}
