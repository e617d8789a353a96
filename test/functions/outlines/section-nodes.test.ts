import { expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { outlinedPage } from './outlined-page.ts';

const system = useSystem();

interface Section {
  key: string;
  heading: string;
  node_id: string | null;
}
interface Block {
  id: string;
  type: string;
}

test('"node_id: set once inserted into the document": an accepted or revised section names the heading block that it became', async () => {
  const tenant = await system.tenant();
  const { api } = tenant;
  const page = await outlinedPage(system, tenant);
  const path = `/pages/${page.id}/outline`;
  const nodesOf = (sections: Section[]) => Object.fromEntries(sections.map(({ key, node_id }) => [key, node_id]));
  const { sections }: { sections: Section[] } = (await api.get(path)).body.data;
  const [first, second, third] = sections;
  await api.patch(`${path}/sections/${first?.key}`, { status: 'accepted' });
  await api.patch(`${path}/sections/${second?.key}`, { revised_heading: 'How long a set lasts' });
  expect(Object.values(nodesOf((await api.get(path)).body.data.sections)).every((id) => id === null)).toBe(true);

  const markdown = `## ${first?.heading.toUpperCase()}\n\nWords.\n\n## How long a *set*  lasts\n\n## ${third?.heading}\n`;
  await api.post(`/pages/${page.id}/content`, { markdown });
  const blocks: Block[] = (await api.get(`/pages/${page.id}/content`)).body.data.doc.children;
  const headingIds = blocks.filter(({ type }) => type === 'heading').map(({ id }) => id);
  const shown = nodesOf((await api.get(path)).body.data.sections);
  expect([shown[first?.key ?? ''], shown[second?.key ?? '']]).toEqual(headingIds.slice(0, 2));
  // It has no decision yet.
  expect(shown[third?.key ?? '']).toBeNull();
  const decided = await api.patch(`${path}/sections/${third?.key}`, { status: 'accepted' });
  expect(nodesOf(decided.body.data.sections)[third?.key ?? '']).toBe(headingIds[2]);

  await api.post(`/pages/${page.id}/content`, { markdown: 'No heading.\n' });
  expect(Object.values(nodesOf((await api.get(path)).body.data.sections)).every((id) => id === null)).toBe(true);
});
