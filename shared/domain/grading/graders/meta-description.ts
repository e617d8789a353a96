import { matchable } from '../../fields/keyword-match.ts';
import { codePointLength, truncated } from '../../fields/text-length.ts';
import { segmentSentences } from '../../language/segment-words.ts';
import { termsOf, wordsOf } from '../../language/subject-terms.ts';
import { fieldAdvice, keywordOf, plural } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, part, ramp } from '../shares.ts';
import { isCarried, keywordMatch, keywordNote, matchStatement, namedKeyword } from '../target-keyword.ts';
import { callsToAction } from '../vocabulary.ts';
import { withoutKeyword } from '../without-keyword.ts';

export const metaDescriptionGrader: ComponentGrader = {
  componentType: 'meta_description',
  criteria: {
    meta_description_length: descriptionLength,
    meta_description_keyword: descriptionKeyword,
    meta_description_appeal: descriptionAppeal,
    meta_description_distinct: descriptionDistinct,
  },
};

function descriptionLength(page: PageReading): Verdict {
  const length = codePointLength(page.metaDescription);
  const isLong = length > 160;
  const current =
    length === 0 ? 'The page has no meta description' : `The meta description has ${plural(length, 'character')}`;
  return {
    share: length === 0 ? 0 : band(length, 30, 120, 160, 300),
    evidence: `${current} (120 to 160 are shown whole).`,
    advice: fieldAdvice(page, 'meta_description', {
      title:
        length === 0
          ? 'Write a meta description'
          : isLong
            ? 'Shorten the meta description'
            : 'Extend the meta description',
      description: `${current}. ${isLong ? 'Cut it to at most 160' : `${length === 0 ? 'Write one of' : 'Extend it to'} 120 to 160 characters`}: what the page answers about ${keywordOf(page)}, for whom, and why to read it here.`,
      whyItMatters: isLong
        ? 'Results cut descriptions after about 160 characters, often in the middle of the argument.'
        : 'A missing or short description leaves the choice of the snippet to the search engine.',
    }),
  };
}

function descriptionKeyword(page: PageReading): Verdict | null {
  const { keyword, metaDescription } = page;
  if (keyword === null) return withoutKeyword(page);
  const match = keywordMatch(metaDescription, keyword);
  const statement = matchStatement(match, keyword);
  return {
    share: match.credit,
    evidence: `Looked for ${keywordNote(keyword)}: the description ${metaDescription === '' ? 'is missing' : statement}.`,
    advice: isCarried(match)
      ? null
      : fieldAdvice(page, 'meta_description', {
          title: 'Put the primary keyword into the meta description',
          description: `Looked for ${namedKeyword(keyword)}: the meta description ${metaDescription === '' ? 'is missing' : statement}. Use it once, in a natural sentence, in the form that the sentence needs.`,
          whyItMatters: "Search engines set the searcher's words in bold in the snippet, which draws the eye.",
        }),
  };
}

function descriptionAppeal(page: PageReading): Verdict {
  const text = page.metaDescription;
  const words = wordsOf(text, page.language);
  const signals = [
    ...(/\d/.test(text) ? ['a figure'] : []),
    ...(words.some((word) => callsToAction.has(word)) ? ['an invitation to act'] : []),
    ...(/[?？]/.test(text) ? ['a question'] : []),
    ...(/\b(you|your|du|dein|sie|ihr|vous|votre|tu|su|je|jouw|você)\b/i.test(text) ? ['an address to the reader'] : []),
  ];
  const substance = ramp(new Set(termsOf(text, page.language)).size, 2, 12);
  return {
    share: clamp(0.5 * substance + 0.25 * signals.length),
    evidence:
      signals.length === 0
        ? 'The description gives no concrete reason to click.'
        : `The description has ${signals.join(', ')}.`,
    advice: fieldAdvice(page, 'meta_description', {
      title: 'Give a reason to click in the meta description',
      description: `The meta description${text === '' ? ' is missing' : ` "${truncated(text, 120)}"`} has ${signals.length === 0 ? 'neither a figure nor an invitation' : `only ${signals.join(', ')}`}. Name one concrete benefit${/\d/.test(text) ? '' : ' or figure'}, and say what the reader can do on the page.`,
      whyItMatters: 'The description does not affect the ranking, but it affects how many searchers click.',
    }),
  };
}

function descriptionDistinct(page: PageReading): Verdict {
  const text = matchable(page.metaDescription);
  if (text === '') return { share: 0, evidence: 'There is no description to compare.' };
  const descriptionTerms = new Set(termsOf(text, page.language));
  const titleTerms = new Set(termsOf(page.title, page.language));
  const own = [...descriptionTerms].filter((term) => !titleTerms.has(term)).length;
  const sentences = segmentSentences(text);
  const repeats = sentences.length - new Set(sentences).size;
  const isTitle = text === matchable(page.title);
  return {
    share: isTitle
      ? 0
      : clamp(
          ramp(own, 0, 5) * part(descriptionTerms.size, Math.max(1, termsOf(text, page.language).length)) ** 0.5 -
            0.3 * repeats,
        ),
    evidence: isTitle
      ? 'The description repeats the title.'
      : `The description adds ${plural(own, 'meaningful word')} to the title.`,
    advice: fieldAdvice(page, 'meta_description', {
      title: 'Make the meta description add to the title',
      description: `The meta description "${truncated(page.metaDescription, 120)}" adds ${plural(own, 'meaningful word')} to the title. Say what the title has no room for.`,
      whyItMatters:
        'The result shows the description below the title. A description that repeats the title wastes that space.',
    }),
  };
}
