import { readData } from '../read-data.ts';
import type { BriefReadingTable } from './brief-reading-schema.ts';

/** How briefs of a language are read; null for a language that joins its words, which is read by separate rules. */
export const readBriefReading = (language: string): BriefReadingTable | null =>
  readData('brief-reading', language) as BriefReadingTable | null;
