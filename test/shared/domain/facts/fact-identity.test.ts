import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClaim } from '../../../../shared/domain/facts/fact-data.ts';
import { claimStatement, factIdentity, normalizedText } from '../../../../shared/domain/facts/fact-identity.ts';
import { type FactKind, factKinds, keyOfKind } from '../../../../shared/domain/facts/fact-kinds.ts';
import { anyText } from '../../../harness/any-text.ts';

const claim = (kind: FactKind, key: string | null, data: unknown) => {
  const read = readClaim(kind, key, data);
  if (!read.ok) throw new Error('no fact');
  return read.claim;
};

describe('normalizedText', () => {
  test.each([
    { text: '  “Great  SERVICE!” ', normalized: 'great service' },
    { text: 'Ｆｕｌｌ width', normalized: 'full width' },
    { text: 'Café № 5', normalized: 'café no 5' },
    { text: '日本語。', normalized: '日本語' },
    { text: '!!!', normalized: '!!!' },
  ])('reads $text as $normalized', ({ text, normalized }) => {
    expect(normalizedText(text)).toBe(normalized);
  });

  test('does nothing the second time, whatever the text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(normalizedText(normalizedText(text))).toBe(normalizedText(text));
      }),
    );
  });
});

describe('factIdentity', () => {
  test('never confuses kinds, or where a part ends', () => {
    const identities = [
      claim('award', null, { name: 'A', issuer: 'B' }),
      claim('award', null, { name: 'A B' }),
      claim('award', null, { name: 'A', issuer: 'B', year: '1' }),
      claim('award', null, { name: 'A', issuer: 'B 1' }),
      claim('person', null, { name: 'A', role: 'R' }),
      claim('client', null, { name: 'A', type: 'client' }),
      claim('stat', null, { label: 'A', value: '1' }),
      claim('identity', 'tagline', { value: 'A' }),
      claim('contact', 'email', { value: 'A' }),
    ].map(factIdentity);
    expect(new Set(identities).size).toBe(identities.length);
  });

  test('does not look at the value of a keyed fact; its statement does', () => {
    const [one, other] = [claim('contact', 'phone', { value: '1' }), claim('contact', 'phone', { value: '2' })];
    expect(factIdentity(one)).toBe(factIdentity(other));
    expect(claimStatement(one)).not.toBe(claimStatement(other));
  });

  test.each([
    { key: 'phone', a: '+44 (20) 7946-0000', b: '+442079460000' },
    { key: 'address', a: '12 Mill Lane, Leeds', b: '12 Mill Lane\nLeeds' },
    { key: 'email', a: 'Hello@Shop.example', b: 'hello@shop.example' },
  ])('reads $a and $b as one $key', ({ key, a, b }) => {
    expect(claimStatement(claim('contact', key, { value: a }))).toBe(
      claimStatement(claim('contact', key, { value: b })),
    );
  });
});

test('a key of the wrong kind is none, for any text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...factKinds), fc.string({ minLength: 1 }), (kind, key) => {
      fc.pre(!/^(social:.*|phone|email|address|hours|booking_url|provider)$/.test(key) && !/^[a-z_]+$/.test(key));
      expect(keyOfKind(kind, key)).toBeUndefined();
    }),
  );
});
