/**
 * In place of the MCP SDK's validator in the bundles of functions, which brings ajv along: 105 KB. The SDK checks with it what a
 * person fills into a form that a server asks for (elicitation), and ours asks for none.
 */
export class AjvJsonSchemaValidator {
  getValidator(): never {
    throw new Error('this environment checks no JSON Schema');
  }
}
