import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkClaim } from '../../../lab/truth/check-claim.ts';
import { checkObservation } from '../../../lab/truth/fact-checkers.ts';
import { loadPages } from '../../../lab/truth/load-pages.ts';
import { readRawPage } from '../../../lab/truth/raw-page.ts';
import { readStatements } from '../../../lab/truth/read-statements.ts';
import { fails, tally } from '../../../lab/truth/tally.ts';
import type { Observation } from '../../../shared/domain/facts/observation.ts';
import type { Claim } from '../../../shared/domain/grading/claims.ts';
import { claimSamples } from './claim-samples.ts';
import { barePage, samplePages, shopPage } from './sample-pages.ts';

function loaded() {
  const folder = mkdtempSync(path.join(tmpdir(), 'truth-'));
  for (const [file, html] of Object.entries(samplePages)) writeFileSync(path.join(folder, file), html);
  return loadPages(folder, { base: new URL('https://www.example/'), count: 10, skip: 0 });
}

const guide = readRawPage(samplePages['guide.html'], new URL('https://ridgeway.example/guides/chain'));

const bare = readRawPage(barePage, new URL('https://kitchens.example/'));

/** Another time, another number, another word. */
const falsified = (value: string): string =>
  /\d/.test(value) ? value.replace(/\d+/g, (digits) => `${Number(digits) + 17}`) : `${value} Quarterdeck`;

