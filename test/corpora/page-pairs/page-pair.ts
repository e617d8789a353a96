import path from 'node:path';
import * as z from 'zod';
import { componentTypes } from '../../../shared/domain/rubric/rubric.ts';
import { type PageFile, readPageFile } from '../page-file.ts';
import { type LabelledSet, readSets } from '../sets.ts';

/** Two pages for one query, one of which any SEO professional would put first. */
export const pagePairShape = z.strictObject({
  name: z.string().min(1),
  /** The difference: the better page has it and the worse one has not. */
  difference: z.string().min(1),
  /** The components in which the better page has to score higher; the overall score has to in any pair. */
  components: z.array(z.enum(componentTypes)).min(1),
  /** The names of the pages' files. */
  better: z.string().min(1),
  worse: z.string().min(1),
  known: z.string().optional(),
});

export interface PagePair extends Omit<z.infer<typeof pagePairShape>, 'better' | 'worse'> {
  readonly better: PageFile;
  readonly worse: PageFile;
}

/** The pairs of each set, with their pages. */
export const readPagePairs = (): LabelledSet<PagePair>[] =>
  readSets('page-pairs', pagePairShape).map((set) => {
    const pageOf = (name: string): PageFile => readPageFile(path.join(set.folder, `${name}.md`));
    return {
      ...set,
      cases: set.cases.map((pair) => ({ ...pair, better: pageOf(pair.better), worse: pageOf(pair.worse) })),
    };
  });

const sets = readPagePairs();

/** The pairs of one set, or of all. */
export const pagePairs = (name?: string): PagePair[] =>
  sets.filter((set) => name === undefined || set.name === name).flatMap(({ cases }) => cases);
