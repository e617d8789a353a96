import { setTimeout as delay } from 'node:timers/promises';
import { startSampleSite } from '../local/sample-site-server.ts';
import { resolveFields } from '../shared/domain/fields/resolve-fields.ts';
import { gradeComponent } from '../shared/domain/grading/grade-component.ts';
import { documentFromMarkdown } from '../shared/domain/markdown/document-from-markdown.ts';
import { recommendationsFrom } from '../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../shared/domain/rubric/default-rubric.ts';
import { defaultScoreCurve } from '../shared/domain/rubric/score-curves.ts';
import { analysisScores } from '../shared/domain/scoring/analysis-scores.ts';
import { applyScoreCurve } from '../shared/domain/scoring/criteria-scores.ts';
import { startBenchSystem } from './bench-system.ts';
import { dependentDepth } from './counting-proxy.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { atMost, type Figure, median } from './table.ts';

const WORDS = 3_000;
const GRADINGS = 30;
const GRADING_CPU_MS_MAX = 150;
const JOBS = 12;
const JOB_MS_MAX = 1_000;
const JOB_POLL_MS = 20;
const COUNTED_CALLS = 60;
const DEPTH_MAX = 3;
const TIMED_CALLS = 200;
const BRIEF_MS_MAX = 25;
const REPORT_MS_MAX = 40;

/** What an analysis by rules costs, how long its job takes, and the page's brief and report with their links. */
export async function analysisFigures(): Promise<Figure[]> {
  const grading = gradingFigure();
  await using bench = await startBenchSystem();
  await using cleanup = new AsyncDisposableStack();
  const site = await startSampleSite();
  cleanup.defer(() => site.stop());
  const environment = { CRAWL_ORIGIN_OVERRIDES: `${site.domain}=${site.origin}` };

  const counted = await bench.start({ counted: true, environment });
  const pageId = await preparePage(counted, site.domain);
  const depths: Figure[] = [];
  for (const what of ['brief', 'report'] as const) {
    const seen: number[] = [];
    for (let at = 0; at < COUNTED_CALLS; at += 1) {
      bench.proxy.takeCalls();
      await counted.must('GET', `/pages/${pageId}/${what}`);
      seen.push(dependentDepth(bench.proxy.takeCalls()));
    }
    // Read from the times: on a busy machine, calls that are meant to run together follow each other. The least is right.
    depths.push(atMost(`${what}: dependent DynamoDB round trips`, Math.min(...seen), DEPTH_MAX, 'calls', 0));
  }
  await counted.stop();

  const timed = await bench.start({ environment });
  try {
    return [
      grading,
      await jobFigure(timed, pageId),
      ...depths,
      await latencyFigure(timed, `/pages/${pageId}/brief`, 'brief', BRIEF_MS_MAX),
      await latencyFigure(timed, `/pages/${pageId}/report`, 'report', REPORT_MS_MAX),
    ];
  } finally {
    await timed.stop();
  }
}

/** A crawled page with a long body, keywords, an outline, and two analyses to compare. */
async function preparePage(system: MeasuredSystem, domain: string): Promise<number> {
  const { must, settle } = system;
  const siteId: number = (await must('POST', '/sites', { domain })).body.data.id;
  while ((await must('GET', `/sites/${siteId}`)).body.data.background_status !== null) await delay(100);
  const pageId: number = (await must('GET', `/sites/${siteId}/pages?limit=1`)).body.data[0].id;
  await must('PATCH', `/pages/${pageId}`, {
    primary_keyword: 'bicycle chain',
    secondary_keywords: ['chain wear', 'chain oil', 'cassette'],
  });
  for (const edition of ['First', 'Second']) {
    await must('POST', `/pages/${pageId}/content`, { markdown: `${article(WORDS)}\n\n${edition} edition.` });
    await settle((await must('POST', `/pages/${pageId}/analyze`)).body.data.job_id);
  }
  await must('POST', `/pages/${pageId}/outline`);
  while (['pending', 'processing'].includes((await must('GET', `/pages/${pageId}/outline`)).body.data.status))
    await delay(100);
  return pageId;
}

