import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The operator has switched everything off that writes (`WRITES=off`), while the data is restored. */
export class WritesStoppedError extends Error {
  override name = 'WritesStoppedError';

  constructor() {
    super('the operator has stopped all writes');
  }
}

const writing = /^(?:Put|Update|Delete)(?:Item)?Command$|Write(?:Item|Items)?Command$/;

/** Makes a client that refuses every write before it is sent. */
export function refuseWrites(documents: DynamoDBDocumentClient): void {
  documents.middlewareStack.add(
    (next, context) => async (args) => {
      if (writing.test(String(context['commandName']))) throw new WritesStoppedError();
      return next(args);
    },
    { step: 'initialize', name: 'refuseWrites' },
  );
}
