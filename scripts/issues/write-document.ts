/** Writes docs/issues.md: `npm run generate -- issues`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderDocument } from './render-document.ts';

writeFileSync(join(import.meta.dirname, '../../docs/issues.md'), renderDocument());
