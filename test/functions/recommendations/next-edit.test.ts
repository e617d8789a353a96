import { expect, test } from 'vitest';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { analyze } from './analyzed.ts';

const system = useSystem();

const body = (linkTexts: readonly [string, string], section = ''): string => `# Chain

A clean bicycle chain shifts better and lasts for 3,000 kilometres. Wipe the chain with a cloth after each ride in the rain, and put one drop of oil on every link. Click [${linkTexts[0]}](/tools/) for the tools that you need, and [${linkTexts[1]}](/oils/) for oils.

## Cleaning the chain

Turn the pedals backwards and hold a brush with degreaser against the chain. Rinse it with little water, and let it dry for 20 minutes.

## Oiling the chain

Put one drop of oil on each roller. Wait 5 minutes, and wipe the rest off: oil on the outside only collects dirt.

We do all of it in our workshop: [book a service](/book/) today.
${section}`;
const generic = ['here', 'here'] as const;
const descriptive = ['bicycle chain tools', 'bicycle oils'] as const;
/** Below the invitation, which no longer ends the page. */
const section = `
## When to replace a bicycle chain

A gauge for 10 euros shows how worn a chain is. When the gauge drops in at 0.75 percent, replace the chain before it ruins the cassette. On a road bicycle you reach that point after about 4,000 kilometres, on a mountain bicycle after 2,000. A new chain costs between 20 and 45 euros, and a cassette that an old chain has worn costs 60 euros more, so the gauge pays for itself with the first chain.

## Which oil suits the chain

A dry oil with wax suits summer and lasts for about 150 kilometres. A wet oil stays on the chain in the rain for 300 kilometres, but collects more dirt. Both cost 8 to 15 euros for 100 millilitres, which is enough for 40 times.

A chain of an electric bicycle carries twice the force. Give it oil every 100 kilometres, and look at its wear every 500.
`;

async function analyzedPage(markdown: string, { title, keyword }: { title: string; keyword: string }) {
  const tenant = await system.tenant();
  const { api } = tenant;
  const page = await seedPage(system, tenant, { primaryKeyword: keyword });
  for (const path of ['/tools/', '/oils/', '/book/']) await api.post(`/sites/${page.siteId}/pages`, { path });
  await seedSnapshot(system, page, { title, metaDescription: null, h1: null });
  const post = (text: string) => api.post(`/pages/${page.id}/content`, { markdown: text });
  await post(markdown);
  const recommendations = await analyze(tenant, page);
  /** Of the recommendation with a criterion, or for a field. */
  const resolve = async (what: string) => {
    const found = recommendations.find((one) => one.rubric_criteria.includes(what) || one.target_field === what);
    return (await api.post(`/recommendations/${found?.id}/resolve`)).body.data;
  };
  return { api, page, post, resolve };
}

const analyzedChain = () => analyzedPage(body(generic), { title: 'Chain', keyword: 'bicycle chain' });

test('"addressed true … applied": an edit that was accepted does not block the next one, which is compared with the page before it', async () => {
  const { post, resolve } = await analyzedChain();
  await post(body(generic, section));
  expect(await resolve('depth_coverage')).toMatchObject({ addressed: true, validation_scope: 'full_document' });
  await post(body(descriptive, section));
  expect(await resolve('links_anchor_text')).toMatchObject({ addressed: true, validation_scope: 'targeted_nodes' });
});

test('"targeted_nodes": what else changed in the body is not held against the nodes that were edited', async () => {
  const { post, resolve } = await analyzedChain();
  await post(body(descriptive, section));
  expect(await resolve('links_anchor_text')).toMatchObject({ addressed: true, validation_scope: 'targeted_nodes' });
});
