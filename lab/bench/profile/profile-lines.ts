/** A line of the table of a profile, and the frames whose time is its own, with all that they call and no other line has. */
interface ProfileLine {
  name: string;
  /** Parts of the address of the file; of a package its folder. */
  files: readonly string[];
  /** Names of functions; by default any of these files. */
  functions?: readonly string[];
}

/**
 * Where processor time is shown, in the order of the search: a frame belongs to the first line that names it, and a sample
 * to the nearest frame on its stack that belongs to one.
 */
export const profileLines: readonly ProfileLine[] = [
  // The request path.
  {
    name: 'middleware: authenticate and count',
    files: ['/http/middleware/authenticate.ts', '/table/counted-use.ts', '/table/api-keys.ts', '/table/sessions.ts'],
  },
  {
    name: 'middleware: access log and metrics',
    files: ['/http/middleware/access-log.ts', '/shared/logging/', '/@aws-lambda-powertools/'],
  },
  { name: 'middleware: validate', files: ['/http/middleware/validate-request.ts', '/http/negotiate.ts'] },
  { name: 'middleware: response headers', files: ['/http/middleware/response-headers.ts'] },
  { name: 'middleware: idempotency', files: ['/http/middleware/idempotency.ts', '/engine/idempotent-request.ts'] },
  { name: 'middleware: the others', files: ['/shared/http/middleware/'] },
  { name: 'middleware: the stack (middy)', files: ['/@middy/core/', '/shared/http/api-handler.ts'] },
  { name: 'response check', files: ['/shared/http/run-operation.ts'], functions: ['checkReply'] },
  { name: 'rendering of the response', files: ['/shared/http/run-operation.ts'] },
  { name: 'payer of the request', files: ['/shared/http/request-payer.ts', '/providers/spending/'] },
  {
    name: 'handlers and resources',
    files: ['/functions/pages/', '/functions/sites/', '/shared/resources/', '/shared/http/'],
  },
  {
    name: 'HTTP front: route, event, context, write',
    files: ['/local/http/', '/find-my-way/', '/lambda-context.ts', '/local/console/'],
  },
  // A crawl and an analysis.
  {
    name: 'parse HTML',
    files: [
      '/extraction/html-tree.ts',
      '/extraction/bounded-html.ts',
      '/htmlparser2/',
      '/domhandler/',
      '/extraction/deep-nesting.ts',
    ],
  },
  {
    name: 'main content (Readability)',
    files: [
      '/@mozilla/readability/',
      '/extraction/readability.ts',
      '/extraction/readable-',
      '/extraction/main-content.ts',
    ],
  },
  {
    name: 'HTML to Markdown nodes',
    files: ['/extraction/html-to-mdast.ts', '/rehype-', '/hast-', '/extraction/hast-', '/extraction/tidy-inline.ts'],
  },
  {
    name: 'Markdown: serialize',
    files: ['/markdown/serialize-markdown.ts', '/mdast-util-to-markdown/', '/remark-stringify/'],
  },
  {
    name: 'Markdown: parse',
    files: [
      '/markdown/parse-markdown.ts',
      '/markdown/document-from-markdown.ts',
      '/micromark',
      '/mdast-util-from-markdown/',
      '/remark-parse/',
      '/markdown/parse-cost.ts',
    ],
  },
  { name: 'Markdown: blocks, ids, text', files: ['/shared/domain/markdown/'] },
  { name: 'signals', files: ['/extraction/signals/'] },
  { name: 'extract: the other walks of the tree', files: ['/shared/domain/extraction/'] },
  { name: 'facts', files: ['/shared/domain/facts/'] },
  { name: 'structured data', files: ['/shared/domain/structured-data/'] },
  { name: 'record of the page, issues', files: ['/shared/domain/issues/'] },
  {
    name: 'grading: reading of the page',
    files: [
      '/grading/page-reading.ts',
      '/grading/body-parts.ts',
      '/grading/page-signals.ts',
      '/grading/page-links.ts',
      '/grading/subject-of-page.ts',
    ],
  },
  { name: 'grading: content depth', files: ['/graders/content-depth.ts'] },
  { name: 'grading: keyword use', files: ['/graders/keyword-use.ts'] },
  { name: 'grading: readability', files: ['/graders/readability.ts'] },
  { name: 'grading: structure', files: ['/graders/structure.ts'] },
  { name: 'grading: trust signals', files: ['/graders/trust-signals.ts'] },
  { name: 'grading: search result', files: ['/graders/serp-analysis.ts'] },
  { name: 'grading: the other components', files: ['/shared/domain/grading/'] },
  {
    name: 'recommendations and scores',
    files: ['/shared/domain/recommendations/', '/shared/domain/scoring/', '/shared/domain/rubric/'],
  },
  { name: 'messages', files: ['/shared/domain/messages/', '/intl-messageformat/', '/@formatjs/'] },
  {
    name: 'language: words, sentences, stems, spans',
    files: ['/shared/domain/language/', '/shared/language-data/', '/@orama/stemmers/'],
  },
  { name: 'other rules', files: ['/shared/domain/'] },
  // Shared by all of them.
  { name: 'table: packing and unpacking of large values', files: ['/engine/blobs.ts', 'node:zlib'] },
  { name: 'table: repositories and expressions', files: ['/shared/table/'] },
  { name: 'table: the SDK, marshalling and its HTTP', files: ['/@aws-sdk/', '/@smithy/', '/@aws/'] },
  { name: 'schemas (zod), outside a named line', files: ['/zod/'] },
  { name: 'requests to the site', files: ['/shared/providers/', '/undici/', '/crawl-worker/requests/'] },
  { name: 'crawl: steps and storing', files: ['/functions/crawl-worker/'] },
  { name: 'jobs', files: ['/shared/jobs/', '/functions/'] },
  {
    name: 'queue and state machines',
    files: ['/local/engines/', 'local-aws-sqs', 'aws-local-stepfunctions', '/asl-validator/', '/local/'],
  },
  {
    name: 'threads: messages',
    files: ['/local/threads/', '/shared/threads/', 'node:internal/worker', 'node:internal/per_context/messageport'],
  },
  {
    name: 'loading of code',
    files: [
      'node:internal/modules/',
      'node:internal/bootstrap/',
      'node:internal/main/',
      'node:internal/vm',
      'node:internal/process/execution',
    ],
  },
  { name: 'the rest of the project', files: ['/shared/', '/lab/', '/scripts/'] },
];

/** Lines of samples that no frame names, by the name that V8 gives. */
export const engineLines: Readonly<Record<string, string>> = {
  '(garbage collector)': 'garbage collection',
  '(program)': 'native code outside JavaScript',
};
/** Node's own frames below nothing of a named line, as reading from a socket. */
export const NODE_LINE = 'Node: sockets, HTTP, timers, promises';
export const OTHER_LINE = 'other packages';
