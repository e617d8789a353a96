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
  search: 'Websites durchsuchen',
  shown: 'Anzeigen',
  current: 'Aktuelle Websites',
  archivedSites: (value) => `Archivierte Websites (${number(value)})`,
  rename: 'Umbenennen',
  renameSite: (site) => `Umbenennen: ${site}`,
  renameTitle: 'Website umbenennen',
  name: 'Name',
  nameHint: (domain) => `Ohne Namen liest ihn der nächste Crawl von ${domain} auf der Website.`,
  saveName: 'Speichern',
  archive: 'Archivieren',
  archiveSite: (site) => `Archivieren: ${site}`,
  archiveTitle: (site) => `${site} archivieren?`,
  archiveText:
    'Sie verschwindet aus den Listen und behält alles, was sie hat. Ihr Zeitplan wird ausgeschaltet. Sie zählt weiter als Website; wer ihren Platz braucht, löscht sie.',
  archived: (site) => `${site} ist archiviert`,
  restore: 'Zurückholen',
  restoreSite: (site) => `Zurückholen: ${site}`,
  restored: (site) => `${site} ist wieder aufgeführt`,
  remove: {
    button: 'Löschen',
    open: (site) => `Löschen: ${site}`,
    title: (site) => `${site} endgültig löschen?`,
    text: (value) =>
      `Gelöscht werden ${value === 0 ? 'alle Daten' : `${count(value, 'Seite', 'Seiten')} und alle übrigen Daten`}, die hier gespeichert sind: Noten, Entwürfe, Versionen, Fakten, Ideen und der Verlauf der Scores. Laufende Vorgänge werden abgebrochen. Das lässt sich nicht rückgängig machen. Die Website selbst bleibt, wie sie ist.`,
    type: (domain) => `Zur Bestätigung ${domain} eingeben`,
    now: 'Endgültig löschen',
    done: (site) => `${site} ist entfernt. Die gespeicherten Daten werden gelöscht.`,
  },
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
  gradeProgress: (done, total) => `${number(done)} von ${count(total, 'Seite', 'Seiten')} bewertet`,
  checkProgress: (done, total) => `${number(done)} von ${count(total, 'Link', 'Links')} zu anderen Websites geprüft`,
  minutesLeft: (minutes) => `noch etwa ${number(minutes)} Min.`,
  crawlStarting: 'Seiten werden gesucht',
  crawlFailed: 'Der letzte Crawl ist fehlgeschlagen',
  cancelCrawl: 'Abbrechen',
  clicks: (clicks, days) => `${clicks} Klicks aus der Suche in ${days} Tagen`,
  score: {
    title: 'Score',
    mean: 'im Mittel',
    now: (score, grade) => `Score ${number(score)} von 100, Note ${grade}`,
    course: (first, last, day) => `${number(first, 1)} → ${number(last, 1)} seit dem ${day}`,
    line: (scores) => `Verlauf des Scores: ${scores.map((score) => number(score, 1)).join(', ')}`,
    point: (pages, done) =>
      `${count(pages, 'Seite', 'Seiten')}, ${count(done, 'erledigte Empfehlung', 'erledigte Empfehlungen')}`,
    changes: 'Änderungen der Seiten',
  },
  position: (position) => `Position ${position}`,
};
