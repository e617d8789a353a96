import type { StateMachineDefinition } from 'aws-local-stepfunctions';

type Fields = Record<string, unknown>;

interface PreparedDefinition {
  definition: StateMachineDefinition;
  /** The Task states of the whole machine, those inside Map and Parallel too, by name. */
  tasks: Map<string, { timeoutMs: number | null }>;
}

const lambdaInvoke = 'arn:aws:states:::lambda:invoke';

/** The longest wait of a Node timer is 2^31 ms; a longer one would fire at once. This is 24 days. */
const longestTimerSeconds = 2_147_483;

/**
 * A copy of the definition that means to the interpreter what the original means to AWS. Throws, naming the state, for
 * what the interpreter (aws-local-stepfunctions 3.0.0) would take and then quietly run wrong.
 */
export function prepareDefinition(machine: string, original: object): PreparedDefinition {
  const definition: object = structuredClone(original);
  const tasks: PreparedDefinition['tasks'] = new Map();
  const refuse = (what: string): never => {
    throw new Error(`State machine ${machine}: ${what}`);
  };
  if (!isFields(definition)) return refuse('the definition is not an object');
  if (definition['QueryLanguage'] === 'JSONata') refuse('JSONata is not supported');
  limitTimeout(definition);
  for (const [name, state] of allStates(definition)) {
    const reason = unsupported(state);
    if (reason !== null) refuse(`state ${name}: ${reason}`);
    if (state['Type'] === 'Choice') state['Choices'] = toList(state['Choices']).map(correctRule);
    if (state['Type'] !== 'Task') continue;
    if (tasks.has(name)) refuse(`two Task states are named ${name}`);
    tasks.set(name, { timeoutMs: prepareTimeout(state) });
  }
  return { definition: definition as object as StateMachineDefinition, tasks };
}

function* allStates(machine: Fields): Generator<[string, Fields]> {
  const states = isFields(machine['States']) ? Object.entries(machine['States']) : [];
  for (const [name, state] of states) {
    if (!isFields(state)) continue;
    yield [name, state];
    for (const nested of [state['ItemProcessor'], state['Iterator'], ...toList(state['Branches'])]) {
      if (isFields(nested)) yield* allStates(nested);
    }
  }
}

const unsupportedFields = [
  'Assign',
  'Arguments',
  'Output',
  'Items',
  'ItemReader',
  'ItemBatcher',
  'ResultWriter',
  'ToleratedFailureCount',
  'ToleratedFailureCountPath',
  'ToleratedFailurePercentage',
  'ToleratedFailurePercentagePath',
];

function unsupported(state: Fields): string | null {
  if (state['QueryLanguage'] === 'JSONata') return 'JSONata is not supported';
  const field = unsupportedFields.find((name) => name in state);
  if (field !== undefined) return `${field} is not supported`;
  const processor = state['ItemProcessor'];
  const config = isFields(processor) ? processor['ProcessorConfig'] : undefined;
  if (isFields(config) && config['Mode'] === 'DISTRIBUTED') return 'a distributed Map is not supported';
  if (state['Type'] === 'Task' && state['Resource'] !== lambdaInvoke) return `its Resource must be ${lambdaInvoke}`;
  // The interpreter takes an empty Result for none, and passes the input on.
  if (state['Type'] === 'Pass' && 'Result' in state && !state['Result']) return 'a falsy Result is not supported';
  return null;
}

/** The interpreter ends a task without TimeoutSeconds after 60 seconds; AWS lets it run for as long as Lambda does. */
function prepareTimeout(state: Fields): number | null {
  if ('TimeoutSecondsPath' in state) return null;
  state['TimeoutSeconds'] ??= longestTimerSeconds;
  limitTimeout(state);
  return Number(state['TimeoutSeconds']) * 1_000;
}

function limitTimeout(fields: Fields): void {
  if (typeof fields['TimeoutSeconds'] !== 'number') return;
  fields['TimeoutSeconds'] = Math.min(fields['TimeoutSeconds'], longestTimerSeconds);
}

/** `IsPresent: false` is never true in the interpreter, not even for a path that is missing; `Not` of `true` is. */
function correctRule(rule: unknown): unknown {
  if (!isFields(rule)) return rule;
  if (rule['IsPresent'] === false) {
    const { Variable, IsPresent, ...rest } = rule;
    return { ...rest, Not: { Variable, IsPresent: !IsPresent } };
  }
  const corrected: Fields = { ...rule };
  for (const operator of ['And', 'Or']) {
    if (operator in rule) corrected[operator] = toList(rule[operator]).map(correctRule);
  }
  if ('Not' in rule) corrected['Not'] = correctRule(rule['Not']);
  return corrected;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
