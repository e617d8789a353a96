import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NodeSha256 } from '../../../shared/table/node-sha256.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = async (hash: NodeSha256): Promise<string> => Buffer.from(await hash.digest()).toString('hex');
const hexOf = (data: Uint8Array, secret?: ConstructorParameters<typeof NodeSha256>[0]): Promise<string> => {
  const hash = new NodeSha256(secret);
  hash.update(data);
  return hex(hash);
};

test('is SHA-256 (FIPS 180-4, "abc")', async () => {
  expect(await hexOf(bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each(['text', 'bytes', 'buffer', 'part of a buffer'])(
  'is HMAC-SHA-256 (RFC 4231, case 2) with a secret of %s',
  async (kind) => {
    const secret = {
      text: 'Jefe',
      bytes: bytes('Jefe'),
      buffer: new Uint8Array(bytes('Jefe')).buffer,
      'part of a buffer': new DataView(new Uint8Array(bytes('a Jefe')).buffer, 2),
    }[kind];
    expect(await hexOf(bytes('what do ya want for nothing?'), secret)).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  },
);

test('takes its data in any parts, forgets them on reset, and tells one secret from another', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array(), { maxLength: 5 }),
      fc.option(fc.uint8Array({ minLength: 1 }), { nil: undefined }),
      async (parts, secret) => {
        const hash = new NodeSha256(secret);
        hash.update(bytes('forgotten'));
        hash.reset();
        for (const part of parts) hash.update(part);
        const expected = secret ? createHmac('sha256', secret) : createHash('sha256');
        expect(await hex(hash)).toBe(expected.update(Buffer.concat(parts)).digest('hex'));
        // The same bytes of a secret again: they became a key object before.
        if (secret)
          expect(await hexOf(bytes('x'), secret)).toBe(createHmac('sha256', secret).update('x').digest('hex'));
      },
    ),
  );
});
