/**
 * Of an operation whose response has sentences about a site: loads what chooses and forms them. A group that has no such operation
 * does not carry it.
 */
export const localized = () => import('./response-messages.ts');
