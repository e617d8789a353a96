import type { Texts } from '../shape.ts';
import { count } from './count.ts';

const clicks = (value: number): string => (value === 0 ? 'Startseite' : `${count(value, 'Klick', 'Klicks')} entfernt`);

export const links: Texts['links'] = {
  title: 'Verlinkung',
  depths: 'Klicks von der Startseite',
  clicks,
  unreached: 'Nicht erreichbar',
  noWay: 'nicht erreichbar',
  pages: (pages) => count(pages, 'Seite', 'Seiten'),
  orphans: (pages) => count(pages, 'Seite, auf die keine andere verlinkt', 'Seiten, auf die keine andere verlinkt'),
  noOrphans: 'Auf jede Seite verlinkt eine andere.',
  pagesOf: ({ clicks: away, only }) => {
    if (only === 'orphans') return 'Seiten, auf die keine andere verlinkt';
    if (only === 'unreached') return 'Seiten, zu denen von der Startseite kein Link führt';
    return away === undefined ? 'Alle Seiten' : away === 0 ? 'Startseite' : `Seiten, ${clicks(away)}`;
  },
  order: 'Reihenfolge',
  mostLinked: 'Meistverlinkte zuerst',
  orders: {
    least_linked: 'Am wenigsten verlinkte zuerst',
    farthest: 'Entfernteste zuerst',
    most_links: 'Meiste Links zuerst',
  },
  allPages: 'Alle Seiten',
  columns: {
    page: 'Seite',
    clicks: 'Klicks',
    linking: 'Verlinkende Seiten',
    incoming: 'Links darauf',
    outgoing: 'Eigene Links',
    external: 'Zu anderen Websites',
  },
  none: 'Hier ist keine Seite',
  incomplete:
    'Der Crawl hat nicht jede Seite gelesen, die er fand. Auf die Seiten hier können auch solche verlinken, die er nicht gelesen hat.',
  notMeasured: 'Die Verlinkung ist noch nicht gemessen',
  notMeasuredText:
    'Wenn ein Crawl der Website endet, stehen ihre Seiten hier nach ihren Links. Starten Sie einen, oder warten Sie sein Ende ab.',
  goToCrawls: 'Zu den Crawls',
};
