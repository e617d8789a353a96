/** The page of the server for a sign-in that failed. */
export const signInPage = {
  problems: {
    expired: {
      title: 'This sign-in is no longer valid',
      text: 'It was begun in another browser, took longer than ten minutes, or was used before.',
    },
    answer: {
      title: 'The sign-in could not be verified',
      text: 'What your organization’s sign-in returned does not fit this request, so you are not signed in.',
    },
    declined: {
      title: 'You were not signed in',
      text: 'Your organization’s sign-in declined the request, or it was cancelled there.',
    },
    'email-missing': {
      title: 'Your email address is missing',
      text: 'Your organization’s sign-in names no email address, by which people are known here.',
    },
    'email-unverified': {
      title: 'Your email address is not verified',
      text: 'Verify it at your organization’s sign-in, then sign in again.',
    },
    unknown: {
      title: 'You have no access yet',
      text: 'Your account is fine, but no user of this service has your email address. Ask the operator to add you.',
    },
    'other-account': {
      title: 'This address belongs to another account',
      text: 'Your email address was used here by another account. Ask the operator to add you again.',
    },
    unavailable: {
      title: 'Sign-in is not available at the moment',
      text: 'Your organization’s sign-in does not respond as it should. Try again in a few minutes.',
    },
  },
  again: 'Sign in again',
  toConsole: 'Go to the console',
  forOperator: (requestId: string) => `For the operator: request ${requestId}`,
};
