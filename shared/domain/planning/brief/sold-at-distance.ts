import type { PlanLanguage } from '../../language/plan-language.ts';
import { wordPattern } from '../../language/word-pattern.ts';
import { findSiteKind } from '../site-kinds.ts';
import { writingWords } from '../words/read-writing-words.ts';
import type { KindOfSite } from './brief-kind.ts';
import type { Statement } from './brief-statements.ts';

/** A business that sends goods and has no other sign of its kind is a shop. */
export function soldAtDistance(
  found: KindOfSite,
  statements: readonly Statement[],
  language: PlanLanguage,
): KindOfSite {
  if (found.kind.id !== 'any') return found;
  const { cues } = writingWords(language);
  const said = statements.map((statement) => statement.said).join('\n');
  const isOnline = onTheWeb.test(said) || (cues.shop !== undefined && wordPattern(cues.shop).test(said));
  const sends = isOnline && cues.shipping !== undefined && wordPattern(cues.shipping).test(said);
  return sends ? { ...found, kind: findSiteKind('shop') } : found;
}

const onTheWeb =
  /(?:s[eo]ld?|sell|verkauf|vend|verk[oa]|sprzeda|sälj|prodá|прода|sat)\p{L}{0,12}\s(?:\p{L}{1,30}\s){0,3}(?:online|over the internet|on the web|im internet|übers internet|sur internet|en ligne|por internet|en línea|pela internet|via internet|su internet|przez internet|på nätet|через интернет|internetten)(?!\p{L})/iu;
