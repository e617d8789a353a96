import { readData } from '../read-data.ts';
import type { StepTable } from './steps-schema.ts';

/** The steps of a sheet in a language; null for English, in which the rules write them, and for one that has none. */
export const readSteps = (language: string): StepTable | null => readData('steps', language) as StepTable | null;
