/** @module-tag stories */
import { expect, test } from 'vitest';
import { storyMilestones } from './story/milestones.ts';
import { runStory } from './story/run-story.ts';

test('setup, crawl, analysis, sweep, retry, ideas, their refresh, keyword scores and a restart', async () => {
  const steps = Object.fromEntries((await runStory()).map(({ step, answer }) => [step, answer]));
  expect(steps).toMatchObject(storyMilestones);
});
