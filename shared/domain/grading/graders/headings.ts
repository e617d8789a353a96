import { h1Draft } from '../../fields/resolve-fields.ts';
import { listTermKeys } from '../../language/subject-terms.ts';
import { message } from '../../messages/message.ts';
import { adviceWords, fieldAdvice, firstHeadingsAdvice, insertAdvice, quoteKeyword, replaceAdvice } from '../advice.ts';
import type { BodyHeading } from '../body-parts.ts';
import type { Claim } from '../claims.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Advice, Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, part, ramp } from '../shares.ts';
import { claim, count, enumerated, quote, type Statement, say } from '../statement.ts';
import { isCarried, keywordClaim, keywordMatch, namedKeyword, soughtKeyword } from '../target-keyword.ts';
import { findWeakHeadings } from './weak-headings.ts';

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

const noH1: Claim = { kind: 'count', of: 'h1', value: 0 };

function h1Count(page: PageReading): Verdict {
  const number = page.h1s.length;
  if (page.leadHeading !== null) return leadHeadingCount(page, page.leadHeading);
  if (number === 0) {
    const titled = page.title !== '';
    return {
      share: 0,
      evidence: say('grading.h1_count.missing', {}, noH1),
      advice: fieldAdvice(page, 'h1', {
        title: message('grading.h1_count.add-title'),
        description: say(
          'grading.h1_count.add-description',
          { keyword: quoteKeyword(page), titled, title: titled ? quote('title', page.title) : '' },
          noH1,
        ),
        whyItMatters: message('grading.h1_count.add-why'),
      }),
    };
  }
  const [first = ''] = page.h1s;
  const mains = page.headings.filter(({ level }) => level === 1);
  const kept = closestToTitle(mains, page);
  const extra = mains.filter((heading) => heading !== kept);
  const drafted = page.document !== null && h1Draft(page.input.fields) !== null;
  const several = { drafted, n: count('h1', number), h1s: enumerated(quotedHeadings(page.h1s, 'h1'), 3) };
  const isFirst = kept === undefined || kept === mains[0];
  return {
    share: number === 1 ? 1 : number === 2 ? 0.5 : 0.2,
    evidence:
      number === 1
        ? say('grading.h1_count.one', { drafted, h1: quote('h1', first) }, { kind: 'count', of: 'h1', value: 1 })
        : say('grading.h1_count.several', several),
    advice: replaceAdvice(
      page,
      'body:heading-levels',
      extra.map(({ id }) => id),
      {
        title: message('grading.h1_count.keep-title'),
        description: say('grading.h1_count.keep-description', {
          ...several,
          first: isFirst,
          h1: isFirst ? '' : quote('h1', kept.text, 60),
        }),
        whyItMatters: message('grading.h1_count.keep-why'),
      },
    ),
  };
}

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
  const values = {
    heading: quote('heading', text),
    level: claim(level, { kind: 'heading_level', heading: text, value: level }),
  };
  return {
    share: 0.4,
    evidence: say('grading.h1_count.lead', values, noH1),
    advice: fieldAdvice(page, 'h1', {
      title: message('grading.h1_count.lead-title'),
      description: say('grading.h1_count.lead-description', values, noH1),
      whyItMatters: message('grading.h1_count.add-why'),
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
  const sought = soughtKeyword(keyword);
  const named = namedKeyword(keyword);
  if (leadHeading !== null) {
    const carried = keywordMatch(leadHeading.text, keyword);
    const heading = quote('heading', leadHeading.text);
    const match = keywordClaim('h1', leadHeading.text, carried, keyword);
    const id = isCarried(carried) ? 'lead-carried' : 'lead-without';
    return {
      share: leadHeadingCredit * carried.credit,
      evidence: say('grading.h1_keyword.lead', { sought, heading, match }, noH1),
      advice: h1KeywordAdvice(page, say(`grading.h1_keyword.${id}`, { heading, keyword: named }, noH1)),
    };
  }
  const [best] = page.h1s
    .slice(0, 100)
    .map((text) => ({ text, match: keywordMatch(text, keyword) }))
    .toSorted((a, b) => b.match.credit - a.match.credit);
  if (best === undefined) return null;
  const { text, match } = best;
  const h1 = quote('h1', text);
  return {
    share: match.credit,
    evidence: say('grading.h1_keyword.evidence', { sought, h1, match: keywordClaim('h1', text, match, keyword) }),
    advice: isCarried(match) ? null : h1KeywordAdvice(page, say('grading.h1_keyword.without', { h1, keyword: named })),
  };
}

const h1KeywordAdvice = (page: PageReading, description: Statement): Advice =>
  fieldAdvice(page, 'h1', {
    title: message('grading.h1_keyword.title'),
    description,
    whyItMatters: message('grading.h1_keyword.why'),
  });

/** An entry of a reference that fits on a screen needs no sections; in any other page, their absence costs. */
const needsNoSections = (page: PageReading): boolean =>
  page.kind === 'reference' && page.hasBody && page.subheadings.length === 0 && page.wordCount <= 200;

const noSubheading: Claim = { kind: 'count', of: 'subheading', value: 0 };

/** Missing subheadings are one defect, and `heading_coverage` counts it. Without a body, nothing is met. */
const judgeMissingSubheadings = (page: PageReading): Verdict | null =>
  page.hasBody
    ? null
    : {
        share: 0,
        evidence: say('grading.heading_hierarchy.no-body', {}, noSubheading),
        advice: firstHeadingsAdvice(page),
      };

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
  const skipping = { n: skips.length, headings: enumerated(skips.map(nameSkip), 3) };
  return {
    share: clamp(1 - (2 * skips.length) / headings.length),
    evidence:
      skips.length === 0
        ? say('grading.heading_hierarchy.none', {}, { kind: 'no_skipped_level' })
        : say('grading.heading_hierarchy.skips', skipping),
    advice: replaceAdvice(
      page,
      'body:heading-levels',
      skips.map(({ heading: { id } }) => id),
      adviceWords('heading_hierarchy', skipping),
    ),
  };
}

/** Headings between the H1 and the first subheading may be no part of the body: below an H1 only the level is claimed. */
function nameSkip({ heading: { level: value, text }, from }: { heading: BodyHeading; from: number }): Statement {
  const heading = quote('heading', text, 60);
  return from === 1
    ? say('grading.heading_hierarchy.below-h1', {
        heading,
        level: claim(value, { kind: 'heading_level', heading: text, value }),
      })
    : say('grading.heading_hierarchy.after', {
        heading,
        level: claim(value, { kind: 'skipped_level', heading: text, from, value }),
        from,
      });
}

function headingCoverage(page: PageReading): Verdict | null {
  if (needsNoSections(page)) return null;
  const words = count('word', page.wordCount);
  if (page.subheadings.length === 0) {
    return {
      share: 0,
      evidence: say('grading.heading_coverage.none', { n: words }, noSubheading),
      advice: headingsAdvice(page),
    };
  }
  const longestWords = longestSection(page)?.words ?? 0;
  const needed = Math.max(1, Math.floor(page.wordCount / 300));
  const enough = part(page.subheadings.length, needed);
  return {
    share: clamp(enough * (0.5 + 0.5 * ramp(longestWords, 700, 350)) * ramp(page.wordCount, 0, 100)),
    evidence: say('grading.heading_coverage.evidence', {
      n: count('subheading', page.subheadings.length),
      words,
      longest: claim(longestWords, { kind: 'longest_stretch', value: longestWords }),
    }),
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
  const heading = longest?.heading ?? null;
  return insertAdvice(
    page,
    'body:new-headings',
    anchor,
    adviceWords('heading_coverage', {
      n: count('subheading', page.subheadings.length),
      words: count('word', page.wordCount),
      opening: heading === null,
      section: heading === null ? '' : quote('heading', heading.text, 60),
      longest: claim(value, { kind: 'longest_stretch', value }),
    }),
  );
}

function headingWording(page: PageReading): Verdict | null {
  const { subheadings } = page;
  if (subheadings.length === 0) return judgeMissingSubheadings(page);
  const weak = findWeakHeadings(page);
  const named = weak.map(({ heading: { text }, why }) =>
    say('grading.heading_wording.weak', {
      heading: quote('heading', text, 60),
      why: claim(why, { kind: 'weak_heading', heading: text, value: why }),
    }),
  );
  const n = count('subheading', subheadings.length);
  return {
    share: part(subheadings.length - weak.length, subheadings.length) * ramp(subheadings.length, 0, 2),
    evidence:
      weak.length === 0
        ? say('grading.heading_wording.good', { n })
        : say('grading.heading_wording.evidence', { weak: weak.length, n, headings: enumerated(named, 3) }),
    advice:
      weak.length === 0
        ? undefined
        : replaceAdvice(
            page,
            'body:headings',
            weak.map(({ heading: { id } }) => id),
            adviceWords('heading_wording', { headings: enumerated(named) }),
          ),
  };
}
