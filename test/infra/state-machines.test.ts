import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workers } from '../../functions/catalog/workers.ts';
import { resourceNames } from '../../infra/names.ts';
import { findStage, type Stage } from '../../infra/stages.ts';
import { workersNamedBy } from '../../infra/state-machines.ts';
import { PROCESSING_DUE_SECONDS } from '../../shared/domain/jobs/deadlines.ts';
import { jobMachines } from '../../shared/jobs/job-kinds.ts';
import { propertiesNamed, propertiesOf, templateOf } from './synthesized.ts';

interface Retrier {
  ErrorEquals: string[];
  IntervalSeconds: number;
  MaxAttempts: number;
  BackoffRate: number;
  MaxDelaySeconds: number;
  JitterStrategy: string;
}
interface State {
  Type: string;
  Next?: string;
  TimeoutSeconds?: number;
  Retry?: Retrier[];
  Catch?: { ErrorEquals: string[]; Next: string }[];
  ItemProcessor?: Scope;
  Iterator?: Scope;
  Branches?: Scope[];
}
interface Scope {
  StartAt: string;
  States: Record<string, State>;
}
type Definition = Scope & { Comment?: string; TimeoutSeconds?: number };

// A CommonJS module without types.
const validateAsl: (definition: object) => { isValid: boolean; errorsText: () => string } = createRequire(
  import.meta.url,
)('asl-validator');

const directory = join(import.meta.dirname, '../../statemachines');
const files = readdirSync(directory).filter((file) => file.endsWith('.asl.json'));
const textOf = (file: string): string => readFileSync(join(directory, file), 'utf8');

/** As CloudFormation leaves it. */
const substituted = (file: string): Definition =>
  JSON.parse(
    textOf(file).replaceAll(/\$\{([^}]*)\}/g, (_, name) => `arn:aws:lambda:eu-west-1:111122223333:function:${name}`),
  );

interface Place {
  name: string;
  state: State;
  scope: Scope;
  /** The Map and Parallel states around it, from the inside out. */
  around: Place[];
}

/** Errors of Lambda and Step Functions for a worker that ended without a result. */
const crashes = [
  'Lambda.Unknown',
  'Lambda.ClientExecutionTimeoutException',
  'Runtime.ExitError',
  'Sandbox.Timedout',
  'States.Timeout',
];

/** Every state of a definition, those inside Map and Parallel states too. */
const placesOf = (scope: Scope, around: Place[] = []): Place[] =>
  Object.entries(scope.States).flatMap(([name, state]) => {
    const place: Place = { name, state, scope, around };
    const inner = [state.ItemProcessor, state.Iterator, ...(state.Branches ?? [])].filter((part) => part !== undefined);
    return [place, ...inner.flatMap((part) => placesOf(part, [place, ...around]))];
  });

/** Whether the state, or what simply comes after it, is a Fail state. */
const endsInFailure = (name: string, scope: Scope): boolean => {
  const state = scope.States[name];
  return state?.Type === 'Fail' || (state?.Next !== undefined && endsInFailure(state.Next, scope));
};

const catchesIntoFailure = ({ state, scope }: Place): boolean =>
  (state.Catch ?? []).some(({ ErrorEquals, Next }) => ErrorEquals.includes('States.ALL') && endsInFailure(Next, scope));

/** Without the jitter, which only shortens it. */
const longestWaitSeconds = ({ IntervalSeconds, MaxAttempts, BackoffRate, MaxDelaySeconds }: Retrier): number =>
  Array.from({ length: MaxAttempts }, (_, at) => Math.min(MaxDelaySeconds, IntervalSeconds * BackoffRate ** at)).reduce(
    (sum, seconds) => sum + seconds,
    0,
  );

const busyWorker: Retrier = {
  ErrorEquals: ['Lambda.TooManyRequestsException'],
  IntervalSeconds: 2,
  MaxAttempts: 20,
  BackoffRate: 1.5,
  MaxDelaySeconds: 30,
  JitterStrategy: 'FULL',
};

