import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { restoreFinalSigma } from '../language/normalize-text.ts';
import { countSpellings } from '../language/spellings.ts';
import { termKey } from '../language/subject-terms.ts';
import { quoted } from '../messages/message.ts';
import type { PageReading } from './page-reading.ts';
import { type Statement, say } from './statement.ts';

/** Who looks for "city" on the page finds "city's" as well, and with "intestin" "l'intestin". */
const attached = new RegExp(alternatives('grading', 'attached'), 'u');

/** The form in which the text has a term most often, and how often that is. */
export function frequentWord({ words, language, text, termForms, termCounts }: PageReading, key: string): Statement {
  const said = new Map<string, number>();
  for (const word of words) said.set(word, (said.get(word) ?? 0) + 1);
  const forms = new Map<string, number>();
  for (const [word, times] of said) {
    const form = word.replace(attached, '');
    forms.set(form, (forms.get(form) ?? 0) + times);
  }
  const ofTerm = [...forms].filter(([form]) => termKey(form, language) === key);
  // Part of a longer word, as "site" is of "site.com".
  const inOthers = [[termForms.get(key) ?? key, termCounts.get(key) ?? 0]] as const;
  const [term, value] = mostFrequent(new Map(ofTerm.length > 0 ? ofTerm : inOthers));
  const written =
    countSpellings(
      text.split('\n').map((line) => ({ text: line, isTitle: false })),
      language,
    ).get(restoreFinalSigma(term)) ?? term;
  const share = Number(((100 * value) / Math.max(1, words.length)).toFixed(1));
  return say(
    'grading.depth_originality.top',
    { word: quoted(written), n: value, share },
    { kind: 'term_times', term: written, value },
  );
}

export function mostFrequent(counts: ReadonlyMap<string, number>): [string, number] {
  let top: [string, number] = ['', 0];
  for (const entry of counts) if (entry[1] > top[1]) top = entry;
  return top;
}
