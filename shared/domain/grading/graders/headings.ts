import { h1Draft } from '../../fields/resolve-fields.ts';
import { listTermKeys } from '../../language/subject-terms.ts';
import { fieldAdvice, firstHeadingsAdvice, insertAdvice, quoteKeyword, replaceAdvice } from '../advice.ts';
import type { BodyHeading } from '../body-parts.ts';
import type { Claim } from '../claims.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Advice, Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, part, ramp } from '../shares.ts';
import { claim, count, enumerated, plural, quote, type Statement, say } from '../statement.ts';
import {
  isCarried,
  keywordClaim,
  keywordMatch,
  namedKeyword,
  soughtKeyword,
  type TargetKeyword,
} from '../target-keyword.ts';
import { findWeakHeadings, weaknesses } from './weak-headings.ts';

export const headingsGrader: ComponentGrader = {
  componentType: 'headings',
  criteria: {
    h1_count: h1Count,
    h1_keyword: h1Keyword,
    heading_hierarchy: headingHierarchy,
    heading_coverage: headingCoverage,
    heading_wording: headingWording,
  },
};

const noH1 = claim('The body has no H1', { kind: 'count', of: 'h1', value: 0 });

function h1Count(page: PageReading): Verdict {
  const number = page.h1s.length;
  if (page.leadHeading !== null) return leadHeadingCount(page, page.leadHeading);
  if (number === 0) {
    return {
      share: 0,
      evidence: say`${noH1}.`,
      advice: fieldAdvice(page, 'h1', {
        title: 'Add a main heading',
        description: say`${noH1}. Start it with one that names ${quoteKeyword(page)}${page.title === '' ? '' : say`, close to the title ${quote('title', page.title)}`}.`,
        whyItMatters: 'The H1 confirms to visitors and search engines what the page is about.',
      }),
    };
  }
  const [first = ''] = page.h1s;
  const mains = page.headings.filter(({ level }) => level === 1);
  const kept = closestToTitle(mains, page);
  const extra = mains.filter((heading) => heading !== kept);
  const several = say`${theBody(page)} has ${count('h1', number)}: ${enumerated(quotedHeadings(page.h1s, 'h1'), 3)}`;
  return {
    share: number === 1 ? 1 : number === 2 ? 0.5 : 0.2,
    evidence:
      number === 1
        ? say`${claim(`${theBody(page)} has one H1`, { kind: 'count', of: 'h1', value: 1 })}: ${quote('h1', first)}.`
        : say`${several}.`,
    advice: replaceAdvice(
      page,
      'body:heading-levels',
      extra.map(({ id }) => id),
      {
        title: 'Keep a single H1',
        description: say`${several}. Keep ${kept === undefined || kept === mains[0] ? 'the first' : quote('h1', kept.text, 60)} and turn the others into H2.`,
        whyItMatters: 'Several main headings blur which topic the page is about.',
      },
    ),
  };
}

const theBody = ({ document, input: { fields } }: PageReading): string =>
  document !== null && h1Draft(fields) !== null ? 'With the H1 draft, the body' : 'The body';

/** A logo may be an H1 as well: the page's own shares the most words with its title. */
function closestToTitle(headings: readonly BodyHeading[], { title, language }: PageReading): BodyHeading | undefined {
  const terms = new Set(listTermKeys(title, language));
  const shared = ({ text }: BodyHeading): number =>
    new Set(listTermKeys(text, language).filter((term) => terms.has(term))).size;
  return headings.toSorted((a, b) => shared(b) - shared(a))[0];
}

const quotedHeadings = (headings: readonly string[], of: 'h1' | 'heading' = 'heading') =>
  headings.map((text) => quote(of, text, 60));

function leadHeadingCount(page: PageReading, { level, text }: BodyHeading): Verdict {
  const isLower = claim(`is an H${level}`, { kind: 'heading_level', heading: text, value: level });
  const heading = quote('heading', text);
  return {
    share: 0.4,
    evidence: say`${noH1}; its main heading ${heading} ${isLower}.`,
    advice: fieldAdvice(page, 'h1', {
      title: 'Make the main heading an H1',
      description: say`${noH1}: the main heading ${heading} ${isLower}. Make it the H1.`,
      whyItMatters: 'The H1 confirms to visitors and search engines what the page is about.',
    }),
  };
}

