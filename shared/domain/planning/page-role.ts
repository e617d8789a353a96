import { normalizeText } from '../language/normalize-text.ts';
import type { BriefReading } from './brief/brief-reading.ts';
import { listWritingWords } from './words/read-writing-words.ts';
import { namedRoles, type PageRole } from './words/writing-words.ts';

/** The part that a planned page plays, by its name: those of the plan's language, else of English. An unknown name is an offering's. */
export function pageRole(
  page: { readonly name: string; readonly path: string | null },
  { planLanguage, rivals, areas, wishes }: Pick<BriefReading, 'planLanguage' | 'rivals' | 'areas' | 'wishes'>,
): PageRole {
  if (page.path === '/') return 'home';
  const name = normalizeText(page.name);
  for (const { names, aboutMe } of [...listWritingWords(planLanguage ?? 'en'), ...listWritingWords('en')]) {
    if (normalizeText(aboutMe) === name) return 'about';
    const role = namedRoles.find((known) => normalizeText(names[known]) === name);
    if (role !== undefined) return role;
  }
  const ends = (value: string): boolean => name.endsWith(normalizeText(value));
  if (rivals.some(({ value }) => ends(value) && name !== normalizeText(value))) return 'comparison';
  if (
    areas.some(({ value }) => (ends(value) || name.startsWith(normalizeText(value))) && name !== normalizeText(value))
  )
    return 'area';
  return wishes.topics.some(({ value }) => normalizeText(value) === name) ? 'wish' : 'offering';
}
