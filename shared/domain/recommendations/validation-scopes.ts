/** The text that a validator read (spec, Verification rules). Null where nothing was validated. */
export const validationScopes = [
  'inline_content',
  'targeted_nodes',
  'full_document',
  'field_draft',
  'field_snapshot',
  'system_applied',
] as const;
export type ValidationScope = (typeof validationScopes)[number];
