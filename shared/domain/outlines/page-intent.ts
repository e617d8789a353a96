import { beginsAsQuestion } from '../language/question-text.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { wordPattern } from '../language/word-pattern.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { differenceWord } from './difference-word.ts';
import { isHome, placeIn } from './named-place.ts';
import type { OutlineInput } from './outline-input.ts';
import { isOwnName, readSubject } from './subject.ts';
import { namesActivity } from './words/activity-words.ts';
import type { OutlineWords, PageIntent } from './words/outline-words.ts';

/** The aim of a page for its keyword. */
export interface PageAim {
  readonly intent: PageIntent;
  /** The keyword without its place and its price; null where these stand within it, and it can be said only as a whole. */
  readonly subject: string | null;
  /** A place that the keyword names beside its subject, with a capital. */
  readonly place: string | null;
  /** A town, which can be said with "in"; of a river or a region that is not sure. */
  readonly isTown: boolean;
  /** The keyword is the name of the business: nothing says what kind of thing it is. */
  readonly isBusiness: boolean;
  /** Rooms, tables and what else guests come for. */
  readonly isForGuests: boolean;
}

/** The more certain signs first: "best price" is about prices. */
const cueOrder = ['price', 'how_to', 'comparison', 'definition', 'problem', 'list', 'product'] as const;

export function pageAim(input: OutlineInput, words: OutlineWords): PageAim {
  const keyword = trimTrailing(input.keyword.replaceAll(/\s+/g, ' ').trim(), /[?!.]/).trim();
  const isAsked = beginsAsQuestion(keyword, input.language);
  const found = placelessKinds.has(input.kind ?? 'article') ? null : placeIn(keyword, input, isAsked);
  // Who offers nothing is in no place: "history of Rome" is about Rome.
  const isLocal =
    input.offers != null || namesActivity(keyword, input.language) || (found !== null && isHome(found.name, input));
  const named = isLocal ? found : null;
  // A keyword with a town looks for a business that repairs it.
  const isSought = named !== null && input.offers != null;
  const isList = wordPattern(words.cues.list).exec(keyword)?.index === 0;
  const order = isList ? (['list', ...cueOrder] as const) : cueOrder;
  const cue = order.find((kind) => !(kind === 'problem' && isSought) && wordPattern(words.cues[kind]).test(keyword));
  const bare = readSubject(keyword, named?.name ?? null, cue === 'price' ? words.cues.price : null, words);
  // A place alone is the subject.
  const place = bare === '' && cue === undefined ? null : named;
  const guests = wordPattern(words.cues.guests);
  const [text, part] = [keyword.toLowerCase(), bare.toLowerCase()];
  // "Kosten des Umzugs", "cena roweru": behind the sign the noun stands in another case than alone.
  const isWhole = bare !== '' && (text.startsWith(part) || (cue !== 'price' && text.endsWith(part)));
  return {
    intent:
      cue === 'comparison' && differenceWord.test(keyword) ? 'difference' : (cue ?? guessIntent(input, place, isAsked)),
    subject: isWhole ? bare : null,
    place: place?.name ?? null,
    isTown: place?.isTown ?? false,
    isBusiness: cue === undefined && place === null && isOwnName(keyword, input),
    isForGuests: input.offers != null && (guests.test(keyword) || guests.test(input.heading ?? '')),
  };
}

/** Pages that no place is looked for in: what they name is part of their subject. */
const placelessKinds: ReadonlySet<PageKind> = new Set(['recipe', 'news', 'legal', 'product']);
/** Pages that may offer a service. An article on the site of a business explains something, and says nothing of a service. */
const serviceKinds: ReadonlySet<PageKind | null> = new Set([
  null,
  ...(['home', 'about', 'contact', 'local_service'] as const),
]);

function guessIntent({ offers = null, kind = null }: OutlineInput, place: object | null, isAsked: boolean): PageIntent {
  if (offers === 'goods' || kind === 'product') return 'product';
  if ((offers === null && place === null) || isAsked || !serviceKinds.has(kind)) return 'topic';
  return place === null ? 'service' : 'place';
}
