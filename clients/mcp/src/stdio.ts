#!/usr/bin/env node
/** The MCP server of one API key over stdin and stdout. Whatever it has to say to a person goes to stderr. */
import process from 'node:process';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createClient } from '../../typescript/src/index.ts';
import { clientPace } from './client-pace.ts';
import { createMcpServer } from './create-mcp-server.ts';

const { COA_BASE_URL: baseUrl, COA_API_KEY: apiKey, COA_MCP_READ_ONLY: readOnly } = process.env;

if (!baseUrl || !URL.canParse(baseUrl) || !apiKey) {
  console.error('Set COA_BASE_URL (such as http://127.0.0.1:3000) and COA_API_KEY.');
  process.exitCode = 2;
} else {
  const client = createClient({ baseUrl, apiKey, ...clientPace });
  const server = createMcpServer({
    client,
    readOnly: readOnly === '1',
    // A service that does not respond now may respond when a tool is called.
    readScopes: () =>
      client.getMe().then(
        ({ scopes }) => scopes,
        () => null,
      ),
  });
  await server.connect(new StdioServerTransport());
}