/** The only two ways in which a task is retried. */
const retryBlocks: Record<'step' | 'end of a failed job', Retrier[]> = {
  step: [
    busyWorker,
    {
      ErrorEquals: [
        'RetryableError',
        'Lambda.ServiceException',
        'Lambda.AWSLambdaException',
        'Lambda.SdkClientException',
      ],
      IntervalSeconds: 1,
      MaxAttempts: 4,
      BackoffRate: 2,
      MaxDelaySeconds: 20,
      JitterStrategy: 'FULL',
    },
    {
      ErrorEquals: crashes,
      IntervalSeconds: 2,
      MaxAttempts: 2,
      BackoffRate: 2,
      MaxDelaySeconds: 20,
      JitterStrategy: 'FULL',
    },
  ],
  // Whatever failed before: this task releases the job's lock and allowance.
  'end of a failed job': [
    busyWorker,
    {
      ErrorEquals: ['States.ALL'],
      IntervalSeconds: 2,
      MaxAttempts: 5,
      BackoffRate: 2,
      MaxDelaySeconds: 60,
      JitterStrategy: 'FULL',
    },
  ],
};

/** A crawl is whole without them: their failure goes on to the next step. */
const mayFail: ReadonlySet<string> = new Set(['ReadSearches', 'AuditSite']);

test('there is one file for each kind of job', () => {
  expect(files.sort()).toEqual(jobMachines.map((name) => `${name}.asl.json`).sort());
});

