/** Sends edits to the pages that they are for, in the system that all tests share. */
import type { TestSystem } from '../../harness/system.ts';
import type { Check } from '../scores.ts';
import type { Edit, EditedPage } from './edit.ts';
import { isAccepted, resolveWith, verifiedPage } from './verified-pages.ts';

const image = { headers: { 'content-type': 'image/jpeg' }, body: 'jpeg' };
/** As many as keep two processors at work, and let no request wait for longer than the API allows. */
const PAGES_AT_ONCE = 3;
const found = '<!doctype html><title>Found</title><h1>Found</h1>';

/** Whether each edit of the pages is judged as expected. The system needs a web site for each page, and one more. */
export async function judgeEdits(system: TestSystem, pages: readonly EditedPage[]): Promise<Check[]> {
  const other = system.web.take({ '/study/': found, '/tread-report/': found }).domain;
  const checks: Check[] = [];
  const waiting = pages.values();
  const work = async (): Promise<void> => {
    for (const page of waiting) checks.push(...(await judgePage(system, page, other)));
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  return checks;
}

async function judgePage(system: TestSystem, page: EditedPage, other: string): Promise<Check[]> {
  const own = system.web.take(Object.fromEntries(page.images.map((path) => [path, image]))).domain;
  const analyzed = await verifiedPage(system, page, { own, other });
  const checks: Check[] = [];
  // One after the other: all are for the one recommendation of the page.
  for (const edit of page.edits) checks.push(checkOf(page, edit, await resolveWith(system, analyzed, edit)));
  return checks;
}

const checkOf = (
  { page }: EditedPage,
  { name, expect }: Edit,
  outcome: Awaited<ReturnType<typeof resolveWith>>,
): Check => ({
  line: `${page}: ${name} is ${expect}: ${outcome.reasoning}`,
  holds: isAccepted(outcome) === (expect === 'real'),
});
