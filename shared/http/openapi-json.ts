/** The document as plain JSON, and a walk through it. */

export type Json = string | number | boolean | null | Json[] | JsonObject;
/** Named are the keywords that are read here. */
export interface JsonObject {
  [name: string]: Json;
  $ref?: Json;
  additionalProperties?: Json;
  anyOf?: Json;
  components?: Json;
  default?: Json;
  description?: Json;
  enum?: Json;
  format?: Json;
  maximum?: Json;
  minimum?: Json;
  name?: Json;
  operationId?: Json;
  parameters?: Json;
  paths?: Json;
  pattern?: Json;
  propertyNames?: Json;
  responses?: Json;
  type?: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object below, but for those of examples. */
export function visit(node: Json | undefined, change: (object: JsonObject) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, change);
  if (!isObject(node)) return;
  change(node);
  for (const [key, value] of Object.entries(node)) if (key !== 'example') visit(value, change);
}
