import { alternatives, listReadingWords } from '../../../language-data/reading-words/read-reading-words.ts';
import { matchable } from '../../fields/keyword-match.ts';
import { readSchema } from '../../grading/schema-reading.ts';
import type { Language } from '../../language/languages.ts';
import { listTermKeys } from '../../language/subject-terms.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { message } from '../../messages/message.ts';
import { isJsonLdObject } from '../../structured-data/json-ld-nodes.ts';
import type { EditReading } from '../edit-reading.ts';
import { type Objection, type ObjectionRule, quoted } from './objection.ts';

/** The beginnings of a byline, in the languages that most sites are written in. */
const byline = new RegExp(
  String.raw`(?:^|[\n.!?|·•(–—-]\s{0,4})(?:${alternatives('recommendations', 'byline')})\s{0,4}:?\s{1,4}(?=[\p{Lu}"'“]|\p{Script=Han}|\p{Ll})([^\n,;|·•()–—:.!?]{1,80}(?:\.\s?\p{Lu}[^\n,;|·•()–—:.!?]{1,40})?)`,
  'imu',
);

/** No one's names: roles, accounts, and the names that templates put in. */
const nobody = new RegExp(
  `^(?:${alternatives('recommendations', 'nobodyArticles')})?(?:${alternatives('recommendations', 'nobody')})$`,
  'iu',
);
const templateNames = new Set(listReadingWords('recommendations', 'templateNames'));

/** Offices and accounts, a word at a time: a name that has nothing else is that of no person and of no organization. */
const offices = new Set(listReadingWords('recommendations', 'offices'));

/** Who is named as the author is a person or an organization. */
export const authorsAreNamed: ObjectionRule = (edit) => {
  const { targetField, criteria, value, before, after } = edit;
  if (targetField === 'schema') {
    return markedAuthors(value)
      .flatMap((name) => findProblems(name, edit))
      .slice(0, 1);
  }
  if (targetField !== 'body_content' || !criteria.has('trust_author')) return [];
  const named = authorIn(edit.added.blocks.map(({ text }) => text));
  if (named !== null) return findProblems(named, edit);
  const known = new Set(before.signals.authors.map(({ name }) => name));
  const [found] = after.signals.authors.filter(({ name }) => !known.has(name));
  if (found !== undefined) return findProblems(found.name, edit);
  return [message('objections.authors.none')];
};

/** The names of authors as JSON-LD gives them, whoever they are. */
function markedAuthors(schema: string | null): string[] {
  const given = readSchema(schema).nodes.flatMap(({ object }) => [object['author'], object['creator']].flat());
  return given.flatMap((author) => {
    const name = isJsonLdObject(author) ? author['name'] : author;
    return typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [];
  });
}

/** The name in the first byline of these strings; null without one. */
function authorIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const name = byline.exec(text)?.[1]?.trim();
    if (name !== undefined && name !== '') return firstName(name);
  }
  return null;
}

const bylineEnds = new RegExp(`^(?:${alternatives('recommendations', 'bylineEnds')})$`, 'i');

/** "Ida Berg on 2 March" and "Ida Berg and Jan Holm" name Ida Berg. */
function firstName(name: string): string {
  const words = name.replace(/^["'“]+/, '').split(/\s+/);
  const end = words.findIndex((word, at) => at > 0 && bylineEnds.test(word));
  return (end === -1 ? words : words.slice(0, end)).slice(0, 6).join(' ');
}

type Fault = 'nobody' | 'not-written' | 'not-full' | 'unspeakable' | 'subject';

function findProblems(name: string, { language, before, subject }: EditReading): Objection[] {
  const plain = trimTrailing(matchable(name), /[.,]/);
  const refuse = (why: Fault): Objection[] => [message(`objections.authors.${why}`, { name: quoted(name) })];
  const isOffice = plain.split(/\s+/).every((word) => offices.has(word));
  if (isOffice || nobody.test(plain) || templateNames.has(plain)) return refuse('nobody');
  if (/\d|[@#<>{}[\]/\\_]|https?:/.test(name)) return refuse('not-written');
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  const isCased = /\p{Lu}|\p{Ll}/u.test(name);
  if (isCased && !words.some((word) => /^(?:[dl]['’])?\p{Lu}/u.test(word))) return refuse('not-written');
  if (isCased && words.length === 1 && plain.length < 3) return refuse('not-full');
  if (words.some((word) => /^[a-z]{4,}$/i.test(word) && !/[aeiouy]/i.test(word))) return refuse('unspeakable');
  return isOnlyTheSubject(name, language, subject, before.input.siteName ?? null) ? refuse('subject') : [];
}

function isOnlyTheSubject(
  name: string,
  language: Language | null,
  subject: ReadonlySet<string>,
  siteName: string | null,
): boolean {
  if (siteName !== null && matchable(name).includes(matchable(siteName))) return false;
  const terms = listTermKeys(name, language);
  return terms.length > 0 && terms.every((term) => subject.has(term));
}
