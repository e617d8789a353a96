import { formatJobId } from '../../../shared/domain/jobs/job-id.ts';
import { cancelOperatorJob } from '../../../shared/operator/cancel-job.ts';
import { defineCommand } from '../command.ts';
import { crawlId } from '../values.ts';

export const crawlCancel = defineCommand({
  noun: 'crawl',
  verb: 'cancel',
  help: 'Cancel a crawl. One that is over stays what it is, and its status is printed.',
  arguments: { crawlId: crawlId() },
  options: {},
  async run({ arguments: { crawlId: id } }, services) {
    const { status } = await cancelOperatorJob(services, formatJobId({ kind: 'crawl', id }));
    return { crawl_id: id, status };
  },
});
