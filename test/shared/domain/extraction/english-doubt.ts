import type { PageSignals } from '../../../../shared/domain/extraction/signals/page-signals.ts';
import { renderEnglish } from '../../../../shared/domain/messages/render-message.ts';

/** Why the main text was probably not read, in English; null when it was. */
export function englishDoubt({ reading }: PageSignals): string | null {
  const doubt = reading?.doubt ?? null;
  return doubt === null ? null : renderEnglish(doubt);
}