describe.each(files)('%s', (file) => {
  const definition = substituted(file);
  const places = placesOf(definition);
  const tasks = places.filter(({ state }) => state.Type === 'Task');

  test('is valid Amazon States Language', () => {
    // The validator writes defaults into what it is given.
    const { isValid, errorsText } = validateAsl(structuredClone(definition));
    expect(isValid ? '' : errorsText()).toBe('');
  });

  test('names only workers of the catalog that state machines call', () => {
    const known = workers.filter(({ trigger }) => trigger === 'state-machine').map(({ name }) => name);
    const named = workersNamedBy(textOf(file));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('ends by itself, and says what it does', () => {
    expect(definition.TimeoutSeconds).toBeGreaterThan(0);
    expect(definition.Comment).toMatch(/\w/);
  });

  test.each(tasks)('retries $name as a step, or as the end of a failed job', ({ name, state, scope }) => {
    const block = name.startsWith('Fail') && endsInFailure(name, scope) ? 'end of a failed job' : 'step';
    expect(state.Retry).toEqual(retryBlocks[block]);
  });

  // At the same limit the machine can start the next attempt while the function still writes.
  test('waits for a step longer than its worker may run', () => {
    const limits = [...textOf(file).matchAll(/"FunctionName": "\$\{([\w-]+)\}"[\s\S]*?"TimeoutSeconds": (\d+)/g)];
    expect(limits).toHaveLength(tasks.length);
    for (const [, name, seconds] of limits) {
      const worker = workers.find((candidate) => candidate.name === name);
      expect(Number(seconds)).toBeGreaterThanOrEqual((worker?.timeoutSeconds ?? 0) + 30);
    }
  });

  test.each(tasks)('tries $name again, for a limited time', ({ state }) => {
    expect(state.TimeoutSeconds).toBeGreaterThan(0);
    const attempts = (state.Retry ?? []).map(({ MaxAttempts }) => MaxAttempts);
    expect(attempts.length).toBeGreaterThan(0);
    expect(Math.min(...attempts)).toBeGreaterThan(0);
  });

  // A worker's reserved concurrency is used up by one bulk analysis that a model grades. The room comes back with every call
  // that ends, so the task waits; but not longer than the sweeper takes a silent job for dead.
  test.each(tasks)('waits some minutes for a worker that is busy in $name', ({ state }) => {
    const [busy] = (state.Retry ?? []).filter(({ ErrorEquals }) =>
      ErrorEquals.includes('Lambda.TooManyRequestsException'),
    );
    expect(busy?.ErrorEquals).toEqual(['Lambda.TooManyRequestsException']);
    expect(state.Retry?.[0]).toBe(busy);
    const waitSeconds = busy ? longestWaitSeconds(busy) : 0;
    expect(waitSeconds).toBeGreaterThan(300);
    expect(waitSeconds + (state.TimeoutSeconds ?? 0)).toBeLessThan(PROCESSING_DUE_SECONDS);
  });

  // Out of memory, killed, frozen, or without an answer: the call says nothing about the work, and every step can be repeated.
  // Not often: a page that crashes its worker each time takes the whole of its time.
  test.each(tasks)('tries $name again after a crash of its worker', ({ state }) => {
    const retriers = state.Retry ?? [];
    const caught = (error: string) =>
      retriers.find(({ ErrorEquals }) => ErrorEquals.includes(error) || ErrorEquals.includes('States.ALL'));
    for (const error of crashes) expect([error, caught(error)?.MaxAttempts]).toEqual([error, expect.any(Number)]);
    expect(Math.min(...crashes.map((error) => caught(error)?.MaxAttempts ?? 0))).toBeGreaterThanOrEqual(2);
  });

  test.each(tasks)('fails the job when $name fails for good, or ends it without what the step adds', (place) => {
    if (mayFail.has(place.name)) {
      const { Catch = [] } = place.state;
      expect(
        Catch.some(({ ErrorEquals, Next }) => ErrorEquals.includes('States.ALL') && Next === place.state.Next),
      ).toBe(true);
      return;
    }
    const caught = [place, ...place.around].some(catchesIntoFailure);
    expect(caught || endsInFailure(place.name, place.scope)).toBe(true);
  });

  // aws-local-stepfunctions ignores JSONata and variables without a word, and finds `IsPresent: false` false on a missing
  // path: a machine with one of them would behave differently on AWS and on one machine.
  test('keeps to what both engines understand alike', () => {
    const text = textOf(file);
    expect(text).not.toMatch(/"(QueryLanguage|Assign|Arguments|Output)"\s*:/);
    expect(text).not.toContain('{%');
    expect(text).not.toMatch(/"IsPresent"\s*:\s*false/);
    expect(text).not.toMatch(/waitForTaskToken|"DISTRIBUTED"/);
  });

  test('is deployed with a function for each name in it', () => {
    const name = file.replace('.asl.json', '');
    const template = templateOf('prod');
    const isExpress = name === 'analyze-page';
    const machineName = resourceNames('prod').stateMachine(isExpress ? `${name}-express` : name);
    const machine = propertiesNamed(template, 'AWS::StepFunctions::StateMachine', 'StateMachineName', machineName);
    expect(machine).toMatchObject({
      StateMachineType: isExpress ? 'EXPRESS' : 'STANDARD',
      DefinitionString: isExpress
        ? textOf(file).replace('"TimeoutSeconds": 1800', '"TimeoutSeconds": 300')
        : textOf(file),
      TracingConfiguration: { Enabled: true },
      LoggingConfiguration: { Level: 'ALL', IncludeExecutionData: false },
    });
    expect(Object.keys(machine['DefinitionSubstitutions'] ?? {}).sort()).toEqual(workersNamedBy(textOf(file)).sort());
  });
});

describe('an analysis', () => {
  const machinesOf = (environment: Stage['environment']) =>
    Object.fromEntries(
      propertiesOf(templateOf({ ...findStage('dev'), environment }), 'AWS::StepFunctions::StateMachine').map(
        ({ StateMachineName, StateMachineType }) => [StateMachineName, StateMachineType],
      ),
    );

  test('by rules is an express execution, and every other job a standard one', () => {
    const { 'content-optimization-dev-analyze-page-express': analysis, ...others } = machinesOf({});
    expect(analysis).toBe('EXPRESS');
    expect(new Set(Object.values(others))).toEqual(new Set(['STANDARD']));
  });

  test('by a model, whose calls can outlast an express execution, is a standard one under another name', () => {
    const machines = machinesOf({ MODEL_PROVIDER: 'bedrock', MODEL_ID: 'eu.example.model-v1:0' });
    expect(machines['content-optimization-dev-analyze-page']).toBe('STANDARD');
    expect(Object.keys(machines)).not.toContain('content-optimization-dev-analyze-page-express');
  });
});
