import { type Message, message } from '../messages/message.ts';
import type { CheckedUrl } from './audited-page.ts';
import type { Check } from './whole-site.ts';
import { firstUrls, listed } from './wording.ts';

export type CheckResult = Pick<CheckedUrl, 'statusCode' | 'reason' | 'bytes' | 'redirectsTo' | 'isCopy'>;

/** Of an address that was not requested, or that could not be reached for now. */
export const unknownResult: CheckResult = { statusCode: null, reason: null, bytes: null, redirectsTo: null };

export const isMissing = (statusCode: number | null): boolean => statusCode === 404 || statusCode === 410;

/** A picture should be smaller. */
export const IMAGE_BYTES_MAX = 1_000_000;

/** Missing, on a host that does not exist, or larger than a picture should be. */
export const isWrong = ({ statusCode, reason, bytes }: Pick<CheckResult, 'statusCode' | 'reason' | 'bytes'>): boolean =>
  isMissing(statusCode) || reason === 'dns' || (bytes ?? 0) > IMAGE_BYTES_MAX;

/** It did not respond for now, or robots.txt disallows it. */
export const isUnknown = ({ statusCode, reason }: Pick<CheckResult, 'statusCode' | 'reason'>): boolean =>
  statusCode === null && reason === null;

/** The addresses that have a fault, by the pages that name them. */
export function* findByPage(
  checks: readonly Check[],
  name: string,
  nameCheck: (check: Check) => string | Message,
  shown: Message['values'] = {},
) {
  const pages = new Map<string, Check[]>();
  for (const check of checks) {
    for (const page of check.pages) {
      const found = pages.get(page);
      if (found) found.push(check);
      else pages.set(page, [check]);
    }
  }
  for (const [at, found] of pages)
    yield {
      at,
      values: { count: found.length, [name]: listed(found.map(nameCheck)), ...shown },
      urls: firstUrls(found.map(({ url }) => url)),
      // All that is wrong was requested for the first time: it may have been so for long.
      isFirstLook: found.every((check) => check.isFirstLook),
    };
}

export const nameStatus = ({ url, statusCode }: Check): Message =>
  message('issues.common.status', { url, status: String(statusCode) });
