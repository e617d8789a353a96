/**
 * Whether a browser reads the pages of a site: `auto`, those whose text comes by script; `always`, every page; `never`, none.
 */
export const renderModes = ['auto', 'never', 'always'] as const;
export type RenderMode = (typeof renderModes)[number];
