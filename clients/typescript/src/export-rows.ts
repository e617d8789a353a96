import { ConnectionError } from './errors.ts';
import { nextPath } from './next-path.ts';
import type { components } from './schema.generated.ts';
import type { Transport } from './transport.ts';
import type { CallOptions } from './types.ts';

type Schemas = components['schemas'];

/** The rows of each kind of export. */
export interface ExportedRows {
  pages: Schemas['ExportedPage'];
  recommendations: Schemas['ExportedRecommendation'];
  issues: Schemas['ExportedIssue'];
  links: Schemas['ExportedLink'];
  facts: Schemas['ExportedFact'];
  ideas: Schemas['ExportedIdea'];
}

interface ExportInput<What extends keyof ExportedRows> {
  siteId: number;
  what: What;
  /** Rows of a part: of what is held in memory at a time. */
  limit?: number;
}

export type ExportRows = <What extends keyof ExportedRows>(
  input: ExportInput<What>,
  options?: CallOptions,
) => AsyncGenerator<ExportedRows[What], void, undefined>;

/** Reads an export part by part, as its rows are asked for. */
export const exportRows = (transport: Transport): ExportRows =>
  async function* rows({ siteId, what, limit }, options) {
    const first = `/sites/${encodeURIComponent(siteId)}/export/${encodeURIComponent(what)}`;
    let path: string | null = limit === undefined ? first : `${first}?limit=${limit}`;
    while (path !== null) {
      const response: Response = await transport({ method: 'GET', path, accept: 'application/jsonl' }, options);
      const next = nextPath(response.headers.get('link'));
      for await (const line of readLines(response, path, options?.signal)) yield JSON.parse(line);
      path = next;
    }
  };

async function* readLines(
  response: Response,
  path: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  const read = async (): Promise<Uint8Array | undefined> => {
    const part = await reader?.read().catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw new ConnectionError(`The response to GET ${path} was cut off`, { cause });
    });
    return part?.value;
  };
  let rest = '';
  try {
    for (let bytes = await read(); bytes; bytes = await read()) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield line;
    }
    rest += decoder.decode();
    if (rest !== '') yield rest;
  } finally {
    await reader?.cancel().catch(() => {});
  }
}
