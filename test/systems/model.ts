/** A system with a language model whose answers a suite chooses; each call has a price. */
import { afterAll } from 'vitest';
import { startModelServer } from '../harness/model-server.ts';
import { useSystem } from '../harness/system.ts';

/** In dollars, for a million tokens. */
export const INPUT_PRICE = 3;
export const CACHED_PRICE = 0.5;
export const OUTPUT_PRICE = 15;

export const server = await startModelServer();
afterAll(() => server.stop());

export const system = useSystem({
  environment: {
    MODEL_PROVIDER: 'openai',
    MODEL_BASE_URL: `${server.baseUrl}/v1`,
    MODEL_ID: 'editor-1',
    MODEL_INPUT_PRICE: String(INPUT_PRICE),
    MODEL_CACHED_INPUT_PRICE: String(CACHED_PRICE),
    MODEL_OUTPUT_PRICE: String(OUTPUT_PRICE),
    LOG_LEVEL: 'silent',
  },
});
