import { rulesModel } from '../grading/rules-model.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import type { BriefReading } from '../planning/brief/brief-reading.ts';
import { removeMachineOrders } from '../planning/brief/machine-orders.ts';
import { capitalizedFirst } from '../planning/brief/phrase-lists.ts';
import { quotableWords } from '../planning/brief/quotable.ts';
import { legalPages } from '../planning/legal-pages.ts';
import { pagePurpose } from '../planning/page-purpose.ts';
import { pageRole } from '../planning/page-role.ts';
import type { PlanInput } from '../planning/plan-input.ts';
import { countryLetters, planPages, sellsOnline } from '../planning/plan-pages.ts';
import { HOME_SLUG, pathOfSlug } from '../planning/slug.ts';
import type { SuggestedPage } from '../planning/suggested-page.ts';
import { writingWords } from '../planning/words/read-writing-words.ts';
import type { CheckMaterial } from './data-blocks.ts';
import type { DroppedText, DropReason } from './dropped-text.ts';
import { type DraftPage, type PlanDraft, readBriefOf } from './plan-draft.ts';
import { suggestedByRules } from './suggested-by-rules.ts';
import { usableKeywords } from './usable-keywords.ts';

const NAME_CHARACTERS_MAX = 60;
/** A shorter slug stands in many words. */
const LEGAL_SLUG_CHARACTERS_MIN = 6;

/** A text of a draft that only a second question can judge. */
interface PlanCheck {
  readonly page: DraftPage;
  readonly part: 'wish' | 'name' | 'purpose';
  readonly text: string;
}

/**
 * The words of a draft that go into its check: names and purposes that code found no fault with and that are not the brief's own words, and
 * whether the brief asks for what it may deny.
 */
export function listPlanChecks({ pages }: PlanDraft, { brief }: PlanInput): PlanCheck[] {
  const said = normalizeText(removeMachineOrders(brief));
  return pages.flatMap((page): PlanCheck[] => {
    const { name, purpose, basisWords, denial, nameFault, purposeFault } = page;
    const isSaid = page.slug === HOME_SLUG || said.includes(normalizeText(name));
    return [
      ...(denial !== 'none'
        ? [{ page, part: 'wish', text: `The brief wants a page "${name}", in the words "${basisWords}".` } as const]
        : []),
      ...(nameFault === null && !isSaid ? [{ page, part: 'name', text: `A page called "${name}".` } as const] : []),
      ...(purposeFault === null ? [{ page, part: 'purpose', text: `${name}: ${purpose}` } as const] : []),
    ];
  });
}

/** The material that the words of a draft are checked against. */
export const planMaterial = ({ pages }: PlanDraft, { brief, siteName }: PlanInput): CheckMaterial[] => [
  { name: 'site name', text: siteName },
  { name: 'brief', text: brief },
  { name: 'pages of the plan', text: pages.map(({ name }) => name).join('\n') },
];

export interface SettledPlan {
  readonly pages: readonly SuggestedPage[];
  readonly dropped: readonly DroppedText[];
}

/**
 * The plan of a draft. A purpose that is not borne out is the rules' as a whole, never a fragment. A page that the brief is quoted for stays,
 * in the brief's words where its name says more; another one whose name says more goes. The legal pages of the country are added.
 * @param unsupported Indexes of checks; null where the second question has no answer: then nothing stays but what code can verify, the words
 * of the brief.
 */
export function settlePlan(
  draft: PlanDraft,
  input: PlanInput,
  { unsupported, model }: { unsupported: ReadonlySet<number> | null; model: string },
): SettledPlan {
  const settling = startSettling(draft, input, unsupported);
  const { reading, dropped } = settling;
  const pages: SuggestedPage[] = [];
  const names = new Set<string>();
  for (const page of draft.pages) {
    const refusal = page.denial === 'none' ? null : settling.judge(page, 'wish');
    if (refusal === 'unsupported' || (refusal !== null && page.denial === 'doubtful')) {
      dropped.push({ kind: 'page', name: page.name, reason: 'denied' });
      continue;
    }
    const name = settleName(page, settling);
    const signature = keywordSignature(name ?? '', reading.language);
    if (name === null) continue;
    if (names.has(signature)) {
      dropped.push({ kind: 'page', name: page.name, reason: 'duplicate' });
      continue;
    }
    names.add(signature);
    const reason = settling.judge(page, 'purpose');
    if (reason !== null) dropped.push({ kind: 'purpose', name, reason });
    pages.push({
      ...{ name, slug: page.slug, purpose: reason === null ? page.purpose : wordByRules(name, page, settling) },
      ...{ basis: page.basisWords === null ? 'model' : 'brief', basisWords: page.basisWords },
      wordedBy: reason === null ? model : rulesModel,
      keywords: usableKeywords(page.keywords, {
        ...input,
        page: { name, path: pathOfSlug(page.slug), purpose: page.purpose },
      }),
    });
  }
  return { pages: [...pages, ...missingLegalPages(pages, input, reading)], dropped };
}

