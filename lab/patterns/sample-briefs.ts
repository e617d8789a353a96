import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './product-files.ts';

export interface SampleBrief {
  readonly brief: string;
  readonly language: string;
}

/** The labelled briefs of the tests, in every language that they are in. */
export const sampleBriefs = (): SampleBrief[] =>
  globSync(path.join(root, 'test/corpora/{plans,briefs}/*/*.json'))
    .filter((file) => path.basename(file) !== 'set.json')
    .toSorted()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as SampleBrief);
