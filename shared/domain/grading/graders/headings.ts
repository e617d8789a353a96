import { matchable } from '../../fields/keyword-match.ts';
import { truncated } from '../../fields/text-length.ts';
import { countTextWords } from '../../language/segment-words.ts';
import { fieldAdvice, firstHeadingsAdvice, insertAdvice, keywordOf, listed, plural, replaceAdvice } from '../advice.ts';
import type { BodyHeading } from '../body-parts.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Advice, Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, part, ramp } from '../shares.ts';
import {
  isCarried,
  keywordMatch,
  keywordNote,
  matchStatement,
  namedKeyword,
  type TargetKeyword,
} from '../target-keyword.ts';
import { genericLabels } from '../vocabulary.ts';

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

function h1Count(page: PageReading): Verdict {
  const count = page.h1s.length;
  if (page.leadHeading !== null) return leadHeadingCount(page, page.leadHeading);
  if (count === 0) {
    return {
      share: 0,
      evidence: 'The body has no H1.',
      advice: fieldAdvice(page, 'h1', {
        title: 'Add a main heading',
        description: `The body has no H1. Start it with one that names ${keywordOf(page)}${page.title === '' ? '' : `, close to the title "${truncated(page.title, 90)}"`}.`,
        whyItMatters: 'The H1 confirms to visitors and search engines what the page is about.',
      }),
    };
  }
  const extra = page.headings.filter(({ level }) => level === 1).slice(1);
  return {
    share: count === 1 ? 1 : count === 2 ? 0.5 : 0.2,
    evidence:
      count === 1
        ? `The body has one H1: "${truncated(page.h1s[0] ?? '', 90)}".`
        : `The body has ${count} H1 headings: ${listed(page.h1s, 3)}.`,
    advice: replaceAdvice(
      page,
      'body:heading-levels',
      extra.map(({ id }) => id),
      {
        title: 'Keep a single H1',
        description: `The body has ${count} H1 headings: ${listed(page.h1s, 3)}. Keep the first and turn the others into H2.`,
        whyItMatters: 'Several main headings blur which topic the page is about.',
      },
    ),
  };
}

function leadHeadingCount(page: PageReading, { level, text }: BodyHeading): Verdict {
  return {
    share: 0.4,
    evidence: `The body has no H1; its main heading "${truncated(text, 90)}" is an H${level}.`,
    advice: fieldAdvice(page, 'h1', {
      title: 'Make the main heading an H1',
      description: `The body has no H1: the main heading "${truncated(text, 90)}" is an H${level}. Make it the H1.`,
      whyItMatters: 'The H1 confirms to visitors and search engines what the page is about.',
    }),
  };
}

/** What a keyword in the main heading is worth when that heading has the wrong level. */
const leadHeadingCredit = 0.7;

function h1Keyword(page: PageReading): Verdict | null {
  const { keyword, leadHeading } = page;
  const [h1] = page.h1s;
  // A missing H1 is one defect, and told once.
  if (h1 === undefined && leadHeading === null) return null;
  if (keyword === null) return null;
  if (leadHeading !== null) {
    const carried = keywordMatch(leadHeading.text, keyword);
    return {
      share: leadHeadingCredit * carried.credit,
      evidence: `Looked for ${keywordNote(keyword)}: there is no H1, and the main heading "${truncated(leadHeading.text, 90)}" ${matchStatement(carried, keyword)}.`,
      advice: h1KeywordAdvice(
        page,
        keyword,
        `The main heading is "${truncated(leadHeading.text, 90)}", and no H1`,
        isCarried(carried),
      ),
    };
  }
  const [best] = page.h1s
    .slice(0, 100)
    .map((text) => keywordMatch(text, keyword))
    .toSorted((a, b) => b.credit - a.credit);
  if (best === undefined) return null;
  const shown = `"${truncated(h1 ?? '', 90)}"`;
  return {
    share: best.credit,
    evidence: `Looked for ${keywordNote(keyword)}: the H1 ${shown} ${matchStatement(best, keyword)}.`,
    advice: isCarried(best) ? null : h1KeywordAdvice(page, keyword, `The H1 is ${shown}`, false),
  };
}

const h1KeywordAdvice = (page: PageReading, keyword: TargetKeyword, found: string, isInHeading: boolean): Advice =>
  fieldAdvice(page, 'h1', {
    title: 'Put the primary keyword into the H1',
    description: isInHeading
      ? `${found}. Make it the H1: it carries ${namedKeyword(keyword)} already.`
      : `${found}. Name ${namedKeyword(keyword)} in it, in the form that reads well.`,
    whyItMatters: 'Title and H1 together are what search engines read first to learn the topic.',
  });

/** An entry of a reference that fits on a screen needs no sections; in any other page, their absence costs. */
const needsNoSections = (page: PageReading): boolean =>
  page.kind === 'reference' && page.hasBody && page.subheadings.length === 0 && page.wordCount <= 200;

