import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { beginsAsQuestion } from '../language/question-text.ts';
import { wordPattern } from '../language/word-pattern.ts';
import type { OutlineInput } from './outline-input.ts';
import type { PageAim } from './page-intent.ts';
import { isDocs, isFeature, isJoining, statedPurpose } from './planned-purpose.ts';
import { isEvident, OWN_WORDS_MIN } from './section-evidence.ts';
import {
  adaptToGuests,
  additionsOfIntent,
  sectionsOfIntent,
  sectionsOfKind,
  sectionsOfPattern,
} from './section-patterns.ts';
import { coveredAt } from './section-support.ts';
import { namesActivity } from './words/activity-words.ts';
import type { OutlineWords, PageIntent, SectionId } from './words/outline-words.ts';

/** A page with so many headings has an order; what is added to it has to fit surely. */
const OWN_HEADINGS_MIN = 2;

/** A page that has sections: they are kept, and little is added. Some pages mark all of them as main headings. */
const hasOrder = ({
  sections,
  wordCount,
  heading,
}: Pick<OutlineInput, 'sections' | 'wordCount' | 'heading'>): boolean => {
  const main = normalizeText(heading ?? '');
  const below = sections.filter(({ level, heading: own }) => normalizeText(own) !== main && (level > 1 || main !== ''));
  return wordCount >= OWN_WORDS_MIN && below.length >= OWN_HEADINGS_MIN;
};

/** The sections that are proposed for a page, before those that it has are left out: each with something that says it belongs there. */
export function fittingSections(aim: PageAim, input: OutlineInput, words: OutlineWords): readonly SectionId[] {
  const ofPlan = sectionsOfPlan(aim, input, words);
  if (ofPlan !== null)
    return ofPlan.filter(
      (id) => (ofPlan !== sectionsOfPattern('overview') && !doubtful.has(id)) || isEvident(id, aim, input, words),
    );
  const usual = usualSections(aim, input, words);
  return (aim.isForGuests ? adaptToGuests(usual) : usual).filter((id) => isEvident(id, aim, input, words));
}

function usualSections(aim: PageAim, input: OutlineInput, words: OutlineWords): readonly SectionId[] {
  const { kind = null, wordCount, offers = null } = input;
  const isWritten = wordCount >= OWN_WORDS_MIN;
  const ofKind = kind === null ? undefined : sectionsOfKind(kind, isWritten);
  // The name of the business asks for the business, whatever it does.
  if (aim.about === 'business' && ofKind === undefined)
    return sectionsOfPattern(hasOrder(input) ? 'businessSupport' : 'business');
  if (kind === 'category' && isWritten && isShort(input)) return ['matters'];
  if (ofKind !== undefined)
    return kind === 'home' && isWritten && !hasOrder(input) ? sectionsOfPattern('plainHome') : ofKind;
  if (isWritten) {
    const usual = hasOrder(input) ? additionsOfIntent(aim.intent) : plainTextSections(aim);
    return isShort(input) && isOffered.has(aim.intent) ? [...usual.slice(0, 1), 'matters', ...usual.slice(1)] : usual;
  }
  if (aim.about === 'unknown')
    return addContact(
      sectionsOfPattern(beginsAsQuestion(input.keyword, input.language) ? 'plainQuestion' : 'unknown'),
      input,
    );
  if (isOffered.has(aim.intent) && isTrouble(input, words)) return sectionsOfPattern('treatedProblem');
  if (recipeWord.test(input.keyword)) return sectionsOfPattern('recipe');
  if (aim.intent === 'how_to' && coveredAt(input.keyword, 'choose', words) >= 0)
    return addContact(sectionsOfPattern('choice'), input);
  const isExplained = aim.intent === 'definition' && offers === 'services';
  return addContact(isExplained ? sectionsOfPattern('definitionOfService') : sectionsOfIntent(aim.intent), input);
}

/** A short text about one thing, with hardly a heading. */
const isShort = ({ kind = null, wordCount, sections }: OutlineInput): boolean =>
  (kind === null || kind === 'article' || kind === 'local_service' || kind === 'category') &&
  wordCount < SHORT_TEXT_WORDS &&
  sections.filter(({ level }) => level === 2).length < (kind === 'category' ? OWN_HEADINGS_MIN + 1 : OWN_HEADINGS_MIN);
const SHORT_TEXT_WORDS = 300;

/** Intents of a page that offers something. */
const isOffered: ReadonlySet<PageIntent> = new Set(['service', 'place', 'topic'] as const);

/** Sections of a page in a plan, by its name and its purpose; null where they do not say it. */
export function sectionsOfPlan(aim: PageAim, input: OutlineInput, words: OutlineWords): readonly SectionId[] | null {
  const { wordCount, purpose, kind = null, name = null } = input;
  if (wordCount >= OWN_WORDS_MIN || kind !== null || !isOffered.has(aim.intent)) return null;
  if (isAbout('offer', input, words)) return sectionsOfPattern('overview');
  if (isFeature(purpose)) return sectionsOfPattern('feature');
  if (isJoining(purpose)) return sectionsOfPattern('joining');
  if (isDocs(purpose) && !/change|release/iu.test(name ?? '')) return sectionsOfPattern('docs');
  if (isWholeName(name ?? '', 'delivery', words) || coveredAt(name ?? '', 'delivery', words) === 0)
    return sectionsOfPattern('delivery');
  if (isAbout('next', input, words)) return sectionsOfPattern('booking');
  return isAbout('examples', input, words) || isWholeName(name ?? '', 'proof', words)
    ? sectionsOfPattern('proof')
    : null;
}

/** Sections that need evidence even where a plan asks for such a page. */
const doubtful: ReadonlySet<SectionId> = new Set(['where', 'cost'] as const);

/** Words before the name of a dish. */
export const recipeWord = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives('outlines', 'recipeWord')})(?!\p{L})`,
  'iu',
);

/** A page that is called so, or is for that. */
const isAbout = (id: SectionId, { name = null, purpose }: OutlineInput, words: OutlineWords): boolean =>
  coveredAt(statedPurpose(purpose), id, words) >= 0 || (name !== null && isWholeName(name, id, words));

const isWholeName = (name: string, id: SectionId, { sections }: OutlineWords): boolean =>
  new RegExp(`^(?:${sections[id].covers})$`, 'iu').test(name.trim().slice(0, 80));

const isTrouble = ({ keyword, language, offers = null }: OutlineInput, { cues }: OutlineWords): boolean =>
  offers !== null && !namesActivity(keyword, language) && wordPattern(cues.problem).test(keyword);

/** A text without headings is summed up first where it explains something. */
const plainTextSections = ({ intent }: PageAim): readonly SectionId[] => [
  ...new Set<SectionId>([
    ...(explained.has(intent) ? (['what'] as const) : []),
    ...(intent === 'problem' ? sectionsOfIntent(intent) : additionsOfIntent(intent)),
  ]),
];

const explained: ReadonlySet<PageIntent> = new Set(['topic', 'definition', 'difference', 'service', 'product']);

/** Where something is offered, a page that explains ends with the way to it. */
const addContact = (ids: readonly SectionId[], { offers }: OutlineInput): readonly SectionId[] =>
  offers == null || ids.some((id) => id === 'book' || id === 'reserve' || id === 'delivery') ? ids : [...ids, 'book'];
