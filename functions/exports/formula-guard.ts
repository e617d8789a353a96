/**
 * Keeps spreadsheets from running text as a formula (OWASP, "CSV Injection"). Quotes are no protection: a spreadsheet whose separator
 * is not the file's own finds new cells within a quoted one, behind a separator or a line break of the text.
 */
const FORMULA_SIGNS = new Set('=+-@＝＋－＠');
const CELL_ENDS = new Set(',;\t\r\n');
/** Before the first sign of a cell, spreadsheets drop these or take them for the quotes of the cell. */
const SKIPPED = /[\s\p{Cc}\p{Cf}"']/u;

/** Replaces each sign that may begin a formula in some spreadsheet: the first of the text, or of what stands behind a cell's end in it. */
function replaceSigns(text: string, replace: (sign: string) => string): string {
  let written = '';
  let from = 0;
  let isStart = true;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (isStart && FORMULA_SIGNS.has(character)) {
      written += text.slice(from, at) + replace(character);
      from = at + 1;
    }
    isStart = CELL_ENDS.has(character) || (isStart && SKIPPED.test(character));
  }
  return from === 0 ? text : written + text.slice(from);
}

/** A `'` before each such sign. Without it the text is as it was: where a sign stands so, one `'` is always ours. */
export const guardText = (text: string): string => replaceSigns(text, (sign) => `'${sign}`);

/** The quote at the end may be missing: JSON has it, and without a choice there is nothing to go back for. */
const JSON_STRING = /"(?:[^"\\]|\\.)*"?/g;

/** The same for the strings within JSON, which stays JSON of the same value; its negative numbers stay as they are. */
export const guardJson = (json: string): string =>
  json.replace(JSON_STRING, (text) =>
    replaceSigns(text, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
