import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.server.ts';

const required = {
  ORIGINS: 'https://parde.example',
  API_BASE_URL: 'https://api.example/api/v1',
  KIDS_LOCK_SECRET: 'x'.repeat(32),
};

it('fills in defaults and removes a trailing slash', () => {
  expect(
    readEnvironment({ ...required, API_BASE_URL: 'https://api.example/api/v1/' }),
  ).toMatchObject({
    PORT: 3000,
    TRUSTED_HOPS: 0,
    CHECK_URL: '/check/user',
    API_BASE_URL: 'https://api.example/api/v1',
  });
});

it('names every missing or wrong setting', () => {
  const read = () =>
    readEnvironment({
      API_BASE_URL: 'api.example',
      API_OPERATIONS: 'getTop,getTopp',
      PORT: 'many',
    });
  expect(read).toThrow(/ORIGINS is missing/);
  expect(read).toThrow(/API_BASE_URL must be a URL/);
  expect(read).toThrow(/API_OPERATIONS must be all, specified, or names/);
  expect(read).toThrow(/PORT must be a port from 1 to 65535, such as 3000/);
});

it.each([
  ['all', 'all'],
  [' specified ', 'specified'],
  ['getTop, getPlans', ['getTop', 'getPlans']],
])('reads the available operations from %j', (API_OPERATIONS, operations) => {
  expect(readEnvironment({ ...required, API_OPERATIONS }).API_OPERATIONS).toEqual(operations);
});

it('reads lists and rejects values that are not origins', () => {
  expect(
    readEnvironment({
      ...required,
      ORIGINS: 'https://a.example, https://b.example',
      ASSUME_SUBSCRIBED: '1',
      ASSUME_SUBSCRIBED_EXCEPT: 'a.example, b.example',
      IMAGE_ORIGINS: 'https://img.example https://img2.example:8443',
    }),
  ).toMatchObject({
    ASSUME_SUBSCRIBED: true,
    ASSUME_SUBSCRIBED_EXCEPT: ['a.example', 'b.example'],
    IMAGE_ORIGINS: ['https://img.example', 'https://img2.example:8443'],
    MEDIA_ORIGINS: [],
  });
  expect(() => readEnvironment({ ...required, ASSUME_SUBSCRIBED: 'yes' })).toThrow(
    /ASSUME_SUBSCRIBED must be 1 or 0/,
  );
});

it('treats an empty setting as not set', () => {
  const names = [
    'HOST',
    'PORT',
    'METRICS_PORT',
    'RELEASE',
    'DEPLOYMENT',
    'CHECK_URL',
    'REPORT_URL',
  ];
  const empty = names.map((name): [string, string] => [name, name === 'PORT' ? ' ' : '']);
  const unset = readEnvironment(required);
  expect(readEnvironment({ ...required, ...Object.fromEntries(empty) })).toEqual(unset);
  expect(unset.HOST).toBe('127.0.0.1');
});

it('requires a secret with https', () => {
  const { KIDS_LOCK_SECRET: _, ...others } = required;
  const needed = /^ {2}KIDS_LOCK_SECRET must be 32 characters or more/m;
  expect(() => readEnvironment(others)).toThrow(needed);
  expect(() => readEnvironment({ ...others, KIDS_LOCK_SECRET: 'x' })).toThrow(needed);
  expect(() => readEnvironment({ ...others, ORIGINS: 'http://localhost:3000' })).not.toThrow();
});

describe('a port', () => {
  it.each(['0', '65536', '99999', '-1', '3000.5', 'abc', '3000 3001'])('cannot be %s', (port) => {
    const read = () => readEnvironment({ ...required, PORT: port, METRICS_PORT: port });
    expect(read).toThrow(/^ {2}PORT must be a port from 1 to 65535, such as 3000$/m);
    expect(read).toThrow(/^ {2}METRICS_PORT must be a port from 1 to 65535, such as 9464$/m);
  });

  it('of the metrics must differ from PORT', () => {
    for (const ports of [{ PORT: '4100', METRICS_PORT: '4100' }, { METRICS_PORT: '3000' }]) {
      expect(() => readEnvironment({ ...required, ...ports })).toThrow(
        /^ {2}METRICS_PORT must be another port than PORT$/m,
      );
    }
    expect(readEnvironment({ ...required, METRICS_PORT: '65535' }).METRICS_PORT).toBe(65_535);
  });
});

