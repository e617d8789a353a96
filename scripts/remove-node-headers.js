/**
 * After `npm ci`: the C headers of the packed Node, 67 of its 189 MB. They compile native code, and nothing here does. Plain JavaScript,
 * because the Node that runs npm may be older than the packed one.
 */
import { rmSync } from 'node:fs';

for (const platform of ['linux-x64', 'linux-arm64']) {
  rmSync(new URL(`../node_modules/node-${platform}/include`, import.meta.url), { recursive: true, force: true });
}
