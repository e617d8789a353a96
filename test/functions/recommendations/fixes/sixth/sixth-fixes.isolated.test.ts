import { beforeAll, describe, expect, test } from 'vitest';
import { useSystem } from '../../../../harness/system.ts';
import { isAccepted, type Outcome, resolveWith, type VerifiedPage, verifiedPage } from '../verified-pages.ts';
import { sixthFakes } from './sixth-fakes.ts';
import type { SixthFix } from './sixth-fix.ts';
import { type SixthPageName, sixthPages } from './sixth-pages.ts';
import { sixthRealFixes } from './sixth-real.ts';

const names = Object.keys(sixthPages) as SixthPageName[];
const system = useSystem({ webSites: names.length + 1 });
const analyzed = new Map<SixthPageName, VerifiedPage>();

const image = { headers: { 'content-type': 'image/jpeg' }, body: 'jpeg' };
const images = ['pho', 'kotol', 'hort', 'mlyako'];

beforeAll(async () => {
  const other = system.web.take({ '/study/': '<!doctype html><title>Found</title><h1>Found</h1>' });
  for (const name of names) {
    const own = system.web.take(Object.fromEntries(images.map((file) => [`/images/${file}.jpg`, image])));
    const domains = { own: own.domain, other: other.domain };
    analyzed.set(name, await verifiedPage(system, sixthPages[name], domains));
  }
}, 120_000);

async function outcomeOf(fix: SixthFix): Promise<Outcome> {
  const page = analyzed.get(fix.page);
  if (!page) throw new Error(`no page ${fix.page}`);
  return resolveWith(system, page, fix);
}

describe('a fake does not raise the verified score', () => {
  test.each(sixthFakes)('$page: $name', async (fix) => {
    const outcome = await outcomeOf(fix);
    expect([isAccepted(outcome), outcome.reasoning]).toEqual([false, expect.any(String)]);
  });
});

describe('a real fix is addressed', () => {
  test.each(sixthRealFixes)('$page: $name', async (fix) => {
    const outcome = await outcomeOf(fix);
    expect([isAccepted(outcome), outcome.reasoning]).toEqual([true, expect.any(String)]);
  });
});
