import { termKeysOf } from '../../language/subject-terms.ts';
import { isSubject, likenessMin, topicLikeness } from '../topic-likeness.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Terms from which on a text says enough to be likened to a page; of a shorter one, a single shared word is enough. */
const TERMS_MIN = 10;
const FEW_TERMS_MIN = 7;
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

/** Most of what is added is about what the page is about. */
export const additionIsOnTopic: ObjectionRule = ({ added, language, subject, named, before }) => {
  if (subject.size === 0) return [];
  const page = { counts: before.termCounts, named, language };
  const isStrange = ({ text, terms }: Paragraph) =>
    terms.length < TERMS_MIN
      ? !terms.some((term) => isSubject(term, subject) || before.termCounts.has(term))
      : topicLikeness(text, page) < likenessMin(page);
  const paragraphs = added.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item' || kind === 'quote')
    .map(({ text }) => ({ text, terms: termKeysOf(text, language) }));
  const judged = paragraphs.filter(({ terms }) => terms.length >= TERMS_MIN);
  const texts = judged.length > 0 ? judged : joined(paragraphs);
  const total = texts.reduce((sum, { terms }) => sum + terms.length, 0);
  const strange = texts.filter(isStrange);
  const off = strange.reduce((sum, { terms }) => sum + terms.length, 0);
  const [first] = strange;
  if (first === undefined || off <= OFF_TOPIC_MAX * total) return [];
  const distinct = new Set(first.terms);
  const shared = [...distinct].filter((term) => isSubject(term, subject)).length;
  return [`${quoted(first.text)} shares ${shared} of ${distinct.size} words with what the page is about.`];
};

interface Paragraph {
  readonly text: string;
  readonly terms: readonly string[];
}

function joined(paragraphs: readonly Paragraph[]): Paragraph[] {
  const terms = paragraphs.flatMap((paragraph) => paragraph.terms);
  return terms.length < FEW_TERMS_MIN ? [] : [{ text: paragraphs.map(({ text }) => text).join(' '), terms }];
}
