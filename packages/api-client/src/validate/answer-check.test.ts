import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { answerSchemas } from '../generated/answer-schemas.ts';
import { answers } from '../generated/examples.ts';
import { operations } from '../operations.ts';
import { changed, nodesIn, oneOfEachKind } from '../test-support/answer-places.ts';
import { createTestApi, failureOf, json } from '../test-support/api.ts';
import { createAnswerCheck } from './index.ts';

const check = createAnswerCheck();
const strictCheck = createAnswerCheck({ unknownValues: 'refuse' });

const readOperations = operations
  .filter(({ answer }) => answer !== 'unused')
  .map(({ operationId }) => operationId);

/** Invalid values for each format of the contract. */
const wrongByFormat: Record<string, readonly string[]> = {
  date: ['2026-02-30', '1405/08/29', '2026-11-20T20:30:00Z', ''],
  'date-time': ['2026-11-20T20:30:00', '2026-11-20', '2026-13-20T20:30:00Z', 'امروز'],
  'uri-reference': ['/media/a b', 'https://[', '\\\\media', '/پوستر'],
  uri: ['/media/1', 'parde', 'https://a b'],
  uuid: ['0d5a3c1e', '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c1g'],
  email: ['parde', '@parde.test', 'a b@parde.test'],
};

/** Lists the required fields of an answer, one of each kind. */
function requiredIn(operation: string, answer: unknown) {
  const required = nodesIn(operation, answer).flatMap(({ path, value, schema, ...place }) =>
    (schema.required ?? [])
      .filter((name) => Object.hasOwn(Object(value), name))
      .map((name) => ({ ...place, path: [...path, name] })),
  );
  return oneOfEachKind(required);
}

describe.each(readOperations)('the answer of %s', (operation) => {
  const examples: [string, unknown][] = Object.entries(answers[operation].all);

  it('has examples, and each of them is valid', () => {
    expect(examples).not.toHaveLength(0);
    for (const [name, example] of examples) {
      expect(strictCheck(operation, example), name).toBeUndefined();
      expect(check(operation, example), name).toBeUndefined();
    }
  });

  it.each(examples)('is invalid without any of its required fields: %s', (_, example) => {
    for (const { path, isOneOfSeveral } of requiredIn(operation, example)) {
      const problem = check(operation, changed(example, path));
      // The remaining value may be equally close to another form, which then misses a field of its own in the same
      // object.
      const comparedProblem = isOneOfSeveral
        ? problem?.replace(/[^/]*$/, String(path.at(-1)))
        : problem;
      expect(comparedProblem).toBe(`a body without /${path.join('/')}`);
    }
  });

  it.each(examples)('is invalid with a value of another type: %s', (_, example) => {
    const typed = nodesIn(operation, example).filter(
      ({ path, schema }) => path.length > 0 && schema.type,
    );
    for (const { path, value } of oneOfEachKind(typed)) {
      const other = typeof value === 'boolean' ? 'of another type' : true;
      const problem = check(operation, changed(example, path, other));
      expect(problem).toContain(`a body that is not the contract's at /${path.join('/')}: `);
    }
  });

  it.each(examples)('is invalid with a value of a wrong format: %s', (_, example) => {
    const formatted = nodesIn(operation, example).filter(({ schema }) => schema.format);
    for (const { path, schema } of oneOfEachKind(formatted)) {
      const wrong = wrongByFormat[String(schema.format)];
      if (!wrong) throw new Error(`Say what breaks the format ${schema.format}`);
      for (const value of wrong) {
        const problem = check(operation, changed(example, path, value));
        expect(problem, value).toContain(`the contract's at /${path.join('/')}: `);
      }
    }
  });

  it.each(examples)(
    'may have a new value of an enum, unless unknown values are refused: %s',
    (_, example) => {
      const listed = nodesIn(operation, example).filter(({ schema }) => schema.enum);
      for (const { path, value } of oneOfEachKind(listed)) {
        const gained = changed(example, path, typeof value === 'number' ? 999 : 'gained');
        expect(check(operation, gained)).toBeUndefined();
        expect(strictCheck(operation, gained)).toContain(`at /${path.join('/')}: `);
      }
    },
  );

  it.each(examples)('may have an unknown field: %s', (_, example) => {
    const objects = nodesIn(operation, example).filter(
      ({ schema }) => schema.properties && !schema.additionalProperties,
    );
    for (const { path } of oneOfEachKind(objects)) {
      const gained = changed(example, [...path, 'gained_field'], { any: ['thing'] });
      expect(strictCheck(operation, gained)).toBeUndefined();
    }
  });
});

