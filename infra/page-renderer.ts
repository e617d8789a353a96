import { Architecture, type Code } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { pageRenderer } from '../functions/catalog/page-renderer.ts';
import type { ResourceNames } from './names.ts';
import { ServiceFunction } from './service-function.ts';
import type { Stage } from './stages.ts';

interface PageRendererProps {
  stage: Stage;
  names: ResourceNames;
  codeOf: (functionName: string) => Code;
  /** May call it, and no other function may. */
  crawler: ServiceFunction;
  pagesAtOnce: number;
}

/**
 * The function with the browser. Page code runs in it: it has neither the table, nor the queue, nor a secret, nor its
 * own network, and is called by the crawler alone.
 */
export class PageRenderer extends Construct {
  readonly fn: ServiceFunction;

  constructor(scope: Construct, id: string, { stage, names, codeOf, crawler, pagesAtOnce }: PageRendererProps) {
    super(scope, id);
    const { name, memoryMegabytes, timeoutSeconds, storageMegabytes } = pageRenderer;
    this.fn = new ServiceFunction(this, name, {
      stage,
      names,
      name,
      description: 'Reads pages with a browser, for the crawler',
      code: codeOf(name),
      memoryMegabytes,
      timeoutSeconds,
      storageMegabytes,
      // npm has the browser for this architecture alone.
      architecture: Architecture.X86_64,
      reservedConcurrency: pagesAtOnce,
    });
    crawler.renderPages(this.fn.lambda);
  }
}
