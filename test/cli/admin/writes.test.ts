import { expect, test } from 'vitest';
import { areWritesOff } from '../../../shared/table/writes-switch.ts';
import { useAdmin } from './use-admin.ts';

const admin = useAdmin();

test('writes are on until they are switched off, and again after they are switched on; jobs list says it', async () => {
  const state = async () => [await areWritesOff(admin.services.table), (await admin.json('jobs', 'list')).writes];
  expect(await state()).toEqual([false, 'on']);
  expect(await admin.json('writes', 'off')).toEqual({ writes: 'off' });
  expect(await state()).toEqual([true, 'off']);
  expect(await admin.json('writes', 'on')).toEqual({ writes: 'on' });
  expect(await state()).toEqual([false, 'on']);
});
