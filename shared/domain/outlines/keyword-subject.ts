/** What a keyword is about, without the words that only say what the searcher wants. */
export interface KeywordSubject {
  /** `winter tyres`, or, of a task, what is to be done: `change winter tyres`. */
  readonly text: string;
  /** True when the text begins with a verb. */
  readonly isTask: boolean;
  /** True when the text reads as a plural. */
  readonly isPlural: boolean;
}

const taskPrefix = /^(?:how to|how do (?:i|you|we)|how can (?:i|you|we)|steps to|ways to) /i;
const prefixes =
  /^(?:what (?:is|are)|the|best|top|buy|buying|cheap|cheapest|order|hire|compare|price of|prices of|cost of|guide to|types of|meaning of|definition of) /i;
const suffixes =
  / (?:price|prices|pricing|cost|costs|deals|discount|review|reviews|comparison|compared|alternatives|guide|tutorial|definition|meaning|online|near me)$/i;
/** Signal words of a keyword are few; more rounds would only find words that belong to the subject. */
const ROUNDS_MAX = 3;

/** The subject of a keyword; the whole keyword where nothing but signal words would be left. */
export function keywordSubject(keyword: string): KeywordSubject {
  const phrase = keyword.replaceAll(/\s+/g, ' ').trim();
  const whole = phrase.replace(/[?!.]+$/, '');
  const isTask = taskPrefix.test(whole);
  let text = whole.replace(taskPrefix, '');
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    text = isTask ? text.replace(suffixes, '') : text.replace(prefixes, '').replace(suffixes, '');
  }
  text = text.trim() || whole || phrase;
  return { text, isTask, isPlural: /[^siu]s$/i.test(text) };
}

/** With a capital first letter, as a heading begins. */
export function capitalized(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}
