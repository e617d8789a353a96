import type { OutlineInput } from './outline-input.ts';
import type { ProposedSection } from './outline-section.ts';
import { pageAim } from './page-intent.ts';
import { sectionOfHeading } from './section-labels.ts';
import { sectionBudget } from './section-patterns.ts';
import { supportFor, toFields } from './section-support.ts';
import { readOutlineWords } from './words/read-outline-words.ts';

/** Sections that a model wrote, with the facts, questions, links and budgets that the rules find for their headings. */
export function supportSections(sections: readonly ProposedSection[], input: OutlineInput): ProposedSection[] {
  const words = readOutlineWords(input);
  if (words === null) return [...sections];
  const aim = pageAim(input, words);
  const taken = { facts: new Set<string>(), questions: new Set<string>() };
  return sections.map((section) => {
    if (section.level === 1) return section;
    const id = sectionOfHeading(section.heading, aim, words, input);
    const budget = id === null ? null : sectionBudget(id);
    return { ...section, ...toFields({ ...supportFor(id, section.heading, input, words, taken), budget }) };
  });
}
