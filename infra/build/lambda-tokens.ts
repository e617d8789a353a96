/**
 * Stands in the bundles in place of `@aws-sdk/token-providers`, which brings single sign-on along: 21 KB of every function that
 * can call Bedrock. A function signs with its role's credentials, or is given its Bedrock key by the adapter; there is no
 * token to find.
 */
const noToken = () => async (): Promise<never> => {
  throw new Error('this environment holds no token');
};

/** The names that the SDK's clients import. */
export const fromEnvSigningName = noToken;
export const nodeProvider = noToken;
