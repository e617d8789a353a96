import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { IdAllocator } from '../../shared/table/engine/ids.ts';
import type { BodyTurns } from './body-turns.ts';
import type { CollapsedEdits } from './collapsed-edits.ts';

export interface ContentServices extends BaseServices {
  ids: IdAllocator;
  collapsedEdits: CollapsedEdits;
  bodyTurns: BodyTurns;
}
