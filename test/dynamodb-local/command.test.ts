import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { javaCommand } from '../../local/engines/dynamodb/command.ts';

test('DynamoDB Local runs the jar of its package on the data directory, telling nobody', async () => {
  const { command, args } = await javaCommand('data', 8000);
  expect(command).toBe('java');
  expect(args).toEqual(expect.arrayContaining(['-dbPath', 'data', '-port', '8000', '-disableTelemetry']));
  expect(existsSync(args[args.indexOf('-jar') + 1] ?? '')).toBe(true);
});
