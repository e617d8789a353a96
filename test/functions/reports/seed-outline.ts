/** An outline as its generation leaves it. */
import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import type { Outline } from '../../../shared/table/outlines.ts';
import type { Page } from '../../../shared/table/pages.ts';
import type { TestSystem } from '../../harness/system.ts';

const section = {
  level: 2,
  heading: 'Costs',
  guidance: 'What a set costs.',
  source: 'own',
  basis: 'rules',
  isComplete: false,
  basisWords: null,
  wordedBy: 'rules-v1',
  status: 'proposed',
  revisedHeading: null,
  words: null,
} as const;

export const sectionsOf = (count: number): Outline['sections'] =>
  Array.from({ length: count }, (_, at) => ({ ...section, key: `o${at + 1}`, questions: [], facts: [], links: [] }));

export async function seedOutline(
  { table }: TestSystem,
  { organizationId, id: pageId }: Page,
  { id, ...given }: Partial<Outline> & { id: number },
): Promise<void> {
  const at = '2026-01-02T03:04:05.000Z';
  const outline: Partial<Outline> = {
    id,
    organizationId,
    pageId,
    status: 'completed',
    primaryKeyword: 'tyres',
    sections: [],
    serpSnapshot: null,
    error: null,
    triggeredBy: 'api',
    createdAt: at,
    completedAt: at,
    updatedAt: at,
    leaseUntil: at,
    revision: 0,
    ...given,
  };
  await putItem(table, { ...keys.outline(organizationId, pageId, id), ...outline });
}
