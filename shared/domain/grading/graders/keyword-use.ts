import { carriesKeyword, countMatches, matchKeyword, matchSlug } from '../../language/match-keyword.ts';
import { prepareKeyword } from '../../language/prepare-keyword.ts';
import { prepareText } from '../../language/prepare-text.ts';
import { firstHeadingsAdvice, insertAdvice, replaceAdvice, scaledByLength } from '../advice.ts';
import type { Claim } from '../claims.ts';
import type { ComponentGrader, CriterionJudge } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import { keywordFrequency } from '../keyword-frequency.ts';
import { judgeMissingKeyword } from '../missing-keyword.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, part, ramp } from '../shares.ts';
import { claim, count, enumerated, plural, quote, say } from '../statement.ts';
import {
  guessedCredit,
  isCarried,
  keywordClaim,
  keywordMatch,
  namedKeyword,
  soughtKeyword,
  type TargetKeyword,
} from '../target-keyword.ts';

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
  const statement = keywordClaim('opening', opening.text, match, keyword);
  return {
    share: match.credit,
    evidence: say`Looked for ${soughtKeyword(keyword)} in the first 100 words: the opening ${statement}.`,
    advice: isCarried(match)
      ? null
      : replaceAdvice(page, 'body:opening', opening.ids.slice(0, 1), {
          title: 'Name the keyword in the opening',
          description: say`Looked for ${namedKeyword(keyword)} in the first 100 words: the opening ${statement}. Say in the first or second sentence what the page tells about it.`,
          whyItMatters: 'The opening confirms to the visitor and to the search engine that the page answers the query.',
        }),
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
  const statement =
    match.kind === 'none'
      ? claim('none carries it', ...absent(page, keyword))
      : say`the closest, ${quote('heading', best.text, 60)}, ${keywordClaim('subheadings', best.text, match, keyword)}`;
  const among = count('subheading', page.subheadings.length);
  return {
    share: keyword.isExplicit && match.credit >= 0.7 ? Math.max(match.credit, 0.9) : match.credit,
    evidence: say`Looked for ${soughtKeyword(keyword)} in ${among}: ${statement}.`,
    advice: isCarried(match)
      ? null
      : replaceAdvice(
          page,
          'body:headings',
          page.subheadings.slice(0, 1).map(({ id }) => id),
          {
            title: 'Use the keyword in a subheading',
            description: say`Looked for ${namedKeyword(keyword)} in ${among}: ${statement}. Word one of them so that it names it, where it fits the section.`,
            whyItMatters: 'Subheadings tell search engines which aspects of the query the page covers.',
          },
        ),
  };
}

const noSubheading = claim('There is no subheading that could carry the keyword.', {
  kind: 'count',
  of: 'subheading',
  value: 0,
});

/** None of the subheadings that were looked at has a word of the keyword. */
const absent = (page: PageReading, keyword: TargetKeyword): Claim[] => [
  {
    kind: 'keyword',
    of: 'subheadings',
    phrase: keyword.phrase,
    isGuess: !keyword.isExplicit,
    text: page.subheadings
      .slice(0, 500)
      .map(({ text }) => text)
      .join('\n'),
    value: 'none',
  },
];

