import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { CallOptions, ContentOptimizationClient } from '../../typescript/src/index.ts';
import { callTool } from './call-tool.ts';
import { instructions } from './instructions.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { toolsFor } from './tool-list.ts';
import { tools } from './tools/tools.ts';

export interface McpServerSettings {
  /** The API as the caller: each tool call is ordinary requests with its key. */
  client: ContentOptimizationClient;
  /** Of a whole call of a tool, or reading of a resource. 25 seconds by default: what takes longer is started and polled. */
  toolTimeoutMs?: number;
  /** The scopes of the key, to list only the tools that it can use; null when they are not known. */
  readScopes?: () => Promise<readonly string[] | null>;
  /** Only tools that read: the person's own switch. */
  readOnly?: boolean;
}

export const serverInfo = { name: 'content-optimization', title: 'Content Optimization', version: '0.1.0' } as const;

const TOOL_TIMEOUT_MS = 25_000;
const NAME_CHARACTERS_MAX = 100;

const toolByName = new Map(tools.map((tool) => [tool.name, tool]));

/** An MCP server of the API. It keeps nothing between requests, so that each can have its own. */
export function createMcpServer({
  client,
  toolTimeoutMs = TOOL_TIMEOUT_MS,
  readScopes = async () => null,
  readOnly = false,
}: McpServerSettings): McpServer {
  const server = new McpServer(serverInfo, { instructions });
  // Not by registerTool: it would convert the schemas for each server, and its results know no limit of size.
  server.server.registerCapabilities({ tools: {} });
  server.server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: toolsFor({ scopes: await readScopes(), readOnly }),
  }));
  const callFor = (signal: AbortSignal): CallOptions => ({
    signal: AbortSignal.any([signal, AbortSignal.timeout(toolTimeoutMs)]),
  });
  server.server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    const tool = toolByName.get(params.name);
    if (!tool) {
      const name = params.name.slice(0, NAME_CHARACTERS_MAX);
      throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${name}`);
    }
    // A key that lacks the scope gets the API's own answer.
    if (readOnly && !tool.annotations.readOnlyHint) {
      throw new McpError(ErrorCode.InvalidParams, `This connection only reads: ${tool.name} is switched off`);
    }
    return callTool(tool, params.arguments ?? {}, { api: client, call: callFor(signal) });
  });
  addResources(server, client, callFor);
  addPrompts(server, client);
  return server;
}
