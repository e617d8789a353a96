/** What the strict checks use of dynalite, which ships no types: what it checks before it touches its store. */
declare module 'dynalite/validations/*.js' {
  import type { AttributeValue } from '@aws-sdk/client-dynamodb';

  interface Parsed {
    _updates?: { sections: readonly { type: string; path: readonly (string | number)[]; val?: AttributeValue }[] };
    _filter?: { pathHeads: Record<string, true> };
    _projection?: { paths: readonly (readonly (string | number)[])[] };
    /** Of a query: its conditions by attribute. */
    KeyConditions?: Record<string, { ComparisonOperator: string; AttributeValueList: readonly AttributeValue[] }>;
  }
  const validation: {
    types: object;
    /** Returns why DynamoDB refuses the request; writes what it parsed into it. */
    custom(request: object & Parsed, store: { options: { maxItemSize: number } }): string | undefined;
    /** Throws what DynamoDB answers. Of `dynalite/validations/index.js`. */
    checkValidations(
      request: object & Parsed,
      types: object,
      custom: unknown,
      store: { options: { maxItemSize: number } },
    ): void;
  };
  export default validation;
}
