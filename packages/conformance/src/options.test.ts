import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const address = 'https://api.example/api/v1';

it.each([
  [[], 'Give the address'],
  [['api.example'], 'must be like https://api.example/api/v1'],
  [['ftp://api.example'], 'must be like'],
  [['https://me:secret@api.example'], 'without a user and a password'],
  [[address, address], 'One address at a time'],
  [[address, '--only', 'getTop,getNothing'], 'no operation getNothing'],
  [[address, '--mobile', '9123456789'], 'eleven digits'],
  [[address, '--code', '1234'], '--code needs --mobile'],
  [[address, '--mobile', '09123456789', '--token', 'x'], 'exclude each other'],
  [[address, '--json', '--draft'], 'exclude each other'],
  [[address, '--draft', '--backend', 'backend.ts'], 'exclude each other'],
  [[address, '--timeout', 'soon'], '--timeout'],
  [[address, '--check-url', '../admin'], '--check-url'],
  [[address, '--wirte'], '--wirte'],
  [[address, '--header', 'a-key'], "like 'x-api-key: value'"],
  [[address, '--header', 'x api key: a-key'], "like 'x-api-key: value'"],
  [[address, '--header', 'x-api-key: a\r\nx-role: admin'], "like 'x-api-key: value'"],
])('names an invalid option: %j', (options, message) => {
  expect(() => readOptions(options)).toThrow(message);
});

it('accepts headers whose values contain colons', () => {
  const options = readOptions([address, '--header', 'x-api-key: a:b', '--header', 'X-App:7']);
  expect(options?.headers).toEqual({ 'x-api-key': 'a:b', 'x-app': '7' });
});

it('accepts an address with a trailing slash, and names with spaces', () => {
  const options = readOptions([`${address}/`, '--only', 'getTop, getPlans', '--timeout', '0.5']);
  expect(options).toMatchObject({ address, only: ['getTop', 'getPlans'], timeout: 500 });
});
