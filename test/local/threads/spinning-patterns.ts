/**
 * Preloaded (`--import`) into a system under test: a pattern that meets the marker runs for ever, as one with exponential cost
 * would. Where it does so is in the marker: `spin-in-reader`, `spin-in-job`, `spin-in-request`, `spin-in-first-thread`.
 */
import { isMainThread, workerData } from 'node:worker_threads';

function placeOfThread(): string {
  if (isMainThread) return 'first-thread';
  const { beats } = (workerData ?? {}) as { beats?: unknown };
  if (beats === undefined) return 'reader';
  return process.env['THREAD'] === undefined ? 'request' : 'job';
}

const marker = `spin-in-${placeOfThread()}`;
const { exec } = RegExp.prototype;
RegExp.prototype.exec = function spin(this: RegExp, text: string) {
  // A thread that is ended here ends, as it does within a pattern.
  while (typeof text === 'string' && text.includes(marker)) exec.call(this, '');
  return exec.call(this, text);
};
