/** `npm run build -w clients/mcp`: the published form of the MCP server, one script for stdio and one module for other hosts. */
import { bundleMcp } from './bundle-mcp.ts';

await bundleMcp(new URL('../../clients/mcp/dist/', import.meta.url));
