import { createPrivateKey } from 'node:crypto';
import * as z from 'zod';

const serviceAccountSchema = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(1),
  private_key: z.string().refine(isRsaPrivateKey, 'must be an RSA private key in PEM form'),
  private_key_id: z.string().optional(),
});
const authorizedUserSchema = z.object({
  type: z.literal('authorized_user'),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  refresh_token: z.string().min(1),
});
const credentialsSchema = z.discriminatedUnion('type', [serviceAccountSchema, authorizedUserSchema]);

export type GoogleCredentials = z.infer<typeof credentialsSchema>;

/**
 * Reads the JSON that Google gives out for a service account or an authorized user. Its own `token_uri` is not followed:
 * the file comes from outside, and the token request carries what it proves.
 */
export function parseGoogleCredentials(
  text: string,
): { ok: true; credentials: GoogleCredentials } | { ok: false; message: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, message: 'is not JSON' };
  }
  const parsed = credentialsSchema.safeParse(value);
  if (parsed.success) return { ok: true, credentials: parsed.data };
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.');
  if (!field || field === 'type') {
    return { ok: false, message: 'is neither a Google service account nor an authorized user (see its "type")' };
  }
  return { ok: false, message: `has no usable ${field}: ${issue?.message ?? 'it is wrong'}` };
}

function isRsaPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
