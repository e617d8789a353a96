import { carriesKeyword, countMatches, matchKeyword, matchSlug } from '../../language/match-keyword.ts';
import { prepareKeyword } from '../../language/prepare-keyword.ts';
import { prepareText } from '../../language/prepare-text.ts';
import { message } from '../../messages/message.ts';
import { adviceWords, firstHeadingsAdvice, insertAdvice, replaceAdvice, scaledByLength } from '../advice.ts';
import type { Claim } from '../claims.ts';
import type { ComponentGrader, CriterionJudge } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import { keywordFrequency } from '../keyword-frequency.ts';
import { judgeMissingKeyword } from '../missing-keyword.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, part, ramp } from '../shares.ts';
import { claim, count, enumerated, quote, say } from '../statement.ts';
import {
  guessedCredit,
  isCarried,
  keywordClaim,
  keywordMatch,
  namedKeyword,
  soughtKeyword,
  type TargetKeyword,
} from '../target-keyword.ts';
import { lackedKeyword } from './lacked-keyword.ts';

export const keywordUseGrader: ComponentGrader = {
  componentType: 'keyword_use',
  criteria: {
    keyword_intro: judgeKeyword(unlessStuffed(keywordIntro)),
    keyword_headings: judgeKeyword(unlessStuffed(keywordHeadings)),
    keyword_density: judgeKeyword(keywordDensity),
    keyword_spread: judgeKeyword(unlessStuffed(keywordSpread)),
    keyword_secondary: keywordSecondary,
    keyword_url: judgeKeyword(keywordUrl),
  },
};

function judgeKeyword(judge: (page: PageReading, keyword: TargetKeyword) => Verdict | null): CriterionJudge {
  return (page) => {
    if (page.keyword !== null) return judge(page, page.keyword);
    return judgeMissingKeyword(page);
  };
}

/** A keyword that stands in every sentence stands in the opening too: that earns little, and the advice is to repeat it less. */
function unlessStuffed(
  judge: (page: PageReading, keyword: TargetKeyword) => Verdict,
): (page: PageReading, keyword: TargetKeyword) => Verdict {
  return (page, keyword) => {
    const verdict = judge(page, keyword);
    // Terms that were guessed from the text stand in it often by their choice.
    if (!keyword.isExplicit) return verdict;
    const { density, limit, excess, topShare } = keywordFrequency(page, keyword);
    const stuffing = page.wordCount < 60 ? 0 : Math.max(ramp(density, limit, excess), ramp(topShare, 0.055, 0.1));
    if (stuffing === 0) return verdict;
    const { advice } = keywordDensity(page, keyword);
    return { ...verdict, share: verdict.share * (1 - 0.7 * stuffing), advice };
  };
}

function keywordIntro(page: PageReading, keyword: TargetKeyword): Verdict {
  const opening = openingParagraphs(page);
  const match = keywordMatch(opening.text, keyword);
  const said = keywordClaim('opening', opening.text, match, keyword);
  return {
    share: match.credit,
    evidence: say('grading.keyword_intro.evidence', { sought: soughtKeyword(keyword), match: said }),
    advice: isCarried(match)
      ? null
      : replaceAdvice(
          page,
          'body:opening',
          opening.ids.slice(0, 1),
          adviceWords('keyword_intro', { keyword: namedKeyword(keyword), match: said }),
        ),
  };
}

/** The paragraphs that make up the first hundred words of running text. */
function openingParagraphs(page: PageReading): { text: string; ids: (string | null)[] } {
  const texts: string[] = [];
  const ids: (string | null)[] = [];
  let words = 0;
  for (const block of page.proseBlocks) {
    if (words >= 100) break;
    const room = 100 - words;
    // A block that is longer than what is left is cut by characters: near enough for a grade, and it stays linear.
    texts.push(
      block.words <= room ? block.text : block.text.slice(0, Math.ceil((block.text.length * room) / block.words)),
    );
    ids.push(block.id);
    words += block.words;
  }
  return { text: texts.join('\n'), ids };
}

function keywordHeadings(page: PageReading, keyword: TargetKeyword): Verdict {
  if (page.subheadings.length === 0) {
    return {
      share: 0,
      evidence: noSubheading,
      advice: firstHeadingsAdvice(page),
    };
  }
  const [best] = page.subheadings
    .slice(0, 500)
    .map(({ text }) => ({ text, match: keywordMatch(text, keyword) }))
    .toSorted((a, b) => b.match.credit - a.match.credit);
  if (best === undefined) return { share: 0, evidence: noSubheading };
  const { match } = best;
  const found =
    match.kind === 'none'
      ? say('grading.keyword_headings.absent', {}, ...absent(page, keyword))
      : say('grading.keyword_headings.closest', {
          heading: quote('heading', best.text, 60),
          match: keywordClaim('subheadings', best.text, match, keyword),
        });
  const n = count('subheading', page.subheadings.length);
  return {
    share: match.credit,
    evidence: say('grading.keyword_headings.evidence', { sought: soughtKeyword(keyword), n, found }),
    advice: isCarried(match)
      ? null
      : replaceAdvice(
          page,
          'body:headings',
          page.subheadings.slice(0, 1).map(({ id }) => id),
          adviceWords('keyword_headings', { keyword: namedKeyword(keyword), n, found }),
        ),
  };
}

