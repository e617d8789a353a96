import { termKeysOf } from '../../language/subject-terms.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Of a longer addition, the part of its words that the page is about, and that it has at all. docs/grading.md has the measurement. */
const DISTINCT_TERMS_MIN = 25;
const SUBJECT_MIN = 0.03;
const KNOWN_MIN = 0.1;
/** A page with fewer words has not said yet what it is about, but for the word or two that it is named by. */
const PAGE_TERMS_MIN = 150;
/** Terms from which on a paragraph says enough to have a subject. */
const TERMS_MIN = 7;
/** Of a longer one, other words of the page must be more than one: some words are on every page. */
const LONG_TERMS = 15;
/** The part of the new text, by terms, that may be about something else. */
const OFF_TOPIC_MAX = 0.5;

/** A title, a description or an H1 says what the page is about. */
export const fieldIsOnTopic: ObjectionRule = ({ value, targetField, language, subject }) => {
  if (value === null || targetField === 'schema') return [];
  const terms = termKeysOf(value, language);
  if (terms.length === 0) return [`${quoted(value)} has no word that names a subject.`];
  const shared = terms.some((term) => isSubject(term, subject));
  return shared || subject.size === 0 ? [] : [`${quoted(value)} shares no word with what the page is about.`];
};

/** Longer additions share terms with the page. */
export const additionIsOnTopic: ObjectionRule = ({ added, language, subject, before }) => {
  if (subject.size === 0) return [];
  const distinct = [...new Set(added.blocks.flatMap(({ text }) => termKeysOf(text, language)))];
  if (distinct.length >= DISTINCT_TERMS_MIN) {
    const shared = distinct.filter((term) => subject.has(term)).length;
    const related = distinct.filter((term) => isSubject(term, subject)).length;
    const known = distinct.filter((term) => before.termCounts.has(term)).length;
    const isLong = before.termCounts.size >= PAGE_TERMS_MIN;
    const isStrange =
      related <= 1 ||
      (isLong && shared < SUBJECT_MIN * distinct.length) ||
      (isLong && shared < 1.5 * SUBJECT_MIN * distinct.length && known < KNOWN_MIN * distinct.length);
    if (isStrange)
      return [
        `${quoted(added.sentences[0] ?? '')} and what follows share ${shared} of ${distinct.length} words with what the page is about.`,
      ];
  }
  const paragraphs = added.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item' || kind === 'quote')
    .map(({ text }) => ({ text, terms: termKeysOf(text, language) }));
  const long = paragraphs.filter(({ terms }) => terms.length >= TERMS_MIN);
  const judged = long.length > 0 ? long : joined(paragraphs);
  const total = judged.reduce((sum, { terms }) => sum + terms.length, 0);
  const strange = judged.filter(({ terms }) => {
    if (terms.some((term) => isSubject(term, subject))) return false;
    const said = new Set(terms.filter((term) => before.termCounts.has(term))).size;
    return said < (terms.length < LONG_TERMS ? 1 : 3);
  });
  const off = strange.reduce((sum, { terms }) => sum + terms.length, 0);
  const [first] = strange;
  return first && off > OFF_TOPIC_MAX * total
    ? [`${quoted(first.text)} shares no word with what the page is about.`]
    : [];
};

function joined(paragraphs: readonly { text: string; terms: string[] }[]): { text: string; terms: string[] }[] {
  const terms = paragraphs.flatMap((paragraph) => paragraph.terms);
  return terms.length < TERMS_MIN ? [] : [{ text: paragraphs.map(({ text }) => text).join(' '), terms }];
}

/** Compounds count by the term that they begin or end with: "Winterreifen" is about "Reifen". */
function isSubject(term: string, subject: ReadonlySet<string>): boolean {
  if (subject.has(term)) return true;
  if (term.length < 5) return false;
  for (const known of subject) {
    if (known.length >= 4 && (term.startsWith(known) || term.endsWith(known))) return true;
    if (known.length > term.length && (known.startsWith(term) || known.endsWith(term))) return true;
  }
  return false;
}
