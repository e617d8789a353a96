import { detectLanguage } from '../language/detect-language.ts';
import { endsAsQuestion } from '../language/ends-as-question.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import type { Language } from '../language/languages.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { PURPOSE_CHARACTERS_MAX } from '../pages/limits.ts';
import type { BriefReading } from '../planning/brief/brief-reading.ts';
import type { Statement } from '../planning/brief/brief-statements.ts';
import { isBesideNegation, isDenied, listDeniedInClause } from '../planning/brief/denied-phrases.ts';
import { removeMachineOrders } from '../planning/brief/machine-orders.ts';
import { readBrief } from '../planning/brief/read-brief.ts';
import { rolesIn } from '../planning/brief/site-roles.ts';
import type { PlanInput } from '../planning/plan-input.ts';
import { HOME_SLUG, toSlug } from '../planning/slug.ts';
import { writingWords } from '../planning/words/read-writing-words.ts';
import { readingWords } from '../planning/words/reading-words.ts';
import type { DroppedText, DropReason } from './dropped-text.ts';
import { cleanText, type Reading } from './model-prompt.ts';
import { isQuotedFrom, quotable } from './quoted-evidence.ts';
import { type Evidence, findFault, isForeignTo, namesRival, readEvidence } from './text-faults.ts';

const PAGES_MIN = 3;
const PLAN_PAGES_MAX = 20;
const NAME_CHARACTERS_MAX = 80;
const BASIS_CHARACTERS_MAX = 300;

