/**
 * Text that a model adds by itself, by each protocol: ideas, outlines and plans are held to what it was shown.
 *
 * @module-tag corpus
 */
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WordedProposal } from '../../../../shared/domain/model-prompts/idea-words-prompt.ts';
import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';
import { proposeOutline } from '../../../../shared/domain/outlines/propose-outline.ts';
import { planPages } from '../../../../shared/domain/planning/plan-pages.ts';
import { openIdeaWriter } from '../../../../shared/providers/model/idea-writer.ts';
import type { ModelSettings } from '../../../../shared/providers/model/model-settings.ts';
import { openPlanner } from '../../../../shared/providers/model/open-planner.ts';
import { openOutliner } from '../../../../shared/providers/model/outliner.ts';
import { captureLog } from '../../../harness/log-lines.ts';
import {
  type ModelProtocol,
  type ModelReply,
  modelProtocols,
  startModelServer,
} from '../../../harness/model-server.ts';

const server = await startModelServer();
afterAll(() => {
  vi.restoreAllMocks();
  return server.stop();
});
beforeEach(() => {
  captureLog();
  server.calls = [];
});

const settings = (protocol: ModelProtocol): ModelSettings => ({
  ...{ MODEL_PROVIDER: protocol, MODEL_ID: 'm-1', MODEL_API_KEY: 'k', AWS_REGION: 'us-east-1' },
  MODEL_BASE_URL: protocol === 'bedrock' ? server.bedrockUrl : server.baseUrl,
});

const idea = (keyword: string): WordedProposal => ({
  title: `About ${keyword}`,
  description: `A page about ${keyword}: what it is and for whom.`,
  why: `The texts of 3 pages say "${keyword}" at least 12 times.`,
  change: 'create',
  keywords: [{ keyword, volume: null, kd: null, cpc: null }],
  pageType: 'article',
});
const ideas = [idea('chain wear'), idea('brake pads')];
const ideasSaying = (title: string, description: string) => ({ ideas: [{ number: 1, title, description }] });

const outlined: OutlineInput = {
  keyword: 'chain wear',
  language: 'en',
  secondaryKeywords: [],
  purpose: 'Explains when to change a chain.',
  heading: 'Chain wear',
  sections: [{ level: 2, heading: 'How to measure a chain', words: 80 }],
  wordCount: 80,
  competitors: [],
  siblings: [{ id: 2, path: '/brakes/', name: 'Brake pads', keyword: 'brake pads' }],
};
const sectionsOf = (given: readonly (readonly [string, string])[]) => ({
  sections: given.map(([heading, guidance], at) => ({ level: at === 0 ? 1 : 2, heading, guidance, source: 'gap' })),
});
const plainSections = [
  'Chain wear',
  'Signs of wear',
  'Measure it',
  'When to change it',
  'What it costs',
  'Care',
  'Oil',
];
const plain = plainSections.map((heading) => [heading, 'Say it in about 120 words, for riders who commute.'] as const);

const planned = {
  brief: 'Fernhill Cycles repairs bicycles in York. We true wheels and clean chains.',
  siteName: 'Fernhill',
};
const pages = [
  { name: 'Home', slug: 'home', purpose: 'For riders who look for repairs.' },
  { name: 'Wheels', slug: 'wheels', purpose: 'Says how wheels are trued.' },
  { name: 'Chains', slug: 'chains', purpose: 'Says how chains are cleaned.' },
];

const features = {
  ideas: {
    run: async (protocol: ModelProtocol) => openIdeaWriter(settings(protocol)).word(ideas, ['Brake pads compared']),
    byRules: { ideas, failed: true },
    foreign: ideasSaying('Chain wear', 'Erklärt den Verschleiß der Kette und sagt, wann man sie am besten wechselt.'),
  },
  outline: {
    run: async (protocol: ModelProtocol) => openOutliner(settings(protocol)).outline(outlined),
    byRules: {
      sections: proposeOutline(outlined),
      note: 'The language model failed, so the outline is made by rules. Start another outline to ask the model again.',
    },
    foreign: sectionsOf(
      plainSections.map(
        (_, at) =>
          [
            `Der Verschleiß und die Kette ${at}`,
            'Sagen Sie hier, wie man die Kette pflegt und wann sie ersetzt wird.',
          ] as const,
      ),
    ),
  },
  plan: {
    run: async (protocol: ModelProtocol) => openPlanner(settings(protocol)).planPages(planned, { mayFallBack: true }),
    byRules: {
      pages: planPages(planned),
      note: 'The language model failed, so the pages are planned by rules. Send `regenerate: true` to plan them again.',
    },
    foreign: {
      pages: pages.map((page) => ({
        ...page,
        purpose: 'Zeigt, was die Werkstatt für die Kunden macht und was es kostet.',
      })),
    },
  },
} as const;

