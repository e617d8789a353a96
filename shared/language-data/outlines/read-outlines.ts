import { readData } from '../read-data.ts';
import type { OutlineTable } from './outlines-schema.ts';

/** The words of outlines by a tag: `pt`, `pt-BR`. Null where there are none. */
export const readOutlineTable = (tag: string): OutlineTable | null => readData('outlines', tag) as OutlineTable | null;
