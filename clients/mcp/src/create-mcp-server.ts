import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { ContentOptimizationClient } from '../../typescript/src/index.ts';
import { callTool } from './call-tool.ts';
import { instructions } from './instructions.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { listedTools } from './tool-list.ts';
import { tools } from './tools/tools.ts';

export interface McpServerSettings {
  /** The API as the caller: each tool call is ordinary requests with its key. */
  client: ContentOptimizationClient;
  /** Of a whole tool call. 25 seconds by default: what takes longer is started and polled. */
  toolTimeoutMs?: number;
}

export const serverInfo = { name: 'content-optimization', title: 'Content Optimization', version: '0.1.0' } as const;

const TOOL_TIMEOUT_MS = 25_000;
const NAME_CHARACTERS_MAX = 100;

const toolByName = new Map(tools.map((tool) => [tool.name, tool]));

/** An MCP server of the API. It keeps nothing between requests, so that each can have its own. */
export function createMcpServer({ client, toolTimeoutMs = TOOL_TIMEOUT_MS }: McpServerSettings): McpServer {
  const server = new McpServer(serverInfo, { instructions });
  // Not by registerTool: it would convert the schemas for each server, and its results know no limit of size.
  server.server.registerCapabilities({ tools: {} });
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...listedTools] }));
  server.server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    const tool = toolByName.get(params.name);
    if (!tool) {
      const name = params.name.slice(0, NAME_CHARACTERS_MAX);
      throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${name}`);
    }
    const time = AbortSignal.any([signal, AbortSignal.timeout(toolTimeoutMs)]);
    return callTool(tool, params.arguments ?? {}, { api: client, call: { signal: time } });
  });
  addResources(server, client);
  addPrompts(server, client);
  return server;
}
