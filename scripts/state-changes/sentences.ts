import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TestName, testNames } from './test-names.ts';

/** A sentence, or a row of a table, of the specification that speaks of a state change. `tag` names it in the names of tests. */
interface Sentence {
  readonly tag: string;
  readonly section: string;
  readonly sentence: string;
}

export interface TestedSentence extends Sentence {
  readonly tests: readonly TestName[];
}

/** A shorter quotation may stand in several sentences by chance. */
const QUOTED_CHARACTERS_MIN = 16;

export const sentences = (): Sentence[] =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'sentences.json'), 'utf8'));

/** The sentences with the tests whose name has the tag in brackets, or quotes a part of the sentence. */
export function testedSentences(): TestedSentence[] {
  const tests = testNames().map((test) => ({ test, quotations: quotationsIn(test.name) }));
  return sentences().map((sentence) => {
    const text = plain(sentence.sentence);
    const isTested = ({ test: { name }, quotations }: (typeof tests)[number]): boolean =>
      name.includes(`[${sentence.tag}]`) || quotations.some((quotation) => text.includes(quotation));
    return { ...sentence, tests: tests.filter(isTested).map(({ test }) => test) };
  });
}

/** Reads the parts of a name in double quotes, with `…` for omissions, long enough to be of one sentence. */
const quotationsIn = (name: string): string[] =>
  name
    .split('"')
    .filter((_, at) => at % 2 === 1)
    .flatMap((quoted) => quoted.split('…'))
    .map(plain)
    .filter(({ length }) => length >= QUOTED_CHARACTERS_MIN);

/** Quotations leave out the marks of Markdown, and begin with either case. */
const plain = (text: string): string => text.replaceAll('`', '').toLowerCase().trim();