const cases = modelProtocols.flatMap((protocol) =>
  (['ideas', 'outline', 'plan'] as const).map((feature) => [protocol, feature] as const),
);

describe.each(cases)('%s: %s', (protocol, feature) => {
  const { run, byRules, foreign } = features[feature];

  test('are those of the rules, with a note, when the model refuses', async () => {
    server.answer = () => 'refuses';
    expect(await run(protocol)).toEqual(byRules);
    expect(server.calls).toHaveLength(1);
  });

  test('are those of the rules, with a note, when the answer is cut twice; the second question has more room', async () => {
    server.answer = () => ({ says: '{"pages": [{"na', stop: protocol === 'openai' ? 'length' : 'max_tokens' });
    expect(await run(protocol)).toEqual(byRules);
    const limits = server.calls.map(
      ({ body }) => body.max_tokens ?? body.max_completion_tokens ?? body.inferenceConfig?.maxTokens,
    );
    expect(limits[1]).toBe(3 * limits[0]);
  });

  test('are not in another language than their site', async () => {
    server.answer = () => ({ says: foreign });
    const { ideas: words } = feature === 'ideas' ? await features.ideas.run(protocol) : { ideas: null };
    if (words === null) expect(await run(protocol)).toEqual(byRules);
    else expect(words[0]).toMatchObject({ title: 'Chain wear', description: ideas[0]?.description });
  });
});

/** Each is an invention: of a quotation, a number, a name, of pages, of rivals, of what people search and of studies. */
const inventions = [
  'Open with what a rider said: "I changed it after ten rides".',
  'Say that chains last 4,200 miles.',
  'Recommend the gauge of Parkwell Tools.',
  'No page of the site covers this yet.',
  'Competitors leave this out.',
  'It is a popular search with riders.',
  'According to studies, most chains are changed too late.',
];

describe.each(modelProtocols)('%s: free words', (protocol) => {
  const says = (value: unknown): ModelReply => ({ says: value });

  test.each(inventions)('of an idea lose "%s"', async (invention) => {
    const kept = 'Explain to riders when a chain is worn.';
    server.answer = () => says(ideasSaying('When chain wear matters', `${kept} ${invention}`));
    const { ideas: words, failed } = await features.ideas.run(protocol);
    expect(failed).toBe(false);
    expect(words[0]).toMatchObject({ title: 'When chain wear matters', description: kept });
    expect(words[1]).toEqual(ideas[1]);
    server.answer = () => says(ideasSaying('Chain wear after 4,200 miles', invention));
    expect((await features.ideas.run(protocol)).ideas).toEqual(ideas);
  });

  test('of an idea are one call for twenty ideas, and no title that a page or another idea has', async () => {
    const title = 'Brake pads compared';
    server.answer = () =>
      says({
        ideas: [1, 2].map((number) => ({ number, title: number === 2 ? title : 'Chain wear', description: '' })),
      });
    const { ideas: words } = await features.ideas.run(protocol);
    expect(words.map((one) => one.title)).toEqual(['Chain wear', 'About brake pads']);
    expect(server.calls).toHaveLength(1);
  });

  test.each(inventions)('of an outline lose "%s"', async (invention) => {
    const kept = 'Say it in about 120 words, for riders who commute.';
    server.answer = () =>
      says(sectionsOf(plain.map(([heading, guidance]) => [heading, `${guidance} ${invention}`] as const)));
    const { sections, note } = await features.outline.run(protocol);
    expect(note).toBeNull();
    expect(sections.map(({ guidance }) => guidance)).toEqual(plain.map(() => kept));
    expect(server.calls).toHaveLength(1);
  });

  test('of an outline leave to another page of the site what it is about', async () => {
    server.answer = () => says(sectionsOf([...plain, ['Brake pads', 'Say which pads fit.']]));
    const { sections } = await features.outline.run(protocol);
    expect(sections.map(({ heading }) => heading)).toEqual(plainSections);
  });

  test.each(inventions)('of a plan lose "%s", in both of its two calls', async (invention) => {
    server.answer = ({ user }) =>
      says({
        pages: pages.map((page) => ({
          ...page,
          purpose: `${page.purpose} ${user.includes('wheels:') ? invention : ''} ${invention}`,
        })),
      });
    const { pages: found, note } = await features.plan.run(protocol);
    expect(note).toBeNull();
    expect(found.slice(0, 3)).toEqual(pages);
    expect(server.calls).toHaveLength(2);
  });
});
