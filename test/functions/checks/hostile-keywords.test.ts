import { describe, expect, test } from 'vitest';
import { falseKeywordStatement } from '../../../lab/truth/keyword-statements.ts';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

const system = useSystem();

const texts = [
  { what: 'empty', markdown: ' ' },
  { what: 'one word', markdown: 'Fahrradkette' },
  { what: 'emoji alone', markdown: '🚲 🚲🚲\n\n👨‍👩‍👧 🇩🇪' },
  {
    what: 'mixed scripts',
    markdown: '# Bike 自転車 велосипед\n\nΠοδήλατο دراجة c++ and 自転車の修理 in Leeds. จักรยาน.',
  },
  {
    what: 'right to left',
    markdown: '# تصليح الدراجات\n\nنقوم بتصليح الدراجات في عمان كل يوم من التاسعة حتى الخامسة.',
  },
  { what: 'capitals alone', markdown: '# BIKE REPAIR\n\nWE REPAIR BIKES. BIKE REPAIR IN LEEDS. OPEN ALL DAY.' },
  {
    what: 'boilerplate alone',
    markdown: 'Home\n\nContact\n\nImprint\n\nAll rights reserved.\n\nWe use cookies.\n\nAccept',
  },
];
const keywords = [
  '"bike" \'repair\'',
  'bike + repair',
  'C++',
  '.NET',
  'x'.repeat(200),
  '🚲',
  'تصليح الدراجات',
  '<b>&amp;',
  '(((',
];

/** Checks and an analysis of the text, with each of the keywords. */
async function checkText({ markdown }: { markdown: string }): Promise<void> {
  const tenant = await system.tenant();
  for (const primaryKeyword of keywords) {
    const page = await seedPage(system, tenant, { primaryKeyword });
    await seedSnapshot(system, page, { title: markdown.slice(0, 60), metaDescription: '', markdown });
    const { status, body } = await tenant.api.get(`/pages/${page.id}/checks`);
    expect(status).toBe(200);
    const title: { message: string } = body.data.checks.find(
      ({ key }: { key: string }) => key === 'title_has_primary_keyword',
    );
    expect(falseKeywordStatement(title.message, primaryKeyword, markdown.slice(0, 60))).toBeNull();
  }
  const page = await seedPage(system, tenant, { primaryKeyword: keywords[2] ?? null });
  await seedSnapshot(system, page, { title: 'C++', metaDescription: '', markdown });
  const { status, body } = await tenant.api.post(`/pages/${page.id}/analyze`);
  expect(status).toBe(202);
  expect(await waitForJob(tenant.api, body.data.job_id)).toMatchObject({ status: 'completed' });
}

describe('whatever the text and the keyword are', () => {
  const title = '$what: checks and analysis answer, and say nothing false of the keyword';
  test.each(texts.filter(({ what }) => what === 'mixed scripts'))(title, checkText);
  test.each(texts.filter(({ what }) => what !== 'mixed scripts'))(title, { tags: 'limits' }, checkText);

  test.each(['C++', '.NET'])('a title with "%s" has it, and one without its signs has not', async (primaryKeyword) => {
    const tenant = await system.tenant();
    const said = async (title: string): Promise<string> => {
      const page = await seedPage(system, tenant, { primaryKeyword });
      await seedSnapshot(system, page, { title, metaDescription: '', markdown: 'Words.' });
      const { body } = await tenant.api.get(`/pages/${page.id}/checks`);
      return body.data.checks.find(({ key }: { key: string }) => key === 'title_has_primary_keyword').status;
    };
    expect([await said(`Learn ${primaryKeyword} in a week`), await said('Learn to cook in a week')]).toEqual([
      'pass',
      'fail',
    ]);
  });

  test('a keyword of 1,000 characters is refused with 400, or taken and checked', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const { status } = await tenant.api.patch(`/pages/${page.id}`, { primary_keyword: 'long '.repeat(200).trim() });
    expect([200, 400, 422]).toContain(status);
    expect((await tenant.api.get(`/pages/${page.id}/checks`)).status).toBe(200);
  });
});
