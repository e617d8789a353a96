import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

/**
 * All countries of ISO 3166-1, from a maintained list. In DataForSEO's numbering a country is 2000 plus its ISO number
 * (https://docs.dataforseo.com/v3/keywords_data/google_ads/locations/).
 */
export interface CountryPlace {
  countryCode: number;
  countryName: string;
}

const COUNTRY_CODE_BASE = 2000;

interface ListedCountry extends CountryPlace {
  alpha2: string;
  /** Every English name, the usual one first. */
  names: string[];
}

let listed: readonly ListedCountry[] | undefined;

/** Made with the first use: the names of regions cost 15 ms of a cold start. */
export const listCountries = (): readonly ListedCountry[] => (listed ??= readCountries());

function readCountries(): ListedCountry[] {
  const shortNames = new Intl.DisplayNames(['en'], { type: 'region', style: 'short' });
  const longNames = new Intl.DisplayNames(['en'], { type: 'region' });
  const otherNames = new Map<string, string | string[]>(Object.entries(english.countries));
  return codes.flatMap(([alpha2 = '', , isoNumber = '']) => {
    // Kosovo's letters and number are the users' own, not ISO's.
    if (alpha2 === 'XK') return [];
    const usual = shortNames.of(alpha2) ?? alpha2;
    const names = [usual, longNames.of(alpha2) ?? alpha2, ...[otherNames.get(alpha2) ?? []].flat()];
    return [{ alpha2, countryCode: COUNTRY_CODE_BASE + Number(isoNumber), countryName: usual, names }];
  });
}
