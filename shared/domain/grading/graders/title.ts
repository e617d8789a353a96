import { matchable } from '../../fields/keyword-match.ts';
import { genericLabels } from '../../language/generic-labels.ts';
import { writesCompounds } from '../../language/languages.ts';
import { countMatches } from '../../language/match-keyword.ts';
import { prepareText } from '../../language/prepare-text.ts';
import { isTerm, listTermKeys } from '../../language/subject-terms.ts';
import { codePointLength } from '../../language/text-length.ts';
import { message, quoted } from '../../messages/message.ts';
import { adviceWords, fieldAdvice, quoteKeyword } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Advice, Verdict } from '../grading-input.ts';
import { findPlaceholders } from '../left-placeholders.ts';
import { judgeMissingKeyword } from '../missing-keyword.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, part, ramp } from '../shares.ts';
import { claim, enumerated, quote, type Statement, say, statementClaims } from '../statement.ts';
import { isCarried, keywordClaim, keywordMatch, soughtKeyword, type TargetKeyword } from '../target-keyword.ts';
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
      evidence: noTitle,
      advice: fieldAdvice(page, 'title', {
        title: message('grading.title_length.write-title'),
        description: say(
          'grading.title_length.write-description',
          { keyword: quoteKeyword(page) },
          ...statementClaims(noTitle),
        ),
        whyItMatters: message('grading.title_length.write-why'),
      }),
    };
  }
  const long = length > 60;
  const measured = {
    title: quote('title', page.title),
    n: claim(length, { kind: 'characters', of: 'title', value: length }),
  };
  return {
    share: band(length, 5, 30, 60, 100),
    evidence: say('grading.title_length.evidence', measured),
    advice: fieldAdvice(page, 'title', {
      title: message('grading.title_length.title', { long }),
      description: say('grading.title_length.description', { ...measured, long }),
      whyItMatters: message('grading.title_length.why', { long }),
    }),
  };
}

const noTitle = say('grading.title_length.missing', {}, { kind: 'missing', of: 'title' });

/** The credit of a keyword in the second half of a title. */
const lateCredit = 0.85;

function titleKeyword(page: PageReading): Verdict | null {
  const { keyword, title } = page;
  if (keyword === null) return judgeMissingKeyword(page);
  const match = keywordMatch(title, keyword);
  const isThere = isCarried(match);
  const late = keyword.isExplicit && isThere && match.start > 30;
  const stated = keywordClaim('title', title, match, keyword);
  const state =
    title === ''
      ? say('grading.match.missing-title', {}, { kind: 'missing', of: 'title' })
      : late
        ? say('grading.title_keyword.late', { match: stated, start: startClaim(title, match.start, keyword) })
        : stated;
  return {
    share: late ? Math.min(lateCredit, match.credit) : match.credit,
    evidence: say('grading.title_keyword.evidence', { sought: soughtKeyword(keyword), match: state }),
    advice:
      keyword.isExplicit && isThere && !late
        ? null
        : fieldAdvice(page, 'title', {
            title: message('grading.title_keyword.title', { late }),
            description: keyword.isExplicit
              ? say('grading.title_keyword.description', {
                  keyword: quoted(keyword.phrase),
                  title: quote('title', title),
                  match: state,
                })
              : say('grading.title_keyword.guess', { keyword: quote('keyword', keyword.phrase) }),
            whyItMatters: message('grading.title_keyword.why'),
          }),
  };
}

function startClaim(title: string, start: number, { phrase }: TargetKeyword) {
  const value = codePointLength(title.slice(0, Math.max(0, start))) + 1;
  return claim(value, { kind: 'keyword_start', of: 'title', phrase, value });
}

function titleSpecificity(page: PageReading): Verdict {
  const { title } = page;
  if (title === '') return { share: 0, evidence: noTitle, advice: titleLength(page).advice };
  const [left] = findPlaceholders(page, title);
  if (left !== undefined) return unfinishedField(page, 'title', left);
  const terms = new Set(listTermKeys(title, page.language));
  const isGeneric = genericLabels.has(matchable(title));
  const shown = quote('title', title);
  const n = claim(terms.size, { kind: 'terms', of: 'title', value: terms.size });
  return {
    share: isGeneric ? 0.05 : ramp(terms.size, 0, 4),
    evidence: isGeneric
      ? say('grading.title_specificity.generic', { title: shown })
      : say('grading.title_specificity.evidence', { n }),
    advice: fieldAdvice(page, 'title', {
      title: message('grading.title_specificity.title'),
      description: isGeneric
        ? say('grading.title_specificity.generic-description', { title: shown })
        : say('grading.title_specificity.description', { title: shown, n }),
      whyItMatters: message('grading.title_specificity.why'),
    }),
  };
}

