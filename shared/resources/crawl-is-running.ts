/** The message of a 409: it names the job to poll, which is null when that ended at the same moment. */
export const crawlIsRunning = (jobId: string | null): string =>
  jobId === null ? 'A crawl of the site was running; retry' : `A crawl of the site is running; poll ${jobId}`;
