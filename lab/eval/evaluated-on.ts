/** The day on which pages are judged: a recorded question names it. */
export const EVALUATED_ON = '2026-11-28';
