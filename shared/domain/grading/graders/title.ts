import { matchable } from '../../fields/keyword-match.ts';
import { genericLabels } from '../../language/generic-labels.ts';
import { writesCompounds } from '../../language/languages.ts';
import { countMatches } from '../../language/match-keyword.ts';
import { prepareText } from '../../language/prepare-text.ts';
import { isTerm, listTermKeys } from '../../language/subject-terms.ts';
import { codePointLength } from '../../language/text-length.ts';
import { fieldAdvice, quoteKeyword } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Advice, Verdict } from '../grading-input.ts';
import { findPlaceholders } from '../left-placeholders.ts';
import { judgeMissingKeyword } from '../missing-keyword.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, part, ramp } from '../shares.ts';
import { claim, enumerated, plural, quote, type Statement, say, statementClaims } from '../statement.ts';
import { isCarried, keywordClaim, keywordMatch, soughtKeyword } from '../target-keyword.ts';
import { unfinishedField } from './placeholder-verdict.ts';

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
  const length = codePointLength(page.input.fields.title ?? '');
  if (length === 0) {
    return {
      share: 0,
      evidence: say`${noTitle}.`,
      advice: fieldAdvice(page, 'title', {
        title: 'Write a title',
        description: say`${noTitle}. Write one of 30 to 60 characters that names ${quoteKeyword(page)} and what the page offers.`,
        whyItMatters: 'The title is the headline of the search result; without one, search engines make up their own.',
      }),
    };
  }
  const isLong = length > 60;
  const measured = say`The title ${quote('title', page.title)} has ${titleCharacters(length)}`;
  return {
    share: band(length, 5, 30, 60, 100),
    evidence: say`${measured} (30 to 60 fill the line of a search result).`,
    advice: fieldAdvice(page, 'title', {
      title: isLong ? 'Shorten the title' : 'Extend the title',
      description: say`${measured}. ${isLong ? 'Cut it to at most 60, the important words first' : 'Use at least 30 to say what the page offers and to whom'}.`,
      whyItMatters: isLong
        ? 'Search results cut titles after about 60 characters, and the cut part is lost.'
        : 'A short title wastes the most visible line of the search result.',
    }),
  };
}

const noTitle = claim('The page has no title', { kind: 'missing', of: 'title' });
const titleCharacters = (value: number) =>
  claim(plural(value, 'character'), { kind: 'characters', of: 'title', value });

/** The credit of a keyword in the second half of a title. */
const lateCredit = 0.85;

function titleKeyword(page: PageReading): Verdict | null {
  const { keyword, title } = page;
  if (keyword === null) return judgeMissingKeyword(page);
  const match = keywordMatch(title, keyword);
  const isThere = isCarried(match);
  const isLate = keyword.isExplicit && isThere && match.start > 30;
  const start = codePointLength(title.slice(0, Math.max(0, match.start))) + 1;
  const late = claim(`, but only from character ${start} on`, {
    kind: 'keyword_start',
    of: 'title',
    phrase: keyword.phrase,
    value: start,
  });
  const stated = keywordClaim('title', title, match, keyword);
  const state =
    title === ''
      ? claim('is missing', { kind: 'missing', of: 'title' })
      : say`${stated}${keyword.isExplicit && isLate ? late : ''}`;
  return {
    share: isLate ? Math.min(lateCredit, match.credit) : match.credit,
    evidence: say`Looked for ${soughtKeyword(keyword)}: the title ${state}.`,
    advice:
      keyword.isExplicit && isThere && !isLate
        ? null
        : fieldAdvice(page, 'title', {
            title: isLate ? 'Move the keyword to the front of the title' : 'Put the primary keyword into the title',
            description: keyword.isExplicit
              ? say`Looked for "${keyword.phrase}" in the title ${quote('title', title)}: it ${state}. Name it in the first half, in the form that reads well.`
              : say`No primary keyword is set; the page seems to be about ${quote('keyword', keyword.phrase)}, which is a guess. Choose a primary keyword and lead the title with it.`,
            whyItMatters:
              'The title is the strongest on-page signal of what a page should rank for, and searchers scan for their own words.',
          }),
  };
}

