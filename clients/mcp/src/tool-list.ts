import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type { AnyTool } from './tool.ts';
import { tools } from './tools/tools.ts';

/** The dialect that the SDK's own clients check answers with. */
const TARGET = 'draft-7';
/** A model reads the whole list before the first question: a bound that no caller comes near is no part of it. */
const LARGEST_BOUND_SHOWN = 100_000;

const isNoise = (name: string, value: unknown): boolean =>
  name === '$schema' || name === 'multipleOf' || (name === 'maximum' && Number(value) > LARGEST_BOUND_SHOWN);

/** Leaves out what is no use to a model. What a tool takes is checked by the whole schema. */
function jsonSchema(schema: z.ZodObject): ListedTool['inputSchema'] {
  const text = JSON.stringify(z.toJSONSchema(schema, { target: TARGET, io: 'input' }), (name, value) =>
    isNoise(name, value) ? undefined : value,
  );
  return JSON.parse(text);
}

/** Of a hint that is not there (MCP, ToolAnnotations). */
const hintDefaults = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true };

/** The hints that say something: of a tool that only reads, those of writes mean nothing. */
function hints(annotations: AnyTool['annotations']): NonNullable<ListedTool['annotations']> {
  const { readOnlyHint, openWorldHint } = annotations;
  const given = readOnlyHint ? { readOnlyHint, openWorldHint } : annotations;
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== hintDefaults[name as keyof typeof hintDefaults]),
  );
}

/** The tools as clients get them, without schemas of the answers: those would double the list. */
export const listedTools: readonly ListedTool[] = tools.map(({ name, title, description, input, annotations }) => ({
  ...{ name, title, description },
  inputSchema: jsonSchema(input),
  annotations: hints(annotations),
}));

/** The scopes of the caller's key, null when they are not known; and whether the caller wants to read only. */
interface ToolAccess {
  readonly scopes: readonly string[] | null;
  readonly readOnly: boolean;
}

/** The tools that the caller can use. */
export const toolsFor = ({ scopes, readOnly }: ToolAccess): ListedTool[] =>
  listedTools.filter(({ annotations }) => {
    const isReading = annotations?.readOnlyHint === true;
    if (readOnly && !isReading) return false;
    return scopes === null || scopes.includes(isReading ? 'sites:read' : 'content:write');
  });
