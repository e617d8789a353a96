import { describe, expect, test } from 'vitest';
import { seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { seedVersion } from './seed-version.ts';

const system = useSystem();

/** Han characters that hardly compress and are the same on every run. */
function han(count: number): string {
  let state = 20_240_229;
  return Array.from({ length: count }, (_, at) => {
    if (at % 97 === 96) return '\n';
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return String.fromCharCode(0x4e00 + (state % 0x51a0));
  }).join('');
}

describe('Markdown is returned byte for byte, as the content and as the version:', () => {
  test.each([
    ['an empty text', ''],
    ['line endings of all kinds and blanks', 'One\r\nTwo\r\n\r\nThree\rFour\n\n\n\t\tFive   \n   ends   \n\n'],
    ['a byte order mark', '\ufeffText \ufeff with two'],
    [
      'control characters',
      'nul \u0000 bell \u0007 escape \u001b[31m delete \u007f nel \u0085 line \u2028 paragraph \u2029',
    ],
    ['emoji of several code points', '👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 👟 \u{10ffff}'],
    ['right-to-left text and marks', 'עברית العربية \u202eoverride\u202c \u200f'],
    ['decomposed letters beside composed ones', 'cafe\u0301 café'],
    [
      'Markdown in many styles',
      'Setext\n===\n\n* a\n+ b\n1) c\n\n__b__ _e_ `c` &amp; \\*\n\n|a|b|\n|-|-|\n|1|2|\n\n<div>\n</div>\n',
    ],
    ['what looks like JSON or a template', '{"a": "\\u0041"} \\n $& {{x}} <%= y %> $1 $&'],
    ['1,000,000 Han characters', han(1_000_000)],
  ])('%s', async (_name, markdown) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const posted = await tenant.api.post(`/pages/${page.id}/content`, { markdown });
    expect(posted.status).toBe(201);
    const versionId = posted.body.data.content_version_id;
    const { data } = (await tenant.api.get(`/pages/${page.id}/content`)).body;
    const version = (await tenant.api.get(`/pages/${page.id}/content-versions/${versionId}`)).body.data;
    // Not toBe: a difference in a million characters takes minutes to print.
    expect([data.markdown === markdown, version.body_markdown === markdown]).toEqual([true, true]);
  });
});

const idsOf = (doc: { children: { id: string }[] }): string[] => doc.children.map(({ id }) => id);

describe('the structured document', () => {
  test('is derived from Markdown, with an id on every block', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Title\n\n- one\n- two\n' });
    const { doc } = (await tenant.api.get(`/pages/${page.id}/content`)).body.data;
    const id = expect.stringMatching(/^[\w-]{8}-[\da-z]+$/);
    expect(doc).toEqual({
      type: 'root',
      children: [
        { type: 'heading', id, depth: 1, children: [{ type: 'text', value: 'Title' }] },
        expect.objectContaining({
          type: 'list',
          id,
          children: [expect.objectContaining({ id }), expect.objectContaining({ id })],
        }),
      ],
    });
    expect((await tenant.api.get(`/pages/${page.id}/content`)).body.data.doc).toEqual(doc);
  });

  test('keeps the ids of unchanged blocks across collapsed edits that insert, move and replace others', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const idsAfter = async (markdown: string) => {
      await tenant.api.post(`/pages/${page.id}/content`, { markdown });
      return idsOf((await tenant.api.get(`/pages/${page.id}/content`)).body.data.doc);
    };
    const [title, alpha, beta] = await idsAfter('# Title\n\nAlpha.\n\nBeta.\n');
    const inserted = await idsAfter('# Title\n\nNew.\n\nAlpha.\n\nBeta.\n');
    expect(inserted).toEqual([title, inserted[1], alpha, beta]);
    expect(await idsAfter('# Title\n\nBeta.\n\nAlpha.\n')).toEqual([title, beta, alpha]);
  });

  test('read and posted again keeps every id and every node', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const markdown = '# Title\n\nSome *text* with [a link](https://a.example).\n\n> A quote\n\n| a |\n| - |\n| 1 |\n';
    await tenant.api.post(`/pages/${page.id}/content`, { markdown });
    const { doc } = (await tenant.api.get(`/pages/${page.id}/content`)).body.data;
    expect((await tenant.api.post(`/pages/${page.id}/content`, { doc })).status).toBe(200);
    const after = (await tenant.api.get(`/pages/${page.id}/content`)).body.data;
    expect([after.doc, after.markdown]).toEqual([doc, markdown]);
  });

  test('posted without ids is stored with ids, and its Markdown posted again leaves them', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const text = (value: string) => ({ type: 'text', value });
    const doc = {
      type: 'root',
      children: [
        { type: 'heading', depth: 2, children: [text('Shoes')] },
        { type: 'paragraph', children: [text('The '), { type: 'strong', children: [text('right')] }, text(' pair.')] },
      ],
    };
    const posted = await tenant.api.post(`/pages/${page.id}/content`, { doc });
    expect([posted.status, posted.body.data.word_count]).toEqual([201, 4]);
    const stored = (await tenant.api.get(`/pages/${page.id}/content`)).body.data;
    expect(stored.markdown).toBe('## Shoes\n\nThe **right** pair.\n');
    expect(stored.doc).toMatchObject(doc);
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: stored.markdown });
    const after = (await tenant.api.get(`/pages/${page.id}/content`)).body.data;
    expect([after.doc, after.markdown]).toEqual([stored.doc, stored.markdown]);
  });
});

test('of a page without a body everything is empty', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const { status, body } = await tenant.api.get(`/pages/${page.id}/content`);
  expect([status, body.data]).toEqual([
    200,
    {
      page_id: page.id,
      content_version_id: null,
      markdown: '',
      doc: null,
      word_count: null,
      source: null,
      updated_at: null,
    },
  ]);
});

test("an older version's body, posted with the current version as the base, rolls back to it", async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const old = (await tenant.api.post(`/pages/${page.id}/content`, { markdown: 'Old.\r\n' })).body.data;
  const crawled = await seedVersion(system, page);
  const { body_markdown } = (await tenant.api.get(`/pages/${page.id}/content-versions/${old.content_version_id}`)).body
    .data;
  const edit = { markdown: body_markdown, base_version_id: crawled.id };
  expect((await tenant.api.post(`/pages/${page.id}/content`, edit)).status).toBe(201);
  expect((await tenant.api.get(`/pages/${page.id}/content`)).body.data.markdown).toBe('Old.\r\n');
});
