import { describe, expect, it } from 'vitest';
import {
  medianVisit,
  type PhoneFigures,
  phoneRows,
  ratio,
  type ServerFigures,
  serverRows,
  type Visit,
} from './figures.ts';

const visit: Visit = {
  score: 98,
  lcpSeconds: 1.5,
  tbtMilliseconds: 100,
  cls: 0.015,
  clsAgain: 0.001,
  mainThreadMilliseconds: 1800,
  longestScriptMilliseconds: 160,
  kilobytes: 290,
  requests: 30,
};
const empty = {
  ...visit,
  lcpSeconds: 1,
  mainThreadMilliseconds: 300,
  longestScriptMilliseconds: 40,
};

const phone = (
  viewer: PhoneFigures['viewer'],
  build: string,
  other: Partial<Visit> = {},
): PhoneFigures => ({ page: 'home', viewer, build, visit: { ...visit, ...other } });

/** Returns the rows as objects with the columns' names as keys. */
function rowsOf([head = [], ...rows]: string[][]): Record<string, string>[] {
  return rows.map((row) =>
    Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])),
  );
}

it('the median of visits has each figure’s own median', () => {
  const visits = [1, 3, 2].map((lcpSeconds) => ({
    ...visit,
    lcpSeconds,
    tbtMilliseconds: 10 - lcpSeconds,
    clsAgain: lcpSeconds / 10,
  }));
  expect(medianVisit(visits)).toEqual({
    ...visit,
    lcpSeconds: 2,
    tbtMilliseconds: 8,
    clsAgain: 0.2,
  });
});

it('a ratio to zero or to a missing value is empty', () => {
  expect(ratio(3, 2)).toBe('1.50');
  expect(ratio(3, 0)).toBe('');
  expect(ratio(undefined, 2)).toBe('');
  expect(ratio(2, undefined)).toBe('');
});

describe('the phone’s table', () => {
  const guest = phone('guest', 'A');
  const viewer = phone('signed-in', 'A', { lcpSeconds: 3, requests: 45 });

  it('compares a page with the empty one, and a viewer with the guest', () => {
    const [emptyRow, ofGuest, ofViewer, ...others] = rowsOf(phoneRows([guest, viewer], empty));
    expect(others).toEqual([]);
    expect(emptyRow).toMatchObject({ page: 'empty', 'LCP, s': '1.00', 'CLS again': '' });
    expect(emptyRow).toMatchObject({ 'main thread, ms': '300', requests: '30' });
    expect(ofGuest).toEqual({
      page: 'home',
      viewer: 'guest',
      build: 'A',
      score: '98',
      'LCP, s': '1.50',
      'TBT, ms': '100',
      CLS: '0.015',
      'CLS again': '0.001',
      'main thread, ms': '1800',
      'longest script, ms': '160',
      KB: '290',
      requests: '30',
      'LCP : empty': '1.50',
      'main thread : empty': '6.00',
      'longest : empty': '4.00',
      'LCP : guest': '',
      'requests : guest': '',
    });
    expect(ofViewer).toMatchObject({ 'LCP : guest': '2.00', 'requests : guest': '1.50' });
  });

  it('compares the second build with the first, and a viewer with the guest of the same build', () => {
    const figures = [
      guest,
      phone('guest', 'B', { lcpSeconds: 0.75, tbtMilliseconds: 50, kilobytes: 145 }),
      viewer,
      phone('signed-in', 'B', { lcpSeconds: 1.5 }),
    ];
    const [, , , guests, , b, viewers] = rowsOf(phoneRows(figures, empty));
    expect(guests).toMatchObject({
      build: 'B : A',
      viewer: 'guest',
      score: '',
      'LCP, s': '0.50',
      'TBT, ms': '0.50',
      'main thread, ms': '1.00',
      'longest script, ms': '1.00',
      KB: '0.50',
      requests: '1.00',
    });
    expect(b).toMatchObject({ build: 'B', viewer: 'signed-in', 'LCP : guest': '2.00' });
    expect(viewers).toMatchObject({ build: 'B : A', viewer: 'signed-in', 'LCP, s': '0.50' });
  });
});

it('the server’s table compares a page’s cost with React alone, the empty page, the guest and the other build', () => {
  const cost = (viewer: ServerFigures['viewer'], build: string, drawn: number, plain?: number) =>
    ({ page: 'home', viewer, build, drawn, plain }) as const;
  const figures = [
    cost('guest', 'A', 20, 8),
    cost('guest', 'B', 10, 8),
    cost('signed-in', 'A', 30),
  ];
  const [emptyRow, a, b, compared, viewer] = rowsOf(serverRows(figures, 0.5));
  expect(emptyRow).toMatchObject({ page: 'empty', 'drawn, ms': '0.5' });
  expect(a).toMatchObject({ 'drawn : plain': '2.50', 'drawn : empty': '40.00' });
  expect(b).toMatchObject({ 'plain render, ms': '8.0', 'drawn : guest': '' });
  expect(compared).toMatchObject({
    build: 'B : A',
    'drawn, ms': '0.50',
    'plain render, ms': '1.00',
  });
  expect(viewer).toMatchObject({
    'plain render, ms': '',
    'drawn : plain': '',
    'drawn : guest': '1.50',
  });
});
