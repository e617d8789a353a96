import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { endsAsQuestion } from '../../language/ends-as-question.ts';
import { carriesKeyword, matchKeyword } from '../../language/match-keyword.ts';
import { prepareKeyword } from '../../language/prepare-keyword.ts';
import { message } from '../../messages/message.ts';
import { criteriaByKind } from '../../rubric/criteria-by-kind.ts';
import { adviceWords, insertAdvice, nameKeyword, quoteKeyword, replaceAdvice, scaledByLength } from '../advice.ts';
import { listSentences } from '../block-sentences.ts';
import type { ComponentGrader } from '../component-grader.ts';
import { judgeEssentials } from '../essentials.ts';
import { frequentWord, mostFrequent } from '../frequent-word.ts';
import type { Verdict } from '../grading-input.ts';
import { capitalsTellNames, names } from '../named-things.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, part, ramp } from '../shares.ts';
import { claim, count, enumerated, quote, type Statement, say } from '../statement.ts';
import {
  breadthShare,
  countHeadingTerms,
  countRepeatedSentences,
  dominanceShare,
  isDominated,
  lacksOnlyHeadings,
  lengthShare,
  lengthWords,
  measureDominance,
  SENTENCE_WORDS_MIN,
} from '../text-length-shares.ts';
import { headingsAdvice } from './headings.ts';
import { lackedKeyword } from './lacked-keyword.ts';
import { moreText, noText } from './more-text.ts';
import { depthPassages, depthRunningText } from './passages.ts';
import { lessPlaceholders } from './placeholder-verdict.ts';

export const contentDepthGrader: ComponentGrader = {
  componentType: 'content_depth',
  criteria: {
    depth_length: depthLength,
    depth_coverage: depthCoverage,
    depth_essentials: judgeEssentials,
    depth_passages: depthPassages,
    depth_running_text: depthRunningText,
    depth_questions: depthQuestions,
    depth_specificity: depthSpecificity,
    depth_originality: (page) => lessPlaceholders(page, depthOriginality(page)),
  },
};

/** Fewer words in links are no list of other pages. */
const TEASER_WORDS_MIN = 20;

function depthLength(page: PageReading): Verdict {
  const repeated = countRepeatedSentences(page);
  const inTeasers = page.wordCount - lengthWords(page);
  return {
    share: lengthShare(page),
    evidence: say('grading.depth_length.evidence', {
      n: count('word', page.wordCount),
      teasers: inTeasers < TEASER_WORDS_MIN ? 0 : inTeasers,
      repeated: repeated > 0 ? claim(true, { kind: 'repeated_sentences', value: repeated }) : false,
      full: criteriaByKind[page.kind].fullLength,
    }),
    advice: moreText(page),
  };
}

function depthCoverage(page: PageReading): Verdict {
  const { secondaryKeywords } = page.input.fields;
  const missing = secondaryKeywords.filter((keyword) => !covers(page, keyword));
  const breadth = breadthShare(page);
  const covered = part(secondaryKeywords.length - missing.length, secondaryKeywords.length);
  return {
    share: secondaryKeywords.length === 0 ? breadth : 0.5 * breadth + 0.5 * covered,
    evidence: stateCoverage(page, secondaryKeywords.length, secondaryKeywords.length - missing.length),
    advice:
      missing.length === 0 && lacksOnlyHeadings(page)
        ? headingsAdvice(page)
        : insertAdvice(page, 'body:coverage', page.lastBlockId, {
            title: message(`grading.depth_coverage.${missing.length > 0 ? 'subtopics-title' : 'title'}`),
            description:
              missing.length > 0
                ? say('grading.depth_coverage.subtopics', { missing: enumerated(missing.map(lackedKeyword)) })
                : say('grading.depth_coverage.wider', {
                    found: stateCoverage(page, 0, 0),
                    ...nameKeyword(page),
                  }),
            whyItMatters: message('grading.depth_coverage.why'),
          }),
  };
}

/** States how many words the page has that are no function words, and how many of the secondary keywords; without any, nothing of them. */
function stateCoverage(page: PageReading, keywords: number, covered: number): Statement {
  const terms = claim(page.termCounts.size, { kind: 'terms', of: 'text', value: page.termCounts.size });
  if (page.subheadings.length === 0)
    return say(
      'grading.depth_coverage.no-headings',
      { terms, keywords, covered },
      { kind: 'count', of: 'subheading', value: 0 },
    );
  const value = countHeadingTerms(page);
  const headings = claim(value, { kind: 'terms', of: 'subheadings', value });
  return say('grading.depth_coverage.evidence', { headings, terms, keywords, covered });
}

function covers(page: PageReading, keyword: string): boolean {
  return carriesKeyword(matchKeyword(page.body, prepareKeyword(keyword, page.language)));
}

