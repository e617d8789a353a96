import { countryOfName } from '../places/places.ts';

/** Whether a short text is the name of a country, in a language that plans are written in, or its usual letters. */
export const countryNamed = (text: string): boolean =>
  text.length <= 40 &&
  (countryOfName(text) !== null ||
    /^(?:USA|U\.S\.A\.?|UK|U\.K\.|England|Scotland|Wales|Deutschland|Österreich|Schweiz)$/iu.test(text));
