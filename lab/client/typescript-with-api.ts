/** openapi-typescript needs TypeScript's compiler API, which TypeScript 7 no longer has: it gets the last release that does. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? 'typescript5' : specifier, context),
});
