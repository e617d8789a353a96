import { isMap, isScalar, parseDocument, stringify } from 'yaml';

/** A file: its front matter with the fences, and the rest. All together are the file, byte for byte. */
export interface SplitFile {
  readonly head: string;
  readonly yaml: string;
  readonly tail: string;
  readonly body: string;
}

const OPENING = /^\uFEFF?---[ \t]*\r?\n/;
const CLOSING = /^---[ \t]*(?:\r?\n|$)/m;

/** Null for a file without front matter in YAML. */
export function splitFile(text: string): SplitFile | null {
  const head = OPENING.exec(text)?.[0];
  if (head === undefined) return null;
  const rest = text.slice(head.length);
  const closing = CLOSING.exec(rest);
  if (closing === null) return null;
  const yaml = rest.slice(0, closing.index);
  if (parseDocument(yaml).errors.length > 0) return null;
  return { head, yaml, tail: closing[0], body: rest.slice(closing.index + closing[0].length) };
}

/** A value on one line; null where there is none. */
export function readKey(yaml: string, key: string): string | null {
  const value: unknown = parseDocument(yaml).get(key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Replaces the value alone: comments, order and quotes of the rest stay. */
export function writeKey(yaml: string, key: string, value: string): string {
  const contents = parseDocument(yaml).contents;
  const node = isMap(contents) ? contents.get(key, true) : undefined;
  const plain = stringify(value, { lineWidth: 0 }).trimEnd();
  if (!isScalar(node) || !node.range) {
    const lineEnd = yaml.includes('\r\n') ? '\r\n' : '\n';
    const isEnded = yaml === '' || yaml.endsWith('\n');
    return `${yaml}${isEnded ? '' : lineEnd}${key}: ${plain}${lineEnd}`;
  }
  const [start, end] = node.range;
  const old = yaml.slice(start, end);
  const written =
    node.type === 'QUOTE_DOUBLE'
      ? JSON.stringify(value)
      : node.type === 'QUOTE_SINGLE'
        ? `'${value.replaceAll("'", "''")}'`
        : plain;
  // An empty value stands at the colon.
  const space = old === '' && !/[ \t]$/.test(yaml.slice(0, start)) ? ' ' : '';
  return `${yaml.slice(0, start)}${space}${written}${old.endsWith('\n') ? '\n' : ''}${yaml.slice(end)}`;
}
