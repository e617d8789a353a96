import { expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { analyzedPage } from './audited-page.ts';
import { sectionsOf, seedOutline } from './seed-outline.ts';

const system = useSystem();

test('a brief and a report begin with one page for the person who writes, where it is asked for', async () => {
  const tenant = await system.tenant();
  const page = await analyzedPage(system, tenant);
  await seedOutline(system, page, {
    id: 9,
    sections: sectionsOf(2).map((section) => ({ ...section, source: 'gap' as const })),
  });
  const plain = await tenant.api.get(`/pages/${page.id}/brief`);
  expect(plain.body.data.sheet).toBeUndefined();
  const brief = await tenant.api.get(`/pages/${page.id}/brief?include=sheet`);
  expect(brief.status).toBe(200);
  const { sheet, ...rest } = brief.body.data;
  expect(rest).toEqual(plain.body.data);
  expect(sheet.language).toBe('en');
  const [first] = plain.body.data.recommendations;
  expect(sheet.markdown).toContain(`## The three most important steps\n\n1. ${first.title}\n`);
  expect(sheet.markdown).toContain('## Sections to write');
  // The address of a link is no word of the page.
  const checks = await tenant.api.get(`/pages/${page.id}/checks`);
  expect(sheet.markdown).toContain(`, ${checks.body.data.fields.word_count} words,`);
  const report = await tenant.api.get(`/pages/${page.id}/report?include=sheet`);
  expect(report.body.data.sheet.markdown).toContain('## Change after that');
  expect((await tenant.api.get(`/pages/${page.id}/brief?include=all`)).status).toBe(400);
});
