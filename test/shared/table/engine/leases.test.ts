import { describe, expect, test } from 'vitest';
import { getItem } from '../../../../shared/table/engine/client.ts';
import { keys } from '../../../../shared/table/engine/keys.ts';
import { acquireLeaseWrite, releaseLease, renewLease } from '../../../../shared/table/engine/leases.ts';
import { transact } from '../../../../shared/table/engine/transaction.ts';
import { useTable } from '../use-table.ts';

const engine = useTable();
const start = new Date('2026-11-21T10:00:00.000Z');
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
let locks = 0;
const newLock = () => keys.siteLock(1, ++locks, 'CRAWL');

const acquire = async (key: ReturnType<typeof newLock>, holder: string, now = start): Promise<boolean> =>
  (await transact(engine.table, [acquireLeaseWrite('lock', { key, holder, leaseSeconds: 60, now })])).ok;

describe('a lease', () => {
  test('has one holder: of 20 who ask at once, one gets it', async () => {
    const key = newLock();
    const got = await Promise.all(Array.from({ length: 20 }, (_, at) => acquire(key, `job_cr_${at}`)));
    expect(got.filter(Boolean)).toHaveLength(1);
    expect((await getItem(engine.table, key))?.['holder']).toBe(`job_cr_${got.indexOf(true)}`);
  });

  test('says who holds it to the one who is refused', async () => {
    const key = newLock();
    await acquire(key, 'a');
    const refused = await transact(engine.table, [
      acquireLeaseWrite('lock', { key, holder: 'b', leaseSeconds: 60, now: start }),
    ]);
    expect(refused).toMatchObject({ ok: false, failed: ['lock'], items: { lock: { holder: 'a' } } });
  });

  test('is given again to its own holder, whose task runs twice', async () => {
    const key = newLock();
    expect([await acquire(key, 'a'), await acquire(key, 'a', after(30))]).toEqual([true, true]);
    expect((await getItem(engine.table, key))?.['leaseUntil']).toBe(after(90).toISOString());
  });

  test('is held to its last moment and free after it', async () => {
    const key = newLock();
    await acquire(key, 'a');
    expect(await acquire(key, 'b', after(60))).toBe(false);
    expect(await acquire(key, 'b', after(60.001))).toBe(true);
  });

  test('lasts longer once it is renewed', async () => {
    const key = newLock();
    await acquire(key, 'a');
    expect(await renewLease(engine.table, { key, holder: 'a', leaseSeconds: 60, now: after(50) })).toBe(true);
    expect(await acquire(key, 'b', after(100))).toBe(false);
  });

  test('cannot be renewed by who lost it to another, nor once it was released', async () => {
    const key = newLock();
    await acquire(key, 'a');
    await acquire(key, 'b', after(61));
    expect(await renewLease(engine.table, { key, holder: 'a', leaseSeconds: 60, now: after(62) })).toBe(false);
    await releaseLease(engine.table, key, 'b');
    expect(await renewLease(engine.table, { key, holder: 'b', leaseSeconds: 60, now: after(63) })).toBe(false);
    expect(await getItem(engine.table, key)).toBeNull();
  });

  test('is released by its holder alone', async () => {
    const key = newLock();
    await acquire(key, 'a');
    await releaseLease(engine.table, key, 'b');
    expect(await acquire(key, 'b')).toBe(false);
    await releaseLease(engine.table, key, 'a');
    expect(await acquire(key, 'b')).toBe(true);
  });

  test('is not taken when another write of the transaction is refused', async () => {
    const key = newLock();
    const result = await transact(engine.table, [
      acquireLeaseWrite('lock', { key, holder: 'a', leaseSeconds: 60, now: start }),
      { name: 'row', check: keys.site(1, 999), if: [{ attribute: 'pk', is: 'present' }] },
    ]);
    expect(result).toMatchObject({ ok: false, failed: ['row'] });
    expect(await acquire(key, 'b')).toBe(true);
  });
});
