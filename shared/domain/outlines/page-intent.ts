import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { beginsAsQuestion } from '../language/question-text.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { wordPattern } from '../language/word-pattern.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import { differenceWord } from './difference-word.ts';
import { isHome, placeIn } from './named-place.ts';
import { isPhrase } from './natural-phrase.ts';
import type { OutlineInput } from './outline-input.ts';
import { isBent, isNameable, isOwnName, isProperName, isSplit, readSubject } from './subject.ts';
import { namesActivity } from './words/activity-words.ts';
import { isInfinitiveOfWork, saysHow } from './words/how-to-words.ts';
import type { OutlineWords, PageIntent } from './words/outline-words.ts';
import { isSpelled, spellAsPage } from './written-form.ts';

/** The aim of a page for its keyword. */
export interface PageAim {
  readonly intent: PageIntent;
  /**
   * The subject of the keyword, without signs of its intent and without its place; as the page writes it. Null where
   * that fits no heading of ours.
   */
  readonly subject: string | null;
  /** The subject is said so in a sentence: "repair of leaks", but not "leak repair price list old house". */
  readonly isPhrase: boolean;
  /** A place that the keyword names beside its subject, with a capital. */
  readonly place: string | null;
  /** A town, which can be said with "in"; of a river or a region that is not sure. */
  readonly isTown: boolean;
  /** The business itself, a name or a question without a sign: nothing says what kind of thing it is. */
  readonly about: 'business' | 'unknown' | 'subject';
  /** Rooms, tables and what else guests come for. */
  readonly isForGuests: boolean;
}

/** Where the reader is names no place. */
const nearMe = new RegExp(String.raw`\s(?:${alternatives('outlines', 'nearMe')})$`, 'iu');

/** The more certain signs first: "best price" is about prices. */
const cueOrder = ['price', 'how_to', 'comparison', 'definition', 'problem', 'list', 'product'] as const;

export function pageAim(input: OutlineInput, words: OutlineWords): PageAim {
  const asked = input.keyword.replaceAll(/\s+/g, ' ').trim();
  const keyword = trimTrailing(asked, /[?!.]/).replace(nearMe, '').trim();
  const isAsked = beginsAsQuestion(keyword, input.language);
  const found = placelessKinds.has(input.kind ?? 'article') ? null : placeIn(keyword, input, isAsked);
  // Who offers nothing is in no place: "history of Rome" is about Rome.
  const isWork = namesActivity(keyword, input.language);
  const isLocal = input.offers != null || isWork || (found !== null && isHome(found.name, input));
  const named =
    isLocal || (found !== null && readSubject(keyword, found.name, null, words, false) === '') ? found : null;
  const isSought = named !== null && input.offers != null;
  // A keyword with a town looks for a business that repairs it.
  const isList = wordPattern(words.cues.list).exec(keyword)?.index === 0;
  const order = isList ? (['list', ...cueOrder] as const) : cueOrder;
  const cue = order.find((kind) => !(kind === 'problem' && isSought) && hasCue(keyword, words.cues[kind], kind));
  const cues = cue === undefined ? null : words.cues[cue];
  const bare = readSubject(keyword, named?.name ?? null, cues, words, cue !== undefined && wholeCues.has(cue));
  // A place alone is the subject.
  const place = bare === '' && cue === undefined ? null : named;
  const subject = place === named ? bare : (named?.name ?? '');
  const guests = wordPattern(words.cues.guests);
  const isForGuests = input.offers != null && (guests.test(keyword) || guests.test(input.heading ?? ''));
  const unsigned = place === null && asksHow(keyword, input) ? 'how_to' : null;
  const intent =
    cue === 'comparison' && differenceWord.test(keyword)
      ? 'difference'
      : (cue ?? unsigned ?? guessIntent(input, place?.name ?? null));
  const isUnsigned = cue === undefined && unsigned === null && place === null;
  const isApart = place !== null && isSplit(keyword, place.name, cues, words);
  const isNamed =
    isNameable(subject, words, input.language) &&
    !isBent(keyword, cue, input) &&
    !isApart &&
    (found === named || found === null);
  const written = spellAsPage(subject, input);
  return {
    intent,
    subject: isNamed && isSpelled(written, input) ? written : null,
    isPhrase: isNamed && (isPhrase(written, input) || isOwnName(keyword, input)),
    place: place?.name ?? null,
    isTown: !isApart && (place?.isTown ?? false),
    about: isUnsigned ? classifySubject(keyword, isNamed && named === null && !isAsked, input) : 'subject',
    isForGuests,
  };
}

/** Classifies the subject of a keyword without a sign: the business, a thing, or unknown. */
function classifySubject(keyword: string, isNamed: boolean, input: OutlineInput): PageAim['about'] {
  if (isOwnName(keyword, input)) return 'business';
  return isNamed && !isProperName(keyword, input) ? 'subject' : 'unknown';
}

/** Signs that stay in the subject: "shoulder pain" is about the pain. */
const wholeCues: ReadonlySet<string> = new Set(['how_to', 'comparison', 'problem']);

/** A search in the infinitive asks how, where the page does not offer the work itself; so does a page that is titled so. */
const asksHow = (keyword: string, input: OutlineInput): boolean =>
  saysHow(keyword, input.language) ||
  (input.kind !== 'local_service' &&
    (saysHow(input.heading ?? '', input.language) || isInfinitiveOfWork(keyword, input.language)));

function hasCue(keyword: string, cues: string, kind: string): boolean {
  const found = wordPattern(cues).exec(keyword);
  if (!found) return false;
  // "or" compares only what stands on both sides of it; "how" asks at the beginning.
  if (kind === 'comparison' && found[0].length <= 4)
    return found.index > 0 && found.index + found[0].length < keyword.length;
  return kind === 'how_to' && found[0].split(' ').length === 1 && found[0].length <= 7 ? found.index === 0 : true;
}

/** Pages that no place is looked for in: what they name is part of their subject. */
const placelessKinds: ReadonlySet<PageKind> = new Set(['recipe', 'news', 'legal', 'product']);
/** Pages that may offer a service. An article on the site of a business explains something, and says nothing of a service. */
const serviceKinds: ReadonlySet<PageKind | null> = new Set([
  null,
  ...(['home', 'about', 'contact', 'local_service'] as const),
]);

function guessIntent({ offers = null, kind = null }: OutlineInput, place: string | null): PageIntent {
  if (offers === 'goods' || kind === 'product') return 'product';
  // An article on the site of a business explains something, and says nothing of a service.
  if ((offers === null && place === null) || !serviceKinds.has(kind)) return 'topic';
  return place === null ? 'service' : 'place';
}
