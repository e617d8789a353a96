import { SERVICE_LABEL } from './fact-kinds.ts';
import { isPriceText } from './price-text.ts';

/** True for the data of a `stat` that is a service, or a price. */
export function isOffer(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('label' in data) || !('value' in data)) return false;
  return data.label === SERVICE_LABEL || (typeof data.value === 'string' && isPriceText(data.value));
}
