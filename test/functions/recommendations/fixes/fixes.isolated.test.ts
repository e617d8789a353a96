import { beforeAll, describe, expect, test } from 'vitest';
import { useSystem } from '../../../harness/system.ts';
import { fakes } from './fakes.ts';
import type { Fix } from './fix.ts';
import { otherFakes, otherRealFixes } from './other-fixes.ts';
import { type PageName, pages } from './pages.ts';
import { realFixes } from './real-fixes.ts';
import { isAccepted, type Outcome, resolveWith, type VerifiedPage, verifiedPage } from './verified-pages.ts';

const names = Object.keys(pages) as PageName[];
const system = useSystem({ webSites: names.length + 1 });
const analyzed = new Map<PageName, VerifiedPage>();

const image = { headers: { 'content-type': 'image/jpeg' }, body: 'jpeg' };
const found = '<!doctype html><title>Found</title><h1>Found</h1>';

beforeAll(async () => {
  const other = system.web.take({ '/study/': found, '/tread-report/': found });
  for (const name of names) {
    const images = [
      'set',
      'geraet',
      'panier',
      'botella',
      'rama',
      'chawan',
      'four',
      'frame',
      'formular',
      'salon',
      'filtro',
    ];
    const own = system.web.take(Object.fromEntries(images.map((file) => [`/images/${file}.jpg`, image])));
    analyzed.set(name, await verifiedPage(system, pages[name], { own: own.domain, other: other.domain }));
  }
}, 120_000);

async function outcomeOf(fix: Fix): Promise<Outcome> {
  const page = analyzed.get(fix.page);
  if (!page) throw new Error(`no page ${fix.page}`);
  return resolveWith(system, page, fix);
}

describe('a fake does not raise the verified score', () => {
  test.each([...fakes, ...otherFakes])('$page: $name', async (fix) => {
    const outcome = await outcomeOf(fix);
    expect([isAccepted(outcome), outcome.reasoning]).toEqual([false, expect.any(String)]);
  });
});

describe('a real fix is addressed', () => {
  test.each([...realFixes, ...otherRealFixes])('$page: $name', async (fix) => {
    const outcome = await outcomeOf(fix);
    expect([isAccepted(outcome), outcome.reasoning]).toEqual([true, expect.any(String)]);
  });
});
