/** Numbers as the language of the interface writes them. */
import { language } from './language.ts';

export const showNumber = (value: number, decimals = 0): string =>
  value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** At most one decimal. */
export const showRounded = (value: number): string => value.toLocaleString(language, { maximumFractionDigits: 1 });

/** @param share - of 1 */
export const showPercent = (share: number, decimals = 0): string =>
  share.toLocaleString(language, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
