import { readFile } from 'node:fs/promises';
import { connectSearchConsole } from '../../../shared/operator/connect-search-console.ts';
import { defineCommand, required } from '../command.ts';
import { file, id, text } from '../values.ts';

export const siteConnectGsc = defineCommand({
  noun: 'site',
  verb: 'connect-gsc',
  help: 'Connect a site to its Search Console property, with a Google service-account or authorized-user file.',
  arguments: { siteId: id('SITE_ID') },
  options: { property: required(text('PROPERTY')), credentials: required(file('FILE.json')) },
  async run({ arguments: { siteId }, options }, services) {
    const credentials = await readFile(services.resolveFile(options.credentials), 'utf8');
    const connected = await connectSearchConsole(services, { siteId, property: options.property, credentials });
    const { siteId: connectedId, propertyUrl, warning } = connected;
    return {
      site_id: connectedId,
      gsc_property_url: propertyUrl,
      gsc_connected: true,
      ...(warning ? { warning } : {}),
    };
  },
});
