import type { CommandGroup } from '../../command.ts';
import { sitesAdd } from './add.ts';
import { sitesCrawl } from './crawl.ts';
import { sitesList } from './list.ts';
import { sitesReport } from './report.ts';
import { sitesSchedule } from './schedule.ts';
import { sitesShow } from './show.ts';

export const sites: CommandGroup = {
  name: 'sites',
  description: 'List, add, show, crawl, schedule and report sites',
  commands: [sitesList, sitesAdd, sitesShow, sitesCrawl, sitesSchedule, sitesReport],
};
