import { readData } from '../read-data.ts';
import type { PlanVariant, PlanWritingTable } from './plan-writing-schema.ts';

/** How plans are written in a language. */
export const readPlanWriting = (language: string): PlanWritingTable =>
  readData('plan-writing', language) as PlanWritingTable;

/** The wording that a country writes otherwise; null where it writes as the language does. */
export const readPlanVariant = (language: string, country: string): PlanVariant | null =>
  readData('plan-writing', `${language}-${country}`) as PlanVariant | null;
