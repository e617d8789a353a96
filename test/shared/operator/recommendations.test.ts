/** @module-tag stories */
import { describe, expect, test } from 'vitest';
import { OperatorError } from '../../../shared/operator/operator-error.ts';
import { allowFragment, applyRecommendation } from '../../../shared/operator/recommendations.ts';
import { analyze, newlyAnalyzedPage, type Recommendation } from '../../functions/recommendations/analyzed.ts';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

const systemApplied = {
  status: 'applied',
  resolutionMethod: 'ai_action',
  verification: { addressed: true, skipped: false, validationScope: 'system_applied', validatedNodeIds: null },
};

async function oddHeadings() {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  await seedSnapshot(system, page, { title: 'Winter tyres: when to change them' });
  const prose = 'Winter tyres grip below seven degrees, so change them before the first frost. ';
  const section = (heading: string) => `${heading}\n\n${prose.repeat(20)}\n`;
  const markdown = `${section('# Winter tyres')}\n${section('# When to change winter tyres')}\n${section('#### What a set of them costs')}`;
  await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  const recommendations = await analyze(tenant, page);
  const wanted = recommendations.find((one) =>
    one.rubric_criteria.every((key) => ['h1_count', 'heading_hierarchy'].includes(key)),
  );
  if (!wanted) throw new Error('no recommendation on heading levels');
  return { tenant, page, wanted };
}

describe('apply', () => {
  test.each(['title', 'meta_description', 'h1', 'schema'])(
    '%s: writes a draft that the rules grade better',
    async (field) => {
      const { tenant, page, on } = await newlyAnalyzedPage(system);
      const before = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
      const target = on(field);
      const applied = await applyRecommendation(system.operator, target.id);
      expect(applied).toMatchObject(systemApplied);
      const { body } = await tenant.api.get(`/pages/${page.id}/drafts`);
      const [draft] = body.data;
      expect(draft).toMatchObject({
        field,
        status: 'draft',
        original_value: ['title', 'h1'].includes(field) ? 'Tyres' : null,
      });
      const { body: detail } = await tenant.api.get(`/pages/${page.id}`);
      expect(detail.data.drafts).toHaveLength(1);
      const after = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
      expect(after).toMatchObject({
        score_source: 'verified',
        overall_score: before.overall_score + target.point_value,
      });
    },
  );

  test('overwrites the active draft of the field', async () => {
    const { tenant, page, on } = await newlyAnalyzedPage(system);
    const put = await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'Rims' });
    await applyRecommendation(system.operator, on('title').id);
    const { body } = await tenant.api.get(`/pages/${page.id}/drafts`);
    expect(body.data).toMatchObject([{ id: put.body.data.id, status: 'draft' }]);
    expect(body.data[0].draft_value).toMatch(/winter tyres/i);
  });

  test('heading levels: writes a content version with source action and the same block ids', async () => {
    const { tenant, page, wanted } = await oddHeadings();
    const before = (await tenant.api.get(`/pages/${page.id}/content`)).body.data;
    expect(await applyRecommendation(system.operator, wanted.id)).toMatchObject(systemApplied);
    const after = (await tenant.api.get(`/pages/${page.id}/content`)).body.data;
    expect(after.source).toBe('action');
    expect(after.content_version_id).toBeGreaterThan(before.content_version_id);
    const ids = ({ children }: { children: { id: string }[] }) => children.map(({ id }) => id);
    expect(ids(after.doc)).toEqual(ids(before.doc));
    const depths = after.doc.children.flatMap((node: { depth?: number }) => node.depth ?? []);
    expect(depths).toEqual([1, 2, 3]);
    const { body: detail } = await tenant.api.get(`/pages/${page.id}`);
    expect(detail.data.latest_analysis.content_stale).toBe(true);
  });

  test('a recheck scans it only, and passes without a verdict once it is gone', async () => {
    const { tenant, page, on } = await newlyAnalyzedPage(system);
    const { id } = on('meta_description');
    await applyRecommendation(system.operator, id);
    const scanned = await tenant.api.post(`/recommendations/${id}/recheck`);
    expect(scanned.body.data).toMatchObject({ addressed: true, skipped: false, validation_scope: 'system_applied' });
    await tenant.api.delete(`/pages/${page.id}/drafts/meta_description`);
    const gone = await tenant.api.post(`/recommendations/${id}/recheck`);
    expect(gone.body.data).toMatchObject({ addressed: true, skipped: true, validation_scope: null });
  });

  test('prose is refused, and nothing is written', async () => {
    const { tenant, page, recommendations } = await newlyAnalyzedPage(system);
    const before = (await tenant.api.get(`/pages/${page.id}/analysis`)).body;
    const prose = recommendations.find((one) => one.target_field === 'body_content');
    await expect(applyRecommendation(system.operator, prose?.id ?? 0)).rejects.toThrow(/rules cannot write/);
    expect((await tenant.api.get(`/pages/${page.id}/analysis`)).body).toEqual(before);
    expect((await tenant.api.get(`/pages/${page.id}/drafts`)).body.data).toEqual([]);
  });

  test.each(['dismiss', 'resolve'])('one that is not open is refused: after %s', async (verb) => {
    const { tenant, on } = await newlyAnalyzedPage(system);
    const { id } = on('title');
    await tenant.api.post(`/recommendations/${id}/${verb}`, verb === 'resolve' ? { force: true } : {});
    await expect(applyRecommendation(system.operator, id)).rejects.toThrow(/already/);
  });

  test('one that does not exist is refused', async () => {
    await expect(applyRecommendation(system.operator, 999_999_999)).rejects.toThrow(OperatorError);
  });
});

describe('allow a fragment', () => {
  const placeholders = async (target: Recommendation, tenant: Awaited<ReturnType<typeof oddHeadings>>['tenant']) => {
    const content = 'Winter tyres: sizes and prices at [Company Name] in town';
    const { body } = await tenant.api.post(`/recommendations/${target.id}/resolve`, { content });
    return body.data.placeholders;
  };

  test('it is no placeholder any more, whatever its case and spacing', async () => {
    const { tenant, on } = await newlyAnalyzedPage(system);
    expect(await allowFragment(system.operator, on('title').id, ' [company  name] ')).toEqual(['[company  name]']);
    expect(await placeholders(on('title'), tenant)).toEqual([]);
  });

  test('marking it twice does nothing, and the scores stay', async () => {
    const { tenant, page, on } = await newlyAnalyzedPage(system);
    const before = (await tenant.api.get(`/pages/${page.id}`)).body.data.latest_analysis;
    await allowFragment(system.operator, on('title').id, '[Company Name]');
    expect(await allowFragment(system.operator, on('title').id, '[company name]')).toEqual(['[Company Name]']);
    expect((await tenant.api.get(`/pages/${page.id}`)).body.data.latest_analysis).toEqual(before);
  });

  test.each(['', '  ', 'x'.repeat(201)])('refuses %j', async (fragment) => {
    const { on } = await newlyAnalyzedPage(system);
    await expect(allowFragment(system.operator, on('title').id, fragment)).rejects.toThrow(OperatorError);
  });

  test('refuses a recommendation that does not exist', async () => {
    await expect(allowFragment(system.operator, 999_999_999, '[Company Name]')).rejects.toThrow('does not exist');
  });
});