function depthQuestions(page: PageReading): Verdict | null {
  // A reference is looked up by the name of a thing, not by a question about it.
  if (page.kind === 'reference') return null;
  const asked = page.subheadings.filter(({ text }) => endsAsQuestion(text));
  // Where no one has said which search the page is for, a text without questions lacks none.
  if (page.keyword?.isExplicit !== true && asked.length === 0 && page.hasBody) return null;
  const inText = page.sentences.filter(({ text }) => endsAsQuestion(text)).length;
  const questionMarks = (page.text.match(/[?？؟]/g) ?? []).length;
  const total = asked.length + Math.min(page.schema.questionCount, 3) * 0.5 + Math.min(inText, 4) * 0.25;
  const [first] = asked;
  const n = count('subheading_question', asked.length);
  return {
    share: ramp(total, 0, 3) * ramp(page.wordCount, 0, 150),
    evidence: say('grading.depth_questions.evidence', {
      n,
      first: first === undefined ? '' : quote('heading', first.text, 80),
      marks: count('question', questionMarks),
    }),
    advice: insertAdvice(
      page,
      'body:questions',
      page.lastBlockId,
      adviceWords('depth_questions', { n, keyword: quoteKeyword(page) }),
    ),
  };
}

function depthSpecificity(page: PageReading): Verdict {
  const numbers = (page.text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []).length;
  const namesCount = capitalsTellNames(page) ? names(page) : null;
  const per100 = (times: number) => (page.wordCount === 0 ? 0 : (100 * times) / page.wordCount);
  const figures = Math.max(ramp(per100(numbers), 0, 1.5), ramp(numbers, 0, 30));
  const named = namesCount === null ? null : Math.max(ramp(per100(namesCount), 0, 2.5), ramp(namesCount, 0, 40));
  const example = introducedExample.exec(page.text)?.[0];
  const found = { n: count('number', numbers), words: count('word', page.wordCount) };
  return scaledByLength(page, 200, {
    share: 0.15 * (example === undefined ? 0 : 1) + specifics(figures, named),
    evidence: say('grading.depth_specificity.evidence', {
      ...found,
      exemplified: example !== undefined,
      example: example === undefined ? '' : quote('text', example),
    }),
    advice: insertAdvice(
      page,
      'body:specifics',
      page.sections.at(-1)?.blockIds.at(-1) ?? page.lastBlockId,
      adviceWords('depth_specificity', found),
    ),
  });
}

/** Figures alone make a text nearly as specific as figures and names do. */
const specifics = (figures: number, named: number | null): number =>
  0.85 * (named === null ? figures : Math.max(0.9 * figures, 0.65 * figures + 0.35 * named));

const introducedExample = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives('grading', 'introducedExample')})(?!\p{L})`,
  'iu',
);

function depthOriginality(page: PageReading): Verdict {
  if (!page.hasBody) return { share: 0, evidence: noText };
  const seen = new Set<string>();
  const repeatedIds: (string | null)[] = [];
  let repeatedWords = 0;
  let proseWords = 0;
  for (const block of page.proseBlocks.filter(({ isNote }) => !isNote)) {
    proseWords += block.words;
    for (const { key, words: length } of listSentences(block)) {
      if (length < SENTENCE_WORDS_MIN) continue;
      if (seen.has(key)) {
        repeatedWords += length;
        repeatedIds.push(block.id);
      }
      seen.add(key);
    }
  }
  const repeated = part(repeatedWords, proseWords);
  const [topKey] = mostFrequent(page.termCounts);
  const variety = part(page.termCounts.size, Math.min(page.words.length / 4, 250));
  return scaledByLength(page, 150, {
    share: clamp((1 - 2 * repeated) * dominanceShare(page) * ramp(variety, 0.1, 0.7)),
    evidence:
      measureDominance(page) === 0
        ? say('grading.depth_originality.evidence', { repeated: repeatedText(repeated) })
        : say('grading.depth_originality.dominated', {
            repeated: repeatedText(repeated),
            top: frequentWord(page, topKey),
          }),
    advice: replaceAdvice(page, 'body:repetition', repeatedIds, {
      title: message('grading.depth_originality.title'),
      description:
        repeatedIds.length > 0
          ? say('grading.depth_originality.delete', { repeated: repeatedText(repeated) })
          : isDominated(page)
            ? say('grading.depth_originality.synonyms', { top: frequentWord(page, topKey) })
            : say('grading.depth_originality.variety', {
                n: claim(page.termCounts.size, { kind: 'terms', of: 'text', value: page.termCounts.size }),
                words: count('word', page.wordCount),
              }),
      whyItMatters: message('grading.depth_originality.why'),
    }),
  });
}

function repeatedText(share: number): Statement {
  const percent = Math.round(100 * share);
  return say(
    'grading.depth_originality.repeated',
    { state: share === 0 ? 'none' : percent === 0 ? 'few' : 'some', percent },
    { kind: 'repeated_text', value: 100 * share },
  );
}