function keywordDensity(page: PageReading, keyword: TargetKeyword): Verdict {
  const { count: times, exact, counted, density, presence, limit, excess, topShare } = keywordFrequency(page, keyword);
  const isStuffed = times >= 3 && (density > limit || topShare > 0.05);
  const counts = `${times === 0 ? '0 times' : plural(times, 'time')}${times > exact ? ` (${exact === 0 ? 'always in other forms' : `${exact} word for word, the others in other forms`})` : ''}`;
  const said = say`${quote('keyword', keyword.phrase)}${keyword.isExplicit ? '' : ', a guess,'} occurs ${claim(counts, { kind: 'keyword_times', phrase: keyword.phrase, value: times, exact })}`;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return scaledByLength(page, 200, {
    share: clamp(
      ramp(presence, 0, 0.004) *
        ramp(density, excess, limit) *
        ramp(counted, 0, 3) *
        (1 - ramp(topShare, 0.055, 0.1)) *
        (keyword.isExplicit ? 1 : guessedCredit),
    ),
    evidence: say`${said} in ${count('word', page.wordCount)}.`,
    advice: isStuffed
      ? replaceAdvice(page, 'body:keyword-frequency', stuffedBlocks(page, keyword), {
          title: 'Repeat the keyword less',
          description: say`${said}. Bring it below ${percent(limit)} with pronouns, synonyms and plain deletions.`,
          whyItMatters: 'Keyword stuffing is against the spam policies of search engines, and it reads badly.',
        })
      : insertAdvice(page, 'body:coverage', page.lastBlockId, {
          title: 'Use the keyword where the text treats it',
          description: say`${said} in ${count('word', page.wordCount)}. Use it, or a close variant, about once in every 150 words.`,
          whyItMatters: 'A page that rarely uses the words of the query gives little reason to be matched with it.',
        }),
  });
}

function stuffedBlocks(page: PageReading, keyword: TargetKeyword): (string | null)[] {
  const first = prepareKeyword(keyword.prepared.terms[0]?.normalized ?? keyword.phrase, page.language);
  return page.proseBlocks
    .filter(({ text, words }) => words > 0 && countMatches(prepareText(text, page.language), first).all * 20 > words)
    .map(({ id }) => id);
}

function keywordSpread(page: PageReading, keyword: TargetKeyword): Verdict {
  const { thirds: found, count: times } = keywordFrequency(page, keyword);
  const thirds = [
    'none of the three thirds',
    'one of the three thirds',
    'two of the three thirds',
    'all three thirds',
  ].map((part) => `${part} of the text`);
  // Its words may stand apart: then it occurs less often than it is spread.
  const isApart = times < found;
  const spread = say`${isApart ? 'The words of ' : ''}${quote('keyword', keyword.phrase)}${keyword.isExplicit ? '' : ', a guess,'} ${isApart ? 'appear' : 'appears'} in ${claim(thirds[found] ?? '', { kind: 'keyword_thirds', phrase: keyword.phrase, value: found })}`;
  return {
    share: page.hasBody ? (found / 3) * ramp(page.wordCount, 0, 150) : 0,
    evidence: say`${spread}.`,
    // That a text is too short to have thirds is said elsewhere.
    advice:
      found === 3
        ? undefined
        : insertAdvice(page, 'body:coverage', page.lastBlockId, {
            title: 'Return to the keyword throughout the text',
            description: say`${spread}. Come back to it in the middle and at the end, for instance in a summary.`,
            whyItMatters: 'A topic that disappears after the opening looks like a page that drifted.',
          }),
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
  const lacking = enumerated(
    missing.map((keyword) => claim(`"${keyword}"`, { kind: 'phrase', value: keyword, isThere: false })),
    6,
  );
  return {
    share: part(
      shares.reduce((sum, share) => sum + share, 0),
      shares.length,
    ),
    evidence: say`${secondaryKeywords.length - missing.length} of ${plural(secondaryKeywords.length, 'secondary keyword')} appear in the text${missing.length > 0 ? say`; missing: ${lacking}` : ''}.`,
    advice: insertAdvice(page, 'body:coverage', page.lastBlockId, {
      title: 'Work in the secondary keywords',
      description: say`The text lacks ${lacking}. Use each where the body treats it, and add the passage where it does not.`,
      whyItMatters: 'Secondary keywords are the related queries that the page could rank for with little more work.',
    }),
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
    evidence: say`The path ${quote('path', path, 120)} contains ${claim(`${foundTerms} of ${plural(terms, 'word')}`, { kind: 'path_words', phrase: keyword.phrase, value: foundTerms, all: terms })} of ${quote('keyword', keyword.phrase)}${keyword.isExplicit ? '' : ', a guess'}.`,
    advice: null,
  };
}
