import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { tools } from './tools/tools.ts';

/** The dialect that the SDK's own clients check answers with. */
const TARGET = 'draft-7';

/** Without `$schema`, which repeats the same words in each schema of the list. */
function jsonSchema(schema: z.ZodObject, io: 'input' | 'output'): ListedTool['inputSchema'] {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: TARGET, io });
  return { ...rest, type: 'object' } as ListedTool['inputSchema'];
}

/** The tools as clients get them. */
export const listedTools: readonly ListedTool[] = tools.map(
  ({ name, title, description, input, output, annotations }) => ({
    name,
    title,
    description,
    inputSchema: jsonSchema(input, 'input'),
    outputSchema: jsonSchema(output, 'output'),
    annotations: { title, ...annotations },
  }),
);