const noSubheading = say('grading.keyword_headings.none', {}, { kind: 'count', of: 'subheading', value: 0 });

/** None of the subheadings that were looked at has a word of the keyword. */
const absent = (page: PageReading, keyword: TargetKeyword): Claim[] => [
  {
    kind: 'keyword',
    of: 'subheadings',
    phrase: keyword.phrase,
    text: page.subheadings
      .slice(0, 500)
      .map(({ text }) => text)
      .join('\n'),
    value: 'none',
  },
];

function keywordDensity(page: PageReading, keyword: TargetKeyword): Verdict {
  const { count: times, exact, counted, density, presence, limit, excess, topShare } = keywordFrequency(page, keyword);
  const isStuffed = times >= 3 && density > limit;
  const occurs = say('grading.keyword_density.occurs', {
    keyword: quote('keyword', keyword.phrase),
    guess: !keyword.isExplicit,
    n: claim(times, { kind: 'keyword_times', phrase: keyword.phrase, value: times, exact }),
    forms: times <= exact ? 'exact' : exact === 0 ? 'inflected' : 'both',
    exact,
  });
  const inWords = { occurs, n: count('word', page.wordCount) };
  return scaledByLength(page, 200, {
    share: clamp(
      ramp(presence, 0, 0.004) *
        ramp(density, excess, limit) *
        ramp(counted, 0, 3) *
        (1 - ramp(topShare, 0.055, 0.1)) *
        (keyword.isExplicit ? 1 : guessedCredit),
    ),
    evidence: say('grading.keyword_density.evidence', inWords),
    advice: isStuffed
      ? replaceAdvice(page, 'body:keyword-frequency', stuffedBlocks(page, keyword), {
          title: message('grading.keyword_density.less-title'),
          description: say('grading.keyword_density.less', { occurs, limit: Number((100 * limit).toFixed(1)) }),
          whyItMatters: message('grading.keyword_density.less-why'),
        })
      : insertAdvice(page, 'body:coverage', page.lastBlockId, {
          title: message('grading.keyword_density.more-title'),
          description: say('grading.keyword_density.more', inWords),
          whyItMatters: message('grading.keyword_density.more-why'),
        }),
  });
}

function stuffedBlocks(page: PageReading, keyword: TargetKeyword): (string | null)[] {
  const first = prepareKeyword(keyword.prepared.terms[0]?.normalized ?? keyword.phrase, page.language);
  return page.proseBlocks
    .filter(({ text, words }) => countMatches(prepareText(text, page.language), first).all * 20 > words)
    .map(({ id }) => id);
}

function keywordSpread(page: PageReading, keyword: TargetKeyword): Verdict {
  const { thirds: found, count: times } = keywordFrequency(page, keyword);
  const spread = say('grading.keyword_spread.evidence', {
    // Its words may stand apart: then it occurs less often than it is spread.
    apart: times < found,
    keyword: quote('keyword', keyword.phrase),
    guess: !keyword.isExplicit,
    thirds: claim(found, { kind: 'keyword_thirds', phrase: keyword.phrase, value: found }),
  });
  return {
    share: page.hasBody ? (found / 3) * ramp(page.wordCount, 0, 150) : 0,
    evidence: spread,
    // That a text is too short to have thirds is said elsewhere.
    advice:
      found === 3
        ? undefined
        : insertAdvice(page, 'body:coverage', page.lastBlockId, adviceWords('keyword_spread', { spread })),
  };
}

function keywordSecondary(page: PageReading): Verdict | null {
  const { secondaryKeywords } = page.input.fields;
  if (secondaryKeywords.length === 0) return null;
  const shares = secondaryKeywords.map((keyword) => {
    const prepared = prepareKeyword(keyword, page.language);
    const match = matchKeyword(page.body, prepared);
    return carriesKeyword(match) ? 1 : 0.6 * part(match.foundTerms, match.terms);
  });
  const missing = secondaryKeywords.filter((_, index) => (shares[index] ?? 0) < 1);
  const lacking = enumerated(missing.map(lackedKeyword), 6);
  return {
    share: part(
      shares.reduce((sum, share) => sum + share, 0),
      shares.length,
    ),
    evidence: say('grading.keyword_secondary.evidence', {
      found: secondaryKeywords.length - missing.length,
      n: secondaryKeywords.length,
      lacking: missing.length > 0,
      missing: lacking,
    }),
    advice: insertAdvice(
      page,
      'body:coverage',
      page.lastBlockId,
      adviceWords('keyword_secondary', { missing: lacking }),
    ),
  };
}

/** Nothing to advise: renaming a live URL costs more than the words in it are worth. */
function keywordUrl(page: PageReading, keyword: TargetKeyword): Verdict | null {
  const { path } = page.input;
  if (path === null || page.kind === 'home') return null;
  const { foundTerms } = matchSlug(path, keyword.prepared);
  const terms = keyword.prepared.terms.length;
  return {
    share: part(foundTerms, terms) * (keyword.isExplicit ? 1 : guessedCredit),
    evidence: say('grading.keyword_url.evidence', {
      path: quote('path', path, 120),
      found: claim(foundTerms, { kind: 'path_words', phrase: keyword.phrase, value: foundTerms, all: terms }),
      n: terms,
      keyword: quote('keyword', keyword.phrase),
      guess: !keyword.isExplicit,
    }),
    advice: null,
  };
}