function headingHierarchy(page: PageReading): Verdict | null {
  if (needsNoSections(page)) return null;
  const headings = page.headings.filter(({ text }) => text !== '');
  if (page.subheadings.length === 0) {
    return {
      share: headings.length > 0 ? 0.3 : 0,
      evidence: 'There are no subheadings, so there is no outline to follow.',
      advice: firstHeadingsAdvice(page),
    };
  }
  const skips: BodyHeading[] = [];
  // Where the H1 is missing, that is told as such, and the outline starts with the first heading.
  let level = Math.max(1, page.h1s.length === 0 ? (headings[0]?.level ?? 1) : 1);
  for (const heading of headings) {
    if (heading.level > level + 1) skips.push(heading);
    level = heading.level;
  }
  return {
    share: clamp(1 - (2 * skips.length) / headings.length),
    evidence:
      skips.length === 0
        ? 'Heading levels follow one another.'
        : `Headings that skip a level: ${skips.length}, the first: "${truncated(skips[0]?.text ?? '', 80)}".`,
    advice: replaceAdvice(
      page,
      'body:heading-levels',
      skips.map(({ id }) => id),
      {
        title: 'Repair the heading levels',
        description: `${listed(skips.map(({ text }) => truncated(text, 60)))} skip a level. Go down one level at a time: H1, H2, H3.`,
        whyItMatters: 'Screen readers and search engines read the outline of a page from its heading levels.',
      },
    ),
  };
}

function headingCoverage(page: PageReading): Verdict | null {
  if (needsNoSections(page)) return null;
  if (page.subheadings.length === 0) {
    const evidence = `There is no subheading in ${plural(page.wordCount, 'word')}.`;
    return { share: 0, evidence, advice: firstHeadingsAdvice(page) };
  }
  const longest = page.sections.toSorted((a, b) => b.words - a.words)[0];
  const longestWords = longest?.words ?? 0;
  const needed = Math.max(1, Math.floor(page.wordCount / 300));
  const enough = part(page.subheadings.length, needed);
  const anchor = longest === undefined ? null : (longest.blockIds[Math.floor(longest.blockIds.length / 2)] ?? null);
  const name =
    longest?.heading === null || longest === undefined ? 'the opening' : `"${truncated(longest.heading.text, 60)}"`;
  return {
    share: clamp(enough * (0.5 + 0.5 * ramp(longestWords, 700, 350)) * ramp(page.wordCount, 0, 100)),
    evidence: `${plural(page.subheadings.length, 'subheading')} for ${plural(page.wordCount, 'word')}; the longest stretch without one has ${plural(longestWords, 'word')}.`,
    advice: insertAdvice(page, 'body:new-headings', anchor, {
      title: 'Divide the text with subheadings',
      description: `The body has ${plural(page.subheadings.length, 'subheading')} for ${plural(page.wordCount, 'word')}; ${name} alone runs for ${longestWords}. Add a subheading about every 300 words, each naming what its section answers.`,
      whyItMatters:
        'Visitors scan headings before they read, and search engines use them to find the passage that answers a query.',
    }),
  };
}

function headingWording(page: PageReading): Verdict | null {
  if (needsNoSections(page)) return null;
  const { subheadings } = page;
  if (subheadings.length === 0) {
    return { share: 0, evidence: 'There are no subheadings to judge.', advice: firstHeadingsAdvice(page) };
  }
  const seen = new Set<string>();
  const weak = subheadings.filter(({ text }) => {
    const key = matchable(text);
    const isRepeated = seen.has(key);
    seen.add(key);
    const words = countTextWords(text);
    // In a reference, "Parameters" is what a reader looks for.
    const wordsMin = page.kind === 'reference' ? 1 : 2;
    return isRepeated || genericLabels.has(key) || words < wordsMin || words > 16;
  });
  return {
    share: part(subheadings.length - weak.length, subheadings.length) * ramp(subheadings.length, 0, 2),
    evidence:
      weak.length === 0
        ? 'The subheadings are distinct and descriptive.'
        : `Subheadings that are generic, repeated, too short or too long: ${weak.length} of ${subheadings.length}, ${listed(
            weak.map(({ text }) => truncated(text, 60)),
            3,
          )}.`,
    advice:
      weak.length === 0
        ? undefined
        : replaceAdvice(
            page,
            'body:headings',
            weak.map(({ id }) => id),
            {
              title: 'Make the subheadings descriptive',
              description: `Reword ${listed(weak.map(({ text }) => truncated(text, 60)))}: say in two to sixteen words what the section answers.`,
              whyItMatters:
                'A heading such as "Introduction" tells neither a scanning visitor nor a search engine anything.',
            },
          ),
  };
}
