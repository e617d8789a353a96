import { describe, expect, test } from 'vitest';
import { hasAddress, parseAddressList } from '../../shared/address-list.ts';

describe('a list of addresses', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['127.0.0.1', '::ffff:127.0.0.1', true],
    ['10.0.0.0/8', '10.255.1.2', true],
    ['10.0.0.7/8', '10.255.1.2', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['fd00::/8', 'fdab::1', true],
    ['fd00::/8', 'fe80::1%eth0', false],
    [' 192.0.2.1 , ::1 ', '0:0:0:0:0:0:0:1', true],
    ['', '127.0.0.1', false],
    ['127.0.0.1', '', false],
    ['127.0.0.1', 'localhost', false],
  ])('%j and %j: %s', (list, address, expected) => {
    const addresses = parseAddressList(list);
    expect(addresses && hasAddress(addresses, address)).toBe(expected);
  });

  test.each([
    'localhost',
    '10.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0/8',
    '1.2.3.4 5.6.7.8',
  ])('is not %j', (list) => {
    expect(parseAddressList(list)).toBeNull();
  });
});