/** The credit for a keyword in a main heading of the wrong level. */
const leadHeadingCredit = 0.7;

function h1Keyword(page: PageReading): Verdict | null {
  const { keyword, leadHeading } = page;
  // A missing H1 is one defect, and reported once.
  if (page.h1s.length === 0 && leadHeading === null) return null;
  if (keyword === null) return null;
  if (leadHeading !== null) {
    const carried = keywordMatch(leadHeading.text, keyword);
    const heading = quote('heading', leadHeading.text);
    return {
      share: leadHeadingCredit * carried.credit,
      evidence: say`Looked for ${soughtKeyword(keyword)}: there is ${withoutH1}, and the main heading ${heading} ${keywordClaim('h1', leadHeading.text, carried, keyword)}.`,
      advice: h1KeywordAdvice(
        page,
        keyword,
        say`The main heading is ${heading}, and there is ${withoutH1}`,
        isCarried(carried),
      ),
    };
  }
  const [best] = page.h1s
    .slice(0, 100)
    .map((text) => ({ text, match: keywordMatch(text, keyword) }))
    .toSorted((a, b) => b.match.credit - a.match.credit);
  if (best === undefined) return null;
  const { text, match } = best;
  return {
    share: match.credit,
    evidence: say`Looked for ${soughtKeyword(keyword)}: the H1 ${quote('h1', text)} ${keywordClaim('h1', text, match, keyword)}.`,
    advice: isCarried(match) ? null : h1KeywordAdvice(page, keyword, say`The H1 is ${quote('h1', text)}`, false),
  };
}

const withoutH1 = claim('no H1', { kind: 'count', of: 'h1', value: 0 });

const h1KeywordAdvice = (page: PageReading, keyword: TargetKeyword, found: Statement, isInHeading: boolean): Advice =>
  fieldAdvice(page, 'h1', {
    title: 'Put the primary keyword into the H1',
    description: isInHeading
      ? say`${found}. Make it the H1: it carries ${namedKeyword(keyword)} already.`
      : say`${found}. Name ${namedKeyword(keyword)} in it, in the form that reads well.`,
    whyItMatters: 'Title and H1 together are what search engines read first to learn the topic.',
  });

/** An entry of a reference that fits on a screen needs no sections; in any other page, their absence costs. */
const needsNoSections = (page: PageReading): boolean =>
  page.kind === 'reference' && page.hasBody && page.subheadings.length === 0 && page.wordCount <= 200;

const noSubheading = claim('no subheading', { kind: 'count', of: 'subheading', value: 0 });

/** Missing subheadings are one defect, and `heading_coverage` counts it. Without a body, nothing is met. */
const judgeMissingSubheadings = (page: PageReading): Verdict | null =>
  page.hasBody
    ? null
    : { share: 0, evidence: say`The body has ${noSubheading} to judge.`, advice: firstHeadingsAdvice(page) };

function headingHierarchy(page: PageReading): Verdict | null {
  if (page.subheadings.length === 0) return judgeMissingSubheadings(page);
  const headings = page.headings.filter(({ text }) => text !== '');
  const skips: { heading: BodyHeading; from: number }[] = [];
  // A missing H1 is reported as such, and the outline starts with the first heading.
  let level = Math.max(1, page.h1s.length === 0 ? (headings[0]?.level ?? 1) : 1);
  for (const heading of headings) {
    if (heading.level > level + 1) skips.push({ heading, from: level });
    level = heading.level;
  }
  const named = skips.map(({ heading: { level: value, text }, from }) => {
    // Headings between the H1 and the first subheading may be no part of the body.
    const step = from === 1 ? `an H${value} instead of an H2` : `H${value} after H${from}`;
    const isSkip: Claim =
      from === 1
        ? { kind: 'heading_level', heading: text, value }
        : { kind: 'skipped_level', heading: text, from, value };
    return say`${quote('heading', text, 60)} ${claim(`(${step})`, isSkip)}`;
  });
  const skipping = say`${plural(skips.length, 'heading')} ${skips.length === 1 ? 'skips' : 'skip'} a level: ${enumerated(named, 3)}`;
  return {
    share: clamp(1 - (2 * skips.length) / headings.length),
    evidence: skips.length === 0 ? claim('No heading skips a level.', { kind: 'no_skipped_level' }) : say`${skipping}.`,
    advice: replaceAdvice(
      page,
      'body:heading-levels',
      skips.map(({ heading: { id } }) => id),
      {
        title: 'Repair the heading levels',
        description: say`${skipping}. Go down one level at a time: H1, H2, H3.`,
        whyItMatters: 'Screen readers and search engines read the outline of a page from its heading levels.',
      },
    ),
  };
}