function titleWording(page: PageReading): Verdict {
  const { title } = page;
  if (title === '') return { share: 0, evidence: noTitle };
  const repeated = repeatedWords(page);
  const keywordTwice =
    page.keyword?.isExplicit === true && countMatches(prepareText(title, page.language), page.keyword.prepared).all > 1;
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = part(letters.filter((letter) => letter !== letter.toLowerCase()).length, letters.length);
  const isShouting = letters.length > 10 && capitals > 0.6;
  const separators = (title.match(/[|•»·~]| - | – /g) ?? []).length;
  const exclamations = (title.match(/!/g) ?? []).length;
  const faults: Statement[] = [
    ...repeated.map((word) =>
      say(
        'grading.title_wording.repeated',
        { word: quoted(word) },
        { kind: 'repeated_word', of: 'title', value: word },
      ),
    ),
    ...(isShouting ? [say('grading.title_wording.capitals', {}, { kind: 'mostly_capitals', of: 'title' })] : []),
    ...(separators > 2
      ? [
          say('grading.title_wording.separators', {
            n: claim(separators, { kind: 'separators', of: 'title', value: separators }),
          }),
        ]
      : []),
    ...(exclamations > 0
      ? [say('grading.title_wording.exclamation', {}, { kind: 'quote', of: 'title', value: '!', isCut: true })]
      : []),
  ];
  const others = faults.length - repeated.length;
  const named = enumerated(faults, 6);
  return {
    share: clamp(1 - 0.25 * repeated.length - (keywordTwice && repeated.length === 0 ? 0.3 : 0) - 0.3 * others),
    evidence: faults.length === 0 ? cleanTitle : say('grading.title_wording.evidence', { faults: named }),
    advice:
      faults.length === 0
        ? undefined
        : fieldAdvice(page, 'title', adviceWords('title_wording', { title: quote('title', title), faults: named })),
  };
}

const cleanTitle = say('grading.title_wording.good', {}, { kind: 'plain_wording', of: 'title' });

/**
 * Words that the title has twice, as they stand: another form of a word is another word to a reader. Words with a hyphen are taken apart,
 * as a reader reads them.
 */
function repeatedWords({ title, language }: PageReading): string[] {
  const lower = title.normalize('NFC').toLowerCase();
  const splitWords = (text: string): string[] => text.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const all = splitWords(lower);
  // Only a word that stands there twice can be one of an idiom.
  if (new Set(all).size === all.length) return [];
  const words = splitWords(lower.replaceAll(stepByStep, ' ')).filter((word) => isTerm(word, language));
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

function titleH1Agreement(page: PageReading): Verdict | null {
  const [h1 = page.leadHeading?.text] = page.h1s;
  // A missing field is reported elsewhere: by the length of the title, by the count of the H1.
  if (h1 === undefined || page.title === '') return null;
  const splitTerms = (text: string) => new Set(listTermKeys(text.replaceAll(joint, ' '), page.language));
  const [titleTerms, h1Terms] = [splitTerms(page.title), splitTerms(h1)];
  // Numbers and function words alone are nothing to compare.
  if (titleTerms.size === 0 || h1Terms.size === 0) return null;
  const same = [...titleTerms].filter((term) => h1Terms.has(term)).length;
  const inside = [...titleTerms].filter((term) => !h1Terms.has(term) && isInCompound(term, h1Terms, page)).length;
  const shared = same + inside;
  const overlap = part(shared, Math.min(titleTerms.size, h1Terms.size));
  const isH1 = page.h1s.length > 0;
  const heading = say('grading.title_h1_agreement.heading', { h1: isH1, heading: quote('heading', h1) });
  const inCommon = say(
    'grading.title_h1_agreement.shared',
    {
      kind: shared === 0 ? 'none' : inside === 0 ? 'same' : same === 0 ? 'inside' : 'both',
      n: same > 0 ? same : inside,
      inside,
    },
    { kind: 'shared_terms', of: 'title', with: 'heading', heading: h1, value: same },
  );
  return {
    share: ramp(overlap, 0, 0.6),
    evidence:
      matchable(h1) === matchable(page.title)
        ? say(
            'grading.title_h1_agreement.same',
            { h1: isH1 },
            ...statementClaims(inCommon),
            ...statementClaims(heading),
          )
        : say('grading.title_h1_agreement.evidence', { heading, shared: inCommon }),
    // One that shares a word with the other promises the same thing in other words, and may say more than the H1 does.
    advice:
      shared > 0 && titleTerms.size >= h1Terms.size
        ? undefined
        : shared === 0 && isSlogan(h1Terms, titleTerms, page)
          ? sloganAdvice(page, heading, inCommon)
          : fieldAdvice(
              page,
              'title',
              adviceWords('title_h1_agreement', {
                title: quote('title', page.title),
                heading,
                shared: inCommon,
              }),
            ),
  };
}

/** A greeting or a claim: the text does not come back to any of its words, and it does to those of the title. */
function isSlogan(h1Terms: ReadonlySet<string>, titleTerms: ReadonlySet<string>, page: PageReading): boolean {
  const recurs = (times: number) => (term: string) => (page.termCounts.get(term) ?? 0) >= times;
  // The H1 is part of the text itself.
  return ![...h1Terms].some(recurs(2)) && [...titleTerms].some(recurs(1));
}

const sloganAdvice = (page: PageReading, heading: Statement, shared: Statement): Advice =>
  fieldAdvice(page, 'h1', {
    title: message('grading.title_h1_agreement.slogan-title'),
    description: say('grading.title_h1_agreement.slogan-description', { heading, shared }),
    whyItMatters: message('grading.title_h1_agreement.slogan-why'),
  });
