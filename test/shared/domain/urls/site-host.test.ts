import { expect, test } from 'vitest';
import { siteNameOfHost } from '../../../../shared/domain/urls/site-host.ts';

test.each([
  ['https://www.Praxis-Meier.co.uk/kontakt/', 'praxis-meier'],
  ['https://praxis-meier.de/', 'praxis-meier'],
  ['https://shop.praxis-meier.de/', 'praxis-meier'],
  ['https://co.uk/', 'co'],
  ['https://acme.github.io/', 'acme'],
  ['https://www.coop.ch/', 'coop'],
  ['https://www.disco.example/', 'disco'],
  ['http://intranet/', 'intranet'],
  ['no url', ''],
])('the host of %s names the site %j', (url, expected) => {
  expect(siteNameOfHost(url)).toBe(expected);
});
