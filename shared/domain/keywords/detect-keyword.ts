import { labelOfAddress } from './address-label.ts';
import { BodyEvidence } from './body-evidence.ts';
import { phrasesOfHeads } from './candidate-phrases.ts';
import { tradeOfHome } from './home-trade.ts';
import { judgePhrase } from './judge-phrase.ts';
import type { DetectedKeyword, Detection, KeywordPage } from './keyword-page.ts';
import { readEvidence } from './page-evidence.ts';
import { readHeads } from './page-heads.ts';
import { prominentSubjects } from './prominent-subject.ts';
import type { SiteNames } from './site-names.ts';
import { labelOfTitle } from './title-label.ts';

/** Below it a phrase is a guess that an editor would strike out. */
export const CONFIDENCE_MIN = 0.5;
const CANDIDATES_MAX = 12;

/**
 * The phrase that title, first heading, address, links, headings and text of a page agree on. Noun phrases alone, and none of the
 * site's own names. Deterministic; linear in the length of what is read, which is bounded.
 */
export function detectKeyword(page: KeywordPage, site: SiteNames): Detection {
  const heads = readHeads(page, site);
  const found = phrasesOfHeads(heads, page.language);
  const wanted = new Set([...found.values()].flatMap(({ keys }) => keys));
  const body = new BodyEvidence(wanted.size === 0 ? '' : page.text, page.language, wanted);
  const judging = { body, about: readEvidence(page, heads), site, language: page.language };
  const agreed = [...found.values()].flatMap((one) => judgePhrase(one, judging) ?? []);
  const isSure = agreed.some(({ confidence }) => confidence >= CONFIDENCE_MIN);
  const standIns = isSure ? [] : [tradeOfHome(page, site), ...prominentSubjects([...found.values()], judging)];
  const named = [...agreed, ...[labelOfAddress(page, site), ...standIns].filter((one) => one !== null)];
  const [best] = sortByConfidence(named);
  const keyword = best !== undefined && best.confidence >= CONFIDENCE_MIN ? best : null;
  const guess = keyword === null ? labelOfTitle(page, site, judging) : null;
  return { keyword, candidates: sortByConfidence(guess === null ? named : [...named, guess]).slice(0, CANDIDATES_MAX) };
}

const sortByConfidence = (found: readonly DetectedKeyword[]): DetectedKeyword[] =>
  found.toSorted((a, b) => b.confidence - a.confidence || (a.phrase < b.phrase ? -1 : 1));
