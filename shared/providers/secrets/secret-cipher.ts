/** Encrypts what must be shown or used again: API keys (for `key reveal`), Search Console credentials. */
export interface SecretCipher {
  /** `context` binds the result to what it belongs to: another context cannot decrypt it. */
  encrypt(secret: string, context: string): Promise<string>;
  decrypt(encrypted: string, context: string): Promise<string>;
}
