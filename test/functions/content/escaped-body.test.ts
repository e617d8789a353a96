/** @module-tag limits */
import { expect, test } from 'vitest';
import { seedPage } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();
const CHARACTERS = 1_000_000;
const escaped = (text: string) =>
  text.replaceAll(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

test.each([
  { name: 'of one escape each', word: 'é' },
  { name: 'of two escapes each, outside of the first 65,536', word: '😀' },
])('"maximum 1,000,000 characters" is counted in characters, however JSON escapes them: $name', async ({ word }) => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const post = (characters: number) =>
    tenant.api.raw('POST', `/pages/${page.id}/content`, {
      headers: { 'content-type': 'application/json' },
      body: `{"markdown":"${escaped(word).repeat(characters)}"}`,
    });
  const largest = await post(CHARACTERS);
  expect([largest.status, largest.body.error]).toEqual([201, undefined]);
  const tooLarge = await post(CHARACTERS + 1);
  expect([tooLarge.status, tooLarge.body.error.code]).toEqual([400, 'invalid_request']);
  expect(tooLarge.body.error.message).toContain('1,000,000 characters');
});
