import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkClaim } from '../../../scripts/truth/check-claim.ts';
import { checkObservation } from '../../../scripts/truth/fact-checkers.ts';
import { loadPages } from '../../../scripts/truth/load-pages.ts';
import { readRawPage } from '../../../scripts/truth/raw-page.ts';
import { readStatements } from '../../../scripts/truth/read-statements.ts';
import { fails, tally } from '../../../scripts/truth/tally.ts';
import type { Claim } from '../../../shared/domain/grading/claims.ts';
import { claimSamples } from './claim-samples.ts';
import { barePage, samplePages } from './sample-pages.ts';

function loaded() {
  const folder = mkdtempSync(path.join(tmpdir(), 'truth-'));
  for (const [file, html] of Object.entries(samplePages)) writeFileSync(path.join(folder, file), html);
  return loadPages(folder, { base: new URL('https://www.example/'), count: 10, skip: 0 });
}

const guide = readRawPage(samplePages['guide.html'], new URL('https://ridgeway.example/guides/chain'));

const bare = readRawPage(barePage, new URL('https://kitchens.example/'));

describe('npm run truth', () => {
  it('finds no false statement about pages that say what is claimed of them', () => {
    const result = tally(loaded());
    expect(result.pages).toBe(Object.keys(samplePages).length);
    expect(result.kinds.flatMap(({ faults }) => faults)).toEqual([]);
    expect(result.sources.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('takes the address of a page from its markup', () => {
    expect(loaded().map(({ url }) => url.href)).toContain('https://ridgeway.example/guides/chain');
  });

  it.each(Object.entries(claimSamples))(
    'detects a false claim of the kind %s',
    (_, { right, wrong, wrongOfBare = [] }) => {
      const check = (claim: Claim) => checkClaim(claim, guide);
      expect(right.flatMap((claim) => check(claim) ?? [])).toEqual([]);
      expect(wrong.filter((claim) => check(claim) === null)).toEqual([]);
      expect(wrongOfBare.filter((claim) => checkClaim(claim, bare) === null)).toEqual([]);
      expect(wrong.length + wrongOfBare.length).toBeGreaterThan(0);
    },
  );

  it('fails when a statement is falsified after it was written', () => {
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

  it('fails when a statement claims nothing', () => {
    const [page] = loaded();
    if (page === undefined) throw new Error('there are sample pages');
    const result = tally([page], (loadedPage) => ({
      ...readStatements(loadedPage),
      statements: [{ source: 'evidence other', text: 'The page is good.', claims: [], isDeclared: false }],
    }));
    expect(result.unchecked.map(({ kind }) => kind)).toEqual(['evidence other']);
    expect(fails(result)).toBe(true);
  });

  it('detects a fact that the page does not state', () => {
    const { observations } = readStatements({ file: 'guide.html', html: samplePages['guide.html'], url: guide.url });
    const [phone] = observations.filter(({ claim }) => claim.kind === 'contact' && claim.key === 'phone');
    if (phone === undefined) throw new Error('the guide has a telephone number');
    expect(checkObservation(phone, guide)).toBeNull();
    expect(checkObservation({ ...phone, evidence: '+44 20 7946 0999' }, guide)).not.toBeNull();
  });

  it('gives the same result for the same pages', () => {
    expect(JSON.stringify(tally(loaded()))).toBe(JSON.stringify(tally(loaded())));
  });
});
