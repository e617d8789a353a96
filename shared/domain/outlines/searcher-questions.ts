import type { SearchIntent } from '../grading/search-intent.ts';
import { capitalized, type KeywordSubject } from './keyword-subject.ts';

/** A question that searchers of a keyword ask, and that a page about it answers. */
export interface SearcherQuestion {
  /** Recognizes a heading that answers it already. */
  readonly covers: RegExp;
  /** True for what a reader needs before anything else. */
  readonly opens: boolean;
  heading(subject: KeywordSubject): string;
  /** Completes "No heading says …". */
  readonly missing: string;
  /** What to write, after what is missing was said. */
  advise(keyword: string): string;
}

const is = ({ isPlural }: KeywordSubject): string => (isPlural ? 'are' : 'is');
/** A verb of the subject: "tyres cost", "a tyre costs". */
const verb = (word: string, { isPlural }: KeywordSubject): string => (isPlural ? word : `${word}s`);

const topics = {
  what: {
    covers: /\b(what (is|are)|definition|meaning|explained|basics)\b/i,
    opens: true,
    heading: (subject) =>
      subject.isTask ? `What it means to ${subject.text}` : `What ${is(subject)} ${subject.text}?`,
    missing: 'in one place what it is about',
    advise: (keyword) => `Define "${keyword}" in the first two sentences, in 40 to 60 words that can stand alone.`,
  },
  need: {
    covers: /\b(need|require|requirements|tools|materials|before you (start|begin)|prepar\w*)\b/i,
    opens: true,
    heading: (subject) =>
      subject.isTask ? `What you need to ${subject.text}` : `What you need before you start with ${subject.text}`,
    missing: 'what a reader must have at hand',
    advise: (keyword) => `List tools, materials and knowledge for "${keyword}", each with the amount or size.`,
  },
  steps: {
    covers: /\b(step|steps|step-by-step|instructions|how to)\b/i,
    opens: false,
    heading: (subject) =>
      subject.isTask ? `How to ${subject.text}, step by step` : `${capitalized(subject.text)} step by step`,
    missing: 'the steps in their order',
    advise: (keyword) =>
      `Answer "${keyword}" as a numbered list; begin each step with a verb and say how to tell that it is done.`,
  },
  how: {
    covers: /\b(how .*\bworks?|how it works|process)\b/i,
    opens: false,
    heading: (subject) =>
      subject.isTask ? `How it works to ${subject.text}` : `How ${subject.text} ${verb('work', subject)}`,
    missing: 'how it works',
    advise: (keyword) => `Explain what happens in order, with one example of "${keyword}" that has numbers.`,
  },
  choose: {
    covers: /\b(choose|choosing|criteria|pick|select|selecting|buying guide|what to look for)\b/i,
    opens: false,
    heading: (subject) => (subject.isTask ? `How to choose a way to ${subject.text}` : `How to choose ${subject.text}`),
    missing: 'by what to choose',
    advise: (keyword) => `Name three to five criteria for "${keyword}" and the value of each that is good enough.`,
  },
  cost: {
    covers: /\b(cost|costs|price|prices|priced|pricing|fee|fees|budget|rates)\b/i,
    opens: false,
    heading: (subject) =>
      subject.isTask ? `What it costs to ${subject.text}` : `What ${subject.text} ${verb('cost', subject)}`,
    missing: 'what it costs',
    advise: (keyword) => `Give a price range for "${keyword}", what moves it up or down, and the date of the figures.`,
  },
  comparison: {
    covers: /\b(vs|versus|compare|compared|comparison|alternative|alternatives|difference|differences)\b/i,
    opens: false,
    heading: (subject) =>
      subject.isTask
        ? `Ways to ${subject.text} compared`
        : `${capitalized(subject.text)} compared with the alternatives`,
    missing: 'how it compares with what a reader could do instead',
    advise: (keyword) => `Compare the options for "${keyword}" in a table: one row each, the same columns for all.`,
  },
  audience: {
    covers: /\b(who (needs|should|is)|is it worth|right for|suitable)\b/i,
    opens: false,
    heading: (subject) => (subject.isTask ? `Who should ${subject.text}` : `Who needs ${subject.text}`),
    missing: 'whom it is for',
    advise: (keyword) => `Describe two readers for whom "${keyword}" is right, and one for whom it is not.`,
  },
  order: {
    covers: /\b(order|ordering|delivery|shipping|booking|book|quote|appointment)\b/i,
    opens: false,
    heading: (subject) => (subject.isTask ? `Where to get help to ${subject.text}` : `How to order ${subject.text}`),
    missing: 'how to get it',
    advise: (keyword) => `Take a buyer of "${keyword}" from the decision to delivery: steps, times, returns.`,
  },
  examples: {
    covers: /\b(example|examples|case stud(y|ies)|in practice)\b/i,
    opens: false,
    heading: (subject) => (subject.isTask ? `Examples of how others ${subject.text}` : `Examples of ${subject.text}`),
    missing: 'what it looks like in practice',
    advise: (keyword) => `Show two or three examples of "${keyword}" and say what each one shows.`,
  },
  mistakes: {
    covers: /\b(mistake|mistakes|avoid|errors?|pitfalls?|problems?|wrong)\b/i,
    opens: false,
    heading: (subject) =>
      subject.isTask ? `Mistakes to avoid when you ${subject.text}` : `Common mistakes with ${subject.text}`,
    missing: 'what goes wrong',
    advise: (keyword) => `Name three mistakes with "${keyword}", what each one costs, and what to do instead.`,
  },
} as const satisfies Record<string, SearcherQuestion>;

/** What to answer for each intent, the most important first. Six each, so that with the rest an outline has enough. */
const byIntent: Readonly<Record<SearchIntent['kind'], readonly (keyof typeof topics)[]>> = {
  how_to: ['steps', 'need', 'mistakes', 'cost', 'comparison', 'what'],
  definition: ['what', 'how', 'examples', 'comparison', 'mistakes', 'cost'],
  comparison: ['comparison', 'choose', 'cost', 'audience', 'mistakes', 'what'],
  transaction: ['cost', 'choose', 'order', 'comparison', 'mistakes', 'what'],
  information: ['what', 'how', 'choose', 'cost', 'comparison', 'mistakes'],
};

export const searcherQuestions = (intent: SearchIntent['kind']): readonly SearcherQuestion[] =>
  byIntent[intent].map((name) => topics[name]);
