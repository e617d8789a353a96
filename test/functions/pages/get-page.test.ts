import { describe, expect, test } from 'vitest';
import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { updatePage } from '../../../shared/table/pages.ts';
import { useSystem } from '../../harness/system.ts';
import { seedPage, seedSite } from './seed.ts';

const system = useSystem();

describe('GET /pages/{pageId}', () => {
  test('answers every field of the detail', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const at = '2026-02-03T04:05:06.789Z';
    const page = await seedPage(system, site, '/a/', {
      purpose: 'To sell.',
      primaryKeyword: 'red shoes',
      secondaryKeywords: [],
      isPriority: true,
      isPriorityManual: true,
      opportunityScore: 41.5,
      gscUrl: 'https://shop.example/A',
      gscIndexed: false,
      discoveredVia: 'crawl',
      contentRevision: 3,
      latestSnapshot: {
        id: 9,
        title: 'A',
        metaDescription: null,
        h1: 'A',
        wordCount: 12,
        statusCode: 200,
        reading: null,
        createdAt: at,
      },
      latestAnalysis: {
        id: 8,
        overallScore: 88,
        overallGrade: 'B+',
        estimatedScore: 90,
        estimatedGrade: 'A-',
        status: 'completed',
        completedAt: at,
        scoreSource: 'audit',
        fingerprint: 'f',
        contentRevision: 2,
      },
    });
    const { status, body } = await tenant.api.get(`/pages/${page.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        id: page.id,
        url: 'https://shop.example/a/',
        path: '/a/',
        name: null,
        purpose: 'To sell.',
        planned: false,
        site_id: site.id,
        primary_keyword: 'red shoes',
        secondary_keywords: [],
        is_priority: true,
        is_priority_manual: true,
        opportunity_score: 41.5,
        gsc_url: 'https://shop.example/A',
        gsc_indexed: false,
        discovered_via: 'crawl',
        unread_snapshot: null,
        page_kind: null,
        page_kind_source: null,
        page_kind_evidence: [],
        created_at: page.createdAt,
        updated_at: page.createdAt,
        last_analyzed_at: at,
        incoming_links: null,
        linking_pages: null,
        outgoing_links: null,
        external_links: null,
        latest_snapshot: {
          id: 9,
          title: 'A',
          meta_description: null,
          h1: 'A',
          word_count: 12,
          status_code: 200,
          created_at: at,
          reading: null,
        },
        latest_analysis: {
          id: 8,
          overall_score: 88,
          overall_grade: 'B+',
          status: 'completed',
          completed_at: at,
          score_source: 'audit',
          content_stale: true,
        },
        drafts: [],
      },
    });
  });

  test('words the evidence for the kind for its reader, and shows that of an earlier release as it is', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, site, '/a/', {
      detectedPageKind: 'event',
      pageKindEvidence: ['The page is mainly a form for messages.', 'The address is called "fair".'],
      pageKindSaid: [{ id: 'kinds.contact-form' }],
    });
    const headers = { 'accept-language': 'de' };
    const { body } = await tenant.api.raw('GET', `/pages/${page.id}`, { headers });
    expect(body.data.page_kind_evidence).toEqual([
      'Die Seite ist vor allem ein Formular für Nachrichten.',
      'The address is called "fair".',
    ]);
  });

  test('lists the active drafts by field, and none that are closed', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, site, '/a/');
    const draft = (field: string, status: string) => ({
      ...{ id: 1, field, status, originalValue: null, draftValue: `new ${field}`, publishedAt: null },
      ...{ createdAt: page.createdAt, updatedAt: page.createdAt },
    });
    const { organizationId } = page;
    await putItem(system.table, { ...keys.draft(organizationId, page.id, 'title'), ...draft('title', 'draft') });
    await putItem(system.table, { ...keys.draft(organizationId, page.id, 'h1'), ...draft('h1', 'failed') });
    await putItem(system.table, {
      ...keys.closedDraft(organizationId, page.id, 'body', 1),
      ...draft('body', 'published'),
    });
    expect((await tenant.api.get(`/pages/${page.id}`)).body.data.drafts).toEqual([
      { field: 'h1', status: 'failed', draft_value: 'new h1' },
      { field: 'title', status: 'draft', draft_value: 'new title' },
    ]);
  });

  test('answers 404 for a missing, a deleted, a malformed and a foreign id, in the same words', async () => {
    const tenant = await system.tenant();
    const other = await system.tenant();
    const site = await seedSite(system, tenant);
    const foreign = await seedPage(system, await seedSite(system, other), '/a/');
    const deleted = await seedPage(system, site, '/gone/');
    await updatePage(system.table, deleted, {
      set: { deletedAt: new Date().toISOString() },
      remove: ['sitePagesKey', 'sitePagesSort'],
    });
    for (const id of ['999999999', deleted.id, foreign.id, 'x', '0', '-1', '1.5', '1e3', '99999999999999999999']) {
      const { status, body } = await tenant.api.get(`/pages/${id}`);
      expect([id, status, body]).toEqual([id, 404, { error: { code: 'not_found', message: 'Page not found' } }]);
    }
    expect((await other.api.get(`/pages/${foreign.id}`)).status).toBe(200);
  });
});
