import { listPlaces } from '../../language-data/places/read-places.ts';
import type { Language } from '../language/languages.ts';
import { planLanguages } from '../language/plan-language.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { type CountryPlace, listCountries } from './countries.ts';
import { createGenitive } from './place-forms.ts';

export const UNITED_STATES: CountryPlace = { countryCode: 2840, countryName: 'United States' };

interface NamedPlace {
  readonly alpha2: string;
  readonly kind: 'country' | 'region' | 'city';
  /** The usual name, not the form that the text has. */
  readonly name: string;
  /** Also an everyday word: counts only where the text says that it is a place. */
  readonly isEveryday: boolean;
}

/** Where a text names a place. */
interface PlaceMention {
  readonly places: readonly NamedPlace[];
  readonly at: number;
  readonly text: string;
}

let countriesByLetters: ReadonlyMap<string, CountryPlace> | undefined;

function indexCountries(): ReadonlyMap<string, CountryPlace> {
  if (countriesByLetters === undefined) {
    const shownNames = new Map(listPlaces().map(({ country, shownName }) => [country, shownName]));
    countriesByLetters = new Map(
      listCountries().map(({ alpha2, countryCode, countryName }) => [
        alpha2,
        { countryCode, countryName: shownNames.get(alpha2) ?? countryName },
      ]),
    );
  }
  return countriesByLetters;
}

let names: ReadonlyMap<string, readonly NamedPlace[]> | undefined;
let countriesByLowerName: ReadonlyMap<string, CountryPlace> | undefined;

/** Every name of every country: in English, in the languages of plans, and what briefs call it besides. */
function countryNames(): [alpha2: string, name: string][] {
  const otherNames = new Map(listPlaces().map((row) => [row.country, row.otherNames]));
  const inLanguages = planLanguages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  return listCountries().flatMap(({ alpha2, names: english }) =>
    [...english, ...(otherNames.get(alpha2) ?? []), ...inLanguages.map((named) => named.of(alpha2) ?? alpha2)].map(
      (name): [string, string] => [alpha2, name],
    ),
  );
}

/** Shorter names without their accents are everyday words. */
const PLAIN_LETTERS_MIN = 6;

function placesByName(): ReadonlyMap<string, readonly NamedPlace[]> {
  const found = new Map<string, NamedPlace[]>();
  const add = (form: string, place: NamedPlace): void => {
    const known = found.get(form) ?? [];
    if (!known.some(({ alpha2 }) => alpha2 === place.alpha2)) found.set(form, [...known, place]);
  };
  for (const row of listPlaces()) {
    const { country: alpha2, cities = [], regions = [] } = row;
    const toGenitive = createGenitive(row);
    for (const { name, otherForms = [], isEveryday = false } of cities) {
      const genitive = toGenitive(name);
      const forms = new Set([name, ...otherForms, ...(genitive === null ? [] : [genitive])]);
      for (const form of forms) add(form, { alpha2, kind: 'city', name, isEveryday });
    }
    for (const name of regions) add(name, { alpha2, kind: 'region', name, isEveryday: false });
  }
  // "QUERETARO": capitals and haste leave the accents out.
  for (const [form, places] of [...found]) {
    const plain = form.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
    const isCity = places.every(({ kind, isEveryday }) => kind === 'city' && !isEveryday);
    if (isCity && plain.length >= PLAIN_LETTERS_MIN && /^[A-Za-z' -]+$/.test(plain) && !found.has(plain))
      found.set(plain, places);
  }
  const everyday = new Set(listPlaces().flatMap(({ everydayNames = [] }) => everydayNames));
  for (const [alpha2, name] of countryNames()) {
    if (!everyday.has(name) && !/^[A-Z]{2}$/.test(name.replace(/^(?:US|UK)$/, ''))) {
      add(name, { alpha2, kind: 'country', name, isEveryday: false });
    }
  }
  return found;
}

const WORDS_OF_A_PLACE_MAX = 5;

/** "Leipzig-Plagwitz" is in Leipzig. */
const removeDistrict = (name: string): string => name.split(/-(?!\p{Ll})|\//u, 1)[0] ?? name;

/** The places of the table that a text names, in its order, the longest name at each word. */
export function placeMentions(text: string): PlaceMention[] {
  names ??= placesByName();
  // "près d'Avignon": the article is no part of the name.
  const words = [...text.matchAll(/(?<!\p{L})[dl]['’](?=\p{Lu})|[\p{L}\p{M}][\p{L}\p{M}'’.-]*/gu)];
  const mentions: PlaceMention[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index];
    // Names begin with a capital: this skips nearly every word of a long brief.
    if (first === undefined || !/^[\p{Lu}\p{Lo}]/u.test(first[0])) continue;
    for (let count = Math.min(WORDS_OF_A_PLACE_MAX, words.length - index); count > 0; count -= 1) {
      const last = words[index + count - 1];
      if (last === undefined) continue;
      const end = last.index + last[0].length;
      const whole = text.slice(first.index, end).replaceAll('’', "'");
      const name =
        [
          whole,
          whole.endsWith("'s") ? whole.slice(0, -2) : trimTrailing(whole, /[.'-]/u),
          whole.replace(/'\p{Ll}+$/u, ''),
          removeDistrict(whole),
        ].find((form) => names?.has(form)) ?? whole;
      const places = names.get(name);
      if (places === undefined) continue;
      mentions.push({ places, at: first.index, text: name });
      index += count - 1;
      break;
    }
  }
  return mentions;
}

/** The country of a code, of its two letters (ISO 3166-1) or of its name, in any case; null when there is none. */
export const countryOfCode = (countryCode: number): CountryPlace | null =>
  [...indexCountries().values()].find((country) => country.countryCode === countryCode) ?? null;

export const countryOfLetters = (alpha2: string): CountryPlace | null =>
  indexCountries().get(alpha2.toUpperCase()) ?? null;

export const lettersOfCountry = (countryCode: number): string | null =>
  [...indexCountries()].find(([, country]) => country.countryCode === countryCode)?.[0] ?? null;

export function countryOfName(name: string): CountryPlace | null {
  countriesByLowerName ??= new Map(
    countryNames()
      .toReversed()
      .flatMap(([alpha2, known]) => {
        const country = indexCountries().get(alpha2);
        return country ? [[known.toLowerCase(), country] as const] : [];
      }),
  );
  return countriesByLowerName.get(name.trim().toLowerCase()) ?? null;
}

/** The country where most speakers of a language live who write briefs in it; null where no one country stands out. */
const homes: Readonly<Partial<Record<Language, string>>> = {
  ...({ de: 'DE', fr: 'FR', es: 'ES', it: 'IT', pt: 'PT', nl: 'NL', pl: 'PL', sv: 'SE', da: 'DK', no: 'NO' } as const),
  ...({ fi: 'FI', is: 'IS', cs: 'CZ', sk: 'SK', sl: 'SI', hr: 'HR', hu: 'HU', ro: 'RO', tr: 'TR', et: 'EE' } as const),
  ...({ lv: 'LV', lt: 'LT', ru: 'RU', uk: 'UA', bg: 'BG', sr: 'RS', el: 'GR', he: 'IL', ko: 'KR', ja: 'JP' } as const),
  ...({ th: 'TH', vi: 'VN', id: 'ID', ka: 'GE', hy: 'AM', zh: 'CN' } as const),
};

export const homeOfLanguage = (language: Language | null): string | null =>
  language === null ? null : (homes[language] ?? null);
