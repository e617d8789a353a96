import { expect, test } from 'vitest';
import { seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { outlinedPage } from './outlined-page.ts';

const system = useSystem();

interface Section {
  key: string;
  status: string;
  revised_heading: string | null;
}
const sectionOf = (sections: readonly Section[], key: string) => sections.find((section) => section.key === key);

test('accepts, rejects and revises a section, and leaves the others alone [outline/section]', async () => {
  const tenant = await system.tenant();
  const page = await outlinedPage(system, tenant);
  const path = `/pages/${page.id}/outline/sections/o2`;
  const before = (await tenant.api.get(`/pages/${page.id}/outline`)).body.data;
  const steps = [
    { body: { status: 'accepted' }, expected: { status: 'accepted', revised_heading: null } },
    {
      body: { revised_heading: ' A better\n heading ' },
      expected: { status: 'revised', revised_heading: 'A better heading' },
    },
    { body: { status: 'accepted' }, expected: { status: 'accepted', revised_heading: 'A better heading' } },
    { body: { status: 'rejected' }, expected: { status: 'rejected', revised_heading: 'A better heading' } },
  ];
  for (const { body, expected } of steps) {
    const answer = await tenant.api.patch(path, body);
    expect(answer.status).toBe(200);
    expect(sectionOf(answer.body.data.sections, 'o2')).toMatchObject(expected);
    expect((await tenant.api.get(`/pages/${page.id}/outline`)).body.data).toEqual(answer.body.data);
  }
  const after = (await tenant.api.get(`/pages/${page.id}/outline`)).body.data;
  const others = (sections: readonly Section[]) => sections.filter(({ key }) => key !== 'o2');
  expect(others(after.sections)).toEqual(others(before.sections));
});

test('parallel decisions about different sections all survive', async () => {
  const tenant = await system.tenant();
  const page = await outlinedPage(system, tenant);
  const keyList = ['o1', 'o2', 'o3', 'o4', 'o5', 'o6'];
  const answers = await Promise.all(
    keyList.map((key) =>
      tenant.api.patch(`/pages/${page.id}/outline/sections/${key}`, { revised_heading: `New ${key}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(keyList.map(() => 200));
  const { sections } = (await tenant.api.get(`/pages/${page.id}/outline`)).body.data;
  for (const key of keyList) {
    expect(sectionOf(sections, key)).toMatchObject({ status: 'revised', revised_heading: `New ${key}` });
  }
});

test.each([
  { what: 'neither', body: {} },
  { what: 'both', body: { status: 'accepted', revised_heading: 'A heading' } },
  { what: 'a status of the service', body: { status: 'proposed' } },
  { what: 'a blank heading', body: { revised_heading: ' \n ' } },
  { what: 'a heading that is too long', body: { revised_heading: 'x'.repeat(301) } },
  { what: 'no heading', body: { revised_heading: null } },
])('refuses $what', async ({ body }) => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const answer = await tenant.api.patch(`/pages/${page.id}/outline/sections/o1`, body);
  expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
});

test('a section that the outline does not have is not found', async () => {
  const tenant = await system.tenant();
  const page = await outlinedPage(system, tenant);
  const { status, body } = await tenant.api.patch(`/pages/${page.id}/outline/sections/o99`, { status: 'accepted' });
  expect([status, body.error]).toEqual([404, { code: 'not_found', message: 'Section not found' }]);
});

test('a page without an outline has no sections to decide on', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const { status, body } = await tenant.api.patch(`/pages/${page.id}/outline/sections/o1`, { status: 'accepted' });
  expect([status, body.error]).toEqual([404, { code: 'not_found', message: 'Outline not found' }]);
});
