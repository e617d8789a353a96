import type { Language } from './languages.ts';

/** Languages in which a plan can be read and written. */
export const planLanguages = [
  ...(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'cs', 'ru', 'tr'] as const),
  ...(['da', 'no', 'ja', 'zh', 'ko', 'ar'] as const),
] as const satisfies readonly Language[];
export type PlanLanguage = (typeof planLanguages)[number];

const known: ReadonlySet<string> = new Set(planLanguages);

export const isPlanLanguage = (language: Language | null): language is PlanLanguage =>
  language !== null && known.has(language);
