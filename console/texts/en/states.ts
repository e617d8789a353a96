export const states = {
  loading: 'Loading',
  justNow: 'just now',
  noConnection: 'The server cannot be reached. Check the connection and retry.',
  noConnectionTitle: 'No connection',
  sessionEnded: 'Your session has ended. Sign in again.',
  serverFault: (requestId: string | null) =>
    requestId === null ? 'The server failed.' : `The server failed. Request ${requestId} names the failure in its log.`,
  unexpected: 'Something failed in the console. Reload the page.',
  failedTitle: 'This could not be loaded',
  noAccessTitle: 'Not found',
  noAccess: 'It does not exist, was deleted, or belongs to another organization.',
  notAScreen: 'There is no screen at this address.',
  goToSites: 'Go to the sites',
};
