/** Writes docs/state-changes.md: `npm run generate -- state-changes`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderDocument } from './render-document.ts';
import { root } from './test-names.ts';

writeFileSync(path.join(root, 'docs/state-changes.md'), renderDocument());
