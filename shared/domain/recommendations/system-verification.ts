import { message } from '../messages/message.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { type KeptReason, keepReason } from './kept-reason.ts';
import type { ValidationScope } from './validation-scopes.ts';

/** `ai_action`: the service wrote the change itself. */
export const SYSTEM_RESOLUTION_METHOD = 'ai_action';

export const isSystemApplied = ({ resolutionMethod }: { resolutionMethod: string | null }): boolean =>
  resolutionMethod === SYSTEM_RESOLUTION_METHOD;

interface SystemVerification extends KeptReason {
  addressed: boolean;
  placeholders: string[];
  skipped: boolean;
  validationScope: ValidationScope | null;
  validatedNodeIds: null;
  judgedBy: null;
  measured: null;
}

/** Of content that the service wrote itself: no validator, only the scan for placeholders (spec, Verification rules 3). */
export function systemVerification(content: string, allowedFragments: readonly string[]): SystemVerification {
  const placeholders = findPlaceholders(content, allowedFragments);
  return {
    addressed: content.trim() !== '',
    ...keepReason(
      placeholders.length === 0
        ? message('verdicts.service.complete')
        : message('verdicts.service.placeholders', { placeholders: placeholders.slice(0, 3).join(', ') }),
    ),
    placeholders,
    skipped: false,
    validationScope: 'system_applied',
    validatedNodeIds: null,
    judgedBy: null,
    measured: null,
  };
}

/** When such content is no longer there. */
export const passUnverified = (): SystemVerification => ({
  addressed: true,
  ...keepReason(message('verdicts.service.gone')),
  placeholders: [],
  skipped: true,
  validationScope: null,
  validatedNodeIds: null,
  judgedBy: null,
  measured: null,
});
