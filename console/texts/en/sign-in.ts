export const signIn = {
  title: 'Sign in',
  working: 'Signing in',
  expiredTitle: 'Your session has ended',
  expired: 'Sign in again. What you typed on this screen is kept in this tab.',
  linkHow: 'Open a one-time link. An operator of this system prints one with:',
  linkCommand: 'npm run admin -- console link',
  oidcHow: 'Your organization’s own sign-in opens, and leads back here.',
  oidc: 'Continue with your organization',
  refusedTitle: 'This link does not sign in',
  refused: 'A link works once and for a short time. Ask for a new one.',
  checkAgain: 'I have signed in: check again',
};
