/** The one runner of all sets: every fake and every real fix of a set is sent to the page that it is for. */
import { beforeAll, describe, expect, test } from 'vitest';
import { useSystem } from '../../../harness/system.ts';
import type { Fix } from './fix.ts';
import type { FixedPage } from './pages.ts';
import { isAccepted, type Outcome, resolveWith, type VerifiedPage, verifiedPage } from './verified-pages.ts';

/** Pictures that every site of a set serves. */
const images = [
  'baechu',
  'bogracs',
  'bojler',
  'botella',
  'caine',
  'chawan',
  'dianchi',
  'downpipe',
  'elia',
  'fasila',
  'filtro',
  'form',
  'formular',
  'four',
  'frame',
  'geraet',
  'hort',
  'ketju',
  'ketting',
  'kopi',
  'kotol',
  'kran',
  'lave',
  'mlyako',
  'panier',
  'pho',
  'rama',
  'salon',
  'set',
  'sise',
  'vaso',
  'vulyk',
];

const image = { headers: { 'content-type': 'image/jpeg' }, body: 'jpeg' };
const found = '<!doctype html><title>Found</title><h1>Found</h1>';

interface FixSet<Name extends string> {
  readonly pages: Readonly<Record<Name, FixedPage>>;
  readonly fakes: readonly Fix<Name>[];
  readonly realFixes: readonly Fix<Name>[];
}

/** Defines the tests of a set: no fake raises the verified score, and every real fix is addressed. */
export function judgeFixes<Name extends string>({ pages, fakes, realFixes }: FixSet<Name>): void {
  const names = Object.keys(pages) as Name[];
  const system = useSystem({ webSites: names.length + 1 });
  const analyzed = new Map<Name, VerifiedPage>();

  beforeAll(async () => {
    const other = system.web.take({ '/study/': found, '/tread-report/': found });
    for (const name of names) {
      const own = system.web.take(Object.fromEntries(images.map((file) => [`/images/${file}.jpg`, image])));
      analyzed.set(name, await verifiedPage(system, pages[name], { own: own.domain, other: other.domain }));
    }
  }, 120_000);

  async function outcomeOf(fix: Fix<Name>): Promise<Outcome> {
    const page = analyzed.get(fix.page);
    if (!page) throw new Error(`no page ${fix.page}`);
    return resolveWith(system, page, fix);
  }

  describe('a fake does not raise the verified score', () => {
    test.each([...fakes])('$page: $name', async (fix) => {
      const outcome = await outcomeOf(fix);
      expect([isAccepted(outcome), outcome.reasoning]).toEqual([false, expect.any(String)]);
    });
  });

  describe('a real fix is addressed', () => {
    test.each([...realFixes])('$page: $name', async (fix) => {
      const outcome = await outcomeOf(fix);
      expect([isAccepted(outcome), outcome.reasoning]).toEqual([true, expect.any(String)]);
    });
  });
}
