import type { OutlineSections } from '../../language-data/outline-sections/outline-sections-schema.ts';
import { readOutlineSections } from '../../language-data/outline-sections/read-outline-sections.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import type { PageIntent, SectionId } from './words/outline-words.ts';

/** The rows of `outline-sections`: the tests hold them to the ids of sections, intents and kinds. */
type Ids = readonly SectionId[];
type SectionRow = OutlineSections['sections'][number];

const rowOfIntent = (intent: PageIntent): OutlineSections['intents'][number] | undefined =>
  readOutlineSections().intents.find((row) => row.intent === intent);

/** The sections that readers of a page expect, by what they came for, in the order of the page. */
export const sectionsOfIntent = (intent: PageIntent): Ids => (rowOfIntent(intent)?.sections ?? []) as Ids;

/** Sections to add to a page that has a text, by the intent of its readers. */
export const additionsOfIntent = (intent: PageIntent): Ids => (rowOfIntent(intent)?.additions ?? []) as Ids;

/** Further questions of readers, on a page that is still to be written. */
export const listFillers = (intent: PageIntent, isForGuests: boolean): Ids =>
  isForGuests ? ['who'] : ((rowOfIntent(intent)?.fillers ?? []) as Ids);

/** The sections of a page by what is known of it besides. @throws Error for a name that has no row. */
export function sectionsOfPattern(name: string): Ids {
  const row = readOutlineSections().patterns.find((pattern) => pattern.name === name);
  if (row === undefined) throw new Error(`no pattern of sections ${name}`);
  return row.sections as Ids;
}

/** Sections of a page of a kind; undefined for a kind without a row. */
export function sectionsOfKind(kind: PageKind, isWritten: boolean): Ids | undefined {
  const row = readOutlineSections().kinds.find((one) => one.kind === kind);
  return (isWritten ? row?.sections : (row?.unwritten ?? row?.sections)) as Ids | undefined;
}

/** The sections as guests of a house look for them. */
export function adaptToGuests(ids: Ids): SectionId[] {
  const instead = new Map(readOutlineSections().guests.map((row) => [row.section, row.instead as Ids]));
  return [...new Set(ids.flatMap((id): Ids => instead.get(id) ?? [id]))];
}

/** Sections that belong to pages of other intents too. */
export const usualAnywhere = (): Ids => readOutlineSections().usualAnywhere as Ids;

let known: ReadonlyMap<string, SectionRow> | undefined;
function rowOfSection(id: SectionId): SectionRow | undefined {
  known ??= new Map(readOutlineSections().sections.map((row) => [row.id, row]));
  return known.get(id);
}

/** True where the row of a section says so. */
export const sectionIs = (id: SectionId, name: 'isOfBusiness' | 'isBrief' | 'isOpening' | 'isClosing'): boolean =>
  rowOfSection(id)?.[name] === true;

export const sectionBudget = (id: SectionId): SectionRow['budget'] =>
  rowOfSection(id)?.budget ?? { min: 100, max: 180 };

/** The facts of a site that belong into a section: kinds, or kinds with a key. */
export const factsOfSection = (id: SectionId): readonly string[] => rowOfSection(id)?.facts ?? [];
