/** More levels of quotes and lists than a reader could follow. */
const maxContainers = 32;

/** Delimiters with quadratic cost in an inline text. Escapes are skipped, so that escaped text stays text. */
const inlineDelimiter = /\\[^\n]|[[\]*~]|(?<![a-z0-9])_|_(?![a-z0-9])/gi;

/** Underscores inside words cannot open or close anything, and cost less: `snake_case` is frequent. */
const innerUnderscore = /(?<=[a-z0-9])_(?=[a-z0-9])/gi;

/** Openings whose end the parser searches for in all of the rest: code spans, comments, declarations, instructions. */
const spanOpening = /\\[^\n]|`+|<[!?]/g;

/** Definitions in a row are no text, as long as they are well formed; this many are believed to be. */
const definitionLine = /^ {0,3}\[[^\]]+\]:[ \t]*\S/;
const maxDefinitions = 2500;

/** Characters that may begin a construct within a text: each costs the parser an attempt. */
const inlineOpenings = ['`', '&', '<', '\\'];

const fenceLine = /^\s*(`{3,}(?=[^`]*$)|~{3,})/;

/** Lines without a blank one between them: the most that one paragraph can be. */
interface Run {
  text: string[];
  /** Delimiters in the inline text so far, and the most that one text of the run has. */
  delimiters: number;
  maxDelimiters: number;
  /** White space before the lines' content. */
  indentation: number;
  items: number;
  containers: number;
  /** Lines with a pipe that are no rows of a table: each one is tried as the head of one. */
  pipes: number;
  isTable: boolean;
  /** Lines that go on with a paragraph in a quote or a list without its marker. */
  lazy: number;
  /** Definitions that the run begins with. */
  definitions: number;
}

/**
 * An estimate of what parsing a text costs, in microseconds as measured with micromark 4: linear in what people write, but
 * quadratic in unmatched delimiters, open comments, backticks of many lengths, lazy lines and underlined headings. Those count for
 * two to five times their time, because no caller needs them. Infinity means that the parser would overflow the stack.
 */
export function parseCost(text: string): number {
  const indents: number[] = [];
  let cost = 0;
  let items = 0;
  let underlines = 0;
  let run = newRun();
  let fence: string | null = null;
  for (const line of text.split('\n')) {
    const { content, depth, started } = stripContainers(line, indents);
    if (depth > maxContainers) return Number.POSITIVE_INFINITY;
    if (isUnderline(line.trim())) underlines += 1;
    const opening = fenceLine.exec(content)?.[1];
    if (fence !== null) {
      cost += 1.5 * line.length + 5;
      if (opening?.startsWith(fence) === true) fence = null;
    } else if (opening !== undefined) {
      fence = opening;
      cost += 30;
    } else if (content.trim() === '') {
      cost += 10 + runCost(run);
      run = newRun();
    } else {
      items += started;
      addLine(run, content, depth, started);
    }
  }
  return cost + runCost(run) + 0.1 * items ** 2 + underlines ** 2;
}

function newRun(): Run {
  return {
    text: [],
    delimiters: 0,
    maxDelimiters: 0,
    indentation: 0,
    items: 0,
    containers: 0,
    pipes: 0,
    isTable: false,
    lazy: 0,
    definitions: 0,
  };
}

function addLine(run: Run, content: string, depth: number, started: number): void {
  const previous = run.text.at(-1);
  run.text.push(content);
  run.indentation += content.length - content.trimStart().length;
  run.items += started;
  if (depth < run.containers) run.lazy += 1;
  run.containers = Math.max(run.containers, depth);
  run.isTable ||= previous !== undefined && isTableDelimiter(content) && countCells(previous) === countCells(content);
  if (content.includes('|') && !run.isTable) run.pipes += 1;
  const isDefinition = run.definitions === run.text.length - 1 && definitionLine.test(content);
  if (isDefinition && run.definitions < maxDefinitions) {
    run.definitions += 1;
    return;
  }
  // Items, headings and table rows begin a separate inline text.
  if (started > 0 || run.isTable || /^ {0,3}#{1,6}[ \t]/.test(content)) run.delimiters = 0;
  run.delimiters += countMatches(content, inlineDelimiter);
  run.maxDelimiters = Math.max(run.maxDelimiters, run.delimiters);
}

function runCost(run: Run): number {
  if (run.text.length === 0) return 0;
  const text = run.text.join('\n');
  return (
    50 +
    2.5 * text.length +
    120 * run.definitions +
    (40 + 20 * run.containers) * run.text.length +
    10 * inlineOpenings.reduce((sum, opening) => sum + countSign(text, opening), 0) +
    8 * run.indentation +
    50 * run.items +
    0.6 * run.maxDelimiters ** 2 +
    0.01 * countMatches(text, innerUnderscore) ** 2 +
    0.3 * run.lazy ** 2 +
    (run.isTable ? 8 * countSign(text, '|') + 0.006 * run.text.length ** 2 : 0) +
    0.1 * run.pipes ** 2 +
    0.1 * unclosedSpans(text) * text.length
  );
}

/**
 * Takes the markers of quotes and lists off a line. `indents` holds the content columns of the lists that are open, and
 * is updated; an ordered item that cannot interrupt a paragraph counts as one all the same, but starts no inline text.
 */
function stripContainers(line: string, indents: number[]): { content: string; depth: number; started: number } {
  let content = line;
  let column = 0;
  let quotes = 0;
  let started = 0;
  for (;;) {
    const match = /^([ \t]*)(>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))[ \t]?/.exec(content);
    const indent = column + (content.length - content.trimStart().length);
    if (started === 0 && content.trim() !== '') {
      while (indents.length > 0 && (indents.at(-1) ?? 0) > indent) indents.pop();
    }
    if (match === null || quotes + indents.length > maxContainers) break;
    column += match[0].length;
    content = content.slice(match[0].length);
    if (match[2] === '>') quotes += 1;
    else {
      indents.push(column);
      if (!/^\d/.test(match[2] ?? '') || /^0*1[.)]$/.test(match[2] ?? '')) started += 1;
    }
  }
  return { content, depth: quotes + indents.length, started };
}

function isTableDelimiter(line: string): boolean {
  return line.includes('-') && /^[\s|:-]+$/.test(line);
}

function countCells(row: string): number {
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '');
  return countMatches(inner, /\\[^\n]|\|/g) + 1;
}

const countSign = (text: string, sign: string): number => text.split(sign).length - 1;

/** The second line of a heading of two lines; the parser goes back over the run for each. */
const isUnderline = (line: string): boolean =>
  ['-', '='].some((sign) => line !== '' && line === sign.repeat(line.length));

/** Matches that are no escapes. */
function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  for (const [match] of text.matchAll(pattern)) if (!match.startsWith('\\')) count += 1;
  return count;
}

/** Openings whose end may be missing: runs of backticks of a length that occurs once, and `<!` or `<?` beyond their ends. */
function unclosedSpans(text: string): number {
  const backticks = new Map<number, number>();
  let declarations = 0;
  for (const [match] of text.matchAll(spanOpening)) {
    if (match.startsWith('`')) backticks.set(match.length, (backticks.get(match.length) ?? 0) + 1);
    else if (match.startsWith('<')) declarations += 1;
  }
  const single = [...backticks.values()].filter((count) => count === 1).length;
  const ends = text.split(/-->|\?>|\]\]>/).length - 1;
  return single + Math.max(0, declarations - ends);
}
