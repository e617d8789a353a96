import { findByPage } from './checks.ts';
import type { Check } from './whole-site.ts';

/** Finds the pages with other spellings of their addresses that the crawl requested although nothing links to them, and that are wrong. */
export const findProbed = (checks: readonly Check[], isWrong: (check: Check, asked: URL, page: URL) => boolean) =>
  findByPage(
    checks.filter((check) => {
      const [asked, page] = [URL.parse(check.url), URL.parse(check.pages[0] ?? '')];
      return check.kind === 'probe' && asked !== null && page !== null && isWrong(check, asked, page);
    }),
    'addresses',
    ({ url }) => url,
  );
