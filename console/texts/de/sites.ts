import type { Texts } from '../shape.ts';
import { count, number } from './count.ts';

export const sites: Texts['sites'] = {
  title: 'Websites',
  empty: 'Noch keine Website',
  emptyText: 'Fügen Sie eine Website hinzu, um ihre Seiten zu lesen, zu bewerten und zu sehen, was besser geht.',
  pages: (value) => count(value, 'Seite', 'Seiten'),
  drafts: (value) => count(value, 'Entwurf', 'Entwürfe'),
  lastCrawl: (when) => `gecrawlt ${when}`,
  neverCrawled: 'noch nicht gecrawlt',
  planned: 'Geplant: noch nicht live',
  notGraded: 'Noch ist keine Seite bewertet.',
  more: 'Weitere Websites anzeigen',
  add: 'Website hinzufügen',
  addTitle: 'Website hinzufügen',
  domain: 'Domain',
  domainHint:
    'Ein öffentlicher Hostname wie www.example.com oder eine beliebige Adresse der Website. Sie wird sofort gecrawlt.',
  grade: 'Nach dem Crawl bewerten',
  gradeScopes: {
    none: 'Keine Seite',
    homepage: 'Die Startseite',
    top: 'Zehn Seiten, solche mit Priorität zuerst',
    all: 'Alle Seiten',
  },
  auditsLeft: (left) =>
    `In diesem Monat sind noch ${count(left, 'Seitenanalyse', 'Seitenanalysen')} frei; jede bewertete Seite verbraucht eine.`,
  added: (domain) => `${domain} wurde hinzugefügt`,
  crawl: 'Website crawlen',
  crawling: 'Website wird gecrawlt',
  crawlOf: (domain) => `Crawl von ${domain}`,
  crawlProgress: (done, total) =>
    total === null
      ? `${count(done, 'Seite', 'Seiten')} gelesen`
      : `${number(done)} von ${count(total, 'Seite', 'Seiten')} gelesen`,
  crawlStarting: 'Seiten werden gesucht',
  crawlFailed: 'Der letzte Crawl ist fehlgeschlagen',
  cancelCrawl: 'Abbrechen',
  clicks: (clicks, days) => `${clicks} Klicks aus der Suche in ${days} Tagen`,
  position: (position) => `Position ${position}`,
};
