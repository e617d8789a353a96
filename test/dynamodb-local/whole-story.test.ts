import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { storyMilestones } from '../e2e/story/milestones.ts';
import { runStory } from '../e2e/story/run-story.ts';

test('the whole story has the same answers on DynamoDB Local as on the embedded engine', async () => {
  const engine = {
    AWS_ENDPOINT_URL_DYNAMODB: inject('dynamoDbEndpoint') ?? '',
    TABLE_NAME: `story-${randomUUID()}`,
  };
  const [embedded, onDynamoDbLocal] = await Promise.all([runStory(), runStory(engine)]);
  expect(Object.fromEntries(embedded.map(({ step, answer }) => [step, answer]))).toMatchObject(storyMilestones);
  expect(onDynamoDbLocal).toEqual(embedded);
});
