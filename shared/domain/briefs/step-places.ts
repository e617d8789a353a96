import type { Language } from '../language/languages.ts';

/** Where in a page a step is taken, as the titles of recommendations end. */
const english = /^( at the heading| in| below the heading|, after) "(.*)"$/su;
const order = [' at the heading', ' in', ' below the heading', ', after'];

/** In that order. */
const places: Readonly<Partial<Record<Language, string>>> = {
  de: 'bei der Überschrift „{h}“|in „{h}“|unter der Überschrift „{h}“|nach „{h}“',
  fr: 'au titre « {h} »|dans « {h} »|sous le titre « {h} »|après « {h} »',
  es: 'en el título «{h}»|en «{h}»|bajo el título «{h}»|después de «{h}»',
  it: 'al titolo «{h}»|in «{h}»|sotto il titolo «{h}»|dopo «{h}»',
  nl: 'bij de kop „{h}”|in „{h}”|onder de kop „{h}”|na „{h}”',
  pl: 'przy nagłówku „{h}”|we fragmencie „{h}”|pod nagłówkiem „{h}”|po „{h}”',
  pt: 'no título «{h}»|em «{h}»|sob o título «{h}»|depois de «{h}»',
  sv: 'vid rubriken ”{h}”|i ”{h}”|under rubriken ”{h}”|efter ”{h}”',
};

/** The end of a title in another language, in brackets; null where it is no place. */
export function placeIn(language: Language, end: string): string | null {
  const found = english.exec(end);
  const place = places[language]?.split('|')[order.indexOf(found?.[1] ?? '')];
  return place === undefined ? null : ` (${place.replace('{h}', () => found?.[2] ?? '')})`;
}
