/** Pauses of a kind of job while a provider is out of service: docs/decisions/0056-an-outage-pauses-a-kind-of-job.md. */
import { secondsLater } from '../domain/jobs/deadlines.ts';
import { isOver } from '../domain/jobs/job-states.ts';
import { log } from '../logging/log.ts';
import type { Table } from '../table/engine/client.ts';
import type { WaitingRow } from '../table/job-line.ts';
import { beginPause, endPause, type JobPause, updatePause } from '../table/job-pauses.ts';
import { readSlots } from '../table/job-slots.ts';
import type { JobRow } from '../table/jobs.ts';
import type { JobKind } from './job-kind.ts';
import { jobMessageSchema } from './job-message.ts';
import { readJob } from './lifecycle/job-rows.ts';

/** The first probe comes this long after the outage was seen; each failed one doubles the wait, up to the most. */
const PROBE_SECONDS_FIRST = 30;
const PROBE_SECONDS_MAX = 300;

interface PauseServices {
  table: Table;
  now: () => Date;
}

/** A provider failed a job of the kind: no other one begins until a probe shows that it works again. */
export async function pauseForOutage({ table, now }: PauseServices, kind: string, reason: string): Promise<void> {
  const began = await beginPause(table, kind, {
    by: 'provider',
    reason,
    since: now().toISOString(),
    probeAt: secondsLater(now(), PROBE_SECONDS_FIRST).toISOString(),
    probeSeconds: PROBE_SECONDS_FIRST,
    probe: null,
  });
  if (began) log.error('jobs are paused: a provider is out of service', new Error(reason), { kind });
}

/** How many jobs of a kind may begin: all that there are slots for, one as a probe, or none. */
export type Opening = 'all' | 'probe' | 'none';

/** Looks at the probe of a provider's pause, if there is one. */
export async function findOpening(
  services: PauseServices,
  kind: JobKind<JobRow>,
  pause: JobPause | null,
): Promise<Opening> {
  if (pause === null) return 'all';
  if (pause.by === 'operator') return 'none';
  const result = pause.probe && (await readProbe(services, kind, pause.probe));
  if (result === 'runs') return 'none';
  if (result === 'works') {
    await endPause(services.table, kind.name);
    log.info('jobs go on: the provider works again', { kind: kind.name });
    return 'all';
  }
  const now = services.now();
  if (result === 'fails') {
    const probeSeconds = Math.min(pause.probeSeconds * 2, PROBE_SECONDS_MAX);
    const probeAt = secondsLater(now, probeSeconds).toISOString();
    await updatePause(services.table, kind.name, pause, { probeAt, probeSeconds, probe: null });
    return 'none';
  }
  if (pause.probeAt !== null && pause.probeAt > now.toISOString()) return 'none';
  // Of several starters one has the probe.
  const next = { probeAt: secondsLater(now, pause.probeSeconds).toISOString(), probe: null };
  return (await updatePause(services.table, kind.name, pause, next)) ? 'probe' : 'none';
}

/** `unknown`: it ended without a word about the provider. */
async function readProbe(
  { table }: PauseServices,
  kind: JobKind<JobRow>,
  probe: NonNullable<JobPause['probe']>,
): Promise<'runs' | 'works' | 'fails' | 'unknown'> {
  const row = await readJob(table, kind, probe);
  if (row?.job.id !== probe.jobId) return 'unknown';
  if (row.job.state === 'completed') return 'works';
  if (isOver(row.job.state)) return 'unknown';
  return row.job.attempt > probe.attempt ? 'fails' : 'runs';
}

/** Records the job that tries the provider. */
export async function recordProbe({ table }: PauseServices, kind: string, { message }: WaitingRow): Promise<void> {
  const { jobId, organizationId, id, attempt } = jobMessageSchema.parse(message);
  const { pause } = await readSlots(table, kind);
  if (pause !== null) await updatePause(table, kind, pause, { probe: { jobId, organizationId, id, attempt } });
}
