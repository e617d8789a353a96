import type { ClaimCheckers } from './check-claim.ts';
import type { RawPage } from './raw-page.ts';
import { decodeText } from './signal-checkers.ts';

export const structuredDataCheckers: ClaimCheckers<'valid_json_ld' | 'json_ld_types' | 'json_ld_problem'> = {
  valid_json_ld: ({ value }, page) => {
    const broken = page.jsonLd.filter((block) => block.trim() !== '' && parsed(block) === undefined);
    return value && broken.length > 0 ? `${broken.length} blocks are no JSON` : null;
  },
  json_ld_types: ({ value }, page) => {
    const missing = value.find((type) => !hasType(type, page));
    return missing === undefined ? null : `the page has no ${missing}`;
  },
  json_ld_problem: ({ value }, page) => {
    const missing = /^(\w+): the (?:required|recommended) property (\S+) is missing/.exec(value);
    const quoted = /^(\S+) is "([^"]*)"; it must be/.exec(value);
    const objects = page.jsonLd.flatMap((block) => objectsIn(parsed(block)));
    if (missing !== null) {
      const [, type = '', path = ''] = missing;
      const property =
        path
          .split('.')
          .at(-1)
          ?.replace(/\[\d+\]$/, '') ?? path;
      const lacks = objects.some((object) => [object['@type']].flat().includes(type) && isBlank(object[property]));
      return lacks ? null : `no ${type} lacks ${property}`;
    }
    if (quoted !== null) {
      const text = quoted[2]?.replace(/…$/, '') ?? '';
      return decodeText(page.jsonLd.join('\n')).includes(text) ? null : `the page does not say "${text}"`;
    }
    return page.jsonLd.length > 0 ? null : 'the page has no JSON-LD';
  },
};

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isBlank));

const hasType = (type: string, { html, jsonLd }: RawPage): boolean =>
  jsonLd.some((block) => block.includes(`"${type}"`)) ||
  new RegExp(`(?:itemtype|typeof)=["']?[^"'>]*\\b${type}\\b`, 'i').test(html);

/** Every object of a JSON document. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [Object.fromEntries(Object.entries(value)), ...Object.values(value).flatMap(objectsIn)];
}

function parsed(text: string): unknown {
  try {
    const unwrapped = text
      .replace(/^\s*(?:<!--|[/*\s]*<!\[CDATA\[[*/\s]*)/, '')
      .replace(/(?:-->|[/*\s]*\]\]>[*/\s]*)\s*$/, '');
    return JSON.parse(unwrapped) as unknown;
  } catch {
    return undefined;
  }
}
