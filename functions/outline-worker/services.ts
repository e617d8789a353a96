import { readEnvironment } from '../../shared/environment.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { type Outliner, openOutliner } from '../../shared/providers/model/outliner.ts';
import { openTable } from '../../shared/table/client.ts';

export interface OutlineWorkerServices extends BaseServices {
  outliner: Outliner;
}

export function openOutlineWorkerServices(): OutlineWorkerServices {
  const environment = readEnvironment();
  return { table: openTable(environment), outliner: openOutliner(environment), now: () => new Date() };
}
