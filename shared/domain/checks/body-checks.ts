import { message, quoted } from '../messages/message.ts';
import { type Check, type CheckedContent, noBody, noPrimaryKeyword, notApplicable } from './check.ts';
import { findKeyword, keywordFinding } from './keyword-finding.ts';

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
        ? message('checks.h1_present.missing')
        : message('checks.h1_present.present', { drafted: body.hasDraftedH1, h1: quoted(first) }),
  };
}

function h1Single(body: CheckedContent['body']): Check {
  const target = message('checks.h1_single.target');
  if (body === null) return notApplicable('h1_single', target, noBody);
  const count = body.h1s.length;
  if (count === 0) return notApplicable('h1_single', target, message('checks.h1_single.none'));
  return {
    key: 'h1_single',
    status: count === 1 ? 'pass' : 'warn',
    value: count,
    target,
    message: message(count === 1 ? 'checks.h1_single.one' : 'checks.h1_single.several', {
      drafted: body.hasDraftedH1,
      count,
    }),
  };
}

function h1HasPrimaryKeyword({ body, primaryKeyword: keyword, declaredLanguage }: CheckedContent): Check {
  const key = 'h1_has_primary_keyword';
  if (keyword === null) return notApplicable(key, null, noPrimaryKeyword);
  if (body === null) return notApplicable(key, null, noBody);
  if (body.h1s.length === 0) return notApplicable(key, null, message('checks.h1_has_primary_keyword.none'));
  const finding = findKeyword(body.h1s, keyword, declaredLanguage);
  const found = finding.isContained;
  return {
    key,
    status: found ? 'pass' : 'warn',
    value: found,
    target: null,
    message: message(`checks.h1_has_primary_keyword.${keywordFinding(finding)}`, {
      h1: quoted(body.h1s[0] ?? ''),
      keyword: quoted(keyword),
    }),
  };
}

function introHasPrimaryKeyword({ body, primaryKeyword: keyword, declaredLanguage }: CheckedContent): Check {
  const key = 'intro_has_primary_keyword';
  const target = message('checks.intro_has_primary_keyword.target');
  if (keyword === null) return notApplicable(key, target, noPrimaryKeyword);
  if (body === null) return notApplicable(key, target, noBody);
  const finding = findKeyword([body.intro], keyword, declaredLanguage);
  const found = finding.isContained;
  return {
    key,
    status: found ? 'pass' : 'warn',
    value: found,
    target,
    message: message(`checks.intro_has_primary_keyword.${keywordFinding(finding)}`, { keyword: quoted(keyword) }),
  };
}

function wordCount(body: CheckedContent['body']): Check {
  const target = `${enoughWords}+`;
  if (body === null) return notApplicable('word_count', target, noBody);
  const words = body.wordCount;
  return {
    key: 'word_count',
    status: words >= enoughWords ? 'pass' : words >= thinWords ? 'warn' : 'fail',
    value: words,
    target,
    message: message(words >= enoughWords ? 'checks.word_count.enough' : 'checks.word_count.few', {
      count: words,
      enough: enoughWords,
    }),
  };
}
