import type { App } from 'aws-cdk-lib';
import { ContentOptimizationStack, type ContentOptimizationStackProps } from './content-optimization-stack.ts';
import { FrontStack } from './front/front-stack.ts';

/** The stack of a stage, and that of its front where it has one. */
export function createStacks(
  app: App,
  { stage, codeOf }: Pick<ContentOptimizationStackProps, 'stage' | 'codeOf'>,
): ContentOptimizationStack {
  const service = new ContentOptimizationStack(app, 'ContentOptimization', { stage, codeOf });
  // What CloudFront sends must be believed before it is sent.
  if (stage.front) new FrontStack(app, 'Front', { stage, front: stage.front }).addStackDependency(service);
  return service;
}
