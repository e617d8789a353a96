import { parseDocument, stringify } from 'yaml';
import { printable } from '../../audit/printable.ts';
import { UsageError } from '../errors.ts';

/** The fields that can be edited in a file. */
export const editable = ['title', 'description', 'keyword', 'body'] as const;
export type Editable = (typeof editable)[number];

/** A page as a Markdown file holds it. An empty string stands for a value that the page does not have. */
export interface PageDocument extends Readonly<Record<Editable, string>> {
  readonly pageId: number;
  readonly url: string;
  /** The content version that the body is of. */
  readonly version: number | null;
  /** Keys of the front matter that are the writer's. They stay in the file. */
  readonly extras: Readonly<Record<string, unknown>>;
}

const FENCE = /^---[ \t]*$/m;

/** Line ends and blank lines at the end are the editor's, and no edit. */
export const normalizeBody = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trimEnd();

/** On one line, without what a terminal or an editor would obey. What is left out is no edit. */
export const normalizeField = printable;

/** The text of the file of a page. */
export function formatDocument(page: PageDocument): string {
  const { pageId, url, version, title, description, keyword, extras, body } = page;
  const front = stringify(
    { page: pageId, url, version: version ?? '', title, description, keyword, ...extras },
    { lineWidth: 0 },
  );
  return `---\n${front}---\n\n${normalizeBody(body)}\n`;
}

/** Reads the text of a file. @throws UsageError that says what is wrong with its front matter. */
export function parsePageDocument(text: string): PageDocument {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const end = source.startsWith('---\n') ? FENCE.exec(source.slice(4)) : null;
  if (!end) throw new UsageError('there is no front matter between two lines of ---');
  const front = readFrontMatter(source.slice(4, 4 + end.index));
  const { page, url, version, title, description, keyword, ...extras } = front;
  return {
    pageId: parseId('page', page) ?? fail('page is missing'),
    url: parseString('url', url),
    version: parseId('version', version),
    title: normalizeField(parseString('title', title)),
    description: normalizeField(parseString('description', description)),
    keyword: normalizeField(parseString('keyword', keyword)),
    body: normalizeBody(source.slice(4 + end.index + end[0].length).replace(/^\n+/, '')),
    extras,
  };
}

const fail = (message: string): never => {
  throw new UsageError(message);
};

const fieldLine = /^(title|description|keyword): +([^\s"'|>].*)$/;

/** A plain value of a field on one line is its text as it stands, with what YAML would read in it: `title: Brake pads: which to buy`. */
const quoteFields = (yaml: string): string =>
  yaml
    .split('\n')
    .map((line, at, lines) => {
      const [, key, value = ''] = fieldLine.exec(line) ?? [];
      const goesOn = /^[ \t]+\S/.test(lines[at + 1] ?? '');
      return key === undefined || goesOn ? line : `${key}: ${JSON.stringify(value.trimEnd())}`;
    })
    .join('\n');

/** Every value is a string: `title: 2024` and `title: no` are titles. */
function readFrontMatter(yaml: string): Readonly<Record<string, unknown>> {
  const quoted = quoteFields(yaml);
  const document = parseDocument(quoted, { schema: 'failsafe', prettyErrors: false, uniqueKeys: true });
  const [error] = document.errors;
  if (error) {
    const line = quoted.slice(0, error.pos[0]).split('\n').length + 1;
    fail(
      `line ${line} of the front matter is no YAML: put the value between quotes (${error.message.split('\n', 1)[0]})`,
    );
  }
  const value: unknown = document.toJS({ maxAliasCount: 0 });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('the front matter has no keys');
  return value as Record<string, unknown>;
}

function parseString(key: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : fail(`${key} must be text`);
}

function parseId(key: string, value: unknown): number | null {
  const text = parseString(key, value).trim();
  if (text === '') return null;
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : fail(`${key} must be an id`);
}
