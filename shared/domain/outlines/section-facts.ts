import { isPriceText } from '../facts/price-text.ts';
import { asksPrice } from '../language/composed-words.ts';
import { normalizeText } from '../language/normalize-text.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import type { OutlineInput, SiteFactText } from './outline-input.ts';
import { factsOfSection } from './section-patterns.ts';
import type { SectionId } from './words/outline-words.ts';

/** Two facts that begin so are one, said twice. */
const SAME_CHARACTERS = 60;
const FACTS_MAX = 3;
const FACT_CHARACTERS_MAX = 120;

/** Labels of structured data that no reader is shown. */
const otherLabels: ReadonlySet<string> = new Set(['service', 'review count', 'rating count']);

/** Classifies a fact for a section: figures are prices, names of services, or figures. */
function classifyFact({ kind, text }: SiteFactText): string {
  if (kind !== 'stat') return kind;
  const [label = '', value = ''] = text.split(/, (?=[^,]*$)/u);
  if (label === 'price range' || isPriceText(value) || isPriceText(label)) return 'price';
  return otherLabels.has(label) ? label : kind;
}

/** Facts of the site for a section, each once in the outline but for ways of contact. A price is one of what the page is about. */
export function factsFor(
  id: SectionId | null,
  { facts = [], keyword, language }: OutlineInput,
  used: Set<string>,
): SiteFactText[] {
  const wanted = id === null ? [] : factsOfSection(id);
  const topic = new Set(listTermKeys(keyword, language).filter((term) => !asksPrice(term, language)));
  const nearness = ({ text }: SiteFactText): number =>
    new Set(listTermKeys(text, language).filter((term) => topic.has(term))).size;
  const found = wanted.flatMap((name) => {
    const ofKind = facts.filter((fact) => {
      const kind = classifyFact(fact);
      return (kind === name || `${kind}:${fact.key ?? ''}` === name) && !used.has(fact.id);
    });
    const about = ofKind.filter((fact) => nearness(fact) > 0).toSorted((a, b) => nearness(b) - nearness(a));
    // A price, or what a customer says, is of one thing: that of another one is not cited here.
    return name === 'price' || (name === 'testimonial' && about.length > 0) ? about : ofKind;
  });
  const said = new Set<string>();
  const taken = found
    .filter(({ text }) => {
      const begun = normalizeText(text).slice(0, SAME_CHARACTERS);
      const isNew = !said.has(begun);
      said.add(begun);
      return isNew;
    })
    .slice(0, FACTS_MAX);
  for (const { id: factId, kind } of taken) if (kind !== 'contact') used.add(factId);
  return taken.map((fact) => ({
    ...fact,
    text: shownText(translateDays(wordFact(fact).replace(/^aggregate rating, /u, '★ '), language)),
  }));
}

/** "It was good., Ann": who says it stands behind a dash. */
const wordFact = ({ kind, text }: SiteFactText): string =>
  kind === 'testimonial'
    ? text.replace(/([.!?…”»"]), (?=[^,.!?]{2,60}\.?$)/u, '$1 – ')
    : // The label of a membership is English, whatever the language of the page is.
      kind === 'award'
      ? text.replace(/^Member, /u, '')
      : kind === 'stat'
        ? figureText(text)
        : text;

/** "years, over 20" is said as "over 20 years", "Happy clients, 25" as "Happy clients: 25". */
const figureText = (text: string): string =>
  text.replace(/^(\p{Ll}[^,]*), ([^,]*)$/u, '$2 $1').replace(/, (?=[^,]*$)/u, ': ');

/** Cut between two words. */
function shownText(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= FACT_CHARACTERS_MAX) return text;
  const cut = letters.slice(0, FACT_CHARACTERS_MAX - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${trimTrailing(end > FACT_CHARACTERS_MAX / 2 ? cut.slice(0, end) : cut, /[\s,;:.–-]/u)}…`;
}

const englishDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const oneDay = englishDays.join('|');
const listOfDays = new RegExp(String.raw`\b(?:${oneDay})\b(?:, (?:${oneDay})\b)*`, 'gu');

/** Structured data names days in English, whatever the language of the page is. */
function translateDays(text: string, language: OutlineInput['language']): string {
  if (language === null) return text;
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const own = (day: number): string => name.format(new Date(Date.UTC(2024, 0, 1 + day)));
  return text.replaceAll(listOfDays, (found) => {
    const days = found.split(', ').map((day) => englishDays.indexOf(day));
    const [first = 0] = days;
    const isRange = days.length > 2 && days.every((day, at) => day === first + at);
    return isRange ? `${own(first)} – ${own(days.at(-1) ?? first)}` : days.map(own).join(', ');
  });
}