function headingCoverage(page: PageReading): Verdict | null {
  if (needsNoSections(page)) return null;
  const words = count('word', page.wordCount);
  if (page.subheadings.length === 0) {
    return { share: 0, evidence: say`The body has ${noSubheading} in ${words}.`, advice: headingsAdvice(page) };
  }
  const longestWords = longestSection(page)?.words ?? 0;
  const needed = Math.max(1, Math.floor(page.wordCount / 300));
  const enough = part(page.subheadings.length, needed);
  const subheadings = count('subheading', page.subheadings.length);
  const stretch = claim(plural(longestWords, 'word'), { kind: 'longest_stretch', value: longestWords });
  return {
    share: clamp(enough * (0.5 + 0.5 * ramp(longestWords, 700, 350)) * ramp(page.wordCount, 0, 100)),
    evidence: say`The body has ${subheadings} for ${words}; ${longestWords === 0 ? claim('no text stands below them', { kind: 'longest_stretch', value: 0 }) : say`the longest stretch without one has ${stretch}`}.`,
    advice: headingsAdvice(page),
  };
}

const longestSection = (page: PageReading) => page.sections.toSorted((a, b) => b.words - a.words)[0];

/** Advice to divide the longest stretch of a text; of one without any subheading, the whole. */
export function headingsAdvice(page: PageReading): Advice {
  if (page.subheadings.length === 0) return firstHeadingsAdvice(page);
  const longest = longestSection(page);
  const anchor = longest === undefined ? null : (longest.blockIds[Math.floor(longest.blockIds.length / 2)] ?? null);
  const value = longest?.words ?? 0;
  const stretch = claim(plural(value, 'word'), { kind: 'longest_stretch', value });
  const place =
    longest?.heading === null || longest === undefined
      ? 'the opening'
      : say`the section ${quote('heading', longest.heading.text, 60)}`;
  return insertAdvice(page, 'body:new-headings', anchor, {
    title: 'Divide the text with subheadings',
    description: say`The body has ${count('subheading', page.subheadings.length)} for ${count('word', page.wordCount)}; ${place} alone has ${stretch}. Add a subheading about every 300 words, each naming what its section answers.`,
    whyItMatters:
      'Visitors scan headings before they read, and search engines use them to find the passage that answers a query.',
  });
}

function headingWording(page: PageReading): Verdict | null {
  const { subheadings } = page;
  if (subheadings.length === 0) return judgeMissingSubheadings(page);
  const weak = findWeakHeadings(page);
  const named = weak.map(
    ({ heading: { text }, why }) =>
      say`${quote('heading', text, 60)} ${claim(`(${weaknesses[why]})`, { kind: 'weak_heading', heading: text, value: why })}`,
  );
  const all = count('subheading', subheadings.length);
  return {
    share: part(subheadings.length - weak.length, subheadings.length) * ramp(subheadings.length, 0, 2),
    evidence:
      weak.length === 0
        ? say`The body has ${all}, ${subheadings.length === 1 ? 'which is no' : 'none of them repeated or a'} label for any page.`
        : say`${weak.length} of ${all} ${weak.length === 1 ? 'says' : 'say'} little: ${enumerated(named, 3)}.`,
    advice:
      weak.length === 0
        ? undefined
        : replaceAdvice(
            page,
            'body:headings',
            weak.map(({ heading: { id } }) => id),
            {
              title: 'Make the subheadings descriptive',
              description: say`Reword ${enumerated(named)}: say in two to sixteen words what the section answers.`,
              whyItMatters:
                'A heading such as "Introduction" tells neither a scanning visitor nor a search engine anything.',
            },
          ),
  };
}
