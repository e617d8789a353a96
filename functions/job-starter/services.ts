import { readEnvironment } from '../../shared/environment.ts';
import type { AdmissionServices } from '../../shared/jobs/admission.ts';
import { openAdmissionBeats, slotsIn } from '../../shared/jobs/admission-beats.ts';
import { jobKinds } from '../../shared/jobs/job-kinds.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { openExecutionStarter } from './execution-starter.ts';

export function openStarterServices(environment = readEnvironment()): AdmissionServices {
  return {
    table: openTable(environment),
    now: () => new Date(),
    kinds: jobKinds,
    slotsOf: slotsIn(environment),
    start: openExecutionStarter(environment),
    sendBeat: openAdmissionBeats(environment),
  };
}
