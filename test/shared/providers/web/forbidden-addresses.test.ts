import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isForbiddenAddress } from '../../../../shared/providers/web/forbidden-addresses.ts';

describe('IPv4', () => {
  test.each([
    '0.0.0.0',
    '0.255.255.255',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.100.100.200',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.255',
    '168.63.129.16',
    '169.254.0.1',
    '169.254.169.254',
    '169.254.170.2',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
  ])('forbids %s', (address) => {
    expect(isForbiddenAddress(address)).toBe(true);
  });

  test.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '93.184.216.34',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '168.63.129.15',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
  ])('allows %s', (address) => {
    expect(isForbiddenAddress(address)).toBe(false);
  });
});

describe('IPv6', () => {
  test.each([
    '::',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:93.184.216.34',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::93.184.216.34',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:10::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ])('forbids %s', (address) => {
    expect(isForbiddenAddress(address)).toBe(true);
  });

  test.each(['2001:4860:4860::8888', '2606:4700:4700::1111', '2a00:1450:4001:82a::200e', '2001:200::1', '2600::'])(
    'allows %s',
    (address) => {
      expect(isForbiddenAddress(address)).toBe(false);
    },
  );
});

test('text that is no address is forbidden', () => {
  for (const text of ['', 'localhost', '127.1', '2130706433', '0x7f000001', '1.1.1.1:80', '[::1]', '%eth0']) {
    expect(isForbiddenAddress(text)).toBe(true);
  }
  fc.assert(fc.property(fc.string(), (text) => typeof isForbiddenAddress(text) === 'boolean'));
});

test('no IPv4 address becomes reachable by hiding it in an IPv6 one', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      for (const prefix of ['::', '::ffff:', '::ffff:0:', '64:ff9b::'])
        expect(isForbiddenAddress(prefix + address)).toBe(true);
    }),
  );
});
