import { expect, test } from 'vitest';
import { seedPage } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { markdown } from '../recommendations/analyzed.ts';

const system = useSystem();

async function readIn(tenant: Tenant, path: string, language: string) {
  const { status, text } = await tenant.api.raw('GET', path, { headers: { 'accept-language': language } });
  expect(status).toBe(200);
  return JSON.parse(text).data;
}

interface Shown {
  label: string;
  rationale: string;
  criteria_scores: Record<string, { rationale: string; score: number }>;
}

test('a German editor reads why a page has its grade in German, with the same scores', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  await waitForJob(tenant.api, (await tenant.api.post(`/pages/${page.id}/analyze`)).body.data.job_id);
  const read = async (language: string): Promise<Shown[]> =>
    (await readIn(tenant, `/pages/${page.id}/analysis`, language)).components;
  const [english, german] = await Promise.all([read('en'), read('de-AT')]);
  const scores = (components: Shown[]) =>
    components.map(({ criteria_scores: all }) => Object.entries(all).map(([key, { score }]) => [key, score]));
  expect(scores(german)).toEqual(scores(english));
  const sentences = ({ rationale, criteria_scores: all }: Shown) => [
    rationale,
    ...Object.values(all).map((one) => one.rationale),
  ];
  const same = german.flatMap((component, at) =>
    sentences(component).filter((text) => english.flatMap(sentences).includes(text) || text === english[at]?.label),
  );
  expect(same).toEqual([]);
  for (const component of german) {
    expect(component.rationale.startsWith(`${component.label}: `)).toBe(true);
    for (const { rationale } of Object.values(component.criteria_scores))
      expect(component.rationale).toContain(rationale);
  }
  expect(german[0]?.rationale).toMatch(/^Titel: \d+(?:,\d)? von \d+ Punkten\. /);
});

test('an analysis by rules says in the language of its reader what they count and what they do not judge', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  await waitForJob(tenant.api, (await tenant.api.post(`/pages/${page.id}/analyze`)).body.data.job_id);
  const said = ['en', 'de', 'fr', 'es'].map(
    async (language) => (await readIn(tenant, `/pages/${page.id}/analysis`, language)).not_judged,
  );
  expect(await Promise.all(said)).toEqual([
    expect.stringMatching(/^Graded by rules\. They count .* is not judged: that takes a language model\.$/),
    expect.stringMatching(/Gezählt wird, .* wird nicht beurteilt: Dafür braucht es ein Sprachmodell\.$/),
    expect.stringMatching(/On compte .* ne sont pas jugées : il faut pour cela un modèle de langage\.$/),
    expect.stringMatching(/Se cuenta .* No se juzga .*: para eso hace falta un modelo de lenguaje\.$/),
  ]);
});

test('the names and descriptions of the rubric are in the language of the request', async () => {
  const tenant = await system.tenant();
  const { site_id: siteId } = (await tenant.api.get(`/pages/${(await seedPage(system, tenant)).id}`)).body.data;
  const [french] = (await readIn(tenant, `/sites/${siteId}/rubric`, 'fr')).components;
  expect([french.label, french.criteria[0].label]).toEqual(['Titre', 'Longueur du titre']);
  expect(french.criteria[0].description).toMatch(/^Le titre a de 30 à 60 caractères/);
});
