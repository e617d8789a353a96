import type { signInPage as english } from '../en/sign-in-page.ts';

export const signInPage: typeof english = {
  problems: {
    expired: {
      title: 'Diese Anmeldung gilt nicht mehr',
      text: 'Sie wurde in einem anderen Browser begonnen, dauerte länger als zehn Minuten oder wurde schon verwendet.',
    },
    answer: {
      title: 'Die Anmeldung ließ sich nicht prüfen',
      text: 'Die Antwort der Anmeldung Ihrer Organisation passt nicht zu dieser Anfrage; Sie sind deshalb nicht angemeldet.',
    },
    declined: {
      title: 'Sie wurden nicht angemeldet',
      text: 'Die Anmeldung Ihrer Organisation hat die Anfrage abgelehnt, oder sie wurde dort abgebrochen.',
    },
    'email-missing': {
      title: 'Ihre E-Mail-Adresse fehlt',
      text: 'Die Anmeldung Ihrer Organisation nennt keine E-Mail-Adresse; daran werden Sie hier erkannt.',
    },
    'email-unverified': {
      title: 'Ihre E-Mail-Adresse ist nicht bestätigt',
      text: 'Bestätigen Sie sie bei der Anmeldung Ihrer Organisation, und melden Sie sich dann noch einmal an.',
    },
    unknown: {
      title: 'Sie haben noch keinen Zugang',
      text: 'Ihr Konto ist in Ordnung, aber kein Benutzer dieses Dienstes hat Ihre E-Mail-Adresse. Bitten Sie den Betreiber, Sie hinzuzufügen.',
    },
    'other-account': {
      title: 'Diese Adresse gehört zu einem anderen Konto',
      text: 'Ihre E-Mail-Adresse wurde hier von einem anderen Konto verwendet. Bitten Sie den Betreiber, Sie neu hinzuzufügen.',
    },
    unavailable: {
      title: 'Die Anmeldung ist zurzeit nicht verfügbar',
      text: 'Die Anmeldung Ihrer Organisation antwortet nicht, wie sie sollte. Versuchen Sie es in einigen Minuten noch einmal.',
    },
  },
  again: 'Noch einmal anmelden',
  toConsole: 'Zur Konsole',
  forOperator: (requestId) => `Für den Betreiber: Anfrage ${requestId}`,
};
