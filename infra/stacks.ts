import type { App } from 'aws-cdk-lib';
import { ContentOptimizationStack, type ContentOptimizationStackProps } from './content-optimization-stack.ts';
import { FrontStack, type FrontStackProps } from './front/front-stack.ts';

/** The stack of a stage, and that of its front where it has one. */
export function createStacks(
  app: App,
  {
    stage,
    codeOf,
    consoleDirectory,
  }: Pick<ContentOptimizationStackProps, 'stage' | 'codeOf'> & Pick<FrontStackProps, 'consoleDirectory'>,
): ContentOptimizationStack {
  const service = new ContentOptimizationStack(app, 'ContentOptimization', { stage, codeOf });
  // The API must trust CloudFront's header before CloudFront sends it.
  if (stage.front) {
    new FrontStack(app, 'Front', { stage, front: stage.front, consoleDirectory }).addStackDependency(service);
  }
  return service;
}
