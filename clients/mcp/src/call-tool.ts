import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { shrink, toToolResult } from './answer-size.ts';
import type { AnyTool, ToolContext } from './tool.ts';
import { errorResult } from './tool-error.ts';

/** The result of a tool: its answer, or an error that says what to do next. Both are below the limit of an answer. */
export async function callTool(tool: AnyTool, input: unknown, context: ToolContext): Promise<CallToolResult> {
  try {
    return toToolResult(tool.output.parse(shrink(await tool.run(input, context))));
  } catch (error) {
    return errorResult(error);
  }
}
