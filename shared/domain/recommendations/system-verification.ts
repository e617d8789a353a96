import { findPlaceholders } from './find-placeholders.ts';
import type { ValidationScope } from './validation-scopes.ts';

/** `ai_action`: the service wrote the change itself. */
export const SYSTEM_RESOLUTION_METHOD = 'ai_action';

export const isSystemApplied = ({ resolutionMethod }: { resolutionMethod: string | null }): boolean =>
  resolutionMethod === SYSTEM_RESOLUTION_METHOD;

interface SystemVerification {
  addressed: boolean;
  reasoning: string;
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
    reasoning:
      placeholders.length === 0
        ? 'Applied by the service. The content has no unresolved placeholders.'
        : `Applied by the service. The content has unresolved placeholders: ${placeholders.slice(0, 3).join(', ')}.`,
    placeholders,
    skipped: false,
    validationScope: 'system_applied',
    validatedNodeIds: null,
    judgedBy: null,
    measured: null,
  };
}

/** When such content is no longer there. */
export const unverified: SystemVerification = {
  addressed: true,
  reasoning: 'There is no longer any content to verify.',
  placeholders: [],
  skipped: true,
  validationScope: null,
  validatedNodeIds: null,
  judgedBy: null,
  measured: null,
};