describe('an excepted host', () => {
  const read = (ORIGINS: string, ASSUME_SUBSCRIBED_EXCEPT: string) => () =>
    readEnvironment({ ...required, ORIGINS, ASSUME_SUBSCRIBED_EXCEPT });

  it.each([
    ['https://a.example', 'a.example,b.example'],
    ['https://a.example', 'www.a.example'],
    ['https://127.0.0.1', 'localhost'],
  ])('is refused if %s does not contain the host: %s', (origins, excepted) => {
    expect(read(origins, excepted)).toThrow(
      /^ {2}ASSUME_SUBSCRIBED_EXCEPT must be hosts that are among ORIGINS/m,
    );
  });

  it.each([
    ['https://a.example, https://B.example:8443', 'b.example'],
    ['http://127.0.0.1:3000', 'localhost'],
  ])('is accepted if %s contains the host: %s', (origins, excepted) => {
    expect(read(origins, excepted)).not.toThrow();
  });
});

describe('an address', () => {
  const read = (name: string, value: string, others: Record<string, string> = {}) =>
    Reflect.get(readEnvironment({ ...required, ...others, [name]: value }), name);

  it.each([
    ['ORIGINS', 'https://Parde.Example/', ['https://parde.example']],
    ['ORIGINS', 'HTTPS://parde.example:443', ['https://parde.example']],
    [
      'ORIGINS',
      'http://localhost:3000, http://[::1]:80',
      ['http://localhost:3000', 'http://[::1]'],
    ],
    [
      'ORIGINS',
      'https://parde.example,https://www.parde.example https://پرده.example',
      ['https://parde.example', 'https://www.parde.example', 'https://xn--ugbd1e1k.example'],
    ],
    ['API_BASE_URL', 'HTTP://Reference_API:80/api/v1//', 'http://reference_api/api/v1'],
    [
      'IMAGE_ORIGINS',
      'https://Img.Example/ http://img.example:80',
      ['https://img.example', 'http://img.example'],
    ],
    ['MEDIA_ORIGINS', 'https://رسانه.example:8443', ['https://xn--mgbtg1ff.example:8443']],
    ['REPORT_URL', ' https://Key1@Reports.example:443/in/7', 'https://Key1@reports.example/in/7'],
    ['CSP_REPORT_URL', ' https://Csp.example:443/1?a="b', 'https://csp.example/1?a=%22b'],
    ['REPORT_SAMPLE_RATE', '.05', 0.05],
    ['SUPPORT_CHAT', ' none ', 'none'],
    ['SUPPORT_CHAT', 'goftino:a1B2c3', { provider: 'goftino', id: 'a1B2c3' }],
    [
      'SUPPORT_CHAT',
      'custom:https://localhost:8444/w.js',
      { provider: 'custom', id: 'https://localhost:8444/w.js' },
    ],
    [
      'SUPPORT_CHAT',
      'custom:https://chat.example/w.js?a=1 https://*.chat.example,https://cdn.example inline-styles',
      {
        provider: 'custom',
        id: 'https://chat.example/w.js?a=1',
        hosts: ['https://*.chat.example', 'https://cdn.example'],
        inlineStyles: true,
      },
    ],
    [
      'ASSUME_SUBSCRIBED_EXCEPT',
      'A.example:8443,پرده.example',
      ['a.example', 'xn--ugbd1e1k.example'],
    ],
    [
      'PAYMENT_HOSTS',
      'Pay.Example:443 https://bank.example *.Shaparak.ir,http://127.0.0.1:4000/',
      ['pay.example', 'bank.example', '*.shaparak.ir', 'http://127.0.0.1:4000'],
    ],
  ])('in %s is normalised: %s', (name, value, is) => {
    const ORIGINS = 'https://a.example,https://پرده.example';
    expect(read(name, value, { ORIGINS })).toEqual(is);
  });

  it.each([
    ...['ORIGINS', 'IMAGE_ORIGINS', 'MEDIA_ORIGINS'].flatMap((name) => [
      [name, 'https://a.example/fa', 'must be origins .* write https://a.example,'],
      [name, 'https://b.example,https://a.example?', 'write https://a.example,'],
      [name, 'https://a.example#x', 'write https://a.example,'],
      [name, 'https://user:word@a.example', 'write https://a.example,'],
      [name, 'ftp://a.example', 'must be origins such as https://'],
      [name, 'a.example', 'must be origins such as https://'],
      [name, 'https:a.example', 'must be origins such as https://'],
      [name, 'https:///a.example', 'must be origins such as https://'],
      [name, "https://a.example;'unsafe-eval'", 'must be origins such as https://'],
      [name, 'https://*.a.example', 'must be origins such as https://'],
      [name, 'https://a.example.', 'must be origins such as https://'],
      [name, 'https://a.example:99999', 'must be origins such as https://'],
      [name, 'https://a.example:0', 'must be origins such as https://[a-z.]+$'],
      [name, 'https://a.example:0/fa', 'must be origins such as https://[a-z.]+$'],
    ]),
    ['ORIGINS', '', 'is missing'],
    ['ORIGINS', ' , ', 'is missing'],
    ['ORIGINS', 'https://a.example, https://A.example:443/', 'holds https://a.example twice'],
    ['ORIGINS', 'https://a.example, http://b.example', 'mixes http and https'],
    ['IMAGE_ORIGINS', 'http://[::1]:4000', 'must be origins with names'],
    ['API_BASE_URL', 'api.example', 'must be a URL such as https://api.example/api/v1$'],
    ['API_BASE_URL', 'localhost:4711/api/v1', 'with http://.* such as https://api.example/api/v1$'],
    ['API_BASE_URL', 'ftp://api.example', 'starts with http'],
    ['API_BASE_URL', 'http://api.example:0/api/v1', 'must be a URL .* no server has port 0$'],
    ['API_BASE_URL', 'https://user:word@api.example/api/v1', 'without credentials'],
    [
      'API_BASE_URL',
      'https://api.example/api/v1?key=x',
      'query: write https://api.example/api/v1$',
    ],
    ['CSP_REPORT_URL', 'chat', 'must be a URL'],
    ['CSP_REPORT_URL', "https://a.example;'unsafe-eval'", 'with a host name'],
    ['REPORT_URL', 'javascript:alert(1)', 'must be a DSN such as'],
    ['REPORT_URL', 'https://reports.example/1', 'must be a DSN such as'],
    ['REPORT_URL', 'https://key@reports.example/', 'must be a DSN such as'],
    ['REPORT_URL', "https://key@a.example;'unsafe-eval'/1", 'must be a DSN such as'],
    ['REPORT_URL', 'https://key:word@reports.example/1', 'without a secret'],
    ['CSP_REPORT_URL', "https://a.example/1;script-src 'unsafe-inline'", 'must have no comma'],
    ['CSP_REPORT_URL', 'https://a.example/1,b', 'must have no comma'],
    ['REPORT_SAMPLE_RATE', '1.5', 'must be a number from 0 to 1'],
    ['REPORT_SAMPLE_RATE', '10%', 'must be a number from 0 to 1'],
    ['RELEASE', 'a b', 'must be a name'],
    [
      'SUPPORT_CHAT',
      'tawk:a1B2c3',
      'must be like none, goftino:.*provider must be goftino, raychat',
    ],
    ['SUPPORT_CHAT', 'goftino', 'provider is missing'],
    ['SUPPORT_CHAT', 'goftino a1B2c3', 'must be like none, goftino:'],
    ['SUPPORT_CHAT', 'goftino:a1-B2', 'id must be letters and digits'],
    ['SUPPORT_CHAT', 'goftino:a1B2c3 b', 'must end after the id of goftino'],
    ['SUPPORT_CHAT', 'crisp:1b4e28ba', 'id must be an id such as'],
    ['SUPPORT_CHAT', 'custom:http://chat.example/w.js', 'id must be the address of a script'],
    ['SUPPORT_CHAT', 'custom:https://chat.example', 'id must be the address of a script'],
    ['SUPPORT_CHAT', 'custom:https://chat.example/w.js https://*', 'hosts.0 must be like https'],
    [
      'SUPPORT_CHAT',
      'custom:https://chat.example/w.js https://*.com',
      'hosts.0 must be like https',
    ],
    ['ASSUME_SUBSCRIBED_EXCEPT', 'https://a.example', 'must be hosts such as'],
    ['ASSUME_SUBSCRIBED_EXCEPT', 'a.example/fa', 'must be hosts such as'],
    ['PAYMENT_HOSTS', '*.ir', 'must be hosts such as'],
    ['PAYMENT_HOSTS', 'pay.example:8443', 'must be hosts such as'],
    ['PAYMENT_HOSTS', 'http://pay.example', 'must be hosts such as'],
    ['PAYMENT_HOSTS', 'https://pay.example/start', 'must be hosts such as'],
    ['PAYMENT_HOSTS', 'user@pay.example', 'must be hosts such as'],
  ])('in %s is refused: %j', (name = '', value = '', why = '') => {
    const readSetting = () => read(name, value);
    expect(readSetting).toThrow(new RegExp(`^  ${name} .*${why}`, 'm'));
    expect(readSetting).not.toThrow(/word/);
  });
});
