import type { Texts } from '../shape.ts';
import { count, number } from './count.ts';

export const jobList: Texts['jobList'] = {
  title: 'Vorgänge',
  running: 'Laufende',
  recent: 'Beendete',
  noneRunning: 'Nichts läuft',
  noneRunningText: 'Crawls, Analysen und Pläne erscheinen hier, solange sie laufen, gleich wer sie gestartet hat.',
  noneRecent: 'Noch nichts ist beendet.',
  kinds: { analyze: 'Analyse', recrawl: 'Crawl', plan: 'Plan' },
  columns: { work: 'Vorgang', state: 'Stand', when: 'Wann' },
  status: {
    queued: 'Wartet',
    processing: 'Läuft',
    completed: 'Abgeschlossen',
    failed: 'Fehlgeschlagen',
    skipped: 'Übersprungen',
  },
  stages: {
    queued: 'Wartet auf den Start',
    discovering: 'Seiten werden gesucht',
    crawling: 'Seiten werden gelesen',
    auditing: 'Links werden geprüft',
    analyzing: 'Bewertung läuft',
    planning: 'Seiten werden geplant',
    ended: 'Beendet',
  },
  waitsFor: { model_batch: 'Wartet auf das Sprachmodell: Stapelverarbeitung des Anbieters' },
  progress: (stage, done, total) =>
    total === null || total <= 1 ? stage : `${stage}: ${number(done)} von ${number(total)}`,
  cancel: 'Abbrechen',
  cancelJob: (label) => `Abbrechen: ${label}`,
  cancelTitle: (label) => `${label} abbrechen?`,
  cancelNow: 'Jetzt abbrechen',
  cancelText:
    'Ein Crawl behält die Seiten, die er gelesen hat. Eine Analyse speichert nichts, und ihre Seitenanalyse wird gutgeschrieben. Ein Plan bleibt, wie er ist.',
  cancelAnalyses: {
    all: 'Alle abbrechen',
    open: (site) => `Alle abbrechen: Analysen von ${site}`,
    title: (site) => `Alle Analysen von ${site} abbrechen?`,
    text: 'Abgebrochen werden wartende und laufende, auch solche, die die Liste nicht zeigt. Sie speichern nichts, und ihre Seitenanalysen werden gutgeschrieben. Seiten, die schon bewertet sind, behalten ihre Noten.',
    now: 'Abbrechen',
    stop: 'Nicht weiter abbrechen',
    progress: (value) => `${number(value)} abgebrochen`,
    done: (value, site) => `${site}: ${count(value, 'Analyse', 'Analysen')} abgebrochen`,
  },
  keepRunning: 'Weiterlaufen lassen',
  cancelled: (label) => `${label}: abgebrochen`,
  reasons: {
    'Analysis failed':
      'Die Seite ließ sich nicht bewerten. Prüfen Sie, ob sie Inhalt hat, und starten Sie die Analyse noch einmal.',
    'Crawl failed': 'Die Website ließ sich nicht lesen. Die Adressen des Crawls zeigen, was jede von ihnen ergab.',
    'Plan generation failed': 'Die Seiten ließen sich nicht planen. Vorhandene bleiben erhalten.',
    'Crawl cancelled': 'Er wurde abgebrochen. Die Seiten, die er gelesen hatte, bleiben erhalten.',
  },
  failures: {
    too_costly:
      'Ein Teil davon brauchte mehr Rechenzeit oder Speicher, als erlaubt ist. Ein kleineres Dokument kann helfen.',
    process_died: 'Der Prozess, der daran arbeitete, endete zweimal. Der Betreiber sieht den Grund im Protokoll.',
    robots_unavailable: 'Die robots.txt der Website war eine Stunde lang nicht lesbar.',
    model_failed:
      'Das Sprachmodell war nicht erreichbar, zu langsam oder gab keine brauchbare Antwort. Der bisherige Stand bleibt.',
    timed_out: 'Es dauerte länger als erlaubt. Starten Sie es später noch einmal.',
    lost: 'Es meldete sich nicht mehr. Starten Sie es noch einmal.',
  },
  skipped: 'Seit dem letzten Mal hat sich nichts geändert; deshalb wurde nichts getan.',
  labels: {
    analyze: (subject) => `Analyse von ${subject}`,
    recrawl: (subject) => `Crawl von ${subject}`,
    plan: (subject) => `Plan von ${subject}`,
  },
  analysesOf: (pages, site) => `Analysen von ${count(pages, 'Seite', 'Seiten')} auf ${site}`,
  countOf: (status, value) => `${status}: ${number(value)}`,
  eachPage: 'Die einzelnen Seiten',
  siteFilter: 'Website',
  statusFilter: 'Ergebnis',
  grade: (grade) => `Note ${grade}`,
};
