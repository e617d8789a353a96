/** What runs in a thread of `reader-threads.ts`: answers every document with what it says. */
import { parentPort } from 'node:worker_threads';
import { type DocumentToRead, readDocument } from './read-document.ts';

parentPort?.on('message', (document: DocumentToRead) => parentPort?.postMessage(readDocument(document)));
