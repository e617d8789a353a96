import { type CountryPlace, countries } from './countries.ts';

export const UNITED_STATES: CountryPlace = { countryCode: 2840, countryName: 'United States' };

/** Countries that briefs speak of most, with the names and big cities that they use. Cities that are everyday words (Bath, Nice, Reading) are left out. */
const table: readonly (readonly [name: string, alpha2: string, aliases: string, cities: string])[] = [
  [
    'United States',
    'US',
    'US,USA,U.S.,U.S.A.,America',
    'New York,New York City,Los Angeles,Chicago,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,Austin,San Francisco,Seattle,Denver,Boston,Portland,Miami,Atlanta,Detroit,Nashville,Las Vegas,Minneapolis,New Orleans,Washington,California,Texas,Florida,Brooklyn',
  ],
  [
    'United Kingdom',
    'GB',
    'UK,U.K.,Great Britain,Britain,England,Scotland,Wales,Northern Ireland',
    'London,Leeds,Manchester,Birmingham,Liverpool,Bristol,Sheffield,Edinburgh,Glasgow,Cardiff,Belfast,Newcastle,Nottingham,Leicester,York,Oxford,Cambridge,Brighton,Southampton,Plymouth,Norwich,Aberdeen,Yorkshire,Cornwall',
  ],
  ['Ireland', 'IE', 'Republic of Ireland', 'Dublin,Cork,Galway,Limerick'],
  ['Canada', 'CA', '', 'Toronto,Montreal,Montréal,Vancouver,Calgary,Ottawa,Edmonton,Winnipeg,Quebec,Ontario'],
  ['Australia', 'AU', '', 'Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra,Hobart'],
  ['New Zealand', 'NZ', '', 'Auckland,Wellington,Christchurch,Dunedin'],
  [
    'Germany',
    'DE',
    'Deutschland',
    'Berlin,Hamburg,Munich,München,Cologne,Köln,Frankfurt,Stuttgart,Düsseldorf,Leipzig,Dresden,Hannover',
  ],
  ['Austria', 'AT', 'Österreich', 'Vienna,Wien,Graz,Salzburg,Linz,Innsbruck'],
  ['Switzerland', 'CH', 'Schweiz,Suisse', 'Zurich,Zürich,Geneva,Genève,Basel,Bern,Lausanne'],
  ['France', 'FR', '', 'Paris,Lyon,Marseille,Toulouse,Bordeaux,Lille,Nantes,Strasbourg,Montpellier'],
  ['Belgium', 'BE', 'Belgique,België', 'Brussels,Bruxelles,Antwerp,Ghent,Bruges'],
  ['Netherlands', 'NL', 'The Netherlands,Holland,Nederland', 'Amsterdam,Rotterdam,Utrecht,The Hague,Eindhoven'],
  ['Spain', 'ES', 'España', 'Madrid,Barcelona,Valencia,Seville,Sevilla,Bilbao,Málaga,Malaga'],
  ['Portugal', 'PT', '', 'Lisbon,Lisboa,Porto'],
  ['Italy', 'IT', 'Italia', 'Rome,Roma,Milan,Milano,Naples,Turin,Florence,Venice,Bologna'],
  ['Denmark', 'DK', 'Danmark', 'Copenhagen,København,Aarhus'],
  ['Sweden', 'SE', 'Sverige', 'Stockholm,Gothenburg,Göteborg,Malmö'],
  ['Norway', 'NO', 'Norge', 'Oslo,Bergen,Trondheim'],
  ['Finland', 'FI', 'Suomi', 'Helsinki,Tampere,Turku'],
  ['Poland', 'PL', 'Polska', 'Warsaw,Kraków,Krakow,Wrocław,Gdańsk,Gdansk,Poznań'],
  ['Czechia', 'CZ', 'Czech Republic', 'Prague,Praha,Brno'],
  ['Hungary', 'HU', '', 'Budapest'],
  ['Romania', 'RO', '', 'Bucharest'],
  ['Greece', 'GR', '', 'Athens,Thessaloniki'],
  ['Turkiye', 'TR', 'Türkiye', 'Istanbul,Ankara,Izmir'],
  ['Ukraine', 'UA', '', 'Kyiv,Lviv,Odesa'],
  ['Israel', 'IL', '', 'Tel Aviv,Jerusalem,Haifa'],
  ['United Arab Emirates', 'AE', 'UAE', 'Dubai,Abu Dhabi'],
  ['Saudi Arabia', 'SA', '', 'Riyadh,Jeddah'],
  ['Egypt', 'EG', '', 'Cairo,Alexandria'],
  ['South Africa', 'ZA', '', 'Cape Town,Johannesburg,Durban,Pretoria'],
  ['Nigeria', 'NG', '', 'Lagos,Abuja'],
  ['Kenya', 'KE', '', 'Nairobi,Mombasa'],
  ['India', 'IN', '', 'Mumbai,Delhi,New Delhi,Bangalore,Bengaluru,Chennai,Hyderabad,Kolkata,Pune'],
  ['Pakistan', 'PK', '', 'Karachi,Lahore,Islamabad'],
  ['Singapore', 'SG', '', ''],
  ['Malaysia', 'MY', '', 'Kuala Lumpur,Penang'],
  ['Indonesia', 'ID', '', 'Jakarta,Bali,Surabaya'],
  ['Philippines', 'PH', 'The Philippines', 'Manila,Cebu'],
  ['Thailand', 'TH', '', 'Bangkok,Chiang Mai,Phuket'],
  ['Vietnam', 'VN', '', 'Hanoi,Ho Chi Minh City'],
  ['Japan', 'JP', '', 'Tokyo,Osaka,Kyoto,Yokohama,Sapporo'],
  ['South Korea', 'KR', 'Korea', 'Seoul,Busan'],
  ['Brazil', 'BR', 'Brasil', 'São Paulo,Sao Paulo,Rio de Janeiro,Brasília'],
  ['Argentina', 'AR', '', 'Buenos Aires,Córdoba'],
  ['Mexico', 'MX', 'México', 'Mexico City,Guadalajara,Monterrey'],
  ['Colombia', 'CO', '', 'Bogotá,Bogota,Medellín'],
  ['Chile', 'CL', '', 'Santiago'],
  ['Peru', 'PE', '', 'Lima'],
];

