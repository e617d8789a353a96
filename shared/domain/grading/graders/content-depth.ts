import { matchable } from '../../fields/keyword-match.ts';
import { endsAsQuestion } from '../../language/ends-as-question.ts';
import { carriesKeyword, matchKeyword } from '../../language/match-keyword.ts';
import { prepareKeyword } from '../../language/prepare-keyword.ts';
import { countTextWords, segmentSentences } from '../../language/segment-words.ts';
import { criteriaByKind } from '../../rubric/criteria-by-kind.ts';
import { insertAdvice, quoteKeyword, replaceAdvice, scaledByLength } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import { judgeEssentials } from '../essentials.ts';
import { frequentWord, mostFrequent } from '../frequent-word.ts';
import type { Verdict } from '../grading-input.ts';
import { capitalsTellNames, names } from '../named-things.ts';
import type { PageReading } from '../page-reading.ts';
import { type RepeatedPlace, repeatedPlace } from '../repeated-place.ts';
import { clamp, part, ramp } from '../shares.ts';
import { claim, count, enumerated, plural, quote, type Statement, say } from '../statement.ts';
import {
  breadthShare,
  countHeadingTerms,
  countRepeatedSentences,
  isDominated,
  lacksOnlyHeadings,
  lengthShare,
  lengthWords,
  measureDominance,
  SENTENCE_WORDS_MIN,
  varietyShare,
  wordsToAdd,
} from '../text-length-shares.ts';
import { headingsAdvice } from './headings.ts';
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
  const full = criteriaByKind[page.kind].fullLength;
  const measured = say`The body has ${count('word', page.wordCount)}`;
  const repeated = countRepeatedSentences(page);
  const inTeasers = page.wordCount - lengthWords(page);
  const teasers =
    inTeasers < TEASER_WORDS_MIN
      ? ''
      : `, ${inTeasers} of them in links that stand alone, teasers of other pages, labels and repeated lines`;
  return {
    share: lengthShare(page),
    evidence: say`${measured}${teasers}${repeated > 0 ? say`, and ${repeatedSentences(repeated)}` : ''}; ${full} words earn full credit on this kind of page.`,
    advice: moreText(page),
  };
}

const repeatedSentences = (value: number) =>
  claim('some of its sentences stand there more than once', { kind: 'repeated_sentences', value });

const noSubheadings = claim('no subheadings', { kind: 'count', of: 'subheading', value: 0 });

function depthCoverage(page: PageReading): Verdict {
  const { secondaryKeywords } = page.input.fields;
  const missing = secondaryKeywords.filter((keyword) => !covers(page, keyword));
  const headingTerms = countHeadingTerms(page);
  const breadth = breadthShare(page);
  const covered = part(secondaryKeywords.length - missing.length, secondaryKeywords.length);
  const inHeadings = claim(
    headingTerms === 1 ? '1 meaningful word' : plural(headingTerms, 'different meaningful word'),
    {
      kind: 'terms',
      of: 'subheadings',
      value: headingTerms,
    },
  );
  const inText = claim(page.termCounts.size === 0 ? 'none' : `${page.termCounts.size}`, {
    kind: 'terms',
    of: 'text',
    value: page.termCounts.size,
  });
  const textWords = claim(
    page.termCounts.size === 1 ? '1 meaningful word' : plural(page.termCounts.size, 'different meaningful word'),
    { kind: 'terms', of: 'text', value: page.termCounts.size },
  );
  const found =
    page.subheadings.length === 0
      ? say`The text has ${textWords}, and there are ${noSubheadings}`
      : say`The subheadings have ${inHeadings}, the text ${inText}`;
  const lacking = enumerated(
    missing.map((keyword) => claim(`"${keyword}"`, { kind: 'phrase', value: keyword, isThere: false })),
  );
  return {
    share: secondaryKeywords.length === 0 ? breadth : 0.5 * breadth + 0.5 * covered,
    evidence: say`${found}${secondaryKeywords.length === 0 ? '' : `; ${secondaryKeywords.length - missing.length} of ${plural(secondaryKeywords.length, 'secondary keyword')} are covered`}.`,
    advice:
      missing.length === 0 && lacksOnlyHeadings(page)
        ? headingsAdvice(page)
        : insertAdvice(page, 'body:coverage', page.lastBlockId, {
            title: missing.length > 0 ? 'Cover the missing subtopics' : 'Widen the coverage of the topic',
            description:
              missing.length > 0
                ? say`The body does not mention ${lacking}. Give each its own paragraph or section.`
                : say`${found}. Add about ${wordsToAdd(page)} words in sections on what its readers ask next${page.keyword === null ? '' : ` about ${quoteKeyword(page)}`}.`,
            whyItMatters: 'Pages that also answer related questions rank for more queries and satisfy more visitors.',
          }),
  };
}

function covers(page: PageReading, keyword: string): boolean {
  const prepared = prepareKeyword(keyword, page.language);
  const match = matchKeyword(page.body, prepared);
  return carriesKeyword(match) || (match.terms > 1 && match.foundTerms === match.terms);
}

