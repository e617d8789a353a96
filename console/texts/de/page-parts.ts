import type { Texts } from '../shape.ts';
import { count, number } from './count.ts';

type Page = Texts['page'];

export const history: Page['history'] = {
  title: 'Verlauf des Scores',
  onlyOne: 'Bisher eine Analyse. Jede weitere und jede Prüfung, die den Score verändert, kommt hier hinzu.',
  course: (first, last, since) => `${first} → ${last} seit dem ${since}`,
  line: (scores) => `Scores in ihrer Reihenfolge: ${scores}`,
  sources: { audit: 'Analyse', verified: 'Geprüfte Änderungen' },
  done: 'Erledigt',
};

export const drafts: Page['drafts'] = {
  fields: {
    title: 'Titel',
    meta_description: 'Meta-Beschreibung',
    h1: 'Hauptüberschrift',
    primary_keyword: 'Haupt-Keyword',
    body: 'Text',
    image_alt: 'Bildbeschreibungen',
    schema: 'Strukturierte Daten',
  },
  empty: 'Keine Entwürfe',
  emptyText:
    'Ein Entwurf ist ein vorgeschlagener Wert eines Feldes, neben dem, der live ist. Score und Prüfungen lesen ihn; die Website ändert sich, wenn Sie ihn dort veröffentlichen.',
  live: 'Jetzt live',
  updated: (when) => `Geändert ${when}`,
  statuses: {
    pending: 'Wartet',
    generating: 'Wird geschrieben',
    draft: 'Entwurf',
    failed: 'Fehlgeschlagen',
    published: 'Veröffentlicht',
  },
  edit: 'Bearbeiten',
  discard: 'Verwerfen',
  discarded: (field) => `${field}: Entwurf verworfen`,
  write: 'Entwurf schreiben',
  field: 'Feld',
  value: 'Wert',
  saved: (field) => `${field}: Entwurf gespeichert`,
};

export const versions: Page['versions'] = {
  empty: 'Noch keine Versionen',
  emptyText: 'Jedes Speichern des Inhalts ergibt eine Version.',
  list: 'Versionen',
  sources: {
    manual_edit: 'Bearbeitet',
    crawl: 'Von der Website gelesen',
    action: 'Vom Dienst geschrieben',
    outline: 'Aus einer Gliederung',
  },
  current: 'aktuell',
  words: (words) => count(words, 'Wort', 'Wörter'),
  compare: (when) => `Änderungen vom ${when} bis zur aktuellen Version`,
  choose: 'Wählen Sie eine Version, um sie mit der aktuellen zu vergleichen.',
  only: 'Bisher gibt es nur diese Version. Jedes Speichern und jeder Crawl, der anderen Text findet, fügt eine hinzu.',
  more: 'Ältere Versionen anzeigen',
};

export const outlines: Page['outlines'] = {
  none: 'Noch keine Gliederung',
  noneText:
    'Eine Gliederung schlägt die Abschnitte der Seite vor: aus dem, was rankt, was Leser fragen und den Fakten der Website.',
  generate: 'Gliederung vorschlagen',
  regenerate: 'Neue Gliederung vorschlagen',
  working: 'Die Gliederung wird erstellt',
  failed: 'Die Gliederung ließ sich nicht erstellen',
  for: (keyword) => `Für „${keyword}“`,
  accept: 'Annehmen',
  reject: 'Ablehnen',
  revise: 'Überschrift ändern',
  heading: 'Überschrift',
  statuses: { proposed: 'Vorgeschlagen', accepted: 'Angenommen', revised: 'Geändert', rejected: 'Abgelehnt' },
  sources: { serp: 'aus Seiten, die ranken', gap: 'fehlt auf der Seite', own: 'aus dieser Seite' },
  words: (min, max) => `${number(min)} bis ${number(max)} Wörter`,
  bases: {
    brief: 'aus dem Briefing',
    page: 'aus der Seite',
    business: 'aus dem Unternehmen',
    fact: 'aus einem Fakt',
    question: 'aus einer Frage',
    ranking: 'aus einer Seite, die rankt',
    model: 'vom Modell vorgeschlagen',
    rules: 'nach Regeln',
  },
  wordedBy: (model) => `formuliert von ${model}`,
  complete: (sections) =>
    `${count(sections, 'Abschnitt bleibt', 'Abschnitte bleiben')}, wie ${sections === 1 ? 'er auf der Seite ist' : 'sie auf der Seite sind'}:`,
  questions: 'Fragen, die zu beantworten sind',
  facts: 'Fakten, die zu verwenden sind',
  links: 'Seiten, die zu verlinken sind',
};

export const links: Page['links'] = {
  table: 'Links der Seite',
  empty: 'Keine Links',
  emptyText: 'Der letzte Crawl fand auf dieser Seite keine Links.',
  truncated: 'Die Seite hat mehr Links, als aufgeführt sind.',
  columns: { target: 'Ziel', source: 'Von', text: 'Linktext', location: 'Ort' },
  incoming: 'Links zu dieser Seite',
  noIncoming: 'Keine andere Seite der Website verlinkt hierher.',
  noText: 'Kein Text',
  locations: { header: 'Kopfbereich', nav: 'Navigation', body: 'Inhalt', footer: 'Fußbereich' },
};

export const search: Page['search'] = {
  title: 'Leistung in der Suche',
  status: {
    not_connected:
      'Die Search Console ist für diese Website nicht verbunden. Bitten Sie den Betreiber des Dienstes, sie zu verbinden.',
    not_indexed: 'Die Search Console hat keine Daten zu dieser Seite: Sie ist nicht im Index.',
    unavailable: 'Die Search Console lieferte gerade keine Daten. Versuchen Sie es später noch einmal.',
  },
  window: (from, to) => `${from} bis ${to}`,
  days: 'Tage',
  clicks: 'Klicks',
  impressions: 'Impressionen',
  ctr: 'Klickrate',
  position: 'Position',
  clicksLine: (total) => `Klicks pro Tag, insgesamt ${total}`,
  queries: 'Suchanfragen',
  query: 'Suchanfrage',
  noQueries: 'Keine Suchanfragen in diesem Zeitraum.',
};
