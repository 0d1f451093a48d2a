import { expect, it } from 'vitest';
import { wrapRender } from './wrap-render.ts';

it('wraps both renders in the hook, together with renderToString of the same React', () => {
  const script = [
    'exports.renderToString = l.renderToString;',
    'exports.renderToPipeableStream = s.renderToPipeableStream;',
  ].join('\n');
  expect(wrapRender(script).split('\n')).toEqual([
    'exports.renderToString = globalThis.aroundRender(l.renderToString, l.renderToString);',
    'exports.renderToPipeableStream = globalThis.aroundRender(s.renderToPipeableStream, l.renderToString);',
  ]);
});

it('throws if a server has another form', () => {
  expect(() => wrapRender('e.renderToPipeableStream=s.r')).toThrow('finds no');
});
