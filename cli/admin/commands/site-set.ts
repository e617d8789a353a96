import { readFile } from 'node:fs/promises';
import { renderModes } from '../../../shared/domain/crawling/render-mode.ts';
import { parseRubric } from '../../../shared/domain/rubric/parse-rubric.ts';
import { scoreCurves } from '../../../shared/domain/rubric/score-curves.ts';
import { OperatorError } from '../../../shared/operator/operator-error.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { hasOwnRubric, setSiteRubric } from '../../../shared/table/rubrics.ts';
import { findSiteOwner, getSite, type Site, updateSite } from '../../../shared/table/sites.ts';
import { defineCommand, optional } from '../command.ts';
import { file, id, parseChoice, parseOnOff } from '../values.ts';

export const siteSet = defineCommand({
  noun: 'site',
  verb: 'set',
  help: 'Change how the pages of a site are graded and read, and whether its content ideas are refreshed on schedule.',
  arguments: { siteId: id('SITE_ID') },
  options: {
    scoreCurve: optional(parseChoice(scoreCurves)),
    rubric: optional(file('FILE.json')),
    autoRefresh: optional(parseOnOff()),
    render: optional(parseChoice(renderModes)),
  },
  async run({ arguments: { siteId }, options }, { table, resolveFile, now }) {
    const site = await knownSite(table, siteId);
    const { scoreCurve, autoRefresh, render } = options;
    // Read before anything is changed: a command whose file is wrong changes nothing.
    const rubric = options.rubric === undefined ? undefined : await readRubric(resolveFile(options.rubric));
    if (rubric !== undefined) await setSiteRubric(table, site.organizationId, siteId, rubric);
    if (scoreCurve !== undefined || autoRefresh !== undefined || render !== undefined) {
      await updateSite(table, site.organizationId, siteId, {
        set: { scoreCurve, autoRefresh, render, updatedAt: now().toISOString() },
      });
    }
    return settings(table, await knownSite(table, siteId));
  },
});

async function knownSite(table: Table, siteId: number): Promise<Site> {
  const organizationId = await findSiteOwner(table, siteId);
  const site = organizationId === null ? null : await getSite(table, organizationId, siteId);
  if (!site) throw new OperatorError(`site ${siteId} does not exist`);
  return site;
}

/** The file's value, in the form in which the API shows a rubric; the table keeps that form. */
async function readRubric(path: string): Promise<unknown> {
  const value = parseJson(await readFile(path, 'utf8'), path);
  const parsed = parseRubric(value);
  if (!parsed.ok) throw new OperatorError(`${path} is not a rubric: ${parsed.message}`);
  return value;
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OperatorError(`${path} is not JSON`);
  }
}

async function settings(table: Table, site: Site) {
  return {
    site_id: site.id,
    org_id: site.organizationId,
    domain: site.domain,
    score_curve: site.scoreCurve,
    rubric: (await hasOwnRubric(table, site.organizationId, site.id)) ? 'own' : 'default',
    auto_refresh: site.autoRefresh,
    render: site.render,
  };
}
