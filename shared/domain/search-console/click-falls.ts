import type { PerformanceWindow } from './window.ts';

/** Fewer clicks than this fall and rise by chance. */
export const CLICKS_BEFORE_MIN = 20;
/** The rest of clicks that fell by a third. */
const LEFT_SHARE = 2 / 3;
/**
 * Standard deviations between two counts that are no chance: 1.3 of 1,000 pages that stay as they are fall so far. From 135 clicks on, a
 * third is more than that.
 */
const DEVIATIONS_MIN = 3;

/** Clicks of a page, by the key that search rows are joined by. */
export type ClicksByKey = ReadonlyMap<string, number>;

/** A page whose clicks fell, and the days that they are compared with. */
export interface ClickFall {
  readonly key: string;
  readonly now: number;
  readonly before: number;
  /** The same weeks a year earlier; else the weeks before. */
  readonly isYear: boolean;
  readonly comparedWith: PerformanceWindow;
}

/** Clicks of all pages in a period. */
interface Period {
  readonly window: PerformanceWindow;
  readonly clicks: ClicksByKey;
}

/**
 * The pages whose clicks fell by a third: of those that were shown a year earlier since then, so that a season is no fall. All others are
 * compared with the weeks before, less what the whole site lost since: a page that falls with its site in the season falls by no third.
 */
export function findClickFalls(
  now: ClicksByKey,
  { yearBefore, before }: { yearBefore: Period | null; before: Period | null },
): ClickFall[] {
  const siteShare = before === null ? 1 : Math.min(1, sum(now) / Math.max(1, sum(before.clicks)));
  const keys = new Set([...(yearBefore?.clicks.keys() ?? []), ...(before?.clicks.keys() ?? [])]);
  return [...keys].flatMap((key): ClickFall[] => {
    const isYear = yearBefore?.clicks.has(key) ?? false;
    const period = isYear ? yearBefore : before;
    if (period === null) return [];
    const [was, is] = [period.clicks.get(key) ?? 0, now.get(key) ?? 0];
    const expected = isYear ? was : was * siteShare;
    return hasFallen(expected, is) && was >= CLICKS_BEFORE_MIN
      ? [{ key, now: is, before: was, isYear, comparedWith: period.window }]
      : [];
  });
}

const hasFallen = (before: number, now: number): boolean =>
  now <= before * LEFT_SHARE && before - now >= DEVIATIONS_MIN * Math.sqrt(before + now);

const sum = (clicks: ClicksByKey): number => clicks.values().reduce((all, of) => all + of, 0);
