import { setTimeout as delay } from 'node:timers/promises';

const POLLS_MAX = 5;
const PAUSE_MS = 250;

/** On a machine that others use too, a poll may run out of time or meet a connection that just closed: a client asks again. */
export async function retryPoll<T>(ask: () => Promise<T>): Promise<T> {
  for (let asked = 1; ; asked += 1) {
    try {
      return await ask();
    } catch (error) {
      if (asked === POLLS_MAX) throw error;
      await delay(PAUSE_MS);
    }
  }
}
