import { isPriceText } from '../facts/price-text.ts';
import { asksPrice } from '../language/composed-words.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import type { OutlineInput, SiteFactText } from './outline-input.ts';
import { factsOfSection } from './section-patterns.ts';
import type { SectionId } from './words/outline-words.ts';

const FACTS_MAX = 3;
const FACT_CHARACTERS_MAX = 120;

/** Labels of structured data that no reader is shown. */
const otherLabels: ReadonlySet<string> = new Set(['service', 'review count', 'rating count']);

/** Classifies a fact for a section: some figures are prices. */
function classifyFact({ kind, text }: SiteFactText): string {
  if (kind !== 'stat') return kind;
  const [label = '', ...values] = text.split(', ');
  if (otherLabels.has(label)) return label;
  return [label, ...values].some(isPriceText) ? 'price' : kind;
}

/** Facts of the site for a section, each once in the outline but for ways of contact. A price is one of what the page is about. */
export function factsFor(
  id: SectionId | null,
  { facts = [], keyword, language }: OutlineInput,
  used: Set<string>,
): SiteFactText[] {
  const wanted = id === null ? [] : factsOfSection(id);
  const topic = new Set(listTermKeys(keyword, language).filter((term) => !asksPrice(term, language)));
  const isAbout = ({ text }: SiteFactText): boolean => listTermKeys(text, language).some((term) => topic.has(term));
  const taken = wanted
    .flatMap((name) => {
      const ofKind = facts.filter((fact) => {
        const kind = classifyFact(fact);
        return (kind === name || `${kind}:${fact.key ?? ''}` === name) && !used.has(fact.id);
      });
      const about = ofKind.filter(isAbout);
      // A price, or what a customer says, is of one thing: that of another one is not cited here.
      return name === 'price' || (name === 'testimonial' && about.length > 0) ? about : ofKind;
    })
    .slice(0, FACTS_MAX);
  for (const { id: factId, kind } of taken) if (kind !== 'contact') used.add(factId);
  return taken.map((fact) => ({ ...fact, text: shownText(translateDays(nameAuthor(fact.text), language)) }));
}

/** "It was good., Ann": who says it stands behind a dash. */
const nameAuthor = (text: string): string => text.replace(/([.!?…”»"]), (?=[^,.!?]{2,60}\.?$)/u, '$1 – ');

/** Cut between two words. */
function shownText(text: string): string {
  if (text.length <= FACT_CHARACTERS_MAX) return text;
  return `${trimTrailing(text.slice(0, FACT_CHARACTERS_MAX).replace(/\s\S*$/u, ''), /[\s,;:.–-]/u)}…`;
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
