/** Dates as people write them, in their time zone. */
import { language } from '../texts/language.ts';
import { texts } from '../texts/texts.ts';

const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });
const minute = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });

export const showDay = (iso: string): string => day.format(new Date(iso));
export const showTime = (iso: string): string => minute.format(new Date(iso));

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `3 hours ago`; the date itself after a month, `just now` in the first minute. */
export function showAgo(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1_000;
  if (Math.abs(seconds) > 30 * 86_400) return showDay(iso);
  const found = units.find(([, length]) => Math.abs(seconds) >= length);
  return found ? relative.format(Math.round(seconds / found[1]), found[0]) : texts.states.justNow;
}
