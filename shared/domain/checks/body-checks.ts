import { type Check, type CheckedBody, type CheckedContent, noBody, noPrimaryKeyword, notApplicable } from './check.ts';
import { findKeyword, keywordStatement } from './keyword-finding.ts';

const enoughWords = 300;
const thinWords = 100;

export function h1Checks(content: CheckedContent): Check[] {
  return [h1Present(content.body), h1Single(content.body), h1HasPrimaryKeyword(content)];
}

export function textChecks(content: CheckedContent): Check[] {
  return [introHasPrimaryKeyword(content), wordCount(content.body)];
}

function h1Present(body: CheckedContent['body']): Check {
  if (body === null) return notApplicable('h1_present', null, noBody);
  const [first] = body.h1s;
  return {
    key: 'h1_present',
    status: first === undefined ? 'fail' : 'pass',
    value: first !== undefined,
    target: null,
    message:
      first === undefined
        ? 'The body has no H1. Start it with one main heading that names the topic.'
        : `${theBody(body)} has an H1: "${first}".`,
  };
}

const theBody = ({ hasDraftedH1 }: CheckedBody): string => (hasDraftedH1 ? 'With the H1 draft, the body' : 'The body');

/** The issues of a site count every H1 that a visitor sees. */
const outsideNote = ' (a logo or another H1 outside the body is not counted)';

function h1Single(body: CheckedContent['body']): Check {
  const target = 'exactly 1';
  if (body === null) return notApplicable('h1_single', target, noBody);
  const count = body.h1s.length;
  if (count === 0) return notApplicable('h1_single', target, 'The body has no H1 to count.');
  return {
    key: 'h1_single',
    status: count === 1 ? 'pass' : 'warn',
    value: count,
    target,
    message:
      count === 1
        ? `${theBody(body)} has exactly one H1${outsideNote}.`
        : `${theBody(body)} has ${count} H1 headings${outsideNote}; keep one and make the others H2.`,
  };
}

function h1HasPrimaryKeyword({ body, primaryKeyword: keyword, declaredLanguage }: CheckedContent): Check {
  const key = 'h1_has_primary_keyword';
  if (keyword === null) return notApplicable(key, null, noPrimaryKeyword);
  if (body === null) return notApplicable(key, null, noBody);
  if (body.h1s.length === 0) return notApplicable(key, null, 'The body has no H1 that could contain the keyword.');
  const finding = findKeyword(body.h1s, keyword, declaredLanguage);
  const found = finding.isContained;
  return {
    key,
    status: found ? 'pass' : 'warn',
    value: found,
    target: null,
    message: found
      ? `The H1 contains the primary keyword "${keyword}".`
      : `The H1 "${body.h1s[0]}" ${keywordStatement(finding, keyword)}.`,
  };
}

function introHasPrimaryKeyword({ body, primaryKeyword: keyword, declaredLanguage }: CheckedContent): Check {
  const key = 'intro_has_primary_keyword';
  const target = 'within the first 100 words';
  if (keyword === null) return notApplicable(key, target, noPrimaryKeyword);
  if (body === null) return notApplicable(key, target, noBody);
  const finding = findKeyword([body.intro], keyword, declaredLanguage);
  const found = finding.isContained;
  return {
    key,
    status: found ? 'pass' : 'warn',
    value: found,
    target,
    message: found
      ? `The primary keyword "${keyword}" appears within the first 100 words.`
      : finding.isCarried
        ? `The words of the primary keyword "${keyword}" appear within the first 100 words in another form or order; this check looks for the exact words.`
        : `The primary keyword "${keyword}" does not appear within the first 100 words; mention it in the opening.`,
  };
}

function wordCount(body: CheckedContent['body']): Check {
  const target = `${enoughWords}+`;
  if (body === null) return notApplicable('word_count', target, noBody);
  const words = body.wordCount;
  const counted = `The body has ${words} word${words === 1 ? '' : 's'}`;
  return {
    key: 'word_count',
    status: words >= enoughWords ? 'pass' : words >= thinWords ? 'warn' : 'fail',
    value: words,
    target,
    message:
      words >= enoughWords
        ? `${counted}.`
        : `${counted}; pages below ${enoughWords} rarely cover a topic well enough to rank.`,
  };
}
