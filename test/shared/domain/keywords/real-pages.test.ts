import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assignKeywords } from '../../../../shared/domain/keywords/assign-keywords.ts';
import { detectKeyword } from '../../../../shared/domain/keywords/detect-keyword.ts';
import type { KeywordPage } from '../../../../shared/domain/keywords/keyword-page.ts';
import { candidatesOfPage } from '../../../../shared/domain/keywords/page-candidates.ts';
import type { SiteNames } from '../../../../shared/domain/keywords/site-names.ts';
import type { Language } from '../../../../shared/domain/language/languages.ts';

/**
 * Real pages, each with what an editor accepts as its keyword. Of their texts the files have only how the words of the headings stand in
 * it: with the function word before them, `~` for any other word, and how often.
 */
interface LabelledPage {
  readonly name: string;
  readonly page: KeywordPage;
  readonly site: SiteNames;
  readonly accepts: readonly string[];
  readonly nonsense: readonly string[];
}

const FILLER = 'zzz';

function pagesOf(file: string): LabelledPage[] {
  return readFileSync(join(import.meta.dirname, 'real-pages', `${file}.txt`), 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const fields = new Map(
        block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      const list = (field: string, separator: string): string[] =>
        (fields.get(field) ?? '').split(separator).filter((one) => one !== '' && one !== 'none');
      const [language = '?', kind] = (fields.get('language') ?? '').split(' ');
      const title = fields.get('title') ?? null;
      const h1 = fields.get('h1') ?? null;
      return {
        name: fields.get('page') ?? '',
        page: {
          title,
          h1: h1 === '=' ? title : h1,
          path: fields.get('path') ?? null,
          metaDescription: fields.get('description') ?? null,
          headings: list('headings', ' | '),
          text: textOf(list('text', ' | ')),
          anchors: [],
          language: language === '?' ? null : (language as Language),
          isNews: kind === 'news',
        },
        site: { names: new Set(list('names', '; ')), places: new Set(), domainKey: fields.get('domain') ?? '' },
        accepts: list('accepts', '; '),
        nonsense: list('nonsense', '; '),
      };
    });
}

/** "~ health *2" is said twice, behind another word. */
const textOf = (places: readonly string[]): string =>
  places
    .map((place) => {
      const [, words = place, times = '1'] = /^(.*?)(?: \*(\d+))?$/.exec(place) ?? [];
      return `${words.replaceAll('~', FILLER)}. `.repeat(Number(times));
    })
    .join('');

const measured = ['read', 'held-back'].flatMap((file) => {
  const pages = pagesOf(file);
  const generated = assignKeywords(
    pages.map(({ page, site }, pageId) => ({
      pageId,
      language: page.language,
      candidates: candidatesOfPage({ ...page, queries: [] }, site),
    })),
    () => null,
    new Set(),
  ).map(({ primaryKeyword }) => primaryKeyword);
  return [
    {
      by: 'detection',
      file,
      pages,
      found: pages.map(({ page, site }) => detectKeyword(page, site).keyword?.phrase ?? null),
    },
    { by: 'generation', file, pages, found: generated },
  ];
});

describe.each(measured)('$by on the labelled real pages "$file"', ({ pages, found }) => {
  const wrong = pages.flatMap(({ name, accepts }, at) => {
    const keyword = found[at] ?? null;
    return keyword === null || accepts.includes(keyword) ? [] : [`${name}: ${keyword}`];
  });
  const sensible = pages.filter(({ accepts }, at) => accepts.includes(found[at] ?? ''));

  test('gives a keyword that an editor accepts, or none, for at least nine pages of ten', () => {
    expect(pages.length).toBeGreaterThanOrEqual(75);
    expect(1 - wrong.length / pages.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('gives one that an editor accepts for at least half of the pages', () => {
    const missed = pages.flatMap(({ name }, at) => (found[at] == null ? [name] : []));
    expect(sensible.length / pages.length, missed.join('\n')).toBeGreaterThanOrEqual(0.5);
  });

  test('gives nonsense for at most 3 % of the pages', () => {
    const nonsense = pages.flatMap((page, at) => (page.nonsense.includes(found[at] ?? '') ? [found[at]] : []));
    expect(nonsense.length / pages.length, nonsense.join('\n')).toBeLessThanOrEqual(0.03);
  });
});
