import type { Root } from 'hast';
import type { CountryCode } from 'libphonenumber-js/min';
import { isSupportedCountry } from 'libphonenumber-js/min';
import { readFactReading } from '../../language-data/fact-reading/read-fact-reading.ts';
import { elementsIn } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';
import { detectLanguage } from '../language/detect-language.ts';

/** The result of `pageCountries`, computed on first use. */
export type CountriesOfPage = () => readonly CountryCode[];

const countriesOfLanguage = (language: string): readonly CountryCode[] =>
  (readFactReading().countries.find((row) => row.language === language)?.countries ?? []) as readonly CountryCode[];

const countryOfDomain = (url: string): CountryCode | null => {
  const ending = /\.([a-z]{2})$/i.exec(URL.parse(url)?.hostname ?? '')?.[1]?.toUpperCase() ?? '';
  const country = ending === 'UK' ? 'GB' : ending;
  // Endings that the world uses for other things.
  if (/^(?:AI|CO|IO|ME|TV|FM|IT)$/.test(country) && country !== 'IT') return null;
  return isSupportedCountry(country) ? country : null;
};

/** The language tag of the page's markup, empty where it has none. */
function declaredLanguage(root: Root): string {
  for (const element of elementsIn(root)) {
    const said =
      element.tagName === 'html' ? (textProperty(element, 'lang') ?? textProperty(element, 'xml:lang')) : null;
    if (said) return said;
    if (element.tagName === 'body') return '';
  }
  return '';
}

/**
 * The countries by whose rules the page's numbers and addresses are read, the likeliest first: what its structured data says, the
 * ending of its domain, the region and the language of its markup.
 */
export function pageCountries(
  { root, url, text }: { root: Root; url: string; text: string },
  stated: readonly string[],
): CountryCode[] {
  const declared = declaredLanguage(root);
  const [declaredName = '', region = ''] = declared.split(/[-_]/);
  const language = detectLanguage(text, declared).language ?? declaredName;
  // A short text says little of its language.
  const ofLanguage = [language, declaredName].flatMap((name) => countriesOfLanguage(name.toLowerCase()));
  const ofRegion = region.toUpperCase();
  const domain = countryOfDomain(url);
  return [
    ...new Set([
      ...stated.map((country) => country.toUpperCase()).filter((country) => isSupportedCountry(country)),
      ...(domain === null ? [] : [domain]),
      // `en-US` is what templates say that no one changed.
      ...(isSupportedCountry(ofRegion) && ofRegion !== 'US' ? [ofRegion] : []),
      ...(domain === null || ofLanguage.includes(domain) ? ofLanguage : []),
      ...(domain === null && ofLanguage.length === 0 ? (['US', 'GB'] as const) : []),
    ]),
  ];
}
