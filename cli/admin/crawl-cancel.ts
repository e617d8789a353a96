import { cancelCrawl } from '../../shared/operator/cancel-crawl.ts';
import { defineCommand } from './command.ts';
import { crawlId } from './values.ts';

export const crawlCancel = defineCommand({
  noun: 'crawl',
  verb: 'cancel',
  help: 'Cancel a crawl. One that is over stays what it is, and its status is printed.',
  arguments: { crawlId: crawlId() },
  options: {},
  async run(given, services) {
    const { id, status } = await cancelCrawl(services, given.arguments.crawlId);
    return { crawl_id: id, status };
  },
});