describe('the truth command', () => {
  test('finds no false statement about pages that say what is claimed of them', () => {
    const result = tally(loaded());
    expect(result.pages).toBe(Object.keys(samplePages).length);
    expect(result.kinds.flatMap(({ faults }) => faults)).toEqual([]);
    expect(result.sources.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('takes the address of a page from its markup', () => {
    expect(loaded().map(({ url }) => url.href)).toContain('https://ridgeway.example/guides/chain');
  });

  test.each(Object.entries(claimSamples))(
    'detects a false claim of the kind %s',
    (_, { right, wrong, wrongOfBare = [] }) => {
      const check = (claim: Claim) => checkClaim(claim, guide);
      expect(right.flatMap((claim) => check(claim) ?? [])).toEqual([]);
      expect(wrong.filter((claim) => check(claim) === null)).toEqual([]);
      expect(wrongOfBare.filter((claim) => checkClaim(claim, bare) === null)).toEqual([]);
      expect(wrong.length + wrongOfBare.length).toBeGreaterThan(0);
    },
  );

  test('fails when a statement is falsified after it was written', () => {
    const isFalsified = (claim: Claim): boolean => claim.kind === 'characters';
    const result = tally(loaded(), (loadedPage) => {
      const read = readStatements(loadedPage);
      const falsified = (claim: Claim): Claim =>
        isFalsified(claim) && claim.kind === 'characters' ? { ...claim, value: claim.value + 1 } : claim;
      return { ...read, statements: read.statements.map((one) => ({ ...one, claims: one.claims.map(falsified) })) };
    });
    expect(fails({ ...result, unchecked: [] })).toBe(true);
    expect(result.kinds.find(({ kind }) => kind === 'characters title')?.faults.length).toBeGreaterThan(0);
  });

  test('fails when a statement claims nothing', () => {
    const [page] = loaded();
    if (page === undefined) throw new Error('there are sample pages');
    const result = tally([page], (loadedPage) => ({
      ...readStatements(loadedPage),
      statements: [{ source: 'evidence other', text: 'The page is good.', claims: [], isDeclared: false }],
    }));
    expect(result.unchecked.map(({ kind }) => kind)).toEqual(['evidence other']);
    expect(fails(result)).toBe(true);
  });

  test('detects a fact that the page does not state, in its evidence and in each of its values', () => {
    const { observations } = readStatements({
      file: 'shop.html',
      html: shopPage,
      url: new URL('https://shop.example/'),
    });
    const shop = readRawPage(shopPage, new URL('https://shop.example/'));
    expect(new Set(observations.map(({ claim }) => claim.key))).toEqual(
      new Set(['phone', 'email', 'hours', 'address', ...observations.map(({ claim }) => claim.key)]),
    );
    for (const observation of observations) {
      expect([observation.claim.key, checkObservation(observation, shop)]).toEqual([observation.claim.key, null]);
      const falseEvidence = { ...observation, evidence: 'Sunday 23:59, +44 20 7946 0999, nobody@elsewhere.example' };
      expect([observation.claim.key, checkObservation(falseEvidence, shop)]).not.toContain(null);
      for (const [name, value] of Object.entries(observation.claim.data)) {
        if (typeof value !== 'string' || value === 'site') continue;
        const data = { ...observation.claim.data, [name]: falsified(value) };
        const wrong = { ...observation, claim: { ...observation.claim, data } } as Observation;
        expect([observation.claim.key, name, checkObservation(wrong, shop)]).not.toContain(null);
      }
    }
  });

  test('accepts a mail address that is written so that robots do not read it, and no other', () => {
    const html =
      '<html lang="de"><body><main><p>Schreiben Sie an praxis (at) zahn-leeds (punkt) example.</p></main></body></html>';
    const url = new URL('https://zahn-leeds.example/');
    const raw = readRawPage(html, url);
    const { observations } = readStatements({ file: 'a.html', html, url });
    const mail = observations.find(({ claim }) => claim.key === 'email');
    if (mail === undefined) throw new Error('the page has a mail address');
    expect(mail.claim.data).toEqual({ value: 'praxis@zahn-leeds.example' });
    expect(checkObservation(mail, raw)).toBeNull();
    const wrong = { ...mail, claim: { ...mail.claim, data: { value: 'labor@zahn-leeds.example' } } } as Observation;
    expect(checkObservation(wrong, raw)).not.toBeNull();
  });

  test('counts a link around a block in a paragraph once, and takes the text of a link as it is seen', () => {
    const raw = readRawPage(
      '<body><p><a href="https://news.example/oak"><div>Oak oil</div></a></p><a href="/oil">More<span class="sr-only"> on oil</span></a></body>',
      new URL('https://joiners.example/'),
    );
    expect(checkClaim({ kind: 'page_links', of: 'outbound', value: 1 }, raw)).toBeNull();
    expect(checkClaim({ kind: 'page_links', of: 'outbound', value: 0 }, raw)).not.toBeNull();
    const weak = { kind: 'weak_link', target: 'https://joiners.example/oil' } as const;
    expect(checkClaim({ ...weak, value: 'More' }, raw)).toBeNull();
    expect(checkClaim({ ...weak, value: 'on' }, raw)).not.toBeNull();
  });

  test('finds a false stretch, opening or passage of a page whose text stands in several elements', () => {
    const words =
      'Oak takes up oil slowly, so the first coat needs a whole night before the table is set for anybody again.';
    const section = (at: number) => `<section><h2>Coat number ${at}</h2><p>${words} ${words}</p></section>`;
    const raw = readRawPage(
      `<body><main><h1>Oak tables</h1><p>${words} ${words}</p>${[1, 2, 3].map(section).join('')}</main></body>`,
      new URL('https://joiners.example/'),
    );
    const count = 2 * words.split(' ').length;
    expect(checkClaim({ kind: 'longest_stretch', value: count }, raw)).toBeNull();
    expect(checkClaim({ kind: 'longest_stretch', value: 2 * count }, raw)).not.toBeNull();
    expect(checkClaim({ kind: 'words_before_subheading', value: count }, raw)).toBeNull();
    expect(checkClaim({ kind: 'words_before_subheading', value: 3 }, raw)).not.toBeNull();
    expect(checkClaim({ kind: 'passage_words', value: 4 * count }, raw)).toBeNull();
    expect(checkClaim({ kind: 'passage_words', value: 3 }, raw)).not.toBeNull();
  });

  test('gives the same result for the same pages', () => {
    expect(JSON.stringify(tally(loaded()))).toBe(JSON.stringify(tally(loaded())));
  });
});
