import type { CheckedUrl } from './audited-page.ts';
import type { Check } from './whole-site.ts';

export type CheckResult = Pick<CheckedUrl, 'statusCode' | 'reason' | 'bytes' | 'redirectsTo' | 'isCopy'>;

/** Of an address that was not requested, or that could not be reached for now. */
export const unknownResult: CheckResult = { statusCode: null, reason: null, bytes: null, redirectsTo: null };

/** The pages that name one of the addresses, with those that they name. */
export function groupByPage(checks: readonly Check[]): { page: string; found: Check[] }[] {
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

/** Missing, on a host that does not exist, or larger than a picture should be. */
export const isWrong = ({ statusCode, reason, bytes }: Pick<CheckResult, 'statusCode' | 'reason' | 'bytes'>): boolean =>
  isMissing(statusCode) || reason === 'dns' || (bytes ?? 0) > 1_000_000;

/** It did not respond for now, or robots.txt disallows it. */
export const isUnknown = ({ statusCode, reason }: Pick<CheckResult, 'statusCode' | 'reason'>): boolean =>
  statusCode === null && reason === null;

/** Whether all that is wrong was requested for the first time: it may have been so for long. */
export const isFirstLook = (found: readonly Check[]): boolean => found.every((check) => check.isFirstLook);
