import type { Texts } from '../shape.ts';

export const signIn: Texts['signIn'] = {
  title: 'Anmelden',
  working: 'Anmeldung läuft',
  expiredTitle: 'Ihre Sitzung ist beendet',
  expired: 'Melden Sie sich wieder an. Was Sie hier eingegeben haben, bleibt in diesem Tab erhalten.',
  linkHow: 'Öffnen Sie einen Einmallink. Ein Betreiber dieses Systems gibt ihn aus mit:',
  linkCommand: 'npm run admin -- console link',
  oidcHow: 'Die Anmeldung Ihrer Organisation öffnet sich und führt hierher zurück.',
  oidc: 'Weiter mit Ihrer Organisation',
  refusedTitle: 'Mit diesem Link ist keine Anmeldung möglich',
  refused: 'Ein Link gilt einmal und nur kurze Zeit. Bitten Sie um einen neuen.',
  checkAgain: 'Ich habe mich angemeldet: erneut prüfen',
};
