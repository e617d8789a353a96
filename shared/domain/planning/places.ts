/**
 * Countries and big cities by the names that briefs use. A country's code in DataForSEO's numbering is 2000 plus its ISO
 * 3166-1 number (https://docs.dataforseo.com/v3/keywords_data/google_ads/locations/).
 */

export interface CountryPlace {
  countryCode: number;
  countryName: string;
}

export const UNITED_STATES: CountryPlace = { countryCode: 2840, countryName: 'United States' };

/** Name, ISO number, other names, cities. Names that are everyday words elsewhere (Bath, Nice, Reading, Georgia) are left out. */
const table: readonly (readonly [name: string, isoNumber: number, aliases: string, cities: string])[] = [
  [
    'United States',
    840,
    'US,USA,U.S.,U.S.A.,America',
    'New York,New York City,Los Angeles,Chicago,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,Austin,San Francisco,Seattle,Denver,Boston,Portland,Miami,Atlanta,Detroit,Nashville,Las Vegas,Minneapolis,New Orleans,Washington,California,Texas,Florida,Brooklyn',
  ],
  [
    'United Kingdom',
    826,
    'UK,U.K.,Great Britain,Britain,England,Scotland,Wales,Northern Ireland',
    'London,Leeds,Manchester,Birmingham,Liverpool,Bristol,Sheffield,Edinburgh,Glasgow,Cardiff,Belfast,Newcastle,Nottingham,Leicester,York,Oxford,Cambridge,Brighton,Southampton,Plymouth,Norwich,Aberdeen,Yorkshire,Cornwall',
  ],
  ['Ireland', 372, 'Republic of Ireland', 'Dublin,Cork,Galway,Limerick'],
  ['Canada', 124, '', 'Toronto,Montreal,Montréal,Vancouver,Calgary,Ottawa,Edmonton,Winnipeg,Quebec,Ontario'],
  ['Australia', 36, '', 'Sydney,Melbourne,Brisbane,Perth,Adelaide,Canberra,Hobart'],
  ['New Zealand', 554, '', 'Auckland,Wellington,Christchurch,Dunedin'],
  [
    'Germany',
    276,
    'Deutschland',
    'Berlin,Hamburg,Munich,München,Cologne,Köln,Frankfurt,Stuttgart,Düsseldorf,Leipzig,Dresden,Hannover',
  ],
  ['Austria', 40, 'Österreich', 'Vienna,Wien,Graz,Salzburg,Linz,Innsbruck'],
  ['Switzerland', 756, 'Schweiz,Suisse', 'Zurich,Zürich,Geneva,Genève,Basel,Bern,Lausanne'],
  ['France', 250, '', 'Paris,Lyon,Marseille,Toulouse,Bordeaux,Lille,Nantes,Strasbourg,Montpellier'],
  ['Belgium', 56, 'Belgique,België', 'Brussels,Bruxelles,Antwerp,Ghent,Bruges'],
  ['Netherlands', 528, 'The Netherlands,Holland,Nederland', 'Amsterdam,Rotterdam,Utrecht,The Hague,Eindhoven'],
  ['Spain', 724, 'España', 'Madrid,Barcelona,Valencia,Seville,Sevilla,Bilbao,Málaga,Malaga'],
  ['Portugal', 620, '', 'Lisbon,Lisboa,Porto'],
  ['Italy', 380, 'Italia', 'Rome,Roma,Milan,Milano,Naples,Turin,Florence,Venice,Bologna'],
  ['Denmark', 208, 'Danmark', 'Copenhagen,København,Aarhus'],
  ['Sweden', 752, 'Sverige', 'Stockholm,Gothenburg,Göteborg,Malmö'],
  ['Norway', 578, 'Norge', 'Oslo,Bergen,Trondheim'],
  ['Finland', 246, 'Suomi', 'Helsinki,Tampere,Turku'],
  ['Poland', 616, 'Polska', 'Warsaw,Kraków,Krakow,Wrocław,Gdańsk,Gdansk,Poznań'],
  ['Czechia', 203, 'Czech Republic', 'Prague,Praha,Brno'],
  ['Hungary', 348, '', 'Budapest'],
  ['Romania', 642, '', 'Bucharest'],
  ['Greece', 300, '', 'Athens,Thessaloniki'],
  ['Turkiye', 792, 'Türkiye', 'Istanbul,Ankara,Izmir'],
  ['Ukraine', 804, '', 'Kyiv,Lviv,Odesa'],
  ['Israel', 376, '', 'Tel Aviv,Jerusalem,Haifa'],
  ['United Arab Emirates', 784, 'UAE', 'Dubai,Abu Dhabi'],
  ['Saudi Arabia', 682, '', 'Riyadh,Jeddah'],
  ['Egypt', 818, '', 'Cairo,Alexandria'],
  ['South Africa', 710, '', 'Cape Town,Johannesburg,Durban,Pretoria'],
  ['Nigeria', 566, '', 'Lagos,Abuja'],
  ['Kenya', 404, '', 'Nairobi,Mombasa'],
  ['India', 356, '', 'Mumbai,Delhi,New Delhi,Bangalore,Bengaluru,Chennai,Hyderabad,Kolkata,Pune'],
  ['Pakistan', 586, '', 'Karachi,Lahore,Islamabad'],
  ['Singapore', 702, '', ''],
  ['Malaysia', 458, '', 'Kuala Lumpur,Penang'],
  ['Indonesia', 360, '', 'Jakarta,Bali,Surabaya'],
  ['Philippines', 608, 'The Philippines', 'Manila,Cebu'],
  ['Thailand', 764, '', 'Bangkok,Chiang Mai,Phuket'],
  ['Vietnam', 704, '', 'Hanoi,Ho Chi Minh City'],
  ['Japan', 392, '', 'Tokyo,Osaka,Kyoto,Yokohama,Sapporo'],
  ['South Korea', 410, 'Korea', 'Seoul,Busan'],
  ['Brazil', 76, 'Brasil', 'São Paulo,Sao Paulo,Rio de Janeiro,Brasília'],
  ['Argentina', 32, '', 'Buenos Aires,Córdoba'],
  ['Mexico', 484, 'México', 'Mexico City,Guadalajara,Monterrey'],
  ['Colombia', 170, '', 'Bogotá,Bogota,Medellín'],
  ['Chile', 152, '', 'Santiago'],
  ['Peru', 604, '', 'Lima'],
];

interface NamedPlace {
  country: CountryPlace;
  cityName: string | null;
}

/** DataForSEO's country codes are 2000 and the ISO number. */
const COUNTRY_CODE_BASE = 2000;
const named = (list: string): string[] => list.split(',').filter((name) => name !== '');
const places = new Map<string, NamedPlace>(
  table.flatMap(([countryName, isoNumber, aliases, cities]) => {
    const country = { countryCode: COUNTRY_CODE_BASE + isoNumber, countryName };
    return [
      ...[countryName, ...named(aliases)].map((name) => [name, { country, cityName: null }] as const),
      ...named(cities).map((cityName) => [cityName, { country, cityName }] as const),
    ];
  }),
);
const byLowerName = new Map([...places].map(([name, place]) => [name.toLowerCase(), place]));
const WORDS_OF_A_PLACE_MAX = 4;

/** The country of a code, or of its name in any case; null when the table does not have it. */
export const countryOfCode = (countryCode: number): CountryPlace | null =>
  [...places.values()].find(({ country }) => country.countryCode === countryCode)?.country ?? null;
export function countryOfName(name: string): CountryPlace | null {
  const place = byLowerName.get(name.trim().toLowerCase());
  return place && place.cityName === null ? place.country : null;
}

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
