import { searchIntent } from './search-intent.ts';

/** A form of pages that fewer of the first results have says nothing of what is wanted. */
const FORM_SHARE = 0.4;
const FORM_RESULTS_MIN = 3;

/** The kind of page that a result is, by its address and its title. */
export type ResultForm = 'home page' | 'guide' | 'comparison' | 'price';

/** A result of a search, as far as its form goes. */
interface Result {
  readonly title: string;
  readonly url: string;
}

const formsOfIntents = {
  how_to: 'guide',
  definition: 'guide',
  comparison: 'comparison',
  transaction: 'price',
} as const;

/** Null where neither address nor title tell. */
function classifyForm({ url, title }: Result): ResultForm | null {
  const { kind } = searchIntent(title);
  if (kind !== 'information') return formsOfIntents[kind];
  return (URL.parse(url)?.pathname ?? '/') === '/' ? 'home page' : null;
}

/** The kind of page that most of the first results are; null where they are of many kinds. */
export function commonForm(first: readonly Result[]): { readonly form: ResultForm; readonly count: number } | null {
  const counts = new Map<ResultForm, number>();
  for (const result of first) {
    const form = classifyForm(result);
    if (form !== null) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  if (best === undefined) return null;
  const [form, count] = best;
  return count >= FORM_RESULTS_MIN && count >= first.length * FORM_SHARE ? { form, count } : null;
}
