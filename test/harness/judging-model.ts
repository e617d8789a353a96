import type { ModelCall } from './model-protocols.ts';
import { fitting } from './model-server.ts';

/** One edit, which the second question is about; tokens so that dollars are whole numbers. */
export function judge({ schema }: ModelCall): { says: unknown; tokens: { input: number; output: number } } {
  const { properties = {} } = schema as {
    properties?: Record<string, { items?: { properties: { criterion?: { enum: string[] } } } }>;
  };
  const tokens = { input: 1_000, output: 100 };
  if ('unsupported' in properties) return { says: { unsupported: [] }, tokens };
  if (!('judgements' in properties)) return { says: fitting(schema), tokens };
  const asked = properties['judgements']?.items?.properties.criterion?.enum ?? [];
  const edit = {
    target: 'title',
    operation: 'replace',
    blocks: [],
    quote: null,
    why: 'It is what searchers see.',
    title: 'Say what the page offers',
    description: 'Name the topic.',
    proposed_text: null,
    criteria: asked.filter((one) => one.startsWith('title_')),
    effort: 'small',
  };
  const judgements = asked.map((criterion) => ({ criterion, evidence: 'Seen.', quote: null, score: 4 }));
  return { says: { judgements, edits: [edit] }, tokens };
}