function depthQuestions(page: PageReading): Verdict | null {
  // A reference is looked up by the name of a thing, not by a question about it.
  if (page.kind === 'reference') return null;
  const asked = page.subheadings.filter(({ text }) => endsAsQuestion(text));
  // Where no one has said which search the page is for, a text without questions lacks none.
  if (page.keyword?.isExplicit !== true && asked.length === 0 && page.hasBody) return null;
  const inText = page.sentences.filter(endsAsQuestion).length;
  const questionMarks = (page.text.match(/[?？؟]/g) ?? []).length;
  const total = asked.length + Math.min(page.schema.questionCount, 3) * 0.5 + Math.min(inText, 4) * 0.25;
  const [first] = asked;
  const questions = claim(asked.length === 0 ? 'no subheading' : plural(asked.length, 'subheading'), {
    kind: 'count',
    of: 'subheading_question',
    value: asked.length,
  });
  return {
    share: ramp(total, 0, 3) * ramp(page.wordCount, 0, 150),
    evidence: say`The body has ${questions} with a question${first === undefined ? '' : say`, such as ${quote('heading', first.text, 80)}`}, and ${count('question', questionMarks)}${questionMarks > 0 ? ' in all' : ''}.`,
    advice: insertAdvice(page, 'body:questions', page.lastBlockId, {
      title: 'Answer the questions that searchers ask',
      description: say`The body has ${questions} with a question. Ask at least three questions on ${quoteKeyword(page)} as subheadings, each answered in 40 to 60 words right below.`,
      whyItMatters:
        '"People also ask" boxes and answer engines quote short answers that stand below the very question.',
    }),
  };
}

function depthSpecificity(page: PageReading): Verdict {
  const numbers = (page.text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []).length;
  const namesCount = capitalsTellNames(page) ? names(page) : null;
  const per100 = (times: number) => (page.wordCount === 0 ? 0 : (100 * times) / page.wordCount);
  const figures = Math.max(ramp(per100(numbers), 0, 1.5), ramp(numbers, 0, 30));
  const named = namesCount === null ? null : Math.max(ramp(per100(namesCount), 0, 2.5), ramp(namesCount, 0, 40));
  const example = introducedExample.exec(page.text)?.[0];
  const found = say`The text has ${count('number', numbers)} in ${count('word', page.wordCount)}`;
  return scaledByLength(page, 200, {
    share: 0.15 * (example === undefined ? 0 : 1) + specifics(figures, named),
    evidence: say`${found}${example === undefined ? '' : say`, and an example that ${quote('text', example)} introduces`}.`,
    advice: insertAdvice(page, 'body:specifics', page.sections.at(-1)?.blockIds.at(-1) ?? page.lastBlockId, {
      title: 'Back the text with specifics',
      description: say`${found}. Add the measures, dates, amounts and names that its general statements leave out.`,
      whyItMatters:
        'Visitors quote and answer engines cite figures and names. General statements can be found anywhere.',
    }),
  });
}

/** Figures alone make a text nearly as specific as figures and names do. */
const specifics = (figures: number, named: number | null): number =>
  0.85 * (named === null ? figures : Math.max(0.9 * figures, 0.65 * figures + 0.35 * named));

const introducedExample =
  /(?<!\p{L})(?:for example|for instance|e\.g\.|such as|zum beispiel|z\. ?b\.|par exemple|por ejemplo|ad esempio|bijvoorbeeld|por exemplo)(?!\p{L})/iu;

function depthOriginality(page: PageReading): Verdict {
  if (!page.hasBody) return { share: 0, evidence: noText };
  const seen = new Set<string>();
  const repeatedIds: (string | null)[] = [];
  let repeatedWords = 0;
  let proseWords = 0;
  for (const block of page.proseBlocks.filter(({ isNote }) => !isNote)) {
    proseWords += block.words;
    for (const sentence of segmentSentences(block.text)) {
      const key = matchable(sentence);
      const length = countTextWords(sentence);
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
  const top = frequentWord(page, topKey);
  const variety = part(page.termCounts.size, Math.min(page.words.length / 4, 250));
  const place = repeatedPlace(page);
  return scaledByLength(page, 150, {
    share: clamp((1 - 2 * repeated) * varietyShare(page) * ramp(variety, 0.1, 0.7)),
    evidence: say`${repeatedText(repeated)}${measureDominance(page) === 0 || topKey === '' ? '' : say`; its most frequent meaningful word, ${top}`}.${place === null ? '' : say` ${stateRepetition(place)}.`}`,
    advice: replaceAdvice(page, 'body:repetition', repeatedIds, {
      title: place === null || repeatedIds.length > 0 ? 'Remove repetition' : `Name ${place.name} less often`,
      description:
        repeatedIds.length > 0
          ? say`${repeatedText(repeated)}. Delete the repeats, or replace them with something new.`
          : place !== null
            ? say`${stateRepetition(place)}. Keep the name in the title, the main heading and a few sentences, and write what holds in this place alone.`
            : isDominated(page)
              ? say`Its most frequent meaningful word, ${top}. Use pronouns and synonyms, and cut sentences that add nothing.`
              : say`${claim(page.termCounts.size === 1 ? 'One meaningful word stands' : `${page.termCounts.size} different meaningful words stand`, { kind: 'terms', of: 'text', value: page.termCounts.size })} in ${count('word', page.wordCount)}. Cut sentences that add nothing, and say new things instead.`,
      whyItMatters:
        'Filler hides the useful content, and readers and search engines take repetition as a sign of spam.',
    }),
  });
}

const stateRepetition = ({ name, times }: RepeatedPlace): Statement =>
  claim(`"${name}" stands ${plural(times, 'time')} in its sentences and subheadings`, {
    kind: 'term_times',
    term: name,
    value: times,
  });

function repeatedText(share: number) {
  const value = Math.round(100 * share);
  const text =
    share === 0
      ? 'No sentence is repeated'
      : `${value === 0 ? 'Less than 1' : value} % of the text repeats earlier sentences word for word`;
  return claim(text, { kind: 'repeated_text', value: 100 * share });
}
