import * as z from 'zod';
import { NAME_CHARACTERS_MAX } from '../../shared/domain/pages/limits.ts';
import { textOrNull } from '../../shared/domain/pages/page-change.ts';
import { defineOperation, type RateBucket } from '../../shared/http/operation.ts';
import { characters, detailSchema } from '../../shared/http/schemas.ts';
import { noSiteRoom, requireSiteRoom } from '../../shared/http/site-room.ts';
import { siteDetail, siteDetailSchema } from '../../shared/resources/site.ts';
import { transact } from '../../shared/table/engine/transaction.ts';
import { requireOrganization, sitesMax } from '../../shared/table/organizations.ts';
import { createPlanWrite } from '../../shared/table/planning.ts';
import { createSiteWrites, newSite, type Site } from '../../shared/table/sites.ts';
import { briefSchema } from './planning-schemas.ts';
import type { PlanningServices } from './services.ts';

const COUNTRY_NAME_CHARACTERS_MAX = 200;
const COUNTRY_CODE_MAX = 999_999_999;

const bodySchema = z.strictObject({
  brief: briefSchema,
  name: characters(0, NAME_CHARACTERS_MAX)
    .nullish()
    .meta({ description: 'The display name. Derived from the brief when missing or blank.' }),
  location_country_code: z
    .number()
    .int()
    .min(1)
    .max(COUNTRY_CODE_MAX)
    .nullish()
    .meta({ description: "The keyword-research provider's country code, for example 2840 for the United States." }),
  location_country_name: characters(0, COUNTRY_NAME_CHARACTERS_MAX).nullish(),
});
type Body = z.output<typeof bodySchema>;

const plannedSiteSchema = z.lazy(() =>
  z
    .strictObject({
      ...siteDetailSchema.unwrap().shape,
      note: z.string().nullable().meta({
        description:
          'Set when the name and the place are those that rules read in the brief because the language model failed.',
      }),
    })
    .meta({ id: 'PlannedSite' }),
);

export const planSite = defineOperation({
  operationId: 'planSite',
  method: 'POST',
  path: '/sites/plan',
  tag: 'Site planning',
  summary: 'Create a planned site',
  description:
    'The site has no URL until it goes live; its `domain` is its display name. ' +
    'A missing name or location is derived from the brief by one model call, which counts against the LLM bucket. An unclear location becomes the United States. A country code alone, or a country name alone, counts as a location, and the brief never replaces it. ' +
    'Returns 402 for an organization without a subscription that already has a site, and for one that has as many sites as its plan says.',
  access: 'content:write',
  bucket: chooseBucket,
  body: bodySchema,
  responses: { 201: detailSchema(plannedSiteSchema) },
  errors: ['payment_required'],
}).handle(async ({ caller, body }, services: PlanningServices) => {
  const { table, ids, now } = services;
  const [organization, id] = await Promise.all([requireOrganization(table, caller.organizationId), ids.next('site')]);
  requireSiteRoom(organization);
  const { note, ...described } = await describe(body, services);
  const site = newSite({
    ...described,
    id,
    organizationId: caller.organizationId,
    planned: true,
    createdAt: now().toISOString(),
  });
  const result = await transact(table, [
    ...createSiteWrites(site, sitesMax(organization)),
    createPlanWrite(site, body.brief),
  ]);
  if (!result.ok) {
    if (!result.failed.includes('siteLimit'))
      throw new Error(`site ${id} could not be written: ${result.failed.join()}`);
    throw noSiteRoom(organization, Number(result.items['siteLimit']?.['siteCount'] ?? sitesMax(organization)));
  }
  return { status: 201, body: { data: { ...siteDetail(site, null, { schedule: null, scores: null }), note } } };
});

interface SentCountry {
  location_country_code?: unknown;
  location_country_name?: unknown;
}

const sentCountryName = ({ location_country_name: name }: SentCountry): string | null =>
  typeof name === 'string' ? textOrNull(name) : null;

/** Whether the client said anything of the location; else it has to be read from the brief. */
const saysCountry = (body: SentCountry): boolean =>
  typeof body.location_country_code === 'number' || sentCountryName(body) !== null;

/** The client's location, unchanged: the name of a place that is no country has no code. */
async function givenCountry(
  body: SentCountry,
): Promise<{ countryCode: number | null; countryName: string | null } | null> {
  if (!saysCountry(body)) return null;
  // With the names of countries and cities, which no other request needs.
  const { countryOfCode, countryOfName } = await import('../../shared/domain/places/places.ts');
  const name = sentCountryName(body);
  const { location_country_code: code } = body;
  if (typeof code === 'number')
    return { countryCode: code, countryName: name ?? countryOfCode(code)?.countryName ?? null };
  return { countryCode: name === null ? null : (countryOfName(name)?.countryCode ?? null), countryName: name };
}

/** The body is any JSON here: it is checked after the request was counted. */
function chooseBucket(uncheckedBody: unknown): RateBucket {
  if (typeof uncheckedBody !== 'object' || uncheckedBody === null) return 'llm';
  const { name } = uncheckedBody as { name?: unknown };
  return typeof name === 'string' && name.trim() !== '' && saysCountry(uncheckedBody) ? 'default' : 'llm';
}

async function describe(
  body: Body,
  { planner }: PlanningServices,
): Promise<Pick<Site, 'domain' | 'name' | 'location'> & { note: string | null }> {
  const name = textOrNull(body.name);
  const country = await givenCountry(body);
  const said = name === null || country === null ? await planner.describe({ brief: body.brief }) : null;
  const displayName = name ?? said?.name ?? '';
  return {
    note: said?.note ?? null,
    domain: displayName,
    name: displayName,
    location: {
      countryCode: country ? country.countryCode : (said?.countryCode ?? null),
      countryName: country ? country.countryName : (said?.countryName ?? null),
      cityCode: null,
      cityName: country === null || country.countryCode === said?.countryCode ? (said?.cityName ?? null) : null,
    },
  };
}
