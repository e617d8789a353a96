import type { OfferingItem } from './offering-name.ts';

const code = String.raw`[A-Z]{1,2}\d{0,2}[A-Z]?(?![\p{L}\d])`;
const link = String.raw`\s?(?:,|·|\/|\+|&|\sund|\ssowie|\sand|\sen|\soch|\sog|\sor|\soder)\s?`;
/** "Führerscheinklassen B, BE und A1", "categories C and D": a head and letters for each of its kinds. */
const ofCodes = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{0,20}(?:[Kk]lassen|[Kk]ategorien|[Cc]lasses|[Cc]ategories|[Cc]ategorieën|[Kk]lasser|[Kk]ategorier))\s?:?\s(${code}(?:${link}${code}){1,11})`,
  'u',
);
const heads: readonly (readonly [RegExp, string])[] = [
  [/klassen$/iu, 'klasse'],
  [/kategorien$/iu, 'kategorie'],
  [/classes$/iu, 'class'],
  [/categories$/iu, 'category'],
  [/categorieën$/iu, 'categorie'],
  [/klasser$/iu, 'klasse'],
  [/kategorier$/iu, 'kategori'],
];

/** The things that letters name behind a word for their kind, and the text without them. */
export function codedThings(said: string): { readonly items: OfferingItem[]; readonly rest: string } {
  const found = ofCodes.exec(said);
  if (found === null) return { items: [], rest: said };
  const [whole, plural = '', list = ''] = found;
  const ending = heads.find(([pattern]) => pattern.test(plural));
  const head = ending === undefined ? plural : plural.replace(ending[0], () => ending[1]);
  const singular = /^\p{Lu}/u.test(plural) ? head.slice(0, 1).toUpperCase() + head.slice(1) : head;
  const items = [...list.matchAll(new RegExp(code, 'gu'))].map(
    ([letters]): OfferingItem => ({ text: `${singular} ${letters}`, isListed: true, isObject: false }),
  );
  return { items, rest: `${said.slice(0, found.index)}${said.slice(found.index + whole.length)}` };
}
