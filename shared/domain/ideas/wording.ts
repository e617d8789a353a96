/**
 * What `rules-v1` says of ideas, topics and plays: the one place where facts become sentences. A language model may write
 * them better; the facts stay.
 */
import { groupedDigits } from '../fields/grouped-digits.ts';
import type { CandidateSource } from './candidate-keywords.ts';
import type { Proposal } from './proposal.ts';
import { capitalized } from './proposal.ts';

/** "a, b and c". */
const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

const quotedList = (texts: readonly string[]): string => listed(texts.map((text) => `"${text}"`));

const pagesOf = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

const LABELS_SHOWN = 4;

/** `labels`: what the pages of the topic say, the most telling first. */
export function wordTopic(pageCount: number, name: string, labels: readonly string[]): string {
  const shown = labels.slice(0, LABELS_SHOWN);
  return `${pagesOf(pageCount)} on ${shown.length === 0 ? name : listed(shown)}`;
}

export const wordDrifting = (words: readonly string[], topic: string): string =>
  words.length === 0
    ? `It says little of what the other pages of "${topic}" are about`
    : `It speaks of ${quotedList(words)}, and little of what the other pages of "${topic}" are about`;

/** What is known of a keyword that no page is for. */
export interface NewPageFacts {
  keyword: string;
  asks: boolean;
  source: CandidateSource;
  count: number;
  pageCount: number;
  /** Paths of the pages that say it most, that one first. */
  paths: readonly string[];
  volume: number | null;
  impressions: number | null;
  /** The page that could carry the keyword itself. */
  ownPath: string | null;
}

type IdeaWords = Pick<Proposal, 'title' | 'description' | 'why' | 'publicWhy'>;

export function wordNewPage(facts: NewPageFacts): IdeaWords {
  const { keyword, asks, ownPath, impressions, source } = facts;
  const said = source === 'search' ? 'No page is for it.' : evidenceOf(facts);
  return {
    ...(impressions === null ? {} : { publicWhy: `${said}${searches(facts.volume)}` }),
    title: titleOf(facts),
    description:
      ownPath === null
        ? `A new page for people who search for "${keyword}"${asks ? ': answer the question in its first paragraph, then explain' : ''}.`
        : asks
          ? `${ownPath} answers this under a heading. Make the answer complete there, or give the question a page of its own and link to it.`
          : `${ownPath} speaks of "${keyword}" and is not written for it. Give it a section with a heading of its own there, or a page of its own.`,
    why: `${evidenceOf(facts)}${seen(facts)}${searches(facts.volume)}`,
  };
}

function titleOf({ keyword, asks, ownPath }: NewPageFacts): string {
  const subject = `${capitalized(keyword)}${asks ? '?' : ''}`;
  if (ownPath === null) return subject;
  return asks ? `Answer "${subject}" in full on ${ownPath}` : `Cover "${keyword}" on ${ownPath}`;
}

const PATHS_SHOWN = 2;

function evidenceOf({ source, count, pageCount, paths, impressions }: NewPageFacts): string {
  const where = listed(paths.slice(0, PATHS_SHOWN));
  const onPages = pageCount === 1 ? `on ${where}` : `on ${pageCount} pages, most on ${where}`;
  switch (source) {
    case 'question':
      return `A heading ${onPages} asks this, and no page is for it.`;
    case 'secondary':
      return `It is a secondary keyword of ${where}, and no title or primary keyword covers it.`;
    case 'search':
      return `People saw the site ${groupedDigits(impressions ?? 0)} times in 28 days for this search, and no page is for it.`;
    case 'market':
      return 'It belongs to a topic of the site, and no page is for it.';
    case 'phrase':
      return `The site says it ${groupedDigits(count)} times, ${onPages}, and no title, heading or primary keyword of a page is about it.`;
  }
}

/** What Search Console says of a keyword that the site says itself; that of the others is their evidence already. */
const seen = ({ source, impressions }: NewPageFacts): string =>
  impressions === null || source === 'search'
    ? ''
    : ` People saw the site ${groupedDigits(impressions)} times in 28 days for this search.`;

const searches = (volume: number | null): string =>
  volume === null ? '' : ` It is searched for ${groupedDigits(volume)} times a month.`;

/** What can be done for a page that is there. */
export type PageFault =
  | { kind: 'retitle'; title: string | null }
  | { kind: 'thin'; wordCount: number; floor: number }
  | { kind: 'graded'; grade: string; isStale: boolean };

export function wordPageChange(fault: PageFault, { keyword, name }: { keyword: string; name: string }): IdeaWords {
  switch (fault.kind) {
    case 'retitle':
      return {
        title: `Put "${keyword}" into the title of ${name}`,
        description: 'Write a title of 30 to 60 characters that begins with the keyword and says what the page offers.',
        why: fault.title
          ? `Its primary keyword is not in its title, "${fault.title}".`
          : 'It has a primary keyword and no title.',
      };
    case 'thin':
      return {
        title: `Say more on ${name}`,
        description: `Answer what somebody who searches for "${keyword}" wants to know; ${fault.floor} words are a floor, not an aim.`,
        why: `It has ${fault.wordCount} words, and pages under ${fault.floor} seldom answer a search.`,
      };
    case 'graded':
      return {
        title: `Work on ${name}`,
        description: 'Analyse the page again and take up its recommendations, those with the most points first.',
        why: fault.isStale
          ? `Its content changed after it was graded ${fault.grade}.`
          : `It was graded ${fault.grade}, and its recommendations say what is missing.`,
      };
  }
}