function titleSpecificity(page: PageReading): Verdict {
  const { title } = page;
  if (title === '') return { share: 0, evidence: say`${noTitle}.`, advice: titleLength(page).advice };
  const [left] = findPlaceholders(page, title);
  if (left !== undefined) return unfinishedField(page, 'title', left);
  const terms = new Set(listTermKeys(title, page.language));
  const isGeneric = genericLabels.has(matchable(title));
  const shown = quote('title', title);
  const meaningful = claim(terms.size === 1 ? '1 meaningful word' : plural(terms.size, 'different meaningful word'), {
    kind: 'terms',
    of: 'title',
    value: terms.size,
  });
  return {
    share: isGeneric ? 0.05 : ramp(terms.size, 0, 4),
    evidence: isGeneric
      ? say`The title ${shown} could stand on any page.`
      : say`The title has ${meaningful}; four or more make it specific.`,
    advice: fieldAdvice(page, 'title', {
      title: 'Make the title specific',
      description: say`The title ${shown} ${isGeneric ? 'could stand on any page' : say`has ${meaningful}`}. Add what sets this page apart: the subject, the audience, a figure or the result.`,
      whyItMatters: 'Searchers choose between ten results by their titles; a specific one earns the click.',
    }),
  };
}

function titleWording(page: PageReading): Verdict {
  const { title } = page;
  if (title === '') return { share: 0, evidence: say`${noTitle}.` };
  const repeated = repeatedWords(page);
  const keywordTwice =
    page.keyword?.isExplicit === true && countMatches(prepareText(title, page.language), page.keyword.prepared).all > 1;
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = part(letters.filter((letter) => letter !== letter.toLowerCase()).length, letters.length);
  const isShouting = letters.length > 10 && capitals > 0.6;
  const separators = (title.match(/[|•»·~]| - | – /g) ?? []).length;
  const exclamations = (title.match(/!/g) ?? []).length;
  const faults: Statement[] = [
    ...repeated.map((word) => claim(`"${word}" more than once`, { kind: 'repeated_word', of: 'title', value: word })),
    ...(isShouting ? [claim('mostly capitals', { kind: 'mostly_capitals', of: 'title' })] : []),
    ...(separators > 2
      ? [claim(`${separators} separators`, { kind: 'separators', of: 'title', value: separators })]
      : []),
    ...(exclamations > 0
      ? [claim('an exclamation mark', { kind: 'quote', of: 'title', value: '!', isCut: true })]
      : []),
  ];
  const others = faults.length - repeated.length;
  const named = enumerated(faults, 6);
  return {
    share: clamp(1 - 0.25 * repeated.length - (keywordTwice && repeated.length === 0 ? 0.3 : 0) - 0.3 * others),
    evidence: faults.length === 0 ? cleanTitle : say`The title has ${named}.`,
    advice:
      faults.length === 0
        ? undefined
        : fieldAdvice(page, 'title', {
            title: 'Clean up the wording of the title',
            description: say`The title ${quote('title', title)} has ${named}. Say it once, in ordinary case, with at most one separator before the brand.`,
            whyItMatters: 'Stuffed and shouting titles look like spam, and Google rewrites them.',
          }),
  };
}

const cleanTitle = claim('The title repeats no meaningful word, has no exclamation mark and is in ordinary case.', {
  kind: 'plain_wording',
  of: 'title',
});

/**
 * Words that the title has twice, as they stand: another form of a word is another word to a reader. Words with a hyphen are taken apart,
 * as a reader reads them.
 */
function repeatedWords({ title, language }: PageReading): string[] {
  const words = (
    title
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(stepByStep, ' ')
      .match(/[\p{L}\p{M}]{3,}/gu) ?? []
  ).filter((word) => isTerm(word, language));
  return [...new Set(words.filter((word, at) => words.indexOf(word) !== at))];
}

/** An idiom, which says its word twice: "step by step", "passo a passo", "adım adım". */
const stepByStep = /(?<!\p{L})(\p{L}{3,}) (?:\p{L}{1,3} |für )?\1(?!\p{L})/gu;

/** "France-Italie" and "France - Italie" are two words each. */
const joint = /(?<=\p{L})[-‐–/](?=\p{L})/gu;