interface NamedPlace {
  country: CountryPlace;
  cityName: string | null;
}

/** Countries whose names are everyday words, people or parts of other places' names in a brief. */
const AMBIGUOUS = new Set(['Chad', 'Georgia', 'Guinea', 'Jersey', 'Jordan', 'Reunion', 'Réunion', 'Turkey']);

const named = (list: string): string[] => list.split(',').filter((name) => name !== '');
const byAlpha2 = new Map<string, CountryPlace>(
  countries.map(({ alpha2, countryCode, countryName }) => [alpha2, { countryCode, countryName }]),
);
for (const [countryName, alpha2] of table) {
  const listed = byAlpha2.get(alpha2);
  if (listed) byAlpha2.set(alpha2, { ...listed, countryName });
}

/** The first to take a name has it: the countries that briefs speak of most go before the others. */
const places = new Map<string, NamedPlace>();
const byLowerName = new Map<string, CountryPlace>();
for (const [countryName, alpha2, aliases, cities] of table) {
  const country = byAlpha2.get(alpha2);
  if (country) nameCountry(country, [countryName, ...named(aliases)], named(cities));
}
for (const { alpha2, names } of countries) {
  const country = byAlpha2.get(alpha2);
  if (country) nameCountry(country, names, []);
}

function nameCountry(country: CountryPlace, names: readonly string[], cities: readonly string[]): void {
  for (const name of names) {
    if (!byLowerName.has(name.toLowerCase())) byLowerName.set(name.toLowerCase(), country);
    if (!places.has(name) && !AMBIGUOUS.has(name)) places.set(name, { country, cityName: null });
  }
  for (const cityName of cities) places.set(cityName, { country, cityName });
}

const WORDS_OF_A_PLACE_MAX = 4;

/** The country of a code, of its two letters (ISO 3166-1) or of its name, in any case; null when there is none. */
export const countryOfCode = (countryCode: number): CountryPlace | null =>
  [...byAlpha2.values()].find((country) => country.countryCode === countryCode) ?? null;
export const countryOfLetters = (alpha2: string): CountryPlace | null => byAlpha2.get(alpha2.toUpperCase()) ?? null;
export const countryOfName = (name: string): CountryPlace | null => byLowerName.get(name.trim().toLowerCase()) ?? null;

export interface BriefPlaces {
  country: CountryPlace | null;
  /** Of that country, in the order of the text, each once. */
  cityNames: string[];
}

/** The country that a text speaks of (a country by name before one by its city), and its cities. Names as they are written. */
export function placesIn(text: string): BriefPlaces {
  const words = text.match(/[\p{L}\p{M}.]+|[^\s\p{L}\p{M}.]/gu) ?? [];
  const found: NamedPlace[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const longest = longestPlaceAt(words, at);
    if (!longest) continue;
    found.push(longest.place);
    at += longest.words - 1;
  }
  const country = (found.find(({ cityName }) => cityName === null) ?? found[0])?.country ?? null;
  const cityNames = found.flatMap(({ country: { countryCode }, cityName }) =>
    cityName !== null && countryCode === country?.countryCode ? cityName : [],
  );
  return { country, cityNames: [...new Set(cityNames)] };
}

function longestPlaceAt(words: readonly string[], at: number): { place: NamedPlace; words: number } | null {
  // Names begin with a capital: this skips nearly every word of a long brief.
  if (!/^\p{Lu}/u.test(words[at] ?? '')) return null;
  for (let count = WORDS_OF_A_PLACE_MAX; count > 0; count -= 1) {
    const name = words.slice(at, at + count).join(' ');
    const place = places.get(name) ?? places.get(name.replace(/\.+$/, ''));
    if (place) return { place, words: count };
  }
  return null;
}
