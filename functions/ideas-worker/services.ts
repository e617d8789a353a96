import type { BaseServices } from '../../shared/http/api-handler.ts';

export interface IdeasWorkerServices extends BaseServices {
  /** A new UUID. */
  newId: () => string;
}
