/** Where people of a stage prove who they are: an OpenID Connect provider of the operator's choice. */

/** The three values of one sign-in that the provider's answer must fit. */
export interface SignInSecrets {
  /** Comes back with the answer. */
  state: string;
  /** Comes back in the ID token. */
  nonce: string;
  /** Proves to the provider that who redeems the code began the sign-in (PKCE). */
  verifier: string;
}

/** The provider's verified claims about a person. */
export interface VerifiedPerson {
  issuer: string;
  /** The person's account at the issuer: it stays when the address changes. */
  subject: string;
  /** Verified by the provider, in the form of `comparableEmail`. */
  email: string;
}

export interface IdentityProvider {
  /** Where the browser goes. @throws IdentityProviderUnavailable */
  signInUrl(secrets: SignInSecrets): Promise<URL>;
  /**
   * Redeems the answer that the browser brought back.
   * @param answer - its query: `code` and `state`, or `error`
   * @throws SignInRefused, IdentityProviderUnavailable
   */
  verifyAnswer(answer: Readonly<Record<string, string>>, secrets: SignInSecrets): Promise<VerifiedPerson>;
}

/** Why a sign-in is refused. `answer`: what came back does not fit. `declined`: the provider, or the person there, said no. */
export type SignInFault = 'answer' | 'declined' | 'email-missing' | 'email-unverified';

export class SignInRefused extends Error {
  override name = 'SignInRefused';
  readonly fault: SignInFault;

  constructor(fault: SignInFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** The provider is down, slow, or not what it says it is: nothing that the person can help. */
export class IdentityProviderUnavailable extends Error {
  override name = 'IdentityProviderUnavailable';
}
