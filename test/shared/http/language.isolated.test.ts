import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { message } from '../../../shared/domain/messages/message.ts';
import { localized } from '../../../shared/http/localized.ts';
import { defineOperation } from '../../../shared/http/operation.ts';
import { createOrganization, updateOrganization } from '../../../shared/table/organizations.ts';
import { countCalls, useTable } from '../table/use-table.ts';
import { send, silenceLog, stackOf, storeKey } from './stack.ts';

silenceLog();
const engine = useTable();
let key: string;

const contract = {
  method: 'GET',
  tag: 'Things',
  summary: 'A sentence',
  access: 'any-key',
  responses: { 200: z.strictObject({ text: z.string() }) },
} as const;

const say = defineOperation({ ...contract, operationId: 'say', path: '/say', localized }).handle(
  async ({ messages }) => ({
    status: 200,
    body: { text: messages.render(message('issues.h1-missing.title')).repeat(5_000) },
  }),
);
const sayNothing = defineOperation({ ...contract, operationId: 'sayNothing', path: '/nothing' }).handle(async () => ({
  status: 200,
  body: { text: '' },
}));

beforeAll(async () => {
  const at = '2026-11-28T10:00:00.000Z';
  const own = { auditAllowance: null, ideasCap: null };
  await createOrganization(
    engine.table,
    { ...own, id: 1, name: 'Acme', plan: 'pro', preview: false, siteCount: 0, createdAt: at },
    { id: 1, organizationId: 1, name: 'Ada', preview: false, createdAt: at },
  );
  key = await storeKey(engine.table);
});

const request = async (acceptLanguage?: string, operation = say) => {
  const lambda = stackOf({ operations: [say, sayNothing], table: engine.table });
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
  const { headers: sent, body } = await send(lambda, operation, { key, headers });
  return { language: sent['content-language'], vary: sent['vary'], text: String(body.text) };
};

describe('the language of a response', () => {
  test.each([
    ['de', 'de', 'H1 fehlt'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'H1 fehlt'],
    ['en;q=0.5, fr-CA;q=0.7', 'fr', 'H1 absent'],
    ['it, ES;q=0.1', 'es', 'Falta el H1'],
    ['de;q=0, en', 'en', 'H1 missing'],
  ])('is the first that "%s" prefers and the service has', async (named, language, text) => {
    const sent = await request(named);
    expect([sent.language, sent.text.startsWith(text)]).toEqual([language, true]);
  });

  test.each([undefined, '*', 'it', '', ';;,q=x'])('is English where %j names none of them', async (named) => {
    expect((await request(named)).language).toBe('en');
  });

  test('is that of the organization where the request names none, and not where it does', async () => {
    await updateOrganization(engine.table, 1, { language: 'de' });
    const languages = await Promise.all([undefined, '*', 'it', 'fr', 'en'].map((named) => request(named)));
    expect(languages.map(({ language }) => language)).toEqual(['de', 'de', 'de', 'fr', 'en']);
    await updateOrganization(engine.table, 1, { language: 'xx' });
    expect((await request()).language, 'a language that a later version no longer has').toBe('en');
  });

  test('is named beside the header that it depends on, with the others that the response depends on', async () => {
    expect(await request('de')).toMatchObject({ language: 'de', vary: 'accept-encoding, accept-language' });
  });

  test('is not said of a response without sentences', async () => {
    expect(await request('de', sayNothing)).toEqual({ language: undefined, vary: undefined, text: '' });
  });

  test('costs a read of the organization in ten seconds, and only where the request names none', async () => {
    const table = engine.anotherClient();
    const calls = countCalls(table);
    let now = new Date();
    const lambda = stackOf({ operations: [say], table, now: () => now });
    const count = async (headers: Record<string, string>) => {
      calls.reset();
      const { headers: sent } = await send(lambda, say, { key, headers });
      return [calls.total(), sent['content-language']];
    };
    await updateOrganization(engine.table, 1, { language: 'fr' });
    const [named] = await count({ 'accept-language': 'de' });
    expect(await count({})).toEqual([Number(named) + 1, 'fr']);
    await updateOrganization(engine.table, 1, { language: 'es' });
    expect(await count({})).toEqual([named, 'fr']);
    now = new Date(now.getTime() + 10_000);
    expect(await count({})).toEqual([Number(named) + 1, 'es']);
  });
});
