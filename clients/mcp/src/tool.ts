import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type * as z from 'zod';
import type { CallOptions, ContentOptimizationClient } from '../../typescript/src/index.ts';
import { invalidArguments } from './tool-error.ts';

export interface ToolContext {
  api: ContentOptimizationClient;
  /** Of each call of the API: ends it when the client cancels, or the time of the tool is up. */
  call: CallOptions;
}

interface Tool<In extends z.ZodObject = z.ZodObject, Out extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: In;
  output: Out;
  annotations: Required<Omit<ToolAnnotations, 'title'>>;
  run(input: z.output<In>, context: ToolContext): Promise<z.input<Out>>;
}

/** A tool whose schemas only it knows. */
export type AnyTool = Omit<Tool, 'run'> & {
  run(input: unknown, context: ToolContext): Promise<Record<string, unknown>>;
};

export const defineTool = <In extends z.ZodObject, Out extends z.ZodObject>(tool: Tool<In, Out>): AnyTool => ({
  ...tool,
  run: async (input, context) => {
    const given = tool.input.safeParse(input);
    if (!given.success) throw invalidArguments(given.error);
    return tool.run(given.data, context);
  },
});

/** Reads the organization's data and nothing else. */
export const reads = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** Adds or starts something. A repeat adds or starts it again. */
export const adds = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
} as const;

/** Sets something to a value. A repeat changes nothing more. */
export const sets = { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false } as const;
