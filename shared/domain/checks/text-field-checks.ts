import { codePointLength } from '../language/text-length.ts';
import {
  type Check,
  type CheckedContent,
  type CheckKey,
  type CheckStatus,
  noPrimaryKeyword,
  notApplicable,
} from './check.ts';
import { findKeyword, keywordStatement } from './keyword-finding.ts';

/** The lengths, in characters, that pass and that warn; everything else fails. Bounds are inclusive. */
interface LengthRule {
  readonly pass: readonly [min: number, max: number];
  readonly warn: readonly [min: number, max: number];
}

const titleLength: LengthRule = { pass: [30, 60], warn: [20, 70] };
const metaDescriptionLength: LengthRule = { pass: [120, 160], warn: [90, 180] };

export function titleChecks({ title, primaryKeyword, declaredLanguage }: CheckedContent): Check[] {
  return [
    presentCheck('title_present', title, 'title', 'Search engines generate one.'),
    lengthCheck('title_length', title, titleLength, 'title', 'search engines usually cut titles after about 60'),
    keywordCheck('title_has_primary_keyword', title, { keyword: primaryKeyword, declaredLanguage }, 'title', 'fail'),
  ];
}

export function metaDescriptionChecks({ metaDescription, primaryKeyword, declaredLanguage }: CheckedContent): Check[] {
  const name = 'meta description';
  return [
    presentCheck(
      'meta_description_present',
      metaDescription,
      name,
      'Search engines show an excerpt of the page instead.',
    ),
    lengthCheck(
      'meta_description_length',
      metaDescription,
      metaDescriptionLength,
      name,
      'search engines usually cut descriptions after about 160',
    ),
    keywordCheck(
      'meta_description_has_primary_keyword',
      metaDescription,
      { keyword: primaryKeyword, declaredLanguage },
      name,
      'warn',
    ),
  ];
}

function presentCheck(key: CheckKey, text: string | null, name: string, consequence: string): Check {
  const present = text !== null;
  return {
    key,
    status: present ? 'pass' : 'fail',
    value: present,
    target: null,
    message: present ? `The page has a ${name}.` : `The page has no ${name}. ${consequence}`,
  };
}

function lengthCheck(key: CheckKey, text: string | null, rule: LengthRule, name: string, whenCut: string): Check {
  const length = codePointLength(text ?? '');
  const [min, max] = rule.pass;
  const characters = `${length} character${length === 1 ? '' : 's'}`;
  const messages: Record<'good' | 'long' | 'short', string> = {
    good: `The ${name} has ${characters}, within the recommended ${min} to ${max}.`,
    long: `The ${name} has ${characters}; ${whenCut}. Shorten it by at least ${length - max}.`,
    short:
      length === 0
        ? `The page has no ${name}; write one of at least ${min} characters.`
        : `The ${name} has ${characters}; write at least ${min}.`,
  };
  const verdict = length > max ? 'long' : length < min ? 'short' : 'good';
  return {
    key,
    status: lengthStatus(length, rule),
    value: length,
    target: `${min}-${max}`,
    message: messages[verdict],
  };
}

function lengthStatus(length: number, { pass, warn }: LengthRule): CheckStatus {
  if (length >= pass[0] && length <= pass[1]) return 'pass';
  return length >= warn[0] && length <= warn[1] ? 'warn' : 'fail';
}

function keywordCheck(
  key: CheckKey,
  text: string | null,
  { keyword, declaredLanguage }: { keyword: string | null; declaredLanguage: string | null },
  name: string,
  otherwise: CheckStatus,
): Check {
  if (keyword === null) return notApplicable(key, null, noPrimaryKeyword);
  const finding = findKeyword(text === null ? [] : [text], keyword, declaredLanguage);
  const found = finding.isContained;
  return {
    key,
    status: found ? 'pass' : otherwise,
    value: found,
    target: null,
    message: `The ${name} ${keywordStatement(finding, keyword)}.`,
  };
}
