import type { MessageId, MessageRenderer, MessageValue } from '../../shared/domain/messages/message.ts';
import { reportSectionTexts } from './report-section-texts.ts';

/** The report's own sentences around those of the API, in a language. */
export type ReportTexts = ReturnType<typeof reportTexts>;

/** Pages in detail: which of them there are. */
interface Parts {
  readonly home: boolean;
  readonly priority: boolean;
  readonly rest: boolean;
}

/** The words of the report, without those of the plan of a site that is not live (`plan-words.ts`). */
export function reportTexts(messages: MessageRenderer) {
  const say = (id: MessageId, values: Readonly<Record<string, MessageValue>> = {}): string =>
    messages.render({ id, values });
  const pages = (count: number): string => say('report.common.pages', { count });
  const percent = (share: number): string => say('report.common.percent', { percent: Math.round(share * 100) });
  const joinParts = ({ home, priority, rest }: Parts): string =>
    [
      ...(home ? [say('report.parts.home')] : []),
      ...(priority ? [say('report.parts.priority')] : []),
      ...(rest ? [say('report.parts.rest')] : []),
    ].reduce((first, next) => (first === '' ? next : say('report.parts.then', { first, next })), '');
  const tenths = new Intl.NumberFormat(messages.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const numbers = new Intl.NumberFormat(messages.locale);
  const days = new Intl.DateTimeFormat(messages.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    ...reportSectionTexts({ say, messages, percent, joinParts }),
    title: {
      site: (site: string) => say('report.title.site', { site }),
      page: (site: string) => say('report.title.page', { site }),
    },
    preparedBy: (name: string) => say('report.head.prepared-by', { name }),
    logo: say('report.head.logo'),
    made: say('report.head.made'),
    crawled: say('report.head.crawled'),
    /** Of the rules, which are no model, no version is said. */
    gradedBy: (models: readonly string[]) =>
      say('report.head.graded-by', {
        graders: models.map((model) => (model.startsWith('rules-') ? say('report.head.rules') : model)).join(', '),
      }),
    count: {
      pages,
      points: (count: number) => say('report.common.points', { count }),
      urls: (count: number) => say('report.common.urls', { count }),
    },
    number: (value: number) => numbers.format(value),
    tenths: (value: number) => tenths.format(value),
    /** A day, the same for every reader: a report has no time zone but UTC. */
    day: (at: string) => days.format(new Date(at)),
    percent,
    kind: (kind: string) => messages.renderKnown(`report.kind.${kind}`, kind.replaceAll('_', ' ')),
  };
}
