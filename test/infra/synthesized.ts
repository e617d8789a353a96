/** Synthesizes a stage in this process, with stub code for the functions: what the template tests look at. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type CfnElement, NestedStack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { ContentOptimizationStack } from '../../infra/content-optimization-stack.ts';
import { consoleParts } from '../../infra/front/console-files.ts';
import type { Front } from '../../infra/front/front.ts';
import { FrontStack } from '../../infra/front/front-stack.ts';
import { createStacks } from '../../infra/stacks.ts';
import { findStage, type Stage } from '../../infra/stages.ts';

export interface Resource {
  readonly DependsOn?: readonly string[];
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
}

/** The context of cdk.json, which the CDK command line hands to the app. */
const cdkContext = (): Record<string, unknown> => {
  const { context } = JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'));
  return context;
};

export function createStageApp(
  stage: Stage,
  { validation }: { validation: boolean },
): { app: App; stack: ContentOptimizationStack; removeOutput: () => void } {
  const outdir = mkdtempSync(join(tmpdir(), 'content-optimization-synth-'));
  const app = new App({ outdir, context: cdkContext(), builtinCloudFormationValidation: validation });
  const codeOf = () => Code.fromInline('export const handler = async () => {};');
  const consoleDirectory = (): string => {
    for (const part of Object.values(consoleParts)) {
      mkdirSync(join(outdir, 'built-console', part), { recursive: true });
      writeFileSync(join(outdir, 'built-console', part, 'index.html'), '');
    }
    return join(outdir, 'built-console');
  };
  const stack = createStacks(app, { stage, codeOf, consoleDirectory });
  return { app, stack, removeOutput: () => rmSync(outdir, { recursive: true, force: true }) };
}

const templates = new Map<Stage, Template>();
const outerResources = new Map<Stage, number>();

/** How many resources the stack of a stage has, without those of the stack inside of it: AWS limits each. */
export function countOuterResources(given: string | Stage): number {
  templateOf(given);
  return outerResources.get(typeof given === 'string' ? findStage(given) : given) ?? 0;
}

/** The template of a stage; synthesized once for each test file. */
export function templateOf(given: string | Stage): Template {
  const stage = typeof given === 'string' ? findStage(given) : given;
  const known = templates.get(stage);
  if (known) return known;
  const { stack, removeOutput } = createStageApp(stage, { validation: false });
  outerResources.set(stage, Object.keys(Template.fromStack(stack).toJSON()['Resources']).length);
  const template = wholeTemplate(stack);
  removeOutput();
  templates.set(stage, template);
  return template;
}

interface TemplateJson {
  Resources: Record<string, { Type: string; Properties?: { Parameters?: Record<string, unknown> } }>;
  Outputs?: Record<string, { Value: unknown }>;
}

/** The template with the resources of the stacks inside of it, as if they were in one. */
function wholeTemplate(stack: ContentOptimizationStack): Template {
  const whole: TemplateJson = structuredClone(Template.fromStack(stack).toJSON()) as TemplateJson;
  const inside = stack.node.findAll().filter((construct) => construct instanceof NestedStack);
  return Template.fromJSON({ ...inside.reduce((outer, nested) => addInner(stack, outer, nested), whole) });
}

function addInner(stack: ContentOptimizationStack, whole: TemplateJson, nestedStack: NestedStack): TemplateJson {
  const inner: TemplateJson = Template.fromStack(nestedStack).toJSON() as TemplateJson;
  const id = stack.getLogicalId(nestedStack.nestedStackResource as CfnElement);
  const given = whole.Resources[id]?.Properties?.Parameters ?? {};
  const resolved = replaceReferences(inner, ({ Ref }) => (typeof Ref === 'string' ? given[Ref] : undefined));
  const outputs = resolved.Outputs ?? {};
  const outer = replaceReferences(whole, ({ 'Fn::GetAtt': attribute }) => {
    const [of, name = ''] = Array.isArray(attribute) ? (attribute as string[]) : [];
    return of === id ? outputs[name.replace('Outputs.', '')]?.Value : undefined;
  });
  return { ...outer, Resources: { ...outer.Resources, ...resolved.Resources } };
}

/** The value with what `find` has for an object of it in the object's place. */
function replaceReferences<T>(value: T, find: (reference: Record<string, unknown>) => unknown): T {
  const replaced = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(replaced);
    if (typeof part !== 'object' || part === null) return part;
    const found = find(part as Record<string, unknown>);
    return found ?? Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, replaced(inner)]));
  };
  return replaced(value) as T;
}

/** The resources of a type, by logical id. */
export const resourcesOf = (template: Template, type: string): Record<string, Resource> =>
  template.findResources(type) as Record<string, Resource>;

/** The properties of each resource of a type. */
export const propertiesOf = (template: Template, type: string): Resource['Properties'][] =>
  Object.values(resourcesOf(template, type)).map(({ Properties }) => Properties);

/** The properties of the one resource of a type whose property, say `FunctionName`, has this value. */
export function propertiesNamed(
  template: Template,
  type: string,
  property: string,
  value: string,
): Resource['Properties'] {
  const found = Object.values(resourcesOf(template, type)).find(({ Properties }) => Properties[property] === value);
  if (!found) throw new Error(`no ${type} with ${property} ${value}`);
  return found.Properties;
}

/** The logical id that a `Ref` or a `Fn::GetAtt` points at. */
export function logicalIdOf(reference: unknown): string | undefined {
  if (typeof reference !== 'object' || reference === null) return undefined;
  if ('Ref' in reference && typeof reference.Ref === 'string') return reference.Ref;
  if ('Fn::GetAtt' in reference && Array.isArray(reference['Fn::GetAtt'])) return String(reference['Fn::GetAtt'][0]);
  return undefined;
}

/** A front as docs/deploy.md shows it. */
export const exampleFront: Front = {
  domainName: 'api.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/00000000-0000-4000-8000-000000000000',
  apiDomain: 'a1b2c3d4e5.execute-api.eu-west-1.amazonaws.com',
  secrets: ['first'],
  refusesOthers: true,
  requestsPerAddress: 10_000,
};

const frontTemplates = new Map<Stage, Template>();

/** The template of the front of a stage that has one. */
export function frontTemplateOf(stage: Stage & { front: Front }): Template {
  const known = frontTemplates.get(stage);
  if (known) return known;
  const { app, removeOutput } = createStageApp(stage, { validation: false });
  const front = app.node.findChild('Front');
  if (!(front instanceof FrontStack)) throw new Error('the stage has no front');
  const template = Template.fromStack(front);
  removeOutput();
  frontTemplates.set(stage, template);
  return template;
}
