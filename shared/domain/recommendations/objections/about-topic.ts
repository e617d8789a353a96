import { listTermKeys } from '../../language/subject-terms.ts';
import { message } from '../../messages/message.ts';
import { statedIn } from '../../pages/stated-parts.ts';
import { isSubject, likenessMin, topicLikeness } from '../topic-likeness.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Terms from which on a text says enough to be likened to a page; of a shorter one, a single shared word is enough. */
const TERMS_MIN = 10;
const FEW_TERMS_MIN = 7;
/** The part of the new text, by terms, that may be about something else. */
const OFF_TOPIC_MAX = 0.5;
/** The likeness of the whole, as a share of the likeness that each paragraph should have. */
const WHOLE_MIN = 0.8;

/** A title, a description or an H1 says what the page is about. */
export const fieldIsOnTopic: ObjectionRule = ({ value, targetField, language, subject, named, before }) => {
  if (value === null || targetField === 'schema') return [];
  const terms = listTermKeys(value, language);
  const shared = terms.some((term) => isSubject(term, subject));
  if (!shared && subject.size > 0) return [message('objections.topic.no-word', { text: quoted(value) })];
  const keyword = new Set(listTermKeys(before.keyword?.phrase ?? '', language));
  const others = [...new Set(terms)].filter((term) => !keyword.has(term));
  const known = others.filter((term) => before.termCounts.has(term) || isSubject(term, subject));
  const page = { counts: before.termCounts, named, language };
  const listed = value.split(/[,;|·•/、，]/u).filter((part) => /^\s*[\p{L}\p{M}'’.-]+\s*$/u.test(part)).length;
  if (listed >= LISTED_MAX) return [message('objections.topic.list', { text: quoted(value), count: listed })];
  if (
    targetField === 'meta_description' &&
    before.wordCount >= WORDS_KNOWN_MIN &&
    others.length >= OTHERS_MIN &&
    topicLikeness(value, page) < DESCRIPTION_LIKENESS_MIN
  )
    return [message('objections.topic.any-page', { text: quoted(value) })];
  return before.wordCount >= WORDS_KNOWN_MIN &&
    ((others.length >= OTHERS_MIN && known.length < KNOWN_MIN * others.length) ||
      (others.length >= STRANGE_MIN && known.length === 0))
    ? [message('objections.topic.few', { text: quoted(value), count: known.length, words: others.length })]
    : [];
};

/** So many single words between commas are a list: of places that a firm would like to be found in, most often. */
const LISTED_MAX = 7;

/** A description is made of the page's own words, far more than a paragraph that adds to it. */
const DESCRIPTION_LIKENESS_MIN = 0.18;
/** Of a shorter page too little is known. */
const WORDS_KNOWN_MIN = 60;
/** A field with fewer words beside the keyword says little else. */
const OTHERS_MIN = 5;
/** Of so many, the page has one at least. */
const STRANGE_MIN = 4;
/** The part of them that the page has, too, where the field is about the page. */
const KNOWN_MIN = 0.2;

const namesOthers = ['links_internal', 'links_variety', 'trust_author', 'trust_dates'];

/** An invitation with a few links says what to do next, and where. */
const INVITATION_TERMS_MAX = 15;

/** Most of what is added is about what the page is about. */
export const additionIsOnTopic: ObjectionRule = ({ added, language, subject, named, before, criteria, links }) => {
  if (subject.size === 0) return [];
  const page = { counts: before.termCounts, named, language };
  // An address, opening hours or a number to call name streets and days, and no subject.
  const isContact = (text: string): boolean =>
    (criteria.has('depth_essentials') || criteria.has('trust_contact')) && /\d/.test(text);
  const isStrange = ({ text, terms }: Paragraph) =>
    terms.length < TERMS_MIN
      ? !isContact(text) && !terms.some((term) => isSubject(term, subject) || before.termCounts.has(term))
      : topicLikeness(text, page) < likenessMin(page);
  // Sizes and weights say what the thing is like that the page shows, in words that the page need not have.
  const paragraphs = added.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item' || kind === 'quote')
    .map(({ text }) => ({ text, terms: listTermKeys(text, language) }));
  const judged = paragraphs.filter(({ terms }) => terms.length >= TERMS_MIN);
  // A byline names a person, and a line of links other pages.
  if (judged.length === 0 && namesOthers.some((key) => criteria.has(key))) return [];
  const texts =
    judged.length > 0 ? judged : joined(paragraphs.filter(({ text }) => statedIn('measures', text) === null));
  const isInvitation = criteria.has('structure_next_step') && links.some(({ kind }) => kind === 'internal');
  const total = texts.reduce((sum, { terms }) => sum + terms.length, 0);
  if (isInvitation && total <= INVITATION_TERMS_MAX) return [];
  const strange = texts.filter(isStrange);
  const off = strange.reduce((sum, { terms }) => sum + terms.length, 0);
  const [first] = strange;
  if (first === undefined || off <= OFF_TOPIC_MAX * total) return [];
  // A paragraph of a section may be on a side of the subject that the page has no words for: then the section shows it.
  if (
    judged.length > 1 &&
    topicLikeness(judged.map(({ text }) => text).join('\n'), page) >= WHOLE_MIN * likenessMin(page)
  )
    return [];
  const distinct = new Set(first.terms);
  const shared = [...distinct].filter((term) => isSubject(term, subject)).length;
  return [message('objections.topic.off', { text: quoted(first.text), count: shared, words: distinct.size })];
};

interface Paragraph {
  readonly text: string;
  readonly terms: readonly string[];
}

function joined(paragraphs: readonly Paragraph[]): Paragraph[] {
  const terms = paragraphs.flatMap((paragraph) => paragraph.terms);
  return terms.length < FEW_TERMS_MIN ? [] : [{ text: paragraphs.map(({ text }) => text).join(' '), terms }];
}
