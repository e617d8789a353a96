import { argument, defineCommand, flag, option } from '../../command.ts';
import type { Context } from '../../context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { fields } from '../../output.ts';
import { findSiteId } from '../../references.ts';
import { parseChoice, site } from '../../values.ts';
import { pause } from '../../wait-for.ts';

const PAUSE_SECONDS = 5;

export const ideasRun = defineCommand({
  name: 'run',
  description: 'Find content ideas; a site may have one run a day',
  arguments: { site: argument(site, 'id or domain') },
  options: {
    mode: option(parseChoice(['update', 'rebuild']), 'rebuild also removes open ideas that no longer fit'),
    wait: flag('wait for the end'),
  },
  examples: ['coa ideas run 1 --wait', 'coa ideas run www.example.com --mode rebuild'],
  async run({ mode, wait, ...given }, context) {
    const api = await context.openApi();
    const siteId = await findSiteId(api, given.site);
    const { data: before } = await api.getIdeaRun({ siteId });
    const { data: queued } = await api.refreshIdeas({ siteId, body: mode === undefined ? {} : { mode } });
    if (!wait) {
      context.note(`see it with "coa ideas list ${siteId}" when it has ended`);
      return fields(queued, [['Status', queued.status]]);
    }
    const run = await waitForRun(siteId, before?.id ?? null, context);
    return fields(
      run,
      [
        ['Run', run.id],
        ['Status', run.status],
        ['Ideas', run.ideas],
        ['Next run', run.can_refresh_at],
      ],
      { exitCode: run.status === 'succeeded' ? exitCodes.done : exitCodes.failed },
    );
  },
});

/** The run that comes after the one before: its id appears when it starts. */
async function waitForRun(siteId: number, before: string | null, context: Context) {
  const api = await context.openApi();
  const progress = await context.openProgress();
  for (;;) {
    const { data: run } = await api.getIdeaRun({ siteId });
    const isNew = run !== null && run.id !== before;
    if (isNew && run.status !== 'running') {
      progress.clear();
      return run;
    }
    progress.show(`ideas: ${isNew ? `${run.stage}, ${run.progress}` : 'queued'}`);
    await pause(PAUSE_SECONDS, context.signal);
  }
}
