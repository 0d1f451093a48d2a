import { describe, expect, it } from 'vitest';
import { readTrace } from './request-record.server.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it.each([
    [`00-${traceId}-${parent}-01`, '01'],
    [`00-${traceId}-${parent}-00`, '00'],
    // Unknown future flags and versions.
    [`00-${traceId}-${parent}-fd`, '01'],
    [`01-${traceId}-${parent}-03-what-will-be`, '03'],
    [`fe-${traceId}-${parent}-00`, '00'],
  ])('%s continues with a span of our own', (received, flags) => {
    const trace = readTrace(received, undefined);
    expect(trace?.traceId).toBe(traceId);
    expect(trace?.spanId).toMatch(/^[\da-f]{16}$/);
    expect(trace?.spanId).not.toBe(parent);
    expect(trace?.headers).toEqual({ traceparent: `00-${traceId}-${trace?.spanId}-${flags}` });
  });

  it.each([
    undefined,
    '',
    traceId,
    `00-${traceId}-${parent}`,
    `00-${traceId}-${parent}-01-more`,
    `00-${traceId}-${parent}-1`,
    `ff-${traceId}-${parent}-01`,
    `00-${traceId.toUpperCase()}-${parent}-01`,
    `00-${'0'.repeat(32)}-${parent}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}0-${parent}-01`,
    ` 00-${traceId}-${parent}-01`,
    // The header occurs twice.
    `00-${traceId}-${parent}-01, 00-${traceId}-${parent}-01`,
  ])('%j is not valid', (received) => {
    expect(readTrace(received, 'a=1')).toBeUndefined();
  });
});

it('passes a tracestate on, unless it is too long', () => {
  const stateOf = (state: string) =>
    readTrace(`00-${traceId}-${parent}-01`, state)?.headers.tracestate;
  expect(stateOf('rojo=00f067aa0ba902b7,congo=t61rcWkgMzE')).toBe(
    'rojo=00f067aa0ba902b7,congo=t61rcWkgMzE',
  );
  expect(stateOf(`a=${'x'.repeat(510)}`)).toHaveLength(512);
  expect(stateOf(`a=${'x'.repeat(511)}`)).toBeUndefined();
});
