import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { asRecord, type JsonRecord } from '../../../scripts/lib/json.ts';
import { makeFixture, root } from './fixture.ts';

const text = { type: 'string', maxLength: 10 };
const refusal = { description: 'Refused' };
const answer = {
  description: 'Answered',
  content: {
    'application/json': {
      schema: { type: 'object', required: ['name'], properties: { name: text } },
      examples: { one: { value: { name: 'پرده' } } },
    },
  },
};
const responses = { '200': answer, '422': refusal, '429': refusal, '5XX': refusal };
const operation = {
  'x-origin': 'assumed',
  tags: ['sample'],
  summary: 'A sample',
  description: 'A sample.',
  security: [],
  responses,
};

/** Returns an operation whose answer has one field with the given schema. */
const withField = (schema: JsonRecord, value: unknown = 'پرده') => ({
  get: {
    ...operation,
    responses: {
      ...responses,
      '200': {
        description: 'Answered',
        content: {
          'application/json': {
            schema: { type: 'object', properties: { field: schema } },
            examples: { one: { value: { field: value } } },
          },
        },
      },
    },
  },
});
const { 'x-origin': _origin, ...withoutOrigin } = operation;
const { '429': _tooMany, ...withoutTooMany } = responses;
const { examples: _examples, ...withoutExamples } = answer.content['application/json'];
const withMedia = (media: JsonRecord) => ({
  get: {
    ...operation,
    responses: {
      ...responses,
      '200': { description: 'Answered', content: { 'application/json': media } },
    },
  },
});
const id = { name: 'id', in: 'path', required: true, schema: text, example: '7' };

/** Each rule, and a path that violates it. */
const mistakes: readonly (readonly [rule: string, path: string, item: JsonRecord])[] = [
  ['rule/operation-says-its-origin', '/origin', { get: withoutOrigin }],
  ['rule/media-has-an-example', '/example', withMedia(withoutExamples)],
  ['rule/media-has-an-example', '/no-examples', withMedia({ ...withoutExamples, examples: {} })],
  ['rule/methods-are-get-and-post', '/method', { put: operation }],
  ['rule/refusals-are-declared', '/refusals', { get: { ...operation, responses: withoutTooMany } }],
  ['rule/a-token-may-have-ended', '/token', { get: { ...operation, security: [{ bearer: [] }] } }],
  ['rule/an-id-may-be-unknown', '/ids/{id}', { get: { ...operation, parameters: [id] } }],
  [
    'rule/nothing-is-free-form',
    '/free-form',
    withField({ type: 'object', properties: {}, additionalProperties: true }, {}),
  ],
  ['rule/objects-name-their-fields', '/fields', withField({ type: 'object' }, {})],
  ['rule/lists-are-bounded', '/list', withField({ type: 'array', items: text }, [])],
  ['rule/strings-are-bounded', '/string', withField({ type: 'string' })],
  ['rule/numbers-are-bounded', '/number', withField({ type: 'integer', minimum: 0 }, 1)],
  [
    'rule/maps-are-bounded',
    '/map',
    withField({ type: 'object', additionalProperties: { type: 'boolean' } }, {}),
  ],
  ['no-invalid-media-type-examples', '/wrong-example', withField(text, 7)],
];

const contract = {
  openapi: '3.1.0',
  info: { title: 'A sample', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/api/v1' }],
  tags: [{ name: 'sample', description: 'A sample' }],
  paths: Object.fromEntries(
    [['rule/none', '/good', { get: operation }] as const, ...mistakes].map(([, path, item]) => [
      path,
      named(path, item),
    ]),
  ),
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
};

describe('the rules of the contract', () => {
  let found: readonly string[];

  beforeAll(() => {
    found = problems();
  });

  test.each(mistakes)('%s finds %s', (rule, path) => {
    expect(found).toContain(`${rule} ${path}`);
  });

  test('find no other problems', () => {
    expect([...found].sort()).toEqual(mistakes.map(([rule, path]) => `${rule} ${path}`).sort());
  });

  test('are all violated in this test', () => {
    const config = readFileSync(join(root, 'openapi/redocly.yaml'), 'utf8');
    const rules = Array.from(config.matchAll(/^ {2}(rule\/[\w-]+):/gm), ([, rule]) => rule);
    expect(mistakes.map(([rule]) => rule)).toEqual(expect.arrayContaining(rules));
  });
});

/** Gives each operation a unique name, which the contract requires. */
function named(path: string, item: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(item).map(([method, it]) => [
      method,
      { ...asRecord(it), operationId: `sample${path.replace(/\W/g, '')}` },
    ]),
  );
}

/** Returns each problem as its rule and its path. */
function problems(): string[] {
  using fixture = makeFixture();
  fixture.write('openapi.json', JSON.stringify(contract));
  const program = join(root, 'packages/api-client/node_modules/@redocly/cli/bin/cli.js');
  const config = join(root, 'openapi/redocly.yaml');
  const args = ['lint', 'openapi.json', '--config', config, '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, [program, ...args], {
    cwd: fixture.folder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const report = asRecord(JSON.parse(stdout));
  if (!Array.isArray(report.problems)) throw new Error(stdout);
  const places = report.problems.map(asRecord).map(({ ruleId, severity, location }) => {
    const [first] = Array.isArray(location) ? location : [];
    const path = /^#\/paths\/([^/]+)/.exec(String(asRecord(first).pointer))?.[1] ?? '';
    const as = severity === 'error' ? '' : ` (${severity})`;
    return `${ruleId} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}${as}`;
  });
  return [...new Set(places)];
}
