import { expect, test } from 'vitest';
import { readPageMaterial } from '../../../functions/analysis-worker/page-material.ts';
import { createOrganization } from '../../../shared/table/organizations.ts';
import type { Page } from '../../../shared/table/pages.ts';
import { useTable } from '../../shared/table/use-table.ts';

const engine = useTable();
const at = '2026-11-30T10:00:00.000Z';

test.each([
  [1, 'de', 'de'],
  [2, 'es', 'es'],
  [3, null, 'en'],
])('a model advises organization %i, which has set "%s", in "%s"', async (id, language, expected) => {
  const { table } = engine;
  await createOrganization(
    table,
    {
      ...{ id, name: 'Acme', plan: 'pro', preview: false, auditAllowance: null, ideasCap: null },
      ...{ language, siteCount: 0, createdAt: at },
    },
    { id, organizationId: id, name: 'Ada', preview: false, createdAt: at },
  );
  const page = { id: 1, organizationId: id, siteId: 1, primaryKeyword: null } as Page;
  expect(await readPageMaterial(table, page, new Date(at))).toEqual({
    facts: [],
    searchResults: [],
    adviceLanguage: expected,
  });
});
