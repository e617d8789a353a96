import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { tellStory } from '../e2e/story/tell-story.ts';

const TIMEOUT_MS = 180_000;

test('the whole story has the same answers on DynamoDB Local as on the embedded engine', {
  timeout: TIMEOUT_MS,
}, async () => {
  const engine = {
    AWS_ENDPOINT_URL_DYNAMODB: inject('dynamoDbEndpoint') ?? '',
    TABLE_NAME: `story-${randomUUID()}`,
  };
  const [embedded, onDynamoDbLocal] = await Promise.all([tellStory(), tellStory(engine)]);
  expect(onDynamoDbLocal.length).toBeGreaterThan(15);
  expect(onDynamoDbLocal).toEqual(embedded);
});
