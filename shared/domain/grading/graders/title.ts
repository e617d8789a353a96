import { matchable } from '../../fields/keyword-match.ts';
import { codePointLength, truncated } from '../../fields/text-length.ts';
import { countMatches } from '../../language/match-keyword.ts';
import { prepareText } from '../../language/prepare-text.ts';
import { termKeysOf } from '../../language/subject-terms.ts';
import { fieldAdvice, keywordOf, plural } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, part, ramp } from '../shares.ts';
import { isCarried, keywordMatch, keywordNote, matchStatement } from '../target-keyword.ts';
import { genericLabels } from '../vocabulary.ts';
import { withoutKeyword } from '../without-keyword.ts';

export const titleGrader: ComponentGrader = {
  componentType: 'title',
  criteria: {
    title_length: titleLength,
    title_keyword: titleKeyword,
    title_specificity: titleSpecificity,
    title_wording: titleWording,
    title_h1_agreement: titleH1Agreement,
  },
};

function titleLength(page: PageReading): Verdict {
  const length = codePointLength(page.title);
  if (length === 0) {
    return {
      share: 0,
      evidence: 'The page has no title.',
      advice: fieldAdvice(page, 'title', {
        title: 'Write a title',
        description: `The page has no title. Write one of 30 to 60 characters that names ${keywordOf(page)} and what the page offers.`,
        whyItMatters: 'The title is the headline of the search result; without one, search engines make up their own.',
      }),
    };
  }
  const isLong = length > 60;
  return {
    share: band(length, 5, 30, 60, 100),
    evidence: `The title "${truncated(page.title, 90)}" has ${plural(length, 'character')} (30 to 60 are shown whole).`,
    advice: fieldAdvice(page, 'title', {
      title: isLong ? 'Shorten the title' : 'Extend the title',
      description: `The title "${truncated(page.title, 90)}" has ${plural(length, 'character')}. ${isLong ? 'Cut it to at most 60, the important words first' : 'Use at least 30 to say what the page offers and to whom'}.`,
      whyItMatters: isLong
        ? 'Search results cut titles after about 60 characters, and the cut part is lost.'
        : 'A short title wastes the most visible line of the search result.',
    }),
  };
}

/** What a keyword in the second half of a title is worth. */
const lateCredit = 0.85;

function titleKeyword(page: PageReading): Verdict | null {
  const { keyword, title } = page;
  if (keyword === null) return withoutKeyword(page);
  const match = keywordMatch(title, keyword);
  const isThere = isCarried(match);
  const isLate = keyword.isExplicit && isThere && match.start > 30;
  const where = isThere ? (isLate ? `, but only from character ${match.start + 1} on` : ', near its start') : '';
  const state = title === '' ? 'is missing' : `${matchStatement(match, keyword)}${keyword.isExplicit ? where : ''}`;
  return {
    share: isLate ? Math.min(lateCredit, match.credit) : match.credit,
    evidence: `Looked for ${keywordNote(keyword)}: the title ${state}.`,
    advice:
      keyword.isExplicit && isThere && !isLate
        ? null
        : fieldAdvice(page, 'title', {
            title: isLate ? 'Move the keyword to the front of the title' : 'Put the primary keyword into the title',
            description: keyword.isExplicit
              ? `Looked for "${keyword.phrase}" in the title "${truncated(title, 90)}": it ${state}. Name it in the first half, in the form that reads well.`
              : `No primary keyword is set; the page seems to be about "${keyword.phrase}", which is a guess. Choose a primary keyword and lead the title with it.`,
            whyItMatters:
              'The title is the strongest on-page signal of what a page should rank for, and searchers scan for their own words.',
          }),
  };
}

function titleSpecificity(page: PageReading): Verdict {
  const { title } = page;
  const terms = new Set(termKeysOf(title, page.language));
  const isGeneric = genericLabels.has(matchable(title));
  return {
    share: isGeneric ? 0.05 : ramp(terms.size, 0, 4),
    evidence: isGeneric
      ? `The title "${title}" could stand on any page.`
      : `The title has ${plural(terms.size, 'distinct meaningful word')}; four or more make it specific.`,
    advice: fieldAdvice(page, 'title', {
      title: 'Make the title specific',
      description: `The title "${truncated(title, 90)}" has ${plural(terms.size, 'meaningful word')}. Add what sets this page apart: the subject, the audience, a figure or the result.`,
      whyItMatters: 'Searchers choose between ten results by their titles; a specific one earns the click.',
    }),
  };
}

function titleWording(page: PageReading): Verdict {
  const { title } = page;
  if (title === '') return { share: 0, evidence: 'There is no title to judge.' };
  const terms = termKeysOf(title, page.language);
  const repeated = terms.length - new Set(terms).size;
  const keywordTwice =
    page.keyword !== null && countMatches(prepareText(title, page.language), page.keyword.prepared).all > 1;
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = part(letters.filter((letter) => letter !== letter.toLowerCase()).length, letters.length);
  const separators = (title.match(/[|•»·~]| - | – /g) ?? []).length;
  const faults = [
    ...(repeated > 0 ? [`${plural(repeated, 'repeated word')}`] : []),
    ...(keywordTwice ? ['the keyword more than once'] : []),
    ...(letters.length > 10 && capitals > 0.6 ? ['mostly capitals'] : []),
    ...(separators > 2 ? [`${separators} separators`] : []),
    ...(/[!?]{2,}|!/.test(title) ? ['exclamation marks'] : []),
  ];
  return {
    share: clamp(
      1 -
        0.25 * repeated -
        (keywordTwice ? 0.3 : 0) -
        0.3 * (faults.length - (repeated > 0 ? 1 : 0) - (keywordTwice ? 1 : 0)),
    ),
    evidence: faults.length === 0 ? 'The title is worded cleanly.' : `The title has ${faults.join(', ')}.`,
    advice: fieldAdvice(page, 'title', {
      title: 'Clean up the wording of the title',
      description: `The title "${truncated(title, 90)}" has ${faults.join(', ')}. Say it once, in ordinary case, with at most one separator before the brand.`,
      whyItMatters: 'Stuffed and shouting titles look like spam, and Google rewrites them.',
    }),
  };
}

function titleH1Agreement(page: PageReading): Verdict | null {
  const [h1 = page.leadHeading?.text] = page.h1s;
  // What is missing is told where it is asked for: by the length of the title, by the count of the H1.
  if (h1 === undefined || page.title === '') return null;
  const titleTerms = new Set(termKeysOf(page.title, page.language));
  const h1Terms = new Set(termKeysOf(h1, page.language));
  const shared = [...titleTerms].filter((term) => h1Terms.has(term)).length;
  const overlap = part(shared, Math.min(titleTerms.size, h1Terms.size));
  return {
    share: ramp(overlap, 0, 0.6),
    evidence: `Title and H1 "${truncated(h1, 90)}" share ${plural(shared, 'meaningful word')}.`,
    advice: fieldAdvice(page, 'title', {
      title: 'Align the title with the H1',
      description: `The title "${truncated(page.title, 90)}" and the H1 "${truncated(h1, 90)}" share ${plural(shared, 'word')}. Let both promise the same thing.`,
      whyItMatters:
        'When they differ, Google often shows the H1 instead of the title, and visitors wonder whether they are in the right place.',
    }),
  };
}
