import { channel } from 'node:diagnostics_channel';
import type { ModelPurpose } from '../../domain/model-prompts/model-prompt.ts';
import { logWithMetrics } from '../../logging/log-metrics.ts';

/** Counts of what was left out, for an evaluation that runs in this process. */
export interface DroppedTexts {
  readonly purpose: ModelPurpose;
  readonly reasons: readonly string[];
}
export const droppedTextsChannel = channel('model-texts-dropped');

/** Counts what a model wrote and no one is shown, with the reasons as codes; never a word of it. */
export function countDroppedTexts(purpose: ModelPurpose, reasons: readonly string[]): void {
  if (reasons.length === 0) return;
  droppedTextsChannel.publish({ purpose, reasons } satisfies DroppedTexts);
  const counts = Object.fromEntries(
    [...Map.groupBy(reasons, (reason) => reason)].map(([reason, same]) => [reason, same.length]),
  );
  logWithMetrics('texts of a model were left out', { ModelTextsDropped: reasons.length }, { purpose, reasons: counts });
}
