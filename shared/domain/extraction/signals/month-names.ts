import { type Language, languages } from '../../language/languages.ts';

const tables = new Map<string, ReadonlyMap<string, number>>();

/** The months by their names in a language, long and short, in lower case without full stops, as ICU has them; English ones always. */
export function listMonths(language: Language | null): ReadonlyMap<string, number> {
  const key = language ?? 'any';
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = language === null ? unambiguous() : new Map([...monthNames('en'), ...monthNames(language)]);
  tables.set(key, table);
  return table;
}

/** Those of all languages that mean one month in each: `listopad` is October in Croatian and November in Czech. */
function unambiguous(): ReadonlyMap<string, number> {
  const months = new Map<string, Set<number>>();
  for (const language of languages)
    for (const [name, month] of monthNames(language)) months.set(name, (months.get(name) ?? new Set()).add(month));
  return new Map([...months].flatMap(([name, of]) => (of.size === 1 ? [[name, [...of][0] ?? 0] as const] : [])));
}

function monthNames(language: Language): [string, number][] {
  const names: [string, number][] = [];
  for (const locale of listLocales(language)) {
    for (const month of ['long', 'short'] as const) {
      // With a day, languages with cases name the month in another one.
      for (const options of [{ month }, { month, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
        for (let at = 0; at < 12; at += 1) {
          const parts = format.formatToParts(Date.UTC(2021, at, 15));
          const name = monthKey(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (/\p{L}/u.test(name)) names.push([name, at + 1]);
        }
      }
    }
  }
  return names;
}

const listLocales = (language: Language): string[] =>
  language === 'en' ? ['en-US', 'en-GB'] : [language === 'no' ? 'nb' : language];

export const monthKey = (name: string): string => name.toLowerCase().replaceAll('.', '').trim();
