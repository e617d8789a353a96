import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { IdAllocator } from '../../shared/table/engine/ids.ts';

export interface DraftServices extends BaseServices {
  ids: IdAllocator;
}
