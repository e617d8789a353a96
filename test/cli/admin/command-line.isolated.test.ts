import { describe, expect, test, vi } from 'vitest';
import { optionName } from '../../../cli/admin/command.ts';
import { commands } from '../../../cli/admin/commands.ts';
import { usage } from '../../../cli/admin/usage.ts';
import { useAdmin } from './use-admin.ts';

const admin = useAdmin();

describe('the table of commands', () => {
  test('names each command once', () => {
    const names = commands.map(({ noun, verb }) => `${noun} ${verb}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(commands)('the usage shows $noun $verb with its options and its help', (command) => {
    const text = usage(commands, command.noun, command.verb);
    expect(text).toContain(`  ${command.noun} ${command.verb}`);
    expect(text).toContain(command.help);
    for (const name of Object.keys(command.options)) expect(text).toContain(`--${optionName(name)}`);
  });
});

describe('--help', () => {
  test('prints the usage of all commands, of a noun, or of one', async () => {
    const all = await admin.run('--help');
    expect(all).toMatchObject({ exitCode: 0, stderr: '' });
    expect(all.stdout).toContain('jobs retry JOB_ID');
    const { stdout } = await admin.run('org', '--help');
    expect(stdout).toContain('org show ORG_ID');
    expect(stdout).not.toContain('jobs retry');
  });
});

describe('refuses in one line', () => {
  test.each([
    ['no command', [], 'no command given (see --help)'],
    ['an unknown noun', ['planet', 'create'], /^unknown command "planet"; the nouns are org, user/],
    [
      'an unknown verb',
      ['org', 'explode'],
      'unknown command "org explode"; there is org create, org set, org show, org export, org delete',
    ],
    ['a noun alone', ['org'], 'which one: org create, org set, org show, org export, org delete?'],
    ['an unknown option', ['org', 'show', '1', '--colour', 'red'], /^Unknown option '--colour'/],
    ['an option without its value', ['org', 'create', '--name'], /--name/],
    ['a flag with a value', ['org', 'create', '--name', 'x', '--preview=on'], /--preview/],
    ['one argument too many', ['org', 'show', '1', '2'], /^unexpected argument "2"/],
    ['line breaks in what was given', ['org\n\nshow'], /^unknown command "org show"/],
    ['a stage that can be none', ['org', 'show', '1', '--stage', '../x'], /^--stage must be the name of a stage/],
  ])('%s', async (_name, argv, reason) => {
    const line = await admin.refusal(...argv);
    if (typeof reason === 'string') expect(line).toBe(reason);
    else expect(line).toMatch(reason);
  });
});

test('a failure of the engine is one line, without a stack', async () => {
  const refused = vi.spyOn(admin.services.table.documents, 'send').mockRejectedValue(new AggregateError([], ''));
  expect(await admin.refusal('org', 'show', '1')).toBe('AggregateError');
  refused.mockRestore();
});
