import { matchable } from '../../fields/keyword-match.ts';
import { segmentSentences } from '../../language/segment-words.ts';
import { listTerms } from '../../language/subject-terms.ts';
import { codePointLength } from '../../language/text-length.ts';
import { fieldAdvice, quoteKeyword } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import { addressIn, invitationIn } from '../invitations.ts';
import { findPlaceholders } from '../left-placeholders.ts';
import { judgeMissingKeyword } from '../missing-keyword.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, part, ramp } from '../shares.ts';
import { claim, enumerated, plural, quote, type Statement, say } from '../statement.ts';
import { isCarried, keywordClaim, keywordMatch, namedKeyword, soughtKeyword } from '../target-keyword.ts';
import { questionWords } from '../vocabulary.ts';
import { unfinishedField } from './placeholder-verdict.ts';

export const metaDescriptionGrader: ComponentGrader = {
  componentType: 'meta_description',
  criteria: {
    meta_description_length: descriptionLength,
    meta_description_keyword: descriptionKeyword,
    meta_description_appeal: descriptionAppeal,
    meta_description_distinct: descriptionDistinct,
  },
};

const noDescription = claim('The page has no meta description', { kind: 'missing', of: 'meta_description' });

function descriptionLength(page: PageReading): Verdict {
  const length = codePointLength(page.input.fields.metaDescription ?? '');
  const isLong = length > 160;
  const characters = claim(plural(length, 'character'), {
    kind: 'characters',
    of: 'meta_description',
    value: length,
  });
  const current = length === 0 ? noDescription : say`The meta description has ${characters}`;
  return {
    share: length === 0 ? 0 : band(length, 30, 120, 160, 300),
    evidence: length === 0 ? say`${current}.` : say`${current} (120 to 160 fill the lines of a search result).`,
    advice: fieldAdvice(page, 'meta_description', {
      title:
        length === 0
          ? 'Write a meta description'
          : isLong
            ? 'Shorten the meta description'
            : 'Extend the meta description',
      description: say`${current}. ${isLong ? 'Cut it to at most 160' : `${length === 0 ? 'Write one of' : 'Extend it to'} 120 to 160 characters`}: what the page ${page.keyword === null ? 'offers' : `says about ${quoteKeyword(page)}`}, for whom, and why to read it here.`,
      whyItMatters: isLong
        ? 'Results cut descriptions after about 160 characters, often in the middle of the argument.'
        : 'A missing or short description leaves the choice of the snippet to the search engine.',
    }),
  };
}

function descriptionKeyword(page: PageReading): Verdict | null {
  const { keyword, metaDescription } = page;
  if (keyword === null) return judgeMissingKeyword(page);
  const match = keywordMatch(metaDescription, keyword);
  const statement =
    metaDescription === ''
      ? claim('is missing', { kind: 'missing', of: 'meta_description' })
      : keywordClaim('meta_description', metaDescription, match, keyword);
  return {
    share: match.credit,
    evidence: say`Looked for ${soughtKeyword(keyword)}: the meta description ${statement}.`,
    advice: isCarried(match)
      ? null
      : fieldAdvice(page, 'meta_description', {
          title: 'Put the primary keyword into the meta description',
          description: say`Looked for ${namedKeyword(keyword)}: the meta description ${statement}. Use it once, in a natural sentence, in the form that the sentence needs.`,
          whyItMatters: "Search engines set the searcher's words in bold in the snippet, which draws the eye.",
        }),
  };
}

/** The mark of a question, or the words behind a colon or a dash that begin as one: "Winter tyres: when to change them". */
function questionIn(text: string): string | null {
  const mark = /[?？؟](?=\s|$)/.exec(text)?.[0];
  if (mark !== undefined) return mark;
  const announced = /(?:[:：]|\s[–—-])\s{1,2}(\p{L}[\p{L}\p{M}'’]{0,20})\s/u.exec(text)?.[1];
  return announced !== undefined && questionWords.has(announced.toLowerCase()) ? announced : null;
}

function descriptionAppeal(page: PageReading): Verdict {
  const text = page.metaDescription;
  if (text === '') return { share: 0, evidence: say`${noDescription}.` };
  const [left] = findPlaceholders(page, text);
  if (left !== undefined) return unfinishedField(page, 'meta_description', left);
  const invitation = invitationIn(text, page.language);
  const address = addressIn(text, page.language);
  const number = /\p{N}+(?:[.,]\p{N}+)*/u.exec(text)?.[0];
  const question = questionIn(text);
  const shown = (label: string, value: string) =>
    claim(label, { kind: 'quote', of: 'meta_description', value, isCut: true });
  const signals: Statement[] = [
    ...(number === undefined ? [] : [shown(`the number "${number}"`, number)]),
    ...(invitation === null ? [] : [shown(`an invitation ("${invitation}")`, invitation)]),
    ...(question === null ? [] : [shown('a question', question)]),
  ];
  const speaks = address === null ? null : shown(`speaks to the reader ("${address}")`, address);
  const substance = ramp(new Set(listTerms(text, page.language)).size, 2, 12);
  const found =
    signals.length === 0
      ? (speaks ??
        claim('has neither a number nor a question', { kind: 'no_number_or_question', of: 'meta_description' }))
      : say`has ${enumerated(signals)}${speaks === null ? '' : say` and ${speaks}`}`;
  return {
    share: clamp(0.5 * substance + 0.25 * (signals.length + (speaks === null ? 0 : 1))),
    evidence: say`The meta description ${found}.`,
    advice: fieldAdvice(page, 'meta_description', {
      title: 'Give a reason to click in the meta description',
      description: say`The meta description ${quote('meta_description', text, 120)} ${found}. Name one concrete benefit${number === undefined ? ' or number' : ''}, and say what the reader finds on the page.`,
      whyItMatters: 'The description does not affect the ranking, but it affects how many searchers click.',
    }),
  };
}

function descriptionDistinct(page: PageReading): Verdict {
  const text = matchable(page.metaDescription);
  if (text === '') return { share: 0, evidence: say`${noDescription}.` };
  const descriptionTerms = new Set(listTerms(text, page.language));
  const titleTerms = new Set(listTerms(page.title, page.language));
  const own = [...descriptionTerms].filter((term) => !titleTerms.has(term)).length;
  const sentences = segmentSentences(text);
  const repeats = sentences.length - new Set(sentences).size;
  const isTitle = text === matchable(page.title);
  const state = isTitle
    ? claim('repeats the title', { kind: 'same_text', of: 'meta_description', with: 'title' })
    : say`has ${claim(own === 0 ? 'no meaningful word' : plural(own, 'meaningful word'), { kind: 'own_terms', of: 'meta_description', with: 'title', heading: null, value: own })} that the title does not have`;
  return {
    share: isTitle
      ? 0
      : clamp(
          ramp(own, 0, 5) * part(descriptionTerms.size, Math.max(1, listTerms(text, page.language).length)) ** 0.5 -
            0.3 * repeats,
        ),
    evidence: say`The meta description ${state}.`,
    advice: fieldAdvice(page, 'meta_description', {
      title: 'Make the meta description add to the title',
      description: say`The meta description ${quote('meta_description', page.metaDescription, 120)} ${state}. Say what the title has no room for.`,
      whyItMatters:
        'The result shows the description below the title. A description that repeats the title wastes that space.',
    }),
  };
}
