import { readData } from '../read-data.ts';
import type { FactReading } from './fact-reading-schema.ts';

/** How pages state facts of a business. */
export const readFactReading = (): FactReading => readData('fact-reading', 'all') as FactReading;
