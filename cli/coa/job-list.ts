import type { EndedJob } from '../../clients/typescript/src/index.ts';
import { type ListOutput, list } from './output.ts';

/** Jobs as rows. `about` says what a job is about, where it is known. */
export const jobList = <Row extends EndedJob>(
  jobs: AsyncIterable<Row> | Iterable<Row>,
  about?: (job: Row) => string | null,
): ListOutput =>
  list<Row>({
    items: jobs,
    columns: [
      { title: 'Job', of: ({ id }) => id },
      { title: 'Type', of: (job) => ('type' in job ? job.type : null) },
      { title: 'Status', of: ({ status }) => status },
      { title: 'Page', of: (job) => ('page_id' in job ? job.page_id : null), align: 'right' },
      ...(about ? [{ title: 'About', of: about }] : []),
      { title: 'Done', of: (job) => ('progress' in job ? job.progress.done : null), align: 'right' },
      { title: 'Total', of: (job) => ('progress' in job ? job.progress.total : null), align: 'right' },
      { title: 'Error', of: (job) => ('error' in job ? job.error : null) },
    ],
    idOf: ({ id }) => id,
    none: 'no job',
  });
