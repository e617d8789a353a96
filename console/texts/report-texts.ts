/** The report's strings, apart from the app's: the app does not load them. */
import { report } from './en/report.ts';
import type { Texts } from './texts.ts';

export const reportTexts: Texts<typeof report> = report;
