/** How long work will still take, by how fast it went while it was looked at. */
import { useRef } from 'preact/hooks';

/** Less says nothing of how fast it goes. */
const LOOKED_MS_MIN = 10_000;

/** Whole minutes, at least one; null while there is nothing to judge by. */
export function useMinutesLeft(done: number, total: number | null): number | null {
  const first = useRef<{ readonly at: number; readonly done: number } | null>(null);
  const now = Date.now();
  // Fewer than at first: it is other work.
  if (first.current === null || done < first.current.done) first.current = { at: now, done };
  const { at, done: before } = first.current;
  if (total === null || done >= total || done === before || now - at < LOOKED_MS_MIN) return null;
  return Math.max(1, Math.ceil(((total - done) * (now - at)) / (done - before) / 60_000));
}
