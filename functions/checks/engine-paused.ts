import { ApiError } from '../../shared/http/api-error.ts';

/** The error of the preview checks engine while an operator has paused it; nothing is queued. */
export const enginePaused = (): ApiError => new ApiError('engine_paused', 'The preview checks engine is paused');
