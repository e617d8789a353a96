import type { ClaimCheckers } from './claim-checker.ts';
import { objectsIn, parsed } from './raw-json-ld.ts';
import type { RawPage } from './raw-page.ts';
import { toLetters } from './raw-words.ts';
import { decodeText } from './signal-checkers.ts';

export const structuredDataCheckers: ClaimCheckers<'valid_json_ld' | 'json_ld_types' | 'json_ld_problem'> = {
  valid_json_ld: ({ value }, page) => {
    const broken = page.jsonLd.filter((block) => block.trim() !== '' && parsed(block) === undefined);
    if (!value) return page.jsonLd.length > 0 ? null : 'the page has no JSON-LD';
    if (broken.length > 0) return `${broken.length} blocks are no JSON`;
    const lacking = page.jsonLd.flatMap((block) => topObjects(parsed(block)).flatMap(listMissing));
    return lacking[0] ?? null;
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
    if (page.jsonLd.length === 0) return 'the page has no JSON-LD';
    if (/not valid JSON/.test(value))
      return page.jsonLd.some((block) => parsed(block) === undefined) ? null : 'every block is JSON';
    const said = decodeText(/"([^"]{4,80})"/.exec(value)?.[1]?.replace(/…$/, '') ?? '') || undefined;
    const everything = toLetters(`${decodeText(page.jsonLd.join('\n'))} ${page.textWithAlts} schema.org`);
    if (said !== undefined && !/schema\.org/.test(said) && !everything.includes(toLetters(said)))
      return `the page does not say "${said}"`;
    const type = /^(\w+): /.exec(value)?.[1];
    return type === undefined || hasType(type, page) ? null : `the page has no ${type}`;
  },
};

/** Properties that search engines require of a separate item; of those in another one they require fewer. */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ['name'],
  Recipe: ['name'],
  Event: ['name', 'startDate'],
  JobPosting: ['title', 'description', 'datePosted'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline'],
  NewsArticle: ['headline'],
  BlogPosting: ['headline'],
};

const listMissing = (object: Record<string, unknown>): string[] =>
  [object['@type']]
    .flat()
    .flatMap((type) =>
      (required[String(type)] ?? []).flatMap((property) =>
        isBlank(object[property]) ? [`a ${String(type)} lacks ${property}`] : [],
      ),
    );

/** The objects of a list or a graph, without those inside them. */
function topObjects(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(topObjects);
  const [object] = objectsIn(value);
  if (object === undefined) return [];
  return Array.isArray(object['@graph']) ? object['@graph'].flatMap(topObjects) : [object];
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isBlank));

const hasType = (type: string, { html, jsonLd }: RawPage): boolean =>
  jsonLd.some((block) => block.includes(`"${type}"`)) ||
  new RegExp(`(?:itemtype|typeof)=["']?[^"'>]*\\b${type}\\b`, 'i').test(html);
