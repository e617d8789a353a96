import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { IdeaWriter } from '../../shared/providers/model/idea-writer.ts';

export interface IdeasWorkerServices extends BaseServices {
  /** A new UUID. */
  newId: () => string;
  writer: IdeaWriter;
}
