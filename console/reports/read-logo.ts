import { detectLogoType, LOGO_BYTES_MAX } from '../../shared/domain/reports/check-logo.ts';

/** The picture as a data URI, or why it cannot be a logo. */
export async function readLogo(file: File): Promise<{ readonly uri: string } | { readonly fault: 'large' | 'type' }> {
  if (file.size > LOGO_BYTES_MAX) return { fault: 'large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = detectLogoType(bytes);
  if (type === null) return { fault: 'type' };
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { uri: `data:${type};base64,${btoa(text)}` };
}
