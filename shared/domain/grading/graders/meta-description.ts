import { matchable } from '../../fields/keyword-match.ts';
import { segmentSentences } from '../../language/segment-words.ts';
import { listTerms } from '../../language/subject-terms.ts';
import { codePointLength } from '../../language/text-length.ts';
import { message, quoted } from '../../messages/message.ts';
import { adviceWords, fieldAdvice, nameKeyword } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import { invitationIn } from '../invitations.ts';
import { findPlaceholders } from '../left-placeholders.ts';
import { judgeMissingKeyword } from '../missing-keyword.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, part, ramp } from '../shares.ts';
import { claim, enumerated, quote, say } from '../statement.ts';
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

const noDescription = say('grading.meta_description_length.missing', {}, { kind: 'missing', of: 'meta_description' });

function descriptionLength(page: PageReading): Verdict {
  const length = codePointLength(page.input.fields.metaDescription ?? '');
  const state = length === 0 ? 'missing' : length > 160 ? 'long' : 'short';
  const n = claim(
    length,
    state === 'missing'
      ? { kind: 'missing', of: 'meta_description' }
      : { kind: 'characters', of: 'meta_description', value: length },
  );
  return {
    share: length === 0 ? 0 : band(length, 30, 120, 160, 300),
    evidence: length === 0 ? noDescription : say('grading.meta_description_length.evidence', { n }),
    advice: fieldAdvice(page, 'meta_description', {
      title: message('grading.meta_description_length.title', { state }),
      description: say('grading.meta_description_length.description', { state, n, ...nameKeyword(page) }),
      whyItMatters: message('grading.meta_description_length.why', { long: state === 'long' }),
    }),
  };
}

function descriptionKeyword(page: PageReading): Verdict | null {
  const { keyword, metaDescription } = page;
  if (keyword === null) return judgeMissingKeyword(page);
  const carried = keywordMatch(metaDescription, keyword);
  const match =
    metaDescription === ''
      ? say('grading.match.missing', {}, { kind: 'missing', of: 'meta_description' })
      : keywordClaim('meta_description', metaDescription, carried, keyword);
  return {
    share: carried.credit,
    evidence: say('grading.meta_description_keyword.evidence', { sought: soughtKeyword(keyword), match }),
    advice: isCarried(carried)
      ? null
      : fieldAdvice(
          page,
          'meta_description',
          adviceWords('meta_description_keyword', { keyword: namedKeyword(keyword), match }),
        ),
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
  if (text === '') return { share: 0, evidence: noDescription };
  const [left] = findPlaceholders(page, text);
  if (left !== undefined) return unfinishedField(page, 'meta_description', left);
  const invitation = invitationIn(text, page.language);
  const number = /\p{N}+(?:[.,]\p{N}+)*/u.exec(text)?.[0];
  const question = questionIn(text);
  const shown = (value: string) =>
    claim(quoted(value), { kind: 'quote', of: 'meta_description', value, isCut: true } as const);
  const signals = [
    ...(number === undefined ? [] : [say('grading.meta_description_appeal.number', { number: shown(number) })]),
    ...(invitation === null ? [] : [say('grading.meta_description_appeal.invitation', { words: shown(invitation) })]),
    ...(question === null ? [] : [say('grading.meta_description_appeal.question', {}, ...shown(question).claims)]),
  ];
  const substance = ramp(new Set(listTerms(text, page.language)).size, 2, 12);
  const found =
    signals.length === 0
      ? say('grading.meta_description_appeal.nothing', {}, { kind: 'no_number_or_question', of: 'meta_description' })
      : say('grading.meta_description_appeal.signals', { signals: enumerated(signals) });
  return {
    share: clamp(0.5 * substance + 0.25 * signals.length),
    evidence: say('grading.meta_description_appeal.evidence', { found }),
    advice: fieldAdvice(
      page,
      'meta_description',
      adviceWords('meta_description_appeal', {
        text: quote('meta_description', text, 120),
        found,
        numbered: number !== undefined,
      }),
    ),
  };
}

function descriptionDistinct(page: PageReading): Verdict {
  const text = matchable(page.metaDescription);
  if (text === '') return { share: 0, evidence: noDescription };
  const descriptionTerms = new Set(listTerms(text, page.language));
  const titleTerms = new Set(listTerms(page.title, page.language));
  const own = [...descriptionTerms].filter((term) => !titleTerms.has(term)).length;
  const sentences = segmentSentences(text);
  const repeats = sentences.length - new Set(sentences).size;
  const isTitle = text === matchable(page.title);
  const state = isTitle
    ? say('grading.meta_description_distinct.same', {}, { kind: 'same_text', of: 'meta_description', with: 'title' })
    : say('grading.meta_description_distinct.own', {
        n: claim(own, { kind: 'own_terms', of: 'meta_description', with: 'title', heading: null, value: own }),
      });
  return {
    share: isTitle
      ? 0
      : clamp(
          ramp(own, 0, 5) * part(descriptionTerms.size, Math.max(1, listTerms(text, page.language).length)) ** 0.5 -
            0.3 * repeats,
        ),
    evidence: say('grading.meta_description_appeal.evidence', { found: state }),
    advice: fieldAdvice(
      page,
      'meta_description',
      adviceWords('meta_description_distinct', {
        text: quote('meta_description', page.metaDescription, 120),
        found: state,
      }),
    ),
  };
}
