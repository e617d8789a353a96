/** `coa audit --budget`: an audit of a build on this machine, without a service. */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { option } from './command.ts';
import type { Context } from './context.ts';
import { CommandError, UsageError } from './errors.ts';
import { exitCodes } from './exit-codes.ts';
import type { Output } from './output.ts';
import { text } from './values.ts';

export const buildOptions = {
  url: option(text('url'), 'with --budget: where the build is served, such as http://localhost:8080'),
  budget: option(text('file'), 'hold every page to this JSON file (clients/action/README.md)'),
  baseline: option(text('file'), 'the errors of an earlier run, which are not new'),
  writeBaseline: option(text('file'), 'write the errors of this run'),
  summary: option(text('file'), 'write the result of the budget as Markdown'),
  domain: option(text('name'), 'the site that the build will be, such as www.example.com'),
};

type BuildGiven = { readonly [K in keyof typeof buildOptions]: string | undefined };

/** Whether a build is to be audited. @throws UsageError for options of builds without a budget. */
export function isOfBuild(given: BuildGiven): boolean {
  if (given.budget !== undefined) return true;
  const alone = (Object.keys(buildOptions) as (keyof BuildGiven)[]).find((name) => given[name] !== undefined);
  if (alone === undefined) return false;
  throw new UsageError(`--${alone === 'writeBaseline' ? 'write-baseline' : alone} is for --budget`);
}

/** Starts a system for the time of the audit. Exit code 8 when the build does not keep to its budget. */
export async function runBuildAudit(given: BuildGiven, context: Context): Promise<Output> {
  if (given.url === undefined) throw new UsageError('--budget needs --url, such as http://localhost:8080');
  const { auditBuild, buildText } = await import('../audit/budget/audit-build.ts');
  const { parseAuditTarget } = await import('../audit/audit-target.ts');
  const { startAuditSystem } = await import('../audit/system.ts');
  const audit = await import('../audit/audit-error.ts');
  const resolveFile = (file: string | undefined): string | null =>
    file === undefined ? null : path.resolve(context.folder, file);
  const request = {
    file: path.resolve(context.folder, given.budget ?? ''),
    baseline: resolveFile(given.baseline),
    newBaseline: resolveFile(given.writeBaseline),
    summary: resolveFile(given.summary),
  };
  const { signal } = context;
  const surroundings = {
    variables: context.environment,
    startSystem: startAuditSystem,
    signal,
    wait: (seconds: number) => setTimeout(seconds * 1_000, undefined, { signal }),
  };
  try {
    const target = parseAuditTarget(given.url, given.domain);
    const build = await auditBuild({ target, request }, surroundings, await context.openProgress());
    const { kept, lines, newErrors } = build.result;
    return {
      kind: 'document',
      json: { kept, limits: lines, new_errors: newErrors.map(({ issue, url }) => ({ issue: issue.id, url })) },
      lines: (layout) => buildText(build, context.environment, layout).trimEnd().split('\n'),
      exitCode: kept ? exitCodes.done : exitCodes.overBudget,
    };
  } catch (error) {
    if (error instanceof audit.UsageError) throw new UsageError(error.message);
    if (error instanceof audit.AuditError) throw new CommandError(error.message);
    throw error;
  }
}