/** "Implantat" is what "Tandimplantat" ends with. */
const COMPOUND_PART_LETTERS = 5;
const isInCompound = (term: string, others: ReadonlySet<string>, { language }: PageReading): boolean =>
  writesCompounds(language) &&
  [...others].some((other) => {
    const [short = '', long = ''] = [term, other].toSorted((a, b) => a.length - b.length);
    return short.length >= COMPOUND_PART_LETTERS && (long.endsWith(short) || long.startsWith(short));
  });

/** "Parodontitis" and "Parodontalbehandlung" begin alike. */
const KIN_LETTERS = 7;
const isKin = (term: string, others: ReadonlySet<string>): boolean =>
  term.length > KIN_LETTERS && [...others].some((other) => other.startsWith(term.slice(0, KIN_LETTERS)));

function titleH1Agreement(page: PageReading): Verdict | null {
  const [h1 = page.leadHeading?.text] = page.h1s;
  // A missing field is reported elsewhere: by the length of the title, by the count of the H1.
  if (h1 === undefined || page.title === '') return null;
  const splitTerms = (text: string) => new Set(listTermKeys(text.replaceAll(joint, ' '), page.language));
  const [titleTerms, h1Terms] = [splitTerms(page.title), splitTerms(h1)];
  // Numbers and function words alone are nothing to compare.
  if (titleTerms.size === 0 || h1Terms.size === 0) return null;
  const same = [...titleTerms].filter((term) => h1Terms.has(term)).length;
  const inside = [...titleTerms].filter(
    (term) => !h1Terms.has(term) && (isInCompound(term, h1Terms, page) || isKin(term, h1Terms)),
  ).length;
  const shared = same + inside;
  const overlap = part(shared, Math.min(titleTerms.size, h1Terms.size));
  const heading = say`the ${page.h1s.length > 0 ? 'H1' : 'main heading'} ${quote('heading', h1)}`;
  const words = plural(inside === 0 || same > 0 ? same : inside, 'meaningful word');
  const inForm = inside === 0 ? '' : same === 0 ? ' in another form' : ` and ${inside} in another form`;
  const inCommon = claim(shared === 0 ? 'no meaningful word' : `${words}${inForm}`, {
    kind: 'shared_terms',
    of: 'title',
    with: 'heading',
    heading: h1,
    value: same,
  });
  return {
    share: ramp(overlap, 0, 0.6),
    evidence:
      matchable(h1) === matchable(page.title)
        ? claim(
            `The title and the ${page.h1s.length > 0 ? 'H1' : 'main heading'} are the same.`,
            ...statementClaims(inCommon),
            ...statementClaims(heading),
          )
        : say`The title and ${heading} share ${inCommon}.`,
    // One that shares a word with the other promises the same thing in other words, and may say more than the H1 does.
    advice:
      shared > 0 && titleTerms.size >= h1Terms.size
        ? undefined
        : shared === 0 && isSlogan(h1Terms, titleTerms, page)
          ? sloganAdvice(page, heading, inCommon)
          : fieldAdvice(page, 'title', {
              title: 'Align the title with the H1',
              description: say`The title ${quote('title', page.title)} and ${heading} share ${inCommon}. Let both promise the same thing.`,
              whyItMatters:
                'When they differ, Google often shows the H1 instead of the title, and visitors wonder whether they are in the right place.',
            }),
  };
}

/** A greeting or a claim: the text does not come back to any of its words, and it does to those of the title. */
function isSlogan(h1Terms: ReadonlySet<string>, titleTerms: ReadonlySet<string>, page: PageReading): boolean {
  const recurs = (times: number) => (term: string) => (page.termCounts.get(term) ?? 0) >= times;
  // The H1 is part of the text itself.
  return ![...h1Terms].some(recurs(2)) && [...titleTerms].some(recurs(1));
}

const sloganAdvice = (page: PageReading, heading: Statement, inCommon: Statement): Advice =>
  fieldAdvice(page, 'h1', {
    title: 'Say in the H1 what the page is about',
    description: say`The title and ${heading} share ${inCommon}. The title names what the text is about: let the H1 name it too, and move the greeting or the claim below it.`,
    whyItMatters: 'The H1 is the first thing that visitors read; a greeting or a claim does not say where they are.',
  });
