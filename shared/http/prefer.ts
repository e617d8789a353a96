import type { HttpEvent } from './request-state.ts';

/** The preference for a job in place of a response that takes long (RFC 7240, section 4.1). */
export const RESPOND_ASYNC = 'respond-async';

/** Whether `Prefer` names it, alone or in a list of preferences, which may have values and parameters. */
export const prefersAsync = ({ headers }: HttpEvent): boolean =>
  (headers['prefer'] ?? headers['Prefer'] ?? '')
    .split(',')
    .some((preference) => preference.split(';', 1)[0]?.trim().toLowerCase() === RESPOND_ASYNC);
