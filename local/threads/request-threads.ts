import type { ApiGroup } from '../../functions/catalog/api-groups.ts';
import { ApiError } from '../../shared/http/api-error.ts';
import type { HttpLambda } from '../../shared/http/api-handler.ts';
import { renderError } from '../../shared/http/middleware/error-envelope.ts';
import { commonHeaders } from '../../shared/http/middleware/response-headers.ts';
import type { HttpEvent, HttpResult } from '../../shared/http/request-state.ts';
import { log } from '../../shared/logging/log.ts';
import { type FunctionThread, startThread, ThreadDiedError } from './start-thread.ts';

const THREADS = 2;
const HEAP_MEGABYTES_MAX = 1_024;

interface RequestThreads {
  /** The handler of a group, which runs in one of the threads. */
  handlerOf(group: ApiGroup): HttpLambda;
  stop(): void;
}

/**
 * Runs the requests that read posted or stored content away from the thread that serves all requests. A request that blocks its
 * thread for too long ends with it, and gets a 500; requests of the same thread share its end.
 */
export function openRequestThreads({
  unitProcessorMs,
}: {
  /** Processor time of a unit of work on content. */
  unitProcessorMs: number;
}): RequestThreads {
  const threads: (FunctionThread | null)[] = Array.from({ length: THREADS }, () => null);

  function start(at: number): FunctionThread {
    const thread = startThread({
      environment: {},
      heapMegabytesMax: HEAP_MEGABYTES_MAX,
      blockedMsMax: unitProcessorMs,
      onEnd: () => {
        if (threads[at] === thread) threads[at] = null;
      },
    });
    threads[at] = thread;
    return thread;
  }

  const findThread = (event: HttpEvent): FunctionThread => {
    const at = chooseThread(event);
    return threads[at] ?? start(at);
  };

  return {
    handlerOf:
      ({ name, timeoutSeconds }) =>
      async (event) => {
        try {
          const result = await findThread(event).call({ kind: 'group', name, timeoutSeconds }, event);
          // A handler of the catalog returns what a gateway takes.
          return result as HttpResult;
        } catch (error) {
          log.error('the thread of a request ended', error, {
            group: name,
            request_id: event.requestContext.requestId,
          });
          return crashed(event);
        }
      },
    stop() {
      for (const thread of [...threads]) thread?.end(new ThreadDiedError('the system stops'));
    },
  };
}

/** The requests about one page, or one site, go to one thread, which then sees that two edits overlap. */
function chooseThread({ pathParameters }: HttpEvent): number {
  const [id = ''] = Object.values(pathParameters ?? {});
  return Number.parseInt(id ?? '', 10) % THREADS || 0;
}

function crashed({ requestContext: { requestId } }: HttpEvent): HttpResult {
  const response = renderError(new ApiError('internal_error', 'Internal server error'));
  return { ...response, headers: { ...commonHeaders(requestId), ...response.headers } };
}
