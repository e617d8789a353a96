import { setTimeout as delay } from 'node:timers/promises';

export const waitUntil = async (at: Date): Promise<void> => {
  await delay(Math.max(0, at.getTime() - Date.now() + 1));
};
