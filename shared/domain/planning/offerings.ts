import { labelOf } from './brief-text.ts';
import { slugOf } from './slug.ts';

/** What a business offers, as the names of pages, and whether these are goods. */
export interface Offerings {
  kind: 'products' | 'services';
  names: string[];
}

const OFFERINGS_MAX = 5;
const WORDS_OF_AN_OFFERING_MAX = 5;
/** Hostile briefs are long lists: what is beyond this many items changes nothing. */
const ITEMS_READ_MAX = 60;

const goodsVerb = `sells?|selling|stocks?|stocking|makes?|making|produces?|bakes?|brews?|manufactures?|products? (?:are|include)|range of|imports?`;
const servicesVerb = `offers?|offering|provides?|providing|repairs?|repairing|specialis(?:es?|ing) in|specializ(?:es?|ing) in|teach(?:es)?|rents?|installs?|designs?|builds?|cleans?|services? (?:are|include)|help with`;
// The verb, then what follows it up to the end of the clause: each is bounded, and nothing in it can be read two ways.
const offer = new RegExp(
  String.raw`(?:^|[\s(])(?:(${goodsVerb})|(?:${servicesVerb}))[ \t]*:?[ \t]+([^.!?;:\n()]{2,300})`,
  'giu',
);
const listItem = /^[ \t]{0,8}(?:[-*•–]|\d{1,2}[.)])[ \t]{1,4}([^\n]{2,80})$/gmu;

/** The goods and services that a brief names: after "we sell …", and as the items of its lists. */
export function offeringsIn(brief: string): Offerings {
  const items: string[] = [];
  let goods = 0;
  let services = 0;
  for (const [, goodsWord, list = ''] of brief.matchAll(offer)) {
    if (items.length >= ITEMS_READ_MAX) break;
    if (goodsWord === undefined) services += 1;
    else goods += 1;
    items.push(...list.split(/,|&|\/|\s(?:and|or|plus)\s/iu).slice(0, 12));
  }
  for (const [, item = ''] of brief.matchAll(listItem)) {
    if (items.length >= ITEMS_READ_MAX) break;
    items.push(item.split(/[:,(–—]|\s-\s/u, 1)[0] ?? '');
  }
  const bySlug = new Map<string, string>();
  for (const name of items.flatMap((item) => offeringName(item) ?? [])) {
    const slug = slugOf(name);
    if (slug !== null && !bySlug.has(slug) && bySlug.size < OFFERINGS_MAX) bySlug.set(slug, name);
  }
  return { kind: goods > services ? 'products' : 'services', names: [...bySlug.values()] };
}

const leading =
  /^(?:(?:an?|the|our|your|all|also|both|some|many|various|quality|high-quality|kinds? of|types? of|a range of|we|they|to|you|everything from|such as|including|like)\s+)+/iu;
const following =
  /\s(?:in|for|to|at|with|from|near|across|on|by|that|which|who|while|where|when|since|as|so|because|including|such|we|our|are|is|of all|made)\s.*$/iu;

function offeringName(item: string): string | null {
  const text = item
    .slice(0, 200)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(leading, '')
    .replace(following, '')
    .replaceAll(/["“”*_`]/gu, '')
    .trim();
  // A noun phrase is letters and spaces; noise is not.
  if (text.split(' ').length > WORDS_OF_AN_OFFERING_MAX || !/^[\p{L}\p{M}\p{N}'’ -]+$/u.test(text)) return null;
  return labelOf(text);
}
