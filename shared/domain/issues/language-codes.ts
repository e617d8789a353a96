import { type Message, message, quoted } from '../messages/message.ts';

/** Made at the first need: they load names of all languages. */
let names: { languages: Intl.DisplayNames; regions: Intl.DisplayNames } | undefined;

function knownNames() {
  names ??= {
    languages: new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }),
    regions: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
  };
  return names;
}

/** A code of BCP 47 whose language exists. */
export function isKnownLanguage(code: string): boolean {
  const locale = parseLocale(code);
  if (locale === null) return false;
  return (
    locale.language === 'und' || locale.language === 'mul' || knownNames().languages.of(locale.language) !== undefined
  );
}

function parseLocale(code: string): Intl.Locale | null {
  try {
    return new Intl.Locale(code);
  } catch {
    return null;
  }
}

/** Names of regions that are often written and are no countries of ISO 3166-1. */
const notCountries: ReadonlySet<string> = new Set(['UK', 'EU', 'UN', 'EN', 'XX', 'ZZ']);

/** The fault of a code of hreflang, as a sentence; null where it has none. */
export function codeFault(code: string): Message | null {
  if (code.toLowerCase() === 'x-default') return null;
  const said = quoted(code);
  if (code.includes('_')) return message('issues.hreflang-invalid-code.underscore', { code: said });
  const [language = '', ...rest] = code.split('-');
  const locale = parseLocale(code);
  if (locale === null) return message('issues.hreflang-invalid-code.malformed', { code: said });
  if (!/^[a-z]{2,3}$/i.test(language) || knownNames().languages.of(language) === undefined) {
    return message('issues.hreflang-invalid-code.no-language', { code: said, language: quoted(language) });
  }
  if (language.length > locale.language.length) {
    return message('issues.hreflang-invalid-code.two-letters', { code: said, alternative: quoted(locale.language) });
  }
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase();
  if (region === undefined) return null;
  const isCountry = !notCountries.has(region) && knownNames().regions.of(region) !== undefined;
  return isCountry ? null : message('issues.hreflang-invalid-code.no-country', { code: said, country: quoted(region) });
}