interface Settling {
  readonly input: PlanInput;
  readonly reading: BriefReading;
  readonly dropped: DroppedText[];
  /** Why a text of a page is not kept; null where it is. */
  judge(page: DraftPage, part: PlanCheck['part']): DropReason | null;
}

function startSettling(draft: PlanDraft, input: PlanInput, unsupported: ReadonlySet<number> | null): Settling {
  const reading = readBriefOf(input);
  const checked = listPlanChecks(draft, input);
  return {
    input,
    reading,
    dropped: [...draft.dropped],
    judge(page, part) {
      const fault = part === 'wish' ? null : part === 'name' ? page.nameFault : page.purposeFault;
      if (fault !== null) return fault;
      const at = checked.findIndex((check) => check.page === page && check.part === part);
      if (at === -1) return null;
      if (unsupported !== null) return unsupported.has(at) ? 'unsupported' : null;
      return part === 'name' && isNamedByBrief(page, input, reading) ? null : 'unchecked';
    },
  };
}

/** Whether a name that no second question judged has only words of the brief, or is that of a page that any site may have. */
function isNamedByBrief({ name, slug }: DraftPage, { brief, siteName }: PlanInput, reading: BriefReading): boolean {
  const role = pageRole({ name, path: pathOfSlug(slug) }, reading);
  const isUsual = !['offering', 'wish', 'area', 'comparison'].includes(role);
  const said = new Set(listTermKeys(`${brief}\n${siteName}`, reading.language));
  return isUsual || listTermKeys(name, reading.language).every((key) => said.has(key));
}

/** The name that a page has in the plan; null where the page goes. */
function settleName(page: DraftPage, { input, reading, dropped, judge }: Settling): string | null {
  const reason = judge(page, 'name');
  if (reason === null) return page.name;
  const { name, slug, basisWords } = page;
  const isKept = slug === HOME_SLUG || basisWords !== null;
  dropped.push({ kind: isKept ? 'name' : 'page', name, reason });
  if (slug === HOME_SLUG) return writingWords(reading.planLanguage ?? 'en', countryLetters(input, reading)).names.home;
  return basisWords === null ? null : nameByBrief(basisWords, reading);
}

/** The name that the brief itself has for what it is quoted for. */
function nameByBrief(basisWords: string, { offerings, wishes, language }: BriefReading): string {
  const quote = normalizeText(basisWords);
  const keys = new Set(listTermKeys(basisWords, language));
  const said = [...offerings, ...wishes.topics].find(
    ({ value, words }) =>
      normalizeText(words).includes(quote) && listTermKeys(value, language).some((key) => keys.has(key)),
  );
  const name = said?.value ?? basisWords;
  return Array.from(capitalizedFirst(name)).slice(0, NAME_CHARACTERS_MAX).join('').trim();
}

/** The purpose that the rules give a page of this name. */
function wordByRules(name: string, { slug, basisWords }: DraftPage, { input, reading }: Settling): string {
  if (reading.planLanguage === null && reading.language !== null) return basisWords ?? name;
  const words = writingWords(reading.planLanguage ?? 'en', countryLetters(input, reading));
  const quote = basisWords === null ? null : quotableWords(basisWords, reading.statements);
  const isName = quote === null || normalizeText(quote) === normalizeText(name);
  const role = pageRole({ name, path: pathOfSlug(slug) }, reading);
  return pagePurpose(role, { site: input.siteName, it: name, siteKind: reading.kind }, isName ? null : quote, words);
}

function missingLegalPages(pages: readonly SuggestedPage[], input: PlanInput, reading: BriefReading): SuggestedPage[] {
  if (reading.planLanguage === null && reading.language !== null) return [];
  const letters = countryLetters(input, reading);
  const { names } = writingWords(reading.planLanguage ?? 'en', letters);
  const needed = new Set(legalPages(letters, reading.kind, sellsOnline(reading)).map((role) => names[role]));
  /** `datenschutz` is the page that would be `datenschutzerklaerung`. */
  const isThere = (slug: string): boolean =>
    pages.some(
      (page) => page.slug.includes(slug) || (page.slug.length >= LEGAL_SLUG_CHARACTERS_MIN && slug.includes(page.slug)),
    );
  const called = new Set(pages.map(({ name }) => normalizeText(name)));
  return planPages(input)
    .filter(({ name, slug }) => needed.has(name) && !isThere(slug) && !called.has(normalizeText(name)))
    .map(suggestedByRules);
}
