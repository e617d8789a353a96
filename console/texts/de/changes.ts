import type { Texts } from '../shape.ts';
import { count } from './count.ts';

export const changes: Texts['changes'] = {
  title: 'Änderungen',
  since: 'Seit',
  sinceOptions: { 7: '7 Tagen', 30: '30 Tagen', 90: '90 Tagen' },
  kind: 'Änderung',
  empty: 'Nichts hat sich geändert',
  emptyText: 'Kein Crawl dieses Zeitraums fand einen Unterschied. Änderungen gibt es ab dem zweiten Crawl.',
  goToCrawls: 'Zu den Crawls',
  crawl: (id) => `Crawl ${id}`,
  found: (when) => `Gefunden ${when}`,
  counted: (changes) => count(changes, 'Änderung', 'Änderungen'),
  columns: { change: 'Änderung', page: 'Seite', before: 'Vorher', after: 'Nachher' },
  kinds: {
    appeared: 'Neu',
    vanished: 'Verschwunden',
    moved: 'Umgezogen',
    title: 'Titel',
    status: 'Status',
    canonical: 'Canonical-URL',
    index: 'Suchmaschinen',
    word_count: 'Wörter',
    grade_rose: 'Note besser',
    grade_fell: 'Note schlechter',
  },
  indexed: 'Indexierung erlaubt',
  notIndexed: 'Indexierung gesperrt',
  nothing: 'keine',
  yes: 'ja',
  no: 'nein',
};
