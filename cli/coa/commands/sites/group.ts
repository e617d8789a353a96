import type { CommandGroup } from '../../command.ts';
import { sitesAdd } from './add.ts';
import { sitesCrawl } from './crawl.ts';
import { sitesList } from './list.ts';
import { sitesSchedule } from './schedule.ts';
import { sitesShow } from './show.ts';

export const sites: CommandGroup = {
  name: 'sites',
  description: 'List, add, show, crawl and schedule sites',
  commands: [sitesList, sitesAdd, sitesShow, sitesCrawl, sitesSchedule],
};
