import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** Where a shop keeps what a visitor buys. */
export const basketPath = new RegExp(`[/=_-](?:${alternatives('facts', 'basketPath')})(?:[/?#._-]|$)`, 'i');

/** Before a price, these make it no price of a service. */
export const noOffer = new RegExp(alternatives('facts', 'noOffer'), 'iu');

const time = `(?:${alternatives('facts', 'time')})`;
/** A duration, a number or a size names nothing by itself. */
export const isMeasureOnly = (text: string): boolean => measure.test(text);
const measure = new RegExp(
  `^[-–—•*\\s]{0,8}(?:(?:${alternatives('facts', 'measure')})\\s?)?[\\d½¼¾.,]{1,12}(?:\\s?[-–x×/+]\\s?[\\d½.,]{1,12}){0,4}\\s?(?:${time}(?:\\s?[\\d½]{1,2}(?:\\s?${time})?)?|kg|g|l|cl|ml|m²|qm|x|×|毎){0,2}毎?$`,
  'iu',
);
