import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getItem, type Item } from '../../../../shared/table/engine/client.ts';
import {
  type Changes,
  type Condition,
  type Conditions,
  conditionExpression,
  updateExpression,
} from '../../../../shared/table/engine/expressions.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { transact } from '../../../../shared/table/engine/transaction.ts';
import { putItem, updateItem } from '../../../../shared/table/engine/writes.ts';
import { useTable } from '../use-table.ts';

const engine = useTable();
let rows = 0;
const newKey = () => keys.site(1, ++rows);

// Reserved words and characters that no expression may hold unescaped.
const attributes = ['name', 'status', 'count', 'n.default.1', 'a-b c', 'ünï', '#x', ':y'] as const;
const numbers = fc.integer({ min: -3, max: 3 });
const attribute = fc.constantFrom(...attributes);

/** The result that the interpreter and the engine both must give for a condition on numbers. */
const holds = (item: Item | null, { attribute: name, is, value }: Condition): boolean => {
  const actual = item?.[name];
  if (is === 'missing') return actual === undefined;
  if (is === 'present') return actual !== undefined;
  // A comparison with what is not there is false, but for <>, which DynamoDB finds true.
  if (actual === undefined) return is === '<>';
  const [a, b] = [Number(actual), Number(value)];
  return { '=': a === b, '<>': a !== b, '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b }[is];
};
const allHold = (item: Item | null, conditions: Conditions): boolean =>
  conditions.every((entry) =>
    Array.isArray(entry) ? entry.some((choice) => holds(item, choice)) : holds(item, entry as Condition),
  );

const applied = (item: Item, { set = {}, add = {}, remove = [] }: Changes): Item => {
  const result = { ...item, ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) };
  for (const [name, value] of Object.entries(add)) result[name] = Number(result[name] ?? 0) + value;
  for (const name of remove) delete result[name];
  return result;
};

const stored = fc.option(fc.dictionary(attribute, numbers), { nil: null });
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ attribute, is: fc.constantFrom('missing', 'present') }),
  fc.record({ attribute, is: fc.constantFrom('=', '<>', '<', '<=', '>', '>='), value: numbers }),
);
const conditions: fc.Arbitrary<Conditions> = fc.array(
  fc.oneof(condition, fc.array(condition, { minLength: 1, maxLength: 3 })),
  { minLength: 1, maxLength: 4 },
);

/** Each attribute is changed in one way at most, as DynamoDB wants it. */
const changes: fc.Arbitrary<Changes> = fc
  .shuffledSubarray([...attributes], { minLength: 1 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.tuple(fc.constant(name), fc.constantFrom('set', 'add', 'remove', 'leave' as const), numbers),
      ),
    ),
  )
  .map((entries) => {
    const of = (way: string) => entries.filter((entry) => entry[1] === way);
    return {
      set: Object.fromEntries([
        ...of('set').map(([name, , value]) => [name, value]),
        ...of('leave').map(([name]) => [name, undefined]),
      ]),
      add: Object.fromEntries(of('add').map(([name, , value]) => [name, value])),
      remove: of('remove').map(([name]) => name),
    };
  });

async function storedItem(item: Record<string, number> | null): Promise<{ pk: string; sk: string }> {
  const key = newKey();
  if (item) await putItem(engine.table, { ...item, ...key });
  return key;
}

describe('a condition', () => {
  test('lets a write through exactly when it holds for what is stored', async () => {
    await fc.assert(
      fc.asyncProperty(stored, conditions, async (item, given) => {
        const key = await storedItem(item);
        const result = await putItem(engine.table, { ...key, written: true }, given);
        expect(result.ok).toBe(allHold(item && { ...item, ...key }, given));
        expect((await getItem(engine.table, key))?.['written']).toBe(result.ok ? true : undefined);
      }),
      { numRuns: 40 },
    );
  });

  test('means the same in a transaction', async () => {
    await fc.assert(
      fc.asyncProperty(stored, conditions, async (item, given) => {
        const key = await storedItem(item);
        const result = await transact(engine.table, [{ check: key, if: given }]);
        expect(result.ok).toBe(allHold(item && { ...item, ...key }, given));
      }),
      { numRuns: 30 },
    );
  });

  test('names an attribute once, however often it is compared', () => {
    const expression = conditionExpression([
      { attribute: 'count', is: 'present' },
      [
        { attribute: 'count', is: '<', value: 3 },
        { attribute: 'count', is: '>', value: 5 },
      ],
    ]);
    expect(expression).toEqual({
      ConditionExpression: 'attribute_exists(#n0) AND (#n0 < :v0 OR #n0 > :v1)',
      ExpressionAttributeNames: { '#n0': 'count' },
      ExpressionAttributeValues: { ':v0': 3, ':v1': 5 },
    });
  });

  test('carries no values where it compares with none', () => {
    expect(conditionExpression([{ attribute: 'pk', is: 'missing' }])).not.toHaveProperty('ExpressionAttributeValues');
  });
});

describe('an update', () => {
  test('changes exactly what it says', async () => {
    await fc.assert(
      fc.asyncProperty(stored, changes, async (item, given) => {
        const key = await storedItem(item);
        const result = await updateItem(engine.table, key, given);
        const expected = applied({ ...item, ...key }, given);
        expect(result).toEqual({ ok: true, item: expected });
        expect(await getItem(engine.table, key)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  test('happens exactly when its condition holds', async () => {
    await fc.assert(
      fc.asyncProperty(stored, changes, conditions, async (item, given, when) => {
        const key = await storedItem(item);
        const before = item && { ...item, ...key };
        const happens = allHold(before, when);
        const result = await updateItem(engine.table, key, given, when);
        expect(result).toEqual({ ok: happens, item: happens ? applied({ ...item, ...key }, given) : before });
        expect(await getItem(engine.table, key)).toEqual(result.item);
      }),
      { numRuns: 30 },
    );
  });

  test('that changes nothing still checks its condition and answers the item', async () => {
    const key = await storedItem({ count: 1 });
    const present: Conditions = [{ attribute: 'pk', is: 'present' }];
    expect(await updateItem(engine.table, key, { set: { name: undefined } }, present)).toEqual({
      ok: true,
      item: { ...key, count: 1 },
    });
    expect(await updateItem(engine.table, newKey(), {}, present)).toEqual({ ok: false, item: null });
  });

  test('shares the names of its condition', () => {
    const expression = updateExpression({ add: { count: 1 } }, [{ attribute: 'count', is: '<', value: 3 }]);
    expect(expression).toEqual({
      UpdateExpression: 'ADD #n0 :v0',
      ConditionExpression: '#n0 < :v1',
      ExpressionAttributeNames: { '#n0': 'count' },
      ExpressionAttributeValues: { ':v0': 1, ':v1': 3 },
    });
  });
});
