import { expect, test } from 'vitest';
import { seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

/** Sends these bytes with this header. */
async function sent(contentType: string, body: Buffer) {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const url = `${system.baseUrl}/pages/${page.id}/content`;
  const headers = { authorization: `Bearer ${tenant.key}`, 'content-type': contentType };
  const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
  const stored = (await tenant.api.get(`/pages/${page.id}/content`)).body.data;
  return { status: response.status, answer: JSON.parse(await response.text()), stored, url };
}

const body = (markdown: string) => JSON.stringify({ markdown });

test.each([
  ['application/json', Buffer.from(body('Gürtel … Füße'), 'latin1'), 'The request body is not valid UTF-8'],
  ['application/json; charset=iso-8859-1', Buffer.from(body('Gürtel'), 'latin1'), /charset iso-8859-1/],
  ['application/json; charset="UTF-16"', Buffer.from(body('Plain'), 'utf16le'), /charset UTF-16/],
  ['application/json; charset=windows-1252', Buffer.from(body('Plain')), /charset windows-1252/],
])(
  '"Plain-data write endpoints store exactly what is sent": %s with other bytes than UTF-8 is a malformed body',
  async (contentType, bytes, message) => {
    const { status, answer, stored } = await sent(contentType, bytes);
    expect([status, answer.error.code]).toEqual([400, 'invalid_request']);
    expect(answer.error.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(stored).toMatchObject({ content_version_id: null, markdown: '' });
  },
);

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
  'application/json; charset=utf8',
])('UTF-8 is stored as it was sent: %s', async (contentType) => {
  const { status, stored } = await sent(contentType, Buffer.from(body('Gürtel … Füße \ufffd')));
  expect([status, stored.markdown]).toEqual([201, 'Gürtel … Füße \ufffd']);
});

test('the key is checked before the bytes of the body', async () => {
  const { url } = await sent('application/json', Buffer.from(body('x')));
  const bytes = new Uint8Array(Buffer.from(body('Füße'), 'latin1'));
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: bytes });
  expect(response.status).toBe(401);
});
