import { factsNamedIn, pagesNamedIn } from './named-in-guidance.ts';
import type { OutlineInput } from './outline-input.ts';
import type { ProposedSection } from './outline-section.ts';
import { pageAim } from './page-intent.ts';
import { sectionOfHeading } from './section-labels.ts';
import { sectionBudget } from './section-patterns.ts';
import { supportFor, toFields } from './section-support.ts';
import { readOutlineWords } from './words/read-outline-words.ts';

const LINKS_MAX = 2;
const FACTS_MAX = 4;

/**
 * Sections that a model wrote, with the facts, questions, links and budgets that the rules find for their headings, and with the facts and pages
 * that its own guidance names.
 */
export function supportSections(sections: readonly ProposedSection[], input: OutlineInput): ProposedSection[] {
  const words = readOutlineWords(input);
  if (words === null) return [...sections];
  const aim = pageAim(input, words);
  const taken = { facts: new Set<string>(), questions: new Set<string>() };
  const linked = new Set<number>();
  return sections.map((section) => {
    if (section.level === 1) return section;
    const id = sectionOfHeading(section.heading, aim, words, input);
    const support = supportFor(id, section.heading, input, words, taken);
    const byName = pagesNamedIn(section.guidance, input).filter((page) => !linked.has(page.id));
    const links = [...new Set([...support.links, ...byName])].slice(0, LINKS_MAX);
    for (const page of links) linked.add(page.id);
    const cited = new Set(support.facts.map((fact) => fact.id));
    const stated = factsNamedIn(section.guidance, input).filter(
      (fact) => !cited.has(fact.id) && !taken.facts.has(fact.id),
    );
    for (const fact of stated) taken.facts.add(fact.id);
    const facts = [...support.facts, ...stated].slice(0, FACTS_MAX);
    const budget = id === null ? null : sectionBudget(id);
    return { ...section, ...toFields({ ...support, facts, links, budget }) };
  });
}
