/** Milestones of the story, on every engine. */
export const storyMilestones = {
  crawled: { background_status: null },
  analysed: { status: 'completed' },
  resolved: { skipped: false },
  'sent again': { status: 'completed' },
  failed: { status: 'failed' },
  retried: { status: 'completed' },
  'ideas run': { status: 'succeeded', trigger: 'manual' },
  'scheduled ideas run': { status: 'succeeded', trigger: 'scheduled' },
  'crawled after the restart': { background_status: null, latest_crawl: { status: 'completed' } },
};
