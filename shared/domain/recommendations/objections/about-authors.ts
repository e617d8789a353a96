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

type Fault = 'nobody' | 'unspeakable' | 'subject';

function findProblems(name: string, { language, before, subject }: EditReading): Objection[] {
  const plain = trimTrailing(matchable(name), /[.,]/);
  const refuse = (why: Fault): Objection[] => [message(`objections.authors.${why}`, { name: quoted(name) })];
  const isOffice = plain.split(/\s+/).every((word) => offices.has(word));
  if (isOffice || nobody.test(plain) || templateNames.has(plain)) return refuse('nobody');
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  if (words.some((word) => /^[a-z]{4,}$/i.test(word) && !/[aeiouy]/i.test(word))) return refuse('unspeakable');
  const { siteName } = before.input;
  // A business may be called what its page is about.
  const isBusiness = siteName != null && plain.includes(matchable(siteName));
  return !isBusiness && isOnlyTheSubject(name, language, subject) ? refuse('subject') : [];
}

function isOnlyTheSubject(name: string, language: Language | null, subject: ReadonlySet<string>): boolean {
  const terms = listTermKeys(name, language);
  return terms.length > 0 && terms.every((term) => subject.has(term));
}
