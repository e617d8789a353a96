/** Reads the labelled sets of this folder. README.md says what a set is, and how a case is added. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** The shape of `set.json`. */
const setShape = z.strictObject({
  /** A description of the cases. */
  about: z.string().min(10),
  /** How they came, and who wrote what is expected. */
  labels: z.string().min(10),
  /** The day, where it is known. */
  written: z.iso.date().nullable(),
  /** Whether rules were changed for these cases, or with them in view. */
  seen: z.enum(['yes', 'partly', 'no']),
  /** The recorded scores of the rules before they were changed for the set. */
  first_run: z.array(
    z.union([
      z.strictObject({ holds: z.int(), of: z.int(), note: z.string().optional() }),
      z.strictObject({ share: z.number().min(0).max(1), note: z.string().optional() }),
    ]),
  ),
  /** The least share of expectations that must hold; `npm run quality` fails below it. */
  floor: z.number().min(0).max(1),
  /** Further limits, which the runner of the kind reads. */
  limits: z.record(z.string(), z.number()).optional(),
  /** The command that measures the set, where its pages are in public repositories and not in this one. */
  measured_by: z.string().startsWith('npm run lab -- ').optional(),
});
type SetDescription = z.infer<typeof setShape>;

export interface LabelledSet<Case> extends SetDescription {
  readonly kind: string;
  readonly name: string;
  readonly folder: string;
  readonly cases: readonly Case[];
}

const folder = import.meta.dirname;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** @throws the file and the field that are wrong. */
function parsed<Shape extends z.ZodType>(shape: Shape, value: unknown, file: string): z.infer<Shape> {
  const result = shape.safeParse(value);
  if (!result.success) throw new Error(`${path.relative(folder, file)}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** The sets of a kind. A file beside `set.json` holds one case, or a list of them. */
export const readSets = <Shape extends z.ZodType>(kind: string, shape: Shape): LabelledSet<z.infer<Shape>>[] =>
  globSync(path.join(folder, kind, '*', 'set.json'))
    .toSorted()
    .map((description) => {
      const own = path.dirname(description);
      const cases = globSync(path.join(own, '*.json'))
        .filter((file) => file !== description)
        .toSorted()
        .flatMap((file) => [readJson(file)].flat().map((value) => parsed(shape, value, file)));
      const set = parsed(setShape, readJson(description), description);
      return { ...set, kind, name: path.basename(own), folder: own, cases };
    });
