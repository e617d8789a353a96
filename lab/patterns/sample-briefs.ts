import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './product-files.ts';

export interface SampleBrief {
  readonly brief: string;
  readonly language: string;
}

const folder = path.join(root, 'test/shared/domain/planning/briefs');

/** The labelled briefs of the tests, in every language that they are in. */
export async function sampleBriefs(): Promise<SampleBrief[]> {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const inJson = entries
    .filter((name) => name.endsWith('.json'))
    .map((name): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  const inModules: unknown[] = [];
  for (const name of entries.filter((entry) => entry.endsWith('.ts') && !entry.endsWith('.test.ts'))) {
    const exported = (await import(path.join(folder, name))) as Readonly<Record<string, unknown>>;
    for (const value of Object.values(exported)) if (Array.isArray(value)) inModules.push(...(value as unknown[]));
  }
  return [...inModules, ...inJson].filter(isBrief);
}

const isBrief = (value: unknown): value is SampleBrief =>
  typeof value === 'object' &&
  value !== null &&
  'brief' in value &&
  'language' in value &&
  typeof value.brief === 'string';
