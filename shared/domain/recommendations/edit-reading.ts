import type { GradingInput } from '../grading/grading-input.ts';
import type { PageLink } from '../grading/page-links.ts';
import { type PageReading, readPage } from '../grading/page-reading.ts';
import type { Language } from '../language/languages.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { hasSameContent } from '../markdown/block-tree.ts';
import { markdownOfNodes } from '../markdown/document-parts.ts';
import { type AddedContent, addedContent, sentencesIn } from './added-content.ts';
import { fieldValue } from './target-text.ts';

/** Whether an address exists: `unknown` where nothing could be found out in time, or there is no network. */
export type AddressState = 'exists' | 'missing' | 'unknown';

/** An edit, read once for everything that is said about it. */
export interface EditReading {
  readonly targetField: string;
  readonly criteria: ReadonlySet<string>;
  /** The blocks that the recommendation is to replace; empty where it inserts, or is about another field. */
  readonly targetNodeIds: readonly string[];
  readonly before: PageReading;
  readonly after: PageReading;
  /** The new value of a field outside the body; null for the body. */
  readonly value: string | null;
  readonly added: AddedContent;
  /** How many sentences of the body are gone, or changed. */
  readonly removed: number;
  /** The content, or what the recommendation is to replace, is as it was. */
  readonly isUnchanged: boolean;
  readonly isTargetUnchanged: boolean;
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
  readonly targetNodeIds?: readonly string[] | null | undefined;
  /** Values of other fields by edits that were verified since the analysis. */
  readonly acceptedTexts?: readonly string[] | undefined;
  readonly before: GradingInput;
  readonly after: GradingInput;
  readonly today: string;
  /** The states of the addresses that the edit brought; what is not in it is unknown. */
  readonly addresses?: ReadonlyMap<string, AddressState> | undefined;
}

export function readEdit(edit: EditToRead): EditReading {
  const { targetField, criteria, before, after, today, addresses } = edit;
  const earlier = readPage(before);
  const later = readPage(after);
  const isBody = targetField === 'body_content';
  const language = earlier.hasBody || earlier.title !== '' ? earlier.language : later.language;
  const known = new Set(earlier.links.map(linkKey));
  const added = addedContent(isBody ? before.document : null, isBody ? after.document : null);
  const named = namedTerms(earlier, edit, language);
  const isUnchanged = isSame(edit);
  return {
    targetField,
    criteria: new Set(criteria),
    targetNodeIds: edit.targetNodeIds ?? [],
    before: earlier,
    after: later,
    value: isBody ? null : (fieldValue(after.fields, targetField) ?? ''),
    added,
    removed: isBody ? sentencesIn(before.document) - added.kept.length : 0,
    isUnchanged,
    isTargetUnchanged: isUnchanged || isSameTarget(edit),
    links: isBody ? later.links.filter((link) => !known.has(linkKey(link))) : [],
    language,
    subject: collectSubject(earlier, edit, named, language),
    named,
    today,
    stateOf: (address) => addresses?.get(address) ?? 'unknown',
  };
}

const linkKey = ({ href, text }: PageLink): string => `${href}\n${text}`;

function isSame({ targetField, before, after }: EditToRead): boolean {
  if (targetField !== 'body_content')
    return fieldValue(before.fields, targetField) === fieldValue(after.fields, targetField);
  if (before.fields.body === after.fields.body) return true;
  return before.document !== null && after.document !== null && hasSameContent(before.document, after.document);
}

function isSameTarget({ targetNodeIds, before, after }: EditToRead): boolean {
  if (!targetNodeIds || targetNodeIds.length === 0 || !before.document || !after.document) return false;
  const text = markdownOfNodes(before.document, targetNodeIds);
  return text !== null && text === markdownOfNodes(after.document, targetNodeIds);
}

function namedTerms(
  page: PageReading,
  { targetField, acceptedTexts = [] }: EditToRead,
  language: Language | null,
): ReadonlySet<string> {
  const { primaryKeyword, secondaryKeywords } = page.input.fields;
  const names = [
    // The replaced text may be the one that is wrong.
    targetField === 'title' ? '' : page.title,
    targetField === 'meta_description' ? '' : page.metaDescription,
    targetField === 'h1' ? '' : (page.h1s[0] ?? page.leadHeading?.text ?? ''),
    ...acceptedTexts,
    primaryKeyword ?? page.keyword?.phrase ?? '',
    ...secondaryKeywords,
    ...page.subheadings.map(({ text }) => text),
  ];
  return new Set(names.flatMap((text) => listTermKeys(text, language)));
}

/** An H1 may be about whatever a title may be about: the two say the same in different places. */
function collectSubject(
  page: PageReading,
  edit: EditToRead,
  named: ReadonlySet<string>,
  language: Language | null,
): ReadonlySet<string> {
  const subject = subjectTerms(page, named);
  if (edit.targetField !== 'h1') return subject;
  const ofTitle = namedTerms(page, { ...edit, targetField: 'title' }, language);
  return new Set([...subject, ...subjectTerms(page, ofTitle)]);
}

function subjectTerms(page: PageReading, named: ReadonlySet<string>): ReadonlySet<string> {
  const repeated = [...page.termCounts].filter(([, count]) => count >= 2).map(([term]) => term);
  const subject = new Set([...named, ...repeated]);
  // Of a page that says next to nothing, every word counts.
  return subject.size >= 3 ? subject : new Set([...subject, ...page.termCounts.keys()]);
}
