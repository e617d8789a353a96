import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { resourceNames } from '../../infra/names.ts';
import { stageNames } from '../../infra/stages.ts';

interface Step {
  uses?: string;
  run?: string;
  shell?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  needs?: string;
  environment?: string;
  permissions?: Record<string, string>;
  concurrency?: unknown;
  uses?: string;
  'timeout-minutes'?: number;
  steps?: Step[];
}
interface Workflow {
  concurrency?: unknown;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}
interface Action {
  inputs: Record<string, { required: boolean }>;
  runs: { steps: Step[] };
}

const root = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const workflows = globSync('.github/workflows/*.yml', { cwd: root });
const deployAction = '.github/actions/deploy-stage/action.yml';
const workflowOf = (file: string): Workflow => parse(textOf(file));
const actionOf = (file: string): Action => parse(textOf(file));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));

const stepsOf = (file: string): Step[] =>
  file === deployAction
    ? actionOf(file).runs.steps
    : Object.values(workflowOf(file).jobs).flatMap(({ steps = [] }) => steps);
const commandsOf = (file: string): string[] => stepsOf(file).flatMap(({ run }) => (run === undefined ? [] : [run]));

describe.each([...workflows, deployAction])('%s', (file) => {
  test('runs scripts that exist', () => {
    const commands = commandsOf(file);
    const named = commands.flatMap((command) =>
      [...command.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    );
    const tested = commands.some((command) => /npm test\b/.test(command)) ? ['test'] : [];
    expect([...named, ...tested].filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('uses actions of others by commit, beside which stands the version', () => {
    const uses = [...textOf(file).matchAll(/uses: *(.*)$/gm)].map(([, used = '']) => used);
    const unpinned = uses.filter(
      (used) => !/^(\.\/\.github\/|[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$)/.test(used),
    );
    expect(unpinned).toEqual([]);
  });

  // A title of a pull request, say, would be a part of the command.
  test('never writes an expression into a command', () => {
    expect(commandsOf(file).filter((command) => command.includes('${{'))).toEqual([]);
  });

  test('keeps no credential of the repository on the runner', () => {
    const checkouts = stepsOf(file).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });
});

describe.each(workflows)('%s', (file) => {
  test('may read the repository, and no more', () => {
    expect(workflowOf(file).permissions).toEqual({ contents: 'read' });
  });

  test('limits the time of every job of its own', () => {
    const jobs = Object.values(workflowOf(file).jobs).filter(({ uses }) => uses === undefined);
    expect(jobs.every((job) => Number(job['timeout-minutes']) > 0)).toBe(true);
  });
});

describe('the checks', () => {
  test('run the tests and audit the dependencies', () => {
    const commands = commandsOf('.github/workflows/ci.yml');
    expect(commands).toEqual(
      expect.arrayContaining(['npm ci', 'npm test', 'npm ci --prefix lab', 'npm run lab -- faults']),
    );
    expect(commands.filter((command) => command.startsWith('npm audit'))).toHaveLength(4);
  });
});

test('the checks install Java for DynamoDB Local before they run the tests', () => {
  const steps = workflowOf('.github/workflows/ci.yml').jobs['test']?.steps ?? [];
  const java = steps.findIndex(({ uses }) => uses?.startsWith('actions/setup-java@'));
  expect(Number(steps[java]?.with?.['java-version'])).toBeGreaterThanOrEqual(17);
  expect(java).toBeLessThan(steps.findIndex(({ run }) => run === 'npm test'));
});

describe('the deployment', () => {
  const { jobs } = workflowOf('.github/workflows/deploy.yml');

  test('goes from the checks through the stages, one after the other', () => {
    const order = ['checks', 'dev', 'staging', 'prod-approval', 'prod'];
    expect(order.filter((name) => stageNames.includes(name))).toEqual(stageNames);
    expect(Object.keys(jobs)).toEqual(order);
    expect(jobs['checks']?.uses).toBe('./.github/workflows/ci.yml');
    for (const [at, name] of order.entries()) expect(jobs[name]?.needs).toBe(order[at - 1]);
  });

  test.each(stageNames)('of %s asks its environment, and a token for its role', (stage) => {
    const job = jobs[stage];
    expect(job).toMatchObject({ environment: stage, permissions: { contents: 'read', 'id-token': 'write' } });
    const deploys = job?.steps?.filter(({ uses }) => uses === './.github/actions/deploy-stage');
    expect(deploys?.map((step) => step.with?.['stage'])).toEqual([stage]);
  });

  test('runs one deployment of a stage at a time, and never waits for an approval in that place', () => {
    expect(workflowOf('.github/workflows/deploy.yml').concurrency).toBeUndefined();
    expect(jobs['prod-approval']?.concurrency).toBeUndefined();
    expect(jobs['prod-approval']).toMatchObject({ environment: 'prod-approval' });
    expect(stageNames.map((stage) => jobs[stage]?.concurrency)).toEqual(
      stageNames.map((stage) => ({ group: `deploy-${stage}`, 'cancel-in-progress': false })),
    );
  });

  test('gives its action what it asks for', () => {
    const { inputs } = actionOf(deployAction);
    for (const stage of stageNames) {
      const given = jobs[stage]?.steps?.at(-1)?.with ?? {};
      expect(Object.keys(given).sort()).toEqual(Object.keys(inputs).sort());
    }
  });

  test('shows what changes before it deploys, and then runs the smoke test', () => {
    const [, diff, deploy, smoke] = commandsOf(deployAction);
    expect(diff).toMatch(/^npm run synth .*--diff$/);
    expect(deploy).toMatch(/^npm run deploy .*--yes$/);
    expect(smoke).toMatch(/npm run smoke -- --base-url "\$base_url"/);
  });

  test('reads the base URL of the stack that the stage deploys', () => {
    expect(commandsOf(deployAction).at(-1)).toContain(`"${resourceNames('$STAGE').stack}"`);
  });

  test('stores no credential of AWS', () => {
    for (const file of [...workflows, deployAction])
      expect(textOf(file)).not.toMatch(/AWS_(ACCESS|SECRET)|aws-access-key/i);
  });
});
