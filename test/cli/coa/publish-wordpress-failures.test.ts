/** @module-tag stories */
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import type { WordpressServer } from './wordpress-server.ts';
import { drafts, outcomesOf, type Shop, useShop } from './wordpress-shop.ts';

const system = useSystem({ webSites: 11 });

/** Three pages, each with the draft of an H1. */
async function useThree() {
  const shop = await useShop(system, { plan: { h1: drafts.h1 } });
  for (const id of [shop.home, shop.chains])
    await shop.tenant.api.put(`/pages/${id}/drafts/h1`, { draft_value: `New words of ${id}` });
  return shop;
}

const refuse = (response: ServerResponse, status: number, retryAfter: string): true => {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': retryAfter });
  response.end(JSON.stringify({ code: 'x', message: 'No.', data: { status } }));
  return true;
};

/** Answers every write from the second on, by its number. */
function interceptWrites(
  wordpress: WordpressServer,
  answer: (count: number, response: ServerResponse) => boolean,
): void {
  let count = 0;
  wordpress.intercept = ({ method }, response) => method === 'POST' && answer(++count, response);
}

const allOutcomes = (run: Awaited<ReturnType<Shop['publish']>>): string[] =>
  [0, 1, 2].map((at) => outcomesOf(run, at)['h1'] ?? '').toSorted();

describe('a refusal in the middle of the writes', () => {
  test.each([
    { status: 401, exitCode: 1, endsAll: true },
    { status: 403, exitCode: 1, endsAll: false },
    { status: 409, exitCode: 5, endsAll: false },
    { status: 429, exitCode: 1, endsAll: true },
    { status: 503, exitCode: 1, endsAll: true },
  ])('by $status leaves the rest to a second run, and what was sent to an undo', async (given) => {
    const { status, exitCode, endsAll } = given;
    const { wordpress, publish } = await useThree();
    interceptWrites(wordpress, (count, response) => count === 2 && refuse(response, status, '3600'));
    const cut = await publish('--send', '--json');
    expect(cut.exitCode).toBe(exitCode);
    const refused = exitCode === 5 ? 'conflict' : 'failed';
    expect(allOutcomes(cut)).toEqual([refused, endsAll ? 'failed' : 'verified', 'verified'].toSorted());
    expect(cut.stdout.includes('not sent: WordPress answers')).toBe(endsAll);
    expect(wordpress.writes).toHaveLength(endsAll ? 1 : 2);

    const left = endsAll ? ['planned', 'planned', 'same'] : ['planned', 'same', 'same'];
    expect(allOutcomes(await publish('--json'))).toEqual(left);
    const undone = endsAll ? ['planned', 'same', 'same'] : ['planned', 'planned', 'same'];
    expect(allOutcomes(await publish('--undo', '--dry-run', '--json'))).toEqual(undone);
  });

  test.each([429, 503])('by %s that names a pause is waited for', async (status) => {
    const { wordpress, publish } = await useShop(system, { plan: { h1: drafts.h1 } });
    const times: number[] = [];
    interceptWrites(wordpress, (count, response) => {
      times.push(Date.now());
      return count === 1 && refuse(response, status, '1');
    });
    expect(outcomesOf(await publish('--send', '--json'))).toEqual({ h1: 'verified' });
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
    expect(wordpress.writes).toHaveLength(1);
  });

  test('that comes after a part was stored says so, and a second run sends the rest', async () => {
    const { wordpress, publish } = await useShop(system);
    interceptWrites(wordpress, (_, response) => {
      Object.assign(wordpress.posts.get(4) ?? {}, { title: drafts.h1 });
      return refuse(response, 403, '');
    });
    const cut = await publish('--send', '--json');
    expect(cut.stdout).toContain('it was stored in part');
    wordpress.intercept = () => false;
    const again = await publish('--send', '--json');
    expect(outcomesOf(again)).toEqual({ title: 'verified', meta_description: 'verified', h1: 'verified' });
  });
});

describe('a connection that is cut during a write', () => {
  test('after it took effect writes nothing twice', async () => {
    const { wordpress, publish } = await useShop(system, { plan: { h1: drafts.h1 } });
    wordpress.afterWrite = (response) => {
      response.socket?.destroy();
      return true;
    };
    const sent = await publish('--send', '--json');
    expect(sent.exitCode).toBe(0);
    expect(outcomesOf(sent)).toEqual({ h1: 'verified' });
    expect(wordpress.writes).toHaveLength(1);
    wordpress.afterWrite = () => false;
    expect(await publish('--undo')).toMatchObject({ exitCode: 0 });
    expect(wordpress.posts.get(4)?.title).toBe('Tyres');
  });

  test('before it took effect writes again, unless somebody edited the page in the meantime', async () => {
    const { wordpress, publish } = await useShop(system, { plan: { h1: drafts.h1 } });
    const post = wordpress.posts.get(4);
    const cutFirst = (edit: () => void): void =>
      interceptWrites(wordpress, (count, response) => {
        if (count > 1) return false;
        edit();
        response.socket?.destroy();
        return true;
      });
    cutFirst(() => Object.assign(post ?? {}, { title: 'A colleague', version: 7 }));
    const edited = await publish('--send', '--json');
    expect(edited.json().pages[0].fields).toMatchObject([
      { outcome: 'failed', detail: expect.stringContaining('somebody edits the page') },
    ]);
    expect(wordpress.writes).toEqual([]);
    expect(post?.title).toBe('A colleague');

    Object.assign(post ?? {}, { title: 'Tyres' });
    cutFirst(() => {});
    expect(outcomesOf(await publish('--send', '--json'))).toEqual({ h1: 'verified' });
    expect(wordpress.writes).toHaveLength(1);
  });
});
