import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { createMcpServer, type McpServerSettings } from './create-mcp-server.ts';

/**
 * The response to a POST of streamable HTTP, as JSON. Each request has its own server: nothing is kept, so that requests of
 * one session may reach different processes, and one caller's can never meet another's. The caller was authenticated before.
 */
export async function handleMcpPost(request: Request, settings: McpServerSettings): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createMcpServer(settings);
  try {
    await server.connect(transport as Transport);
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}