describe('a client that checks entire answers', () => {
  const slide = { data: { sliders: [{ id: 'slide-1' }], live: [] } };

  it('fails a call whose answer is invalid below its top level, and names the location', async () => {
    const { api, requests } = createTestApi(() => json(slide), { checkAnswer: check });
    const error = await failureOf(api.call('getSlider', { query: { ref: '0' } }));
    expect(error).toMatchObject({
      kind: 'malformed',
      status: 200,
      hasMessage: false,
      message: 'getSlider answered 200 with a body without /data/sliders/0/content_type',
    });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['half a character as a name', { data: { '\ud800': 'x' } }],
    ['half a character as a name where a field is missing', { '\ud800': { '\udc00': 'x' } }],
    ['nothing', undefined],
    ['what JSON cannot say', { data: () => {} }],
  ])('reports a problem with %s, and does not throw', (_, body) => {
    expect(() => check('getSlider', body)).not.toThrow();
    expect(check('getSlider', body)).toMatch(/^a body /);
  });

  it('fails a call whose answer cannot be checked, and does not retry it', async () => {
    const { api, requests } = createTestApi(
      () => new Response('{"\\ud800":"x"}', { headers: { 'content-type': 'application/json' } }),
      { checkAnswer: check },
    );
    const error = await failureOf(api.call('getGenres'));
    expect(error.kind).toBe('malformed');
    expect(requests).toHaveLength(1);
  });

  it('passes valid answers and unused bodies', async () => {
    const { api } = createTestApi((request) => json(request.method === 'POST' ? 7 : { data: [] }), {
      checkAnswer: strictCheck,
    });
    await expect(api.call('getDiscover')).resolves.toEqual({ data: [] });
    await expect(api.call('logout')).resolves.toBeUndefined();
  });

  it('generates no code from text, which a content security policy would refuse', () => {
    const script = `
      import { createAnswerCheck } from './src/validate/index.ts';
      try { eval('1'); console.log('allowed'); } catch { console.log('refused'); }
      console.log(createAnswerCheck()('getSlider', { data: {} }));
    `;
    const flags = ['--disallow-code-generation-from-strings', '--input-type=module'];
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const comparedProblem = execFileSync(process.execPath, [...flags, '-e', script], {
      cwd,
      encoding: 'utf8',
    });
    expect(comparedProblem).toBe('refused\na body without /data/sliders\n');
  });
});

describe('the contract', () => {
  it('has required fields in the examples of every answer that has any', () => {
    const withoutAny = readOperations.filter((operation) =>
      Object.values<unknown>(answers[operation].all).every(
        (example) => requiredIn(operation, example).length === 0,
      ),
    );
    const free = operations.filter(
      ({ answer }) => answer === 'optional' || Object.keys(answer).length === 0,
    );
    expect(withoutAny).toEqual(free.map(({ operationId }) => operationId));
  });

  it('uses only formats that this test knows, because an unknown format would pass every check', () => {
    const formats = JSON.stringify(answerSchemas).match(/(?<="format":")[^"]+/g) ?? [];
    expect(Object.keys(wrongByFormat)).toEqual(expect.arrayContaining(formats));
  });
});
