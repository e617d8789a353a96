/** Runs in a thread of `reader-threads.ts`: returns the extracted content of each document. */
import { parentPort } from 'node:worker_threads';
import { type DocumentToRead, readDocument } from './read-document.ts';

parentPort?.on('message', (document: DocumentToRead) => parentPort?.postMessage(readDocument(document)));