/** Parsing, eleven components, recommendations and scores, as the tasks of one analysis do them together. */
function gradingFigure(): Figure {
  const cpu: number[] = [];
  for (let at = 0; at < GRADINGS; at += 1) {
    const markdown = article(WORDS).replace('Clean', `Clean ${at} times`);
    const before = process.cpuUsage();
    analyze(markdown);
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1_000);
  }
  const [first = 0] = cpu;
  const name = `rules-v1 analysis of a page of ${WORDS} words: own CPU, p50 (first ${first.toFixed(0)}, least ${Math.min(...cpu).toFixed(0)} ms)`;
  return atMost(name, median(cpu), GRADING_CPU_MS_MAX, 'ms');
}

function analyze(markdown: string): void {
  let blocks = 0;
  const newId = () => {
    blocks += 1;
    return `b${blocks}`;
  };
  const document = documentFromMarkdown({ markdown, previous: null, newId });
  const page = {
    url: 'https://shop.example/guides/chain/',
    path: '/guides/chain/',
    siteDomain: 'shop.example',
    purpose: null,
    fields: resolveFields({
      drafts: [],
      snapshot: { title: 'How to look after a bicycle chain', metaDescription: null, h1: null, schema: null, markdown },
      contentVersion: { id: 1, markdown },
      keywords: { primary: 'bicycle chain', secondary: ['chain wear', 'chain oil'] },
    }),
    document,
    links: { crawled: true, internalCount: 0, outboundCount: 0, internal: [] },
    language: 'en',
  };
  const grades = defaultRubric.components.map((component) => gradeComponent({ component, page }));
  const components = grades.map(({ componentType, criteriaScores }) => ({
    componentType,
    criteriaScores: applyScoreCurve(criteriaScores, defaultScoreCurve),
  }));
  const findings = grades.flatMap((grade) => grade.findings);
  const proposed = recommendationsFrom({ findings, components, rubric: defaultRubric, document, page });
  const recommendations = proposed.map((one) => ({ ...one, status: 'pending' as const, verification: null }));
  analysisScores({ components, rubric: defaultRubric, recommendations });
}

async function jobFigure(system: MeasuredSystem, pageId: number): Promise<Figure> {
  const times: number[] = [];
  for (let at = 0; at < JOBS; at += 1) {
    const { body } = await system.must('POST', `/pages/${pageId}/analyze`, { force: true });
    const startedAt = performance.now();
    const url = `/jobs/${body.data.job_id}`;
    while ((await system.must('GET', url)).body.data.retry_after_seconds !== null) await delay(JOB_POLL_MS);
    times.push(performance.now() - startedAt);
  }
  const name = `analysis of a page of ${WORDS} words: from 202 to completed, p50 (least ${Math.min(...times).toFixed(0)}, most ${Math.max(...times).toFixed(0)} ms)`;
  return atMost(name, median(times), JOB_MS_MAX, 'ms', 0);
}

async function latencyFigure(system: MeasuredSystem, url: string, name: string, limitMs: number): Promise<Figure> {
  const times: number[] = [];
  for (let at = 0; at < TIMED_CALLS; at += 1) times.push((await system.must('GET', url)).milliseconds);
  return atMost(`${name}: p50 (least ${Math.min(...times).toFixed(1)} ms)`, median(times), limitMs, 'ms');
}

/** Markdown of about so many words, such as an editor writes. */
function article(words: number): string {
  const parts = ['# How to look after a bicycle chain\n\n'];
  for (let at = 0, written = 0; written < words; at += 1) {
    const part = section(at);
    written += part.split(/\s+/).length;
    parts.push(part);
  }
  return parts.join('');
}

const section = (at: number): string => `## How do you look after part ${at} of a bicycle chain?

Clean part ${at} after every ride in the rain, and look at it once a month. A worn chain takes others with it: one that has
stretched by ${at % 7} per cent grinds down the *cassette*, which costs **${20 + (at % 50)} pounds** more. We measured ${at + 3} of
them in our workshop. See [our guide to part ${at}](/guides/part-${at}/) for pictures of each step.

- Wipe it with a dry cloth.
- Put on one drop of chain oil for each link.
- Turn the cranks back for half a minute.

`;
