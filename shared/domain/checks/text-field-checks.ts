import { codePointLength } from '../language/text-length.ts';
import { message, quoted } from '../messages/message.ts';
import { type Check, type CheckedContent, type CheckStatus, noPrimaryKeyword, notApplicable } from './check.ts';
import { findKeyword, keywordFinding } from './keyword-finding.ts';

/** The lengths, in characters, that pass and that warn; everything else fails. Bounds are inclusive. */
interface LengthRule {
  readonly pass: readonly [min: number, max: number];
  readonly warn: readonly [min: number, max: number];
}

const titleLength: LengthRule = { pass: [30, 60], warn: [20, 70] };
const metaDescriptionLength: LengthRule = { pass: [120, 160], warn: [90, 180] };

type Field = 'title' | 'meta_description';

export const titleChecks = ({ title, primaryKeyword, declaredLanguage }: CheckedContent): Check[] => [
  presentCheck('title', title),
  lengthCheck('title', title, titleLength),
  keywordCheck('title', title, { keyword: primaryKeyword, declaredLanguage, otherwise: 'fail' }),
];

export const metaDescriptionChecks = ({
  metaDescription,
  primaryKeyword,
  declaredLanguage,
}: CheckedContent): Check[] => [
  presentCheck('meta_description', metaDescription),
  lengthCheck('meta_description', metaDescription, metaDescriptionLength),
  keywordCheck('meta_description', metaDescription, { keyword: primaryKeyword, declaredLanguage, otherwise: 'warn' }),
];

function presentCheck(field: Field, text: string | null): Check {
  const present = text !== null;
  const key = `${field}_present` as const;
  return {
    key,
    status: present ? 'pass' : 'fail',
    value: present,
    target: null,
    message: message(`checks.${key}.${present ? 'present' : 'missing'}`),
  };
}

function lengthCheck(field: Field, text: string | null, rule: LengthRule): Check {
  const length = codePointLength(text ?? '');
  const [min, max] = rule.pass;
  const key = `${field}_length` as const;
  const verdict = length > max ? 'long' : length >= min ? 'good' : length === 0 ? 'missing' : 'short';
  return {
    key,
    status: lengthStatus(length, rule),
    value: length,
    target: `${min}-${max}`,
    message: message(`checks.${key}.${verdict}`, { count: length, min, max, more: Math.max(length - max, 0) }),
  };
}

function lengthStatus(length: number, { pass, warn }: LengthRule): CheckStatus {
  if (length >= pass[0] && length <= pass[1]) return 'pass';
  return length >= warn[0] && length <= warn[1] ? 'warn' : 'fail';
}

function keywordCheck(
  field: Field,
  text: string | null,
  {
    keyword,
    declaredLanguage,
    otherwise,
  }: { keyword: string | null; declaredLanguage: string | null; otherwise: CheckStatus },
): Check {
  const key = `${field}_has_primary_keyword` as const;
  if (keyword === null) return notApplicable(key, null, noPrimaryKeyword);
  const finding = findKeyword(text === null ? [] : [text], keyword, declaredLanguage);
  return {
    key,
    status: finding.isContained ? 'pass' : otherwise,
    value: finding.isContained,
    target: null,
    message: message(`checks.${key}.${keywordFinding(finding)}`, { keyword: quoted(keyword) }),
  };
}
