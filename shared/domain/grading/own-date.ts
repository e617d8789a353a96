import type { DateSignal, SignalSource } from '../extraction/signals/page-signals.ts';
import { dateLabels } from './vocabulary.ts';

/** How much a day says by where it stands: what is marked as the page's date is sure, a day in the text may be of something else. */
const dateShares: Readonly<Record<SignalSource, number>> = {
  json_ld: 1,
  microdata: 1,
  rdfa: 1,
  meta: 1,
  time: 1,
  byline: 1,
  link: 1,
  text: 0.6,
  url: 0.8,
};

/** Whether the page says that the day is that of its publication or of a change: a day that the text mentions may be any. */
export const isOwnDate = (date: DateSignal): boolean => scoreDate(date) >= OWN_DATE_SHARE;
const OWN_DATE_SHARE = 0.7;

/** A day in a line that says "Updated" or "Published" is the page's own. */
export const scoreDate = ({ source, quote }: DateSignal): number =>
  source === 'text' && dateLabels.some((label) => quote.toLowerCase().includes(label)) ? 1 : dateShares[source];