/** A page as a model answers it. */
interface AnsweredPage {
  readonly name: string;
  readonly slug: string;
  readonly purpose: string;
  readonly brief_words?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/** A page of a model, with what code read off its words. */
export interface DraftPage {
  readonly name: string;
  readonly slug: string;
  readonly purpose: string;
  /** Words that stand in the brief; null where none were quoted, or others. */
  readonly basisWords: string | null;
  readonly denial: Exclude<Denial, 'denied'>;
  readonly keywords: readonly string[];
  readonly nameFault: DropReason | null;
  readonly purposeFault: DropReason | null;
}

export interface PlanDraft {
  readonly pages: readonly DraftPage[];
  readonly dropped: readonly DroppedText[];
}

export const readBriefOf = ({ brief, language = null }: PlanInput): BriefReading => readBrief(brief, language);

/** The material of a plan: what its words may say. `names`: of the pages, which purposes refer to. */
const planEvidence = ({ brief, siteName }: PlanInput, names: readonly string[] = []): Evidence =>
  readEvidence([brief, siteName, ...names], detectLanguage(brief).language);

/** Reads the pages of an answer. A page that the brief is quoted for stays, whatever it is called; one that the brief denies goes. */
export function readDraft(answered: readonly AnsweredPage[], input: PlanInput): Reading<PlanDraft> {
  const reading = readBriefOf(input);
  const { language } = detectLanguage(input.brief);
  if (isForeignTo(answered.map(({ name, purpose }) => `${name}. ${purpose}`).join('\n'), language))
    return { ok: false, problem: 'the pages are not in the language of the brief' };
  const dropped: DroppedText[] = [];
  const listed = listPages(answered, input, language, dropped).flatMap((page) => {
    const denial = page.slug === HOME_SLUG ? 'none' : denialOf(page, reading, language);
    if (denial === 'denied') dropped.push({ kind: 'page', name: page.name, reason: 'denied' });
    return denial === 'denied' ? [] : [{ ...page, denial }];
  });
  const named = planEvidence(input);
  const names = listed.map(({ name }) => name).filter((name) => findFault(name, named) === null);
  const worded = planEvidence(input, names);
  const rivals = reading.rivals.map(({ value }) => value);
  const pages = listed.map((page): DraftPage => {
    const { name, purpose, basisWords } = page;
    const about = `${name} ${basisWords ?? ''}`;
    const foreign = isForeignTo(`${name}. ${purpose}`, language) ? 'language' : null;
    const fault = foreign ?? findFault(purpose, worded) ?? (namesRival(purpose, rivals, about) ? 'rival' : null);
    return {
      ...page,
      nameFault: foreign ?? findFault(name, named),
      purposeFault: purpose === '' ? 'empty' : fault,
    };
  });
  const home = pages.find(({ slug }) => slug === HOME_SLUG);
  if (!home) return { ok: false, problem: `no page has the slug "${HOME_SLUG}"` };
  if (pages.length < PAGES_MIN) return { ok: false, problem: `there are fewer than ${PAGES_MIN} usable pages` };
  return { ok: true, value: { pages: [home, ...pages.filter((page) => page !== home)], dropped } };
}

type ListedPage = Omit<DraftPage, 'denial' | 'nameFault' | 'purposeFault'>;

/** The pages in the order of the answer, each name and each place once. */
function listPages(
  answered: readonly AnsweredPage[],
  { brief }: PlanInput,
  language: Language | null,
  dropped: DroppedText[],
): ListedPage[] {
  // An order to a machine in the brief of a client is no wish for a page.
  const text = quotable(removeMachineOrders(brief));
  const slugs = new Set<string>();
  const names = new Set<string>();
  const pages: ListedPage[] = [];
  for (const { name, slug, purpose, brief_words: quote = '', keywords = [] } of answered) {
    const called = cleanText(name, NAME_CHARACTERS_MAX);
    const path = slug.trim() === '/' ? HOME_SLUG : (toSlug(slug) ?? toSlug(name));
    const signature = keywordSignature(called, language);
    const reason =
      called === '' || path === null ? 'empty' : slugs.has(path) || names.has(signature) ? 'duplicate' : null;
    if (reason !== null || path === null || pages.length >= PLAN_PAGES_MAX) {
      dropped.push({ kind: 'page', name: called, reason: reason ?? 'limit' });
      continue;
    }
    slugs.add(path);
    names.add(signature);
    const words = cleanText(quote, BASIS_CHARACTERS_MAX);
    const isQuoted = listTermKeys(words, language).length > 0 && isQuotedFrom(words, text);
    pages.push({
      name: called,
      slug: path,
      purpose: cleanText(purpose, PURPOSE_CHARACTERS_MAX),
      basisWords: isQuoted ? words : null,
      keywords,
    });
  }
  return pages;
}

/**
 * Whether the brief denies what it is quoted for. `doubtful`: the words follow a negation, in another clause. `beside`: a negation of their
 * clause does not reach them by what rules read. Both are put to the second question; without an answer, only what is doubtful goes.
 */
type Denial = 'denied' | 'doubtful' | 'beside' | 'none';

const denialOf = (page: ListedPage, reading: BriefReading, language: Language | null): Denial =>
  page.basisWords === null
    ? isDeniedName(page.name, reading, language)
      ? 'denied'
      : 'none'
    : quotedDenial({ ...page, basisWords: page.basisWords }, reading, language);

function isDeniedName(name: string, reading: BriefReading, language: Language | null): boolean {
  const { planLanguage, statements } = reading;
  const words = writingWords(planLanguage ?? 'en');
  const roles = rolesIn(name, words);
  // Who asks refuses nothing: "can one come without joining?"
  const refused = statements.filter(({ text, denied }) => denied !== '' && !endsAsQuestion(text));
  if (refused.some(({ denied }) => rolesIn(denied, words).some((role) => roles.includes(role)))) return true;
  if (!isDenied(name, statements, language)) return false;
  // A word that the brief also affirms ("guitar classes", "no singing classes") denies nothing, unless all of the name is denied in one place.
  const said = new Set(statements.flatMap((one) => listTermKeys(one.said, language)));
  const keys = listTermKeys(name, language);
  return (
    !keys.every((key) => said.has(key)) ||
    statements.some(({ denied }) => new Set(keys).isSubsetOf(new Set(listTermKeys(denied, language))))
  );
}

/** Whether the quoted words stand in a denial and nowhere else: "we do not sell scooters". */
function quotedDenial(
  { name, basisWords }: { readonly name: string; readonly basisWords: string },
  { statements, planLanguage }: BriefReading,
  language: Language | null,
): Denial {
  const quote = normalizeText(basisWords);
  const keys = new Set(listTermKeys(basisWords, language));
  const around = statements.filter(({ text }) => {
    const said = normalizeText(text);
    return said.includes(quote) || quote.includes(said);
  });
  const isAfterDenial =
    around.length > 0 &&
    around.every(
      ({ text, denied, said }) =>
        denied !== '' &&
        !endsAsQuestion(text) &&
        keys.isSubsetOf(new Set(listTermKeys(denied, language))) &&
        keys.isDisjointFrom(new Set(listTermKeys(said, language))),
    );
  const words = readingWords(planLanguage ?? 'en');
  if (!isAfterDenial) {
    const isBeside = (one: Statement): boolean => !endsAsQuestion(one.text) && isBesideNegation(one, quote, words);
    return around.length > 0 && around.every(isBeside) ? 'beside' : 'none';
  }
  const called = new Set(listTermKeys(name, language));
  const isWithin = around.every((statement) => {
    const denied = listDeniedInClause(statement, words, language);
    return keys.isSubsetOf(denied) || (called.size > 0 && called.isSubsetOf(denied));
  });
  return isWithin ? 'denied' : 'doubtful';
}
