import { readData } from '../read-data.ts';
import type { OutlineSections } from './outline-sections-schema.ts';

/** Which sections readers of a page expect. */
export const readOutlineSections = (): OutlineSections => readData('outline-sections', 'all') as OutlineSections;
