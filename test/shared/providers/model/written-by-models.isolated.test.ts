/**
 * Text that a model adds by itself, by each protocol: ideas, outlines and plans are held to what it was shown.
 *
 * @module-tag corpus
 */
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rulesModel } from '../../../../shared/domain/grading/rules-model.ts';
import type { IdeaSite, WordedProposal } from '../../../../shared/domain/model-prompts/idea-site.ts';
import { suggestedByRules } from '../../../../shared/domain/model-prompts/suggested-by-rules.ts';
import type { OutlineInput } from '../../../../shared/domain/outlines/outline-input.ts';
import { proposeOutline } from '../../../../shared/domain/outlines/propose-outline.ts';
import { planPages } from '../../../../shared/domain/planning/plan-pages.ts';
import { openIdeaWriter } from '../../../../shared/providers/model/idea-writer.ts';
import type { ModelSettings } from '../../../../shared/providers/model/model-settings.ts';
import { openPlanner } from '../../../../shared/providers/model/open-planner.ts';
import { openOutliner } from '../../../../shared/providers/model/outliner.ts';
import { answeredCheck, isCheck } from '../../../harness/answered-check.ts';
import { captureLog } from '../../../harness/log-lines.ts';
import { type ModelCall, type ModelProtocol, modelProtocols } from '../../../harness/model-protocols.ts';
import { type ModelReply, startModelServer } from '../../../harness/model-server.ts';

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
const site: IdeaSite = {
  ...{
    name: 'Fernhill Cycles',
    context: 'A bicycle workshop.',
    country: null,
    city: 'York',
    language: 'en',
    adviceLanguage: 'en',
  },
  titles: ['Brake pads compared'],
};
const isChoice = ({ schema }: ModelCall): boolean => JSON.stringify(schema ?? {}).includes('"chosen"');
const chosen: ModelReply = { says: { refused: [], chosen: [1, 2] } };

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
    run: async (protocol: ModelProtocol) => openIdeaWriter(settings(protocol)).write(ideas, site, 40),
    byRules: { ideas, refused: new Map(), isChosen: false, droppedCount: 0, failed: true },
    calls: 2,
    foreign: ideasSaying('Chain wear', 'Erklärt den Verschleiß der Kette und sagt, wann man sie am besten wechselt.'),
  },
  outline: {
    run: async (protocol: ModelProtocol) => openOutliner(settings(protocol)).outline(outlined),
    byRules: {
      sections: proposeOutline(outlined).map((one) => ({ ...one, basis: 'rules', wordedBy: rulesModel })),
      dropped: [],
      note: 'The language model failed, so the outline is made by rules. Start another outline to ask the model again.',
    },
    calls: 1,
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
      pages: planPages(planned).map(suggestedByRules),
      dropped: [],
      note: 'The language model failed, so the pages are planned by rules. Send `regenerate: true` to plan them again.',
    },
    calls: 1,
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
  const { run, byRules, foreign, calls } = features[feature];

  test('are those of the rules, with a note, when the model refuses', async () => {
    server.answer = () => 'refuses';
    expect(await run(protocol)).toEqual(byRules);
    expect(server.calls).toHaveLength(calls);
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
    server.answer = (call) => (isChoice(call) ? chosen : isCheck(call) ? answeredCheck(call, []) : { says: foreign });
    const written = await run(protocol);
    if (!('ideas' in written)) expect(written).toEqual(byRules);
    else expect(written.ideas[0]).toMatchObject({ title: 'Chain wear', description: ideas[0]?.description });
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
  /** A model that writes one thing, chooses all ideas, and checks its own words rightly. */
  const writing = (says: unknown, notBorneOut: readonly string[] = inventions) => {
    server.answer = (call) => (isChoice(call) ? chosen : isCheck(call) ? answeredCheck(call, notBorneOut) : { says });
  };

  test.each(inventions)('of an idea are those of the rules, whole, where they have "%s"', async (invention) => {
    const honest = 'Explain to riders when a chain is worn.';
    writing(ideasSaying('When chain wear matters', honest));
    const { ideas: kept } = await features.ideas.run(protocol);
    expect(kept[0]).toMatchObject({ title: 'When chain wear matters', description: honest, wordedBy: 'm-1' });
    expect(kept[1]).toEqual(ideas[1]);
    writing(ideasSaying('Chain wear after 4,200 miles', `${honest} ${invention}`));
    const { ideas: words, droppedCount, failed } = await features.ideas.run(protocol);
    expect({ words, droppedCount, failed }).toEqual({ words: ideas, droppedCount: 2, failed: false });
  });

  test('of ideas are one call to choose, one for twenty of them, and its check; no title that a page has', async () => {
    writing({
      ideas: [1, 2].map((number) => ({
        ...{ number, title: number === 2 ? 'Brake pads compared' : 'Chain wear', description: '' },
      })),
    });
    const { ideas: words } = await features.ideas.run(protocol);
    expect(words.map((one) => one.title)).toEqual(['Chain wear', 'About brake pads']);
    expect(server.calls).toHaveLength(3);
  });

  test.each(inventions)('of an outline are those of the rules, whole, where they have "%s"', async (invention) => {
    const honest = 'Say it in about 120 words, for riders who commute.';
    writing(
      sectionsOf(plain.map(([heading, guidance], at) => [heading, at === 2 ? `${guidance} ${invention}` : honest])),
    );
    const { sections, note, dropped } = await features.outline.run(protocol);
    expect(note).toBeNull();
    expect(sections.map(({ heading }) => heading)).toEqual(plainSections);
    expect(sections.filter(({ guidance }) => guidance === honest)).toHaveLength(plain.length - 1);
    expect(sections[2]).toMatchObject({ wordedBy: rulesModel });
    expect(sections[2]?.guidance).not.toContain('commute');
    expect(dropped).toEqual([{ kind: 'guidance', name: plainSections[2], reason: expect.any(String) }]);
    expect(server.calls).toHaveLength(2);
  });

  test.each(inventions)('of a plan are those of the rules, whole, where they have "%s"', async (invention) => {
    writing({
      pages: pages.map((page, at) => ({ ...page, purpose: at === 1 ? `${page.purpose} ${invention}` : page.purpose })),
    });
    const { pages: found, note } = await features.plan.run(protocol);
    expect(note).toBeNull();
    expect([found[0]?.purpose, found[2]?.purpose]).toEqual([pages[0]?.purpose, pages[2]?.purpose]);
    expect(found[1]).toMatchObject({ name: 'Wheels', wordedBy: rulesModel });
    expect(found[1]?.purpose).not.toContain('trued');
    expect(server.calls).toHaveLength(2);
  });
});

test('a model chooses among ideas, in its order, and may refuse some; all evidence stays', async () => {
  const more = [...ideas, idea('casino bonus')];
  server.answer = (call) =>
    isChoice(call)
      ? { says: { refused: [{ number: 3, reason: 'not_relevant' }], chosen: [2] } }
      : isCheck(call)
        ? answeredCheck(call, [])
        : { says: { ideas: [] } };
  const written = await openIdeaWriter(settings('openai')).write(more, site, 40);
  // An idea that it does not speak of follows.
  expect(written.ideas).toEqual([ideas[1], ideas[0]]);
  expect(written).toMatchObject({ isChosen: true, failed: false, refused: new Map([[2, 'not_relevant']]) });
  expect(server.calls[0]?.user).toContain('A bicycle workshop.');
});
