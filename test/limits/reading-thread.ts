/** Reads one document after the other on request, and says how much processor time each took this thread. */
import { parentPort } from 'node:worker_threads';
import { type HostileText, hostileTexts } from './hostile-texts.ts';
import { allWays } from './ways-in/all-ways.ts';

const PLAIN_CHARACTERS = 20_000;

interface DocumentToRead {
  way: string;
  text: number;
}

/** Compilation with the first document of a way in is no cost of that document. */
const warm = new Set<string>();
const plain: HostileText = { name: 'plain', of: (characters) => 'words '.repeat(characters / 6) };

parentPort?.on('message', async ({ way: name, text: at }: DocumentToRead) => {
  const way = allWays[name];
  const text = hostileTexts[at];
  if (way === undefined || text === undefined) throw new Error(`there is no document ${name} ${at}`);
  if (!warm.has(name)) await way.read(plain, Math.min(way.characters, PLAIN_CHARACTERS));
  warm.add(name);
  const before = process.threadCpuUsage();
  let failure: string | null = null;
  try {
    await way.read(text, way.characters);
  } catch (error) {
    failure = error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : String(error);
  }
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage({ seconds: (user + system) / 1_000_000, failure });
});
parentPort?.postMessage('ready');
