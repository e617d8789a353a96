import { expect, test } from 'vitest';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { createIdeaLists } from '../../../shared/table/idea-lists.ts';
import { ideasChangedWrite, settleIdeaWrite } from '../../../shared/table/ideas.ts';
import { seedIdea } from '../../functions/ideas/seed-idea.ts';
import { countCalls, useTable } from './use-table.ts';

const engine = useTable();
let sites = 0;
const newSite = () => ({ organizationId: 1, id: ++sites, siteId: sites });

test('what another process wrote is in the next list, and ideas of another site never are', async () => {
  const [site, other] = [newSite(), newSite()];
  const idea = await seedIdea(engine, site);
  await seedIdea(engine, other);
  const lists = createIdeaLists(engine.anotherClient());
  expect((await lists.ideasOf(site)).map(({ id, status }) => [id, status])).toEqual([[idea.id, 'open']]);
  const added = await seedIdea(engine, site);
  await transact(engine.table, [settleIdeaWrite(idea, 'dismissed', new Date(), {}), ideasChangedWrite(idea)]);
  const statuses = new Map((await lists.ideasOf(site)).map(({ id, status }) => [id, status]));
  expect(statuses).toEqual(
    new Map([
      [idea.id, 'dismissed'],
      [added.id, 'open'],
    ]),
  );
  expect(await lists.ideasOf({ ...site, organizationId: 2 })).toEqual([]);
});

test('a list that nobody changed costs one small read', async () => {
  const site = newSite();
  await seedIdea(engine, site);
  const client = engine.anotherClient();
  const lists = createIdeaLists(client);
  await lists.ideasOf(site);
  const calls = countCalls(client);
  expect(await lists.ideasOf(site)).toHaveLength(1);
  expect(calls.of).toEqual({ GetItemCommand: 1 });
});

test('a change that comes between the revision and the ideas is read again', async () => {
  const site = newSite();
  await seedIdea(engine, site);
  const client = engine.anotherClient();
  let meanwhile: Promise<unknown> | null = null;
  client.documents.middlewareStack.add(
    (next, context) => async (args) => {
      if (context['commandName'] === 'QueryCommand') meanwhile ??= seedIdea(engine, site);
      await meanwhile;
      return next(args);
    },
    { step: 'initialize' },
  );
  const lists = createIdeaLists(client);
  expect(await lists.ideasOf(site)).toHaveLength(2);
  const calls = countCalls(client);
  expect(await lists.ideasOf(site)).toHaveLength(2);
  expect(calls.of).toEqual({ GetItemCommand: 1, QueryCommand: 1 });
});

test('keeps no more than it may: the site that was asked for longest ago goes first', async () => {
  const [first, second] = [newSite(), newSite()];
  for (const site of [first, second]) await seedIdea(engine, site);
  const client = engine.anotherClient();
  const lists = createIdeaLists(client, { ideasKeptMax: 6 });
  await lists.ideasOf(first);
  await lists.ideasOf(second);
  const calls = countCalls(client);
  await lists.ideasOf(second);
  await lists.ideasOf(first);
  expect(calls.of).toEqual({ GetItemCommand: 2, QueryCommand: 1 });
});
