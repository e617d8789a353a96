import type { JobPause } from '../../shared/table/job-pauses.ts';

/** The pause of a kind as the commands print it. */
export const pauseView = (kind: string, pause: JobPause | null) => ({
  kind,
  paused: pause !== null,
  by: pause?.by ?? null,
  reason: pause?.reason ?? null,
  since: pause?.since ?? null,
  probe_at: pause?.probeAt ?? null,
});
