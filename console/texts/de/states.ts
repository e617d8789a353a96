import type { Texts } from '../shape.ts';

export const states: Texts['states'] = {
  loading: 'Wird geladen',
  justNow: 'gerade eben',
  noConnection: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
  noConnectionTitle: 'Keine Verbindung',
  sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an.',
  serverFault: (requestId) =>
    requestId === null
      ? 'Auf dem Server ist ein Fehler aufgetreten.'
      : `Auf dem Server ist ein Fehler aufgetreten. Im Protokoll steht er unter der Anfrage ${requestId}.`,
  unexpected: 'In der Konsole ist ein Fehler aufgetreten. Laden Sie die Seite neu.',
  failedTitle: 'Das ließ sich nicht laden',
  noAccessTitle: 'Nicht gefunden',
  noAccess: 'Es existiert nicht, wurde gelöscht oder gehört zu einer anderen Organisation.',
  notAScreen: 'Unter dieser Adresse gibt es nichts.',
  goToSites: 'Zu den Websites',
};
