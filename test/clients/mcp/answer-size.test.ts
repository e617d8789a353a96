/** "Answers are below 8 KB, always": whatever an API returns, and however it is escaped. The session checks each answer. */
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  ANSWER_BYTES_MAX,
  countBytes,
  cut,
  fitItems,
  fitText,
  shrink,
  toToolResult,
} from '../../../clients/mcp/src/answer-size.ts';
import { createMcpServer } from '../../../clients/mcp/src/index.ts';
import { tools } from '../../../clients/mcp/src/tools/tools.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';
import { inflatedApi } from './inflated-api.ts';
import { openSession } from './mcp-session.ts';

const uuid = '5f0c9f0e-52a5-4a5b-9c40-2a3d0b0f7a11';
const inputs: Record<string, Record<string, unknown>[]> = {
  list_sites: [{}],
  add_site: [{ domain: 'shop.example' }],
  find_pages: [{ site_id: 1 }, { url: 'https://shop.example/' }],
  get_page: [{ page_id: 1 }],
  get_report: [{ page_id: 1 }, { page_id: 1, component: 'title' }],
  list_recommendations: [{ page_id: 1 }, { page_id: 1, status: 'applied' }, { page_id: 1, recommendation_id: 1 }],
  get_content: [{ page_id: 1 }],
  edit_content: [{ page_id: 1, base_version_id: 1, markdown: 'x' }],
  set_page_fields: [{ page_id: 1, title: 'x', meta_description: 'x', h1: 'x', primary_keyword: 'x' }],
  check_content: [{ page_id: 1 }],
  resolve_recommendation: [{ recommendation_id: 1 }, { recommendation_id: 1, recheck: true }],
  dismiss_recommendation: [{ recommendation_id: 1, rationale: 'x' }],
  start_job: [
    ...['analyze_page', 'recrawl_page', 'outline_page'].map((kind) => ({ kind, page_id: 1 })),
    ...['crawl_site', 'find_ideas'].map((kind) => ({ kind, site_id: 1 })),
  ],
  get_job: [{ job_id: 'job_an_1' }],
  list_issues: [{ site_id: 1 }, { site_id: 1, issue_id: 'title-duplicate' }],
  get_performance: [{ site_id: 1 }, { page_id: 1 }],
  list_facts: [{ site_id: 1 }],
  get_outline: [{ page_id: 1 }],
  list_ideas: [{ site_id: 1 }, { site_id: 1, idea_id: uuid }],
  accept_idea: [{ site_id: 1, idea_id: uuid, action: 'create', page_id: 1 }],
};

const sentences = 'A sentence about winter tyres. '.repeat(200);
const oddTexts = {
  'one long word': 'x'.repeat(6_000),
  quotes: '"\\'.repeat(2_000),
  'control characters': '\u0001\u0000'.repeat(2_000),
  Japanese: '冬タイヤは雪の日に役立ちます。'.repeat(400),
  emoji: '🚲'.repeat(2_000),
  'half characters': '\ud83d'.repeat(2_000),
};

test('every tool is tried', () => {
  expect(Object.keys(inputs).sort()).toEqual(tools.map(({ name }) => name).sort());
});

const anApi = 'an API that returns %s everywhere, in long lists';
const leadsToShortAnswers = (_: string, text: string): void => {
  test('leads to short answers of every tool', async () => {
    const client = createClient({ baseUrl: 'http://api.example', apiKey: 'k', fetch: inflatedApi(text), retries: 0 });
    const server = createMcpServer({ client });
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await server.connect(theirs);
    onTestFinished(() => server.close());
    const session = await openSession(ours);
    const reading = new Set(tools.filter(({ annotations }) => annotations.readOnlyHint).map(({ name }) => name));
    for (const [name, calls] of Object.entries(inputs)) {
      for (const input of calls) {
        // The example of a write may be an error: then the error has to be short.
        const answer = await session.either(name, input);
        if (reading.has(name)) expect({ name, code: answer.error?.code }).toEqual({ name, code: undefined });
        if (typeof answer.next_offset === 'number') expect(answer.next_offset).toBeGreaterThan(0);
      }
    }
  });
};
describe.each([['sentences', sentences] as const])(anApi, leadsToShortAnswers);
describe.each(Object.entries(oddTexts))(anApi, { tags: 'limits' }, leadsToShortAnswers);

const sizedText = fc.oneof(fc.string({ maxLength: 3_000 }), fc.string({ unit: 'binary', maxLength: 3_000 }));

test('an answer shows as many items as fit, in order, and one at least', () => {
  fc.assert(
    fc.property(fc.array(sizedText, { minLength: 1, maxLength: 40 }), (items) => {
      const answer = fitItems(items, (shown) => ({ shown: [...shown] }));
      expect(answer.shown).toEqual(items.slice(0, answer.shown.length));
      expect(answer.shown.length).toBeGreaterThan(0);
      const isBounded = countBytes(toToolResult(answer)) <= ANSWER_BYTES_MAX;
      expect(isBounded || answer.shown.length === 1).toBe(true);
      const oneMore = { shown: items.slice(0, answer.shown.length + 1) };
      if (answer.shown.length < items.length)
        expect(countBytes(toToolResult(oneMore))).toBeGreaterThan(ANSWER_BYTES_MAX);
    }),
  );
});

test('parts of a text, one after the other, are the text; no part ends inside of a character', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20_000 });
  fc.assert(
    fc.property(text, (whole) => {
      let read = '';
      while (read.length < whole.length) {
        const part = fitText(whole.slice(read.length), (markdown) => ({ markdown }));
        expect(part.length).toBeGreaterThan(0);
        expect(part.isWellFormed()).toBe(true);
        read += part;
      }
      expect(read).toBe(whole);
    }),
    { numRuns: 30 },
  );
});

test('a text is cut behind a sentence, and says that it was cut', () => {
  expect(cut('One two. Three four five. Six seven eight nine.', 34)).toBe('One two. Three four five. […]');
  expect(cut('Short enough.', 13)).toBe('Short enough.');
  fc.assert(
    fc.property(sizedText, fc.integer({ min: 10, max: 500 }), (text, max) => {
      expect(cut(text, max).length).toBeLessThanOrEqual(max);
    }),
  );
});

test('what no tool foresaw is cut in the end, the longest text first', () => {
  const answer = shrink({ id: 'job_an_1', text: 'A sentence. '.repeat(5_000), inner: [{ url: 'x'.repeat(9_000) }] });
  expect(countBytes(toToolResult(answer))).toBeLessThanOrEqual(ANSWER_BYTES_MAX);
  expect(answer.id).toBe('job_an_1');
});
