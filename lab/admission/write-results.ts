import { figureTable, writeSections } from '../scale-results.ts';

/** A simulation: its figures by name, in seconds where the name says so. */
interface Run {
  title: string;
  figures: object;
}

export function writeResults(runs: readonly Run[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const command =
    `\`npm run lab -- admission --write\`, ${day}, in simulated time, with a model that takes 10 seconds a call. ` +
    '[Decision 19](../decisions/0019-admission-of-jobs.md) says what the rule is.';
  writeSections(
    runs.map(({ title, figures }) => {
      const rows = Object.entries(figures).map(
        ([name, value]) => [toWords(name), Math.round(Number(value) * 10) / 10] as const,
      );
      return { title, body: `${command}\n\n${figureTable(rows)}` };
    }),
  );
}

/** `otherOwnSeconds`: other own seconds. */
const toWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
