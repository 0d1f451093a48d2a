import { expect, it } from 'vitest';
import { wrapRender } from './wrap-render.ts';

it('puts the hook around both renders, with the same React’s renderToString beside them', () => {
  const script = [
    'exports.renderToString = l.renderToString;',
    'exports.renderToPipeableStream = s.renderToPipeableStream;',
  ].join('\n');
  expect(wrapRender(script).split('\n')).toEqual([
    'exports.renderToString = globalThis.aroundRender(l.renderToString, l.renderToString);',
    'exports.renderToPipeableStream = globalThis.aroundRender(s.renderToPipeableStream, l.renderToString);',
  ]);
});

it('says so where a server has another form', () => {
  expect(() => wrapRender('e.renderToPipeableStream=s.r')).toThrow('finds no');
});
