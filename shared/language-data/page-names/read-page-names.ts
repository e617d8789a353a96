import { readData } from '../read-data.ts';
import type { PageNames } from './page-names-schema.ts';

/** How sites call their pages. */
export const readPageNames = (): PageNames => readData('page-names', 'all') as PageNames;
