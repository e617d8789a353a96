/**
 * Prints, as JSON, every regular expression that the product builds when it runs: it loads the modules of `shared/domain` and reads the samples
 * of the tests with them. A process for itself, because `RegExp` is replaced before anything is loaded.
 */
import path from 'node:path';
import { productFiles, root } from './product-files.ts';
import { recordPatterns } from './record-patterns.ts';

/** Modules outside of the rules that build patterns. */
const others = ['shared/table/engine/row-kinds.ts', 'cli/audit/text-layout.ts'];

const { patterns } = recordPatterns();
const rules = productFiles().filter((file) => file.startsWith('shared/domain/') && file.endsWith('.ts'));
for (const file of [...rules, ...others]) await import(path.join(root, file));
const { runSamples } = await import('./run-samples.ts');
await runSamples(process.argv[2] === 'all' ? 'all' : 'few');
process.stdout.write(JSON.stringify(patterns()));
