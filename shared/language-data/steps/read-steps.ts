import { readData } from '../read-data.ts';
import type { SheetVariant, StepTable } from './steps-schema.ts';

/** The steps and the words of a sheet in a language; null for one that has none. */
export const readSteps = (language: string): StepTable | null => readData('steps', language) as StepTable | null;

/** The words of a sheet that a country writes otherwise; null where it writes as the language does. */
export const readSheetVariant = (language: string, country: string): SheetVariant | null =>
  readData('steps', `${language}-${country}`) as SheetVariant | null;
