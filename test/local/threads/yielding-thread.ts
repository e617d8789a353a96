/** The main file of a thread for tests: says the priority that it has after it yielded. */
import { getPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { yieldProcessor } from '../../../local/threads/yield-processor.ts';

yieldProcessor();
parentPort?.postMessage(getPriority(0));
