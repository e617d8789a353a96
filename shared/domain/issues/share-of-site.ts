import { hashText } from '../language/compared-words.ts';

/** Pages from one to before another, in the order of paths; of the URLs without a page those whose keys fall to this number. */
export interface ShareOfSite {
  readonly number: number;
  readonly of: number;
  readonly from: number;
  readonly to: number;
}

export const wholeShare: ShareOfSite = { number: 0, of: 1, from: 0, to: Number.POSITIVE_INFINITY };

/** Whether the share has the URL with this key, unless a page is there. */
export const isUrlOfShare = (key: string, { number, of }: Pick<ShareOfSite, 'number' | 'of'>): boolean =>
  hashText(key) % of === number;
