/** A day, the same for every reader: a report has no time zone but UTC. */
export function ReportDate({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatDay(at)}</time>;
}

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const formatDay = (at: string): string => format.format(new Date(at));
