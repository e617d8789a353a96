import path from 'node:path';
import type { Environment } from '../../environment.ts';
import type { SecretCipher } from './secret-cipher.ts';

/** The cipher of the functions: KMS on a deployed stage, the key file of DATA_DIR otherwise. */
export async function openServiceCipher(
  environment: Pick<Environment, 'SECRETS_KEY_ID' | 'AWS_REGION' | 'DATA_DIR'>,
): Promise<SecretCipher> {
  if (environment.SECRETS_KEY_ID === undefined) {
    const { openKeyFileCipher } = await import('./key-file-cipher.ts');
    return openKeyFileCipher(path.join(path.resolve(environment.DATA_DIR), 'secrets.key'));
  }
  // Loaded when the first credentials are to be opened: most requests meet none, and the client costs every cold start.
  const { createKmsClient, openKmsCipher } = await import('./kms-cipher.ts');
  return openKmsCipher(createKmsClient(environment.AWS_REGION), environment.SECRETS_KEY_ID);
}
