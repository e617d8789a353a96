export { clientPace } from './client-pace.ts';
export { createMcpServer, type McpServerSettings, serverInfo } from './create-mcp-server.ts';
export { handleMcpPost } from './http.ts';
