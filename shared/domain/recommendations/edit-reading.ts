import type { GradingInput } from '../grading/grading-input.ts';
import type { PageLink } from '../grading/page-links.ts';
import { type PageReading, readPage } from '../grading/page-reading.ts';
import type { Language } from '../language/languages.ts';
import { termKeysOf } from '../language/subject-terms.ts';
import { type AddedContent, addedContent, sentencesIn } from './added-content.ts';
import { fieldValue } from './target-text.ts';

/** Whether an address exists: `unknown` where nothing could be found out in time, or there is no network. */
export type AddressState = 'exists' | 'missing' | 'unknown';

/** An edit, read once for everything that is said about it. */
export interface EditReading {
  readonly targetField: string;
  readonly criteria: ReadonlySet<string>;
  readonly before: PageReading;
  readonly after: PageReading;
  /** The new value of a field outside the body; null for the body. */
  readonly value: string | null;
  readonly added: AddedContent;
  /** How many sentences of the body are gone, or changed. */
  readonly removed: number;
  /** Links whose target, or text, was not there before. */
  readonly links: readonly PageLink[];
  readonly language: Language | null;
  /** The stems of what the page is about: its title, headings, keywords, and the words that its text repeats. */
  readonly subject: ReadonlySet<string>;
  /** Those of them that its title, headings and keywords name. */
  readonly named: ReadonlySet<string>;
  /** The day on which the edit is judged, `YYYY-MM-DD`. */
  readonly today: string;
  readonly stateOf: (address: string) => AddressState;
}

export interface EditToRead {
  readonly targetField: string;
  readonly criteria: readonly string[];
  readonly before: GradingInput;
  readonly after: GradingInput;
  readonly today: string;
  /** The states of the addresses that the edit brought; what is not in it is unknown. */
  readonly addresses?: ReadonlyMap<string, AddressState> | undefined;
}

export function readEdit({ targetField, criteria, before, after, today, addresses }: EditToRead): EditReading {
  const earlier = readPage(before);
  const later = readPage(after);
  const isBody = targetField === 'body_content';
  const language = earlier.hasBody || earlier.title !== '' ? earlier.language : later.language;
  const known = new Set(earlier.links.map(linkKey));
  const added = addedContent(isBody ? before.document : null, isBody ? after.document : null);
  const named = namedTerms(earlier, targetField, language);
  return {
    targetField,
    criteria: new Set(criteria),
    before: earlier,
    after: later,
    value: isBody ? null : (fieldValue(after.fields, targetField) ?? ''),
    added,
    removed: isBody ? sentencesIn(before.document) - added.kept.length : 0,
    links: isBody ? later.links.filter((link) => !known.has(linkKey(link))) : [],
    language,
    subject: subjectTerms(earlier, named),
    named,
    today,
    stateOf: (address) => addresses?.get(address) ?? 'unknown',
  };
}

const linkKey = ({ href, text }: PageLink): string => `${href}\n${text}`;

function namedTerms(page: PageReading, targetField: string, language: Language | null): ReadonlySet<string> {
  const { primaryKeyword, secondaryKeywords } = page.input.fields;
  const names = [
    // What is to be replaced may be what says the wrong thing.
    targetField === 'title' ? '' : page.title,
    targetField === 'meta_description' ? '' : page.metaDescription,
    targetField === 'h1' ? '' : (page.h1s[0] ?? page.leadHeading?.text ?? ''),
    primaryKeyword ?? page.keyword?.phrase ?? '',
    ...secondaryKeywords,
    ...page.subheadings.map(({ text }) => text),
  ];
  return new Set(names.flatMap((text) => termKeysOf(text, language)));
}

function subjectTerms(page: PageReading, named: ReadonlySet<string>): ReadonlySet<string> {
  const repeated = [...page.termCounts].filter(([, count]) => count >= 2).map(([term]) => term);
  const subject = new Set([...named, ...repeated]);
  // Of a page that says next to nothing, every word counts.
  return subject.size >= 3 ? subject : new Set([...subject, ...page.termCounts.keys()]);
}
