/** An MCP client (the SDK's own) of a server under test. Every answer is checked as a client may rely on it. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { type CallToolResult, CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { expect, onTestFinished } from 'vitest';
import { tools } from '../../../clients/mcp/src/tools/tools.ts';
import { findApiKey, revokeApiKey } from '../../../shared/table/api-keys.ts';
import type { TestSystem } from '../../harness/system.ts';
import { projectFile } from '../../structure/project-files.ts';

export const ANSWER_BYTES = 8 * 1024;

interface ToolFailure {
  error: { code: string; message: string; status?: number; request_id?: string; retry_after_seconds?: number };
  next: string;
}

export interface McpSession {
  client: Client;
  /** The structured content of a call that succeeds. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of any answer
  call(name: string, input?: Record<string, unknown>): Promise<any>;
  /** The error of a call that the tool refuses. */
  fail(name: string, input?: Record<string, unknown>): Promise<ToolFailure>;
  /** Whatever it returns, below the limit of an answer. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of any answer
  either(name: string, input?: Record<string, unknown>): Promise<any>;
}

export interface McpTarget {
  baseUrl: string;
  key: string;
}

const root = (baseUrl: string): string => baseUrl.replace(/\/v1$/, '');

export const httpTransport = (
  { baseUrl, key }: McpTarget,
  headers: Record<string, string> = {},
): StreamableHTTPClientTransport =>
  new StreamableHTTPClientTransport(new URL(`${root(baseUrl)}/mcp`), {
    requestInit: { headers: { ...headers, authorization: `Bearer ${key}` } },
  });

export const stdioTransport = (
  { baseUrl, key }: McpTarget,
  environment: Record<string, string> = {},
): StdioClientTransport =>
  new StdioClientTransport({
    command: process.execPath,
    args: [projectFile('clients/mcp/src/stdio.ts')],
    env: { ...environment, COA_BASE_URL: baseUrl, COA_API_KEY: key },
    stderr: 'pipe',
  });

export async function openSession(transport: Transport): Promise<McpSession> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const send = async (name: string, input: Record<string, unknown>): Promise<CallToolResult> => {
    const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: input }));
    expect(Buffer.byteLength(JSON.stringify(result)), `bytes of the answer of ${name}`).toBeLessThan(ANSWER_BYTES);
    return result;
  };
  return {
    client,
    async call(name, input = {}) {
      const result = await send(name, input);
      expect(result.isError, `${name}: ${textOf(result)}`).not.toBe(true);
      expect(JSON.parse(textOf(result)), 'the text says what the structured content says').toEqual(
        result.structuredContent,
      );
      expect(
        tools
          .find((tool) => tool.name === name)
          ?.output.strict()
          .safeParse(result.structuredContent).error,
      ).toBe(undefined);
      expect(result.structuredContent).toHaveProperty('next', expect.stringMatching(/\S/));
      return result.structuredContent;
    },
    async either(name, input = {}) {
      return JSON.parse(textOf(await send(name, input)));
    },
    async fail(name, input = {}) {
      const result = await send(name, input);
      expect(result.isError, `${name}: ${textOf(result)}`).toBe(true);
      const failure: ToolFailure = JSON.parse(textOf(result));
      expect(failure).toMatchObject({ error: { code: expect.any(String), message: expect.stringMatching(/\S/) } });
      expect(failure.next).toMatch(/\S/);
      return failure;
    },
  };
}

/** As the operator revokes a key. */
export async function revoke({ table }: TestSystem, keyId: number): Promise<void> {
  const key = await findApiKey(table, keyId);
  if (!key) throw new Error(`there is no key ${keyId}`);
  await revokeApiKey(table, key, new Date().toISOString());
}

const textOf = ({ content }: CallToolResult): string => (content[0]?.type === 'text' ? content[0].text : '');
