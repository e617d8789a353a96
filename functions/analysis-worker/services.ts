import { readEnvironment } from '../../shared/environment.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { Grader } from '../../shared/providers/model/grader.ts';
import { openGrader } from '../../shared/providers/model/open-grader.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../../shared/table/engine/ids.ts';
import { openModelSwitch } from '../../shared/table/model-switch.ts';

export interface AnalysisServices extends BaseServices {
  ids: IdAllocator;
  grader: Grader;
}

export function openAnalysisServices(): AnalysisServices {
  const environment = readEnvironment();
  const table = openTable(environment);
  return {
    table,
    ids: createIdAllocator(table),
    grader: openGrader(environment, openModelSwitch(table)),
    now: () => new Date(),
  };
}
