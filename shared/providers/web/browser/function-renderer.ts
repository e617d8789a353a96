import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { fromEnv } from '@aws-sdk/credential-provider-env';
import { SignatureV4 } from '@smithy/signature-v4';
import { log } from '../../../logging/log.ts';
import { postJson } from '../../post-json.ts';
import { documentTooLarge, packRequest, unpackResult } from './packed-messages.ts';
import type { PageRenderer, RenderRequest, RenderResult } from './page-renderer.ts';

/** The function's own limit is lower; it may have to start first. */
const CALL_MS_MAX = 60_000;

/** A throttled call waits for a free place: pages are rendered for seconds. */
const policy = {
  bodyBytesMax: 7_000_000,
  retriesMax: 4,
  firstRetryMs: 1_000,
  retryAfterMsMax: 10_000,
  isTransient: ({ status }: { status: number }) => status === 429 || status >= 500,
};

/**
 * Renders pages in a function of the stage, which has a browser and no rights. Lambda's client of the SDK would be 98 KB of
 * every crawl for this one call; its signer is loaded with the table's client anyway.
 */
export function createFunctionRenderer(
  functionName: string,
  options: { region: string; endpoint?: string; credentials?: ReturnType<typeof fromEnv> },
): PageRenderer {
  const { region, endpoint = `https://lambda.${region}.amazonaws.com` } = options;
  const signer = new SignatureV4({
    service: 'lambda',
    region,
    credentials: options.credentials ?? fromEnv(),
    sha256: NodeSha256,
  });

  async function call(request: RenderRequest): Promise<RenderResult> {
    const body = packRequest(request);
    if (body === null) return documentTooLarge;
    const url = new URL(`/2015-03-31/functions/${encodeURIComponent(functionName)}/invocations`, endpoint);
    const { headers } = await signer.sign({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: {},
      headers: { host: url.host, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const signal = AbortSignal.timeout(CALL_MS_MAX);
    const response = await postJson({ url: url.href, headers, body, signal }, policy);
    if (response.status === 200) return unpackResult(response.body);
    return { outcome: 'failed', reason: 'unavailable', detail: `the call of the function gave ${response.status}` };
  }

  return {
    async render(request) {
      try {
        return await call(request);
      } catch (error) {
        log.error('the function that renders pages could not be called', error, { url: request.url });
        const detail = error instanceof Error ? error.message : String(error);
        return { outcome: 'failed', reason: 'unavailable', detail };
      }
    },
    close: async () => undefined,
  };
}

/** Node's SHA-256 as the signer uses it. */
class NodeSha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(toBytes(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    throw new Error('a signature is made once');
  }
}

function toBytes(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data, 'utf8');
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
