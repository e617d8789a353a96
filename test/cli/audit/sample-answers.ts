/** Answers in the shapes of the spec sections "Brief and report", "Checks", "Analysis and components" and "Jobs". */
import type { Checks, Report } from '../../../cli/audit/report-types.ts';

const checkKeys = [
  'title_present',
  'title_length',
  'title_has_primary_keyword',
  'meta_description_present',
  'meta_description_length',
  'meta_description_has_primary_keyword',
  'h1_present',
  'h1_single',
  'h1_has_primary_keyword',
  'intro_has_primary_keyword',
  'word_count',
  'schema_present',
  'schema_valid',
  'internal_links',
  'outbound_links',
];

export function sampleChecks(overrides: Partial<Checks> = {}): Checks {
  return {
    checks: checkKeys.map((key) => {
      if (key === 'title_length') {
        return { key, status: 'warn', value: 66, target: '30-60', message: 'Shorten the title to 60 characters.' };
      }
      if (key === 'internal_links') {
        return { key, status: 'fail', value: 0, target: '2+ internal links', message: 'Nothing links onward.' };
      }
      if (key.endsWith('primary_keyword')) {
        return { key, status: 'not_applicable', value: null, target: null, message: 'No primary keyword.' };
      }
      return { key, status: 'pass', value: true, target: null, message: 'All is well.' };
    }),
    summary: { pass: 9, warn: 1, fail: 1, not_applicable: 4 },
    fields: { title: 'Bike repair in Kingsbourne', word_count: 428 },
    last_analysis: { overall_score: 86.6, overall_grade: 'B' },
    ...overrides,
  };
}

export function sampleReport(overrides: Partial<Report> = {}): Report {
  return {
    page: { id: 7, url: 'https://shop.example/repair/' },
    fields: { title: { value: 'Bike repair in Kingsbourne' } },
    analysis: {
      overall_score: 86.6,
      overall_grade: 'B',
      estimated_score: 93,
      estimated_grade: 'A',
      components: [
        { component_type: 'title', label: 'Title', score: 61.2, grade: 'D-', model: 'rules-v1' },
        { component_type: 'serp_analysis', label: null, score: null, grade: null, model: null },
      ],
    },
    recommendations: [
      sampleRecommendation({ title: 'Add internal links', sort_order: 2, impact: 'medium', point_value: 1 }),
      sampleRecommendation({ title: 'Shorten the title', sort_order: 1, impact: 'high', point_value: 4 }),
    ],
    ...overrides,
  };
}

export function sampleRecommendation(overrides: Partial<Report['recommendations'][number]> = {}) {
  return {
    title: 'Shorten the title',
    description: 'The title has 66 characters; results pages show about 60.',
    impact: 'high',
    point_value: 4,
    sort_order: 1,
    ...overrides,
  };
}

export function sampleSite(overrides: Record<string, unknown> = {}) {
  return {
    id: 1,
    domain: 'shop.example',
    page_count: 12,
    background_status: null,
    latest_crawl: {
      id: 3,
      status: 'completed',
      total_pages: 12,
      crawled_pages: 12,
      started_at: null,
      completed_at: null,
    },
    ...overrides,
  };
}

export function sampleJob(id: string, status: string, overrides: Record<string, unknown> = {}) {
  const retryAfterSeconds = status === 'queued' || status === 'processing' ? 2 : null;
  return { id, type: 'analyze', status, error: null, retry_after_seconds: retryAfterSeconds, result: {}, ...overrides };
}
