/** The page of the console that uses a one-time link. The token is in the fragment, which browsers send to no server and no log. */
export const signInUrl = (origin: string, token: string): string => `${origin}/console/#/sign-in?token=${token}`;
