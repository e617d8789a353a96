/** The one runner of all sets: every fake and every real fix of a set is sent to the page that it is for. */
import { beforeAll, describe, expect, test } from 'vitest';
import { useSystem } from '../../../harness/system.ts';
import type { Fix } from './fix.ts';
import type { FixedPage } from './pages.ts';
import { isAccepted, type Outcome, resolveWith, type VerifiedPage, verifiedPage } from './verified-pages.ts';

const image = { headers: { 'content-type': 'image/jpeg' }, body: 'jpeg' };
const found = '<!doctype html><title>Found</title><h1>Found</h1>';

interface FixSet<Name extends string> {
  readonly pages: Readonly<Record<Name, FixedPage>>;
  readonly fakes: readonly Fix<Name>[];
  readonly realFixes: readonly Fix<Name>[];
}

/** The pictures that a site of a set serves: those of its pages and of real fixes. A fake invents its own. */
const imagesOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/\/images\/[\w-]+\.jpg/g) ?? [])),
];

/** Defines the tests of a set: no fake raises the verified score, and every real fix is addressed. */
export function judgeFixes<Name extends string>({ pages, fakes, realFixes }: FixSet<Name>): void {
  const names = Object.keys(pages) as Name[];
  const images = imagesOf([...names.map((name) => pages[name].markdown), ...realFixes.map(({ content }) => content)]);
  const system = useSystem({ webSites: names.length + 1 });
  const analyzed = new Map<Name, VerifiedPage>();

  beforeAll(async () => {
    const other = system.web.take({ '/study/': found, '/tread-report/': found });
    for (const name of names) {
      const own = system.web.take(Object.fromEntries(images.map((path) => [path, image])));
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
