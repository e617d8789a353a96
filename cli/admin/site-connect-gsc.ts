import { defineCommand, required } from './command.ts';
import { notAvailable } from './not-available.ts';
import { file, id, text } from './values.ts';

export const siteConnectGsc = defineCommand({
  noun: 'site',
  verb: 'connect-gsc',
  help: 'Connect a site to its Search Console property. Not available in this release.',
  arguments: { siteId: id('SITE_ID') },
  options: { property: required(text('PROPERTY')), credentials: required(file('FILE.json')) },
  run: notAvailable,
});
