import { expect, it } from 'vitest';
import { isChunkError } from './chunk-error.ts';

it.each([
  'Failed to fetch dynamically imported module: https://parde.example/assets/movie-1.js',
  'error loading dynamically imported module: https://parde.example/assets/movie-1.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
  'Unable to preload CSS for /assets/movie-1.css',
])('recognises “%s” as a chunk error', (message) => {
  expect(isChunkError(new TypeError(message))).toBe(true);
});

it.each([
  new TypeError("Cannot read properties of undefined (reading 'id')"),
  new SyntaxError('Unexpected token'),
  new TypeError('Failed to fetch'),
  'Importing a module script failed.',
  undefined,
])('does not recognise %j as a chunk error', (error) => {
  expect(isChunkError(error)).toBe(false);
});
