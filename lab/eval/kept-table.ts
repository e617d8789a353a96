import type { EvalTask } from './outcome.ts';
import { RECORDED_MODEL, type RecordedSet } from './recorded-cases.ts';
import type { TaskRun } from './run-cases.ts';
import { keptShare } from './table.ts';

const seenWords = { yes: 'seen', partly: 'seen in part', no: 'unseen' } as const satisfies Record<
  RecordedSet['seen'],
  string
>;

/** The honest words of the recorded model that a user gets, by task and by set: a table in Markdown. */
export function keptTable(
  results: readonly { readonly task: EvalTask; readonly runs: ReadonlyMap<string, TaskRun> }[],
  sets: readonly RecordedSet[],
): string {
  const rows = results.flatMap(({ task, runs }) => {
    const run = runs.get(RECORDED_MODEL);
    if (!run) return [];
    const cells = sets.map(({ cases }) => {
      const titles = new Set(cases.filter((one) => one.task === task).map((one) => one.case));
      return keptShare(run.outcomes.filter(({ title }) => titles.has(title)));
    });
    return [`| ${[task, ...cells].join(' | ')} |`];
  });
  return [
    '## Honest words that a user is shown',
    '',
    `| task | ${sets.map(({ name, seen }) => `${name} (${seenWords[seen]})`).join(' | ')} |`,
    `|---|${sets.map(() => '---').join('|')}|`,
    ...rows,
  ].join('\n');
}
