import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectKeyword } from '../../../../shared/domain/keywords/detect-keyword.ts';
import { pageLanguage } from '../../../../shared/domain/keywords/page-language.ts';
import { siteNamesOf } from '../../../../shared/domain/keywords/site-names.ts';

interface LabelledPage {
  readonly kind: string;
  readonly title: string;
  readonly fields: ReadonlyMap<string, string>;
  /** What an editor accepts as the page's keyword; `none` where the page may be left without one. */
  readonly accepts: readonly string[];
}

/** Pages of one pattern with real ones, worded for the test; the first line of each says its kind and its language. */
const pages = ['english', 'others'].flatMap((name) =>
  readFileSync(join(import.meta.dirname, 'labelled-pages', `${name}.txt`), 'utf8')
    .trim()
    .split('\n\n')
    .map((block): LabelledPage => {
      const [first = '', ...lines] = block.split('\n');
      const fields = new Map(
        lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      return {
        kind: first,
        title: fields.get('title') ?? '',
        fields,
        accepts: (fields.get('accepts') ?? '').split('; '),
      };
    }),
);

function detected({ fields, kind, title }: LabelledPage): string {
  const h1 = fields.get('h1') ?? null;
  const text = fields.get('text') ?? '';
  const [domain = null, ...known] = fields.get('site')?.split('; ') ?? [];
  const { keyword } = detectKeyword(
    {
      ...{ title, h1, text, path: fields.get('path') ?? null, metaDescription: fields.get('description') ?? null },
      ...{ headings: [], anchors: [], isNews: false },
      language: pageLanguage({ title, h1, text }, kind.split(': ')[1] ?? null),
    },
    siteNamesOf({ domain, known, titles: [] }),
  );
  return keyword?.phrase ?? 'none';
}

const verdicts = pages.map((page) => ({ page, found: detected(page) }));
const isAccepted = ({ page, found }: (typeof verdicts)[number]): boolean => page.accepts.includes(found);
const named = verdicts.filter(({ page }) => !page.accepts.includes('none'));

describe('the keyword of labelled pages in sixteen languages', () => {
  test('is given only where an editor would accept it, at least 19 times in 20', () => {
    const bad = verdicts.filter((verdict) => verdict.found !== 'none' && !isAccepted(verdict));
    expect(pages.length).toBeGreaterThanOrEqual(60);
    expect(bad.length / pages.length, JSON.stringify(bad.map(({ page, found }) => [page.title, found]))).toBeLessThan(
      0.05,
    );
  });

  test('is given to four in five of those that have a clear subject', () => {
    const missed = named.filter((verdict) => !isAccepted(verdict));
    expect(
      1 - missed.length / named.length,
      JSON.stringify(missed.map(({ page, found }) => [page.title, found])),
    ).toBeGreaterThanOrEqual(0.8);
  });

  test('is none for headlines, utility pages and chapters of stories', () => {
    const silent = verdicts.filter(({ page }) => page.accepts.includes('none') && page.accepts.length === 1);
    expect(silent.length).toBeGreaterThan(15);
    expect(silent.filter(({ found }) => found !== 'none').map(({ page, found }) => [page.title, found])).toEqual([]);
  });

  test.each(['jobs hires', 'he died', 'stirbt kleindorf', 'バッ クア ップ'])('is never "%s"', (phrase) => {
    expect(verdicts.map(({ found }) => found)).not.toContain(phrase);
  });
});
