import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../functions/crawl-worker/read-document.ts';
import { visibleText } from '../../../shared/domain/extraction/hast-text.ts';
import { parseHtml } from '../../../shared/domain/extraction/html-tree.ts';

const folder = path.resolve(import.meta.dirname, '../../../local/sample-site');
const pages = globSync('**/*.html', { cwd: folder }).map((file) => {
  const body = readFileSync(path.join(folder, file), 'utf8');
  const finalUrl = `https://fernhill.example/${file.replace(/index\.html$/, '')}`;
  const { extracted, observations } = readDocument({ body, headers: {}, finalUrl });
  const texts = new Set(textsOf(extracted.structuredData.items));
  return { file, visible: visibleText(parseHtml(body).root), texts, body, observations };
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('the sample site states facts of its business', () => {
  const kinds = new Set(pages.flatMap(({ observations }) => observations.map(({ claim }) => claim.kind)));
  expect([...kinds]).toEqual(expect.arrayContaining(['identity', 'contact']));
});

describe('evidence occurs verbatim on the page that it is cited from', () => {
  test.each(pages.map((page) => [page.file, page] as const))('%s', (_file, { visible, texts, body, observations }) => {
    expect(observations.length).toBeGreaterThan(0);
    for (const { source, evidence } of observations) {
      const isThere =
        source === 'crawl'
          ? visible.includes(evidence) || body.includes(evidence)
          : texts.has(evidence) || body.includes(evidence);
      expect(isThere, `${source}: ${evidence}`).toBe(true);
    }
  });
});
