import type { Check } from './whole-site.ts';

/** The pages that name one of the addresses, with those that they name. */
export function byPage(checks: readonly Check[]): { page: string; found: Check[] }[] {
  const pages = new Map<string, Check[]>();
  for (const check of checks) {
    for (const page of check.pages) {
      const found = pages.get(page);
      if (found) found.push(check);
      else pages.set(page, [check]);
    }
  }
  return [...pages].map(([page, found]) => ({ page, found }));
}

export const isMissing = (statusCode: number | null): boolean => statusCode === 404 || statusCode === 410;
