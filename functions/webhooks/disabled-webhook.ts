import { ApiError } from '../../shared/http/api-error.ts';

export const webhookIsDisabled = (): ApiError =>
  new ApiError('conflict', 'The webhook is disabled: set its state to enabled first');
