/**
 * The suites of each command. A test without a tag is in `npm test`. A tag on a test, on a `describe`, or on a file
 * (`@module-tag` in its first comment) puts it into another command, so that each test is in exactly one.
 */
import { globSync, readFileSync } from 'node:fs';

export const testTags = [
  { name: 'limits', description: 'hostile and huge inputs: `npm run test:limits`' },
  { name: 'corpus', description: 'labelled collections of pages, briefs and edits: `npm run quality`' },
  {
    name: 'stages',
    description: 'rules of cdk-nag and CloudFormation over whole stages, bundles: `npm run test:all -- stages`',
  },
  {
    name: 'stories',
    description: 'systems with other settings, whole crawls, kills and restarts: `npm run test:all -- stories`',
  },
  { name: 'browser', description: 'stories in a browser: `npm run test:all -- browser`' },
] satisfies { name: TestTag; description: string }[];
export type TestTag = 'limits' | 'corpus' | 'stages' | 'stories' | 'browser';

/** Set where files that are in another command as a whole are not even loaded. */
export const ONLY_UNTAGGED = 'ONLY_UNTAGGED_TESTS';

export const untagged = testTags.map(({ name }) => `!${name}`).join(' && ');

const tagOfFile = /^\s*(?:\/\/|\/?\*+)\s*@module-tag\s+(\w+)/m;
const tagInFile = /\btags: '(\w+)'/g;

const testFiles = (): string[] => globSync('test/**/*.test.ts').toSorted();

/** The files that have tests of a tag. */
export const filesWithTag = (tag: TestTag): string[] =>
  testFiles().filter((file) => {
    const source = readFileSync(file, 'utf8');
    return tagOfFile.exec(source)?.[1] === tag || [...source.matchAll(tagInFile)].some(([, name]) => name === tag);
  });

/** The files that are in another command as a whole. */
export const taggedFiles = (): string[] => testFiles().filter((file) => tagOfFile.test(readFileSync(file, 'utf8')));
