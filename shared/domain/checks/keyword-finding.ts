import { containsKeyword } from '../fields/keyword-match.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { carriesKeyword, matchKeyword } from '../language/match-keyword.ts';
import { prepareKeyword } from '../language/prepare-keyword.ts';
import { prepareText } from '../language/prepare-text.ts';

/** Whether a text has a keyword, by the spec's substring match and by a reader's judgement. */
interface KeywordFinding {
  /** Spec section "Checks": the case-insensitive, whitespace-collapsed substring match. It alone decides the status. */
  readonly isContained: boolean;
  /** Said in the message, so that no message denies what a reader sees. */
  readonly isCarried: boolean;
}

/** Looks for a keyword in several strings, of which the best counts. */
export function findKeyword(
  texts: readonly string[],
  keyword: string,
  declaredLanguage: string | null,
): KeywordFinding {
  if (texts.some((text) => containsKeyword(text, keyword))) return { isContained: true, isCarried: true };
  const { language } = detectLanguage(texts.join('\n'), declaredLanguage);
  const prepared = prepareKeyword(keyword, language);
  const isCarried = texts.some((text) => carriesKeyword(matchKeyword(prepareText(text, language), prepared)));
  return { isContained: false, isCarried };
}

/** The part of the id of a message that says it. */
export function keywordFinding({ isContained, isCarried }: KeywordFinding): 'contained' | 'carried' | 'missing' {
  if (isContained) return 'contained';
  return isCarried ? 'carried' : 'missing';
}
