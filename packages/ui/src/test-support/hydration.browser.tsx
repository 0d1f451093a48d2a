import { directionOf } from '@parde/domain';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import '../global.css.ts';
import { oneOfEach } from '../stories/one-of-each.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    renderedOnServer: Readonly<Record<'fa' | 'en', Readonly<Record<string, string>>>>;
  }
}

// Node rendered this markup before the file ran in the browser.
const rendered = inject('renderedOnServer');

let place: HTMLElement;

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  place.remove();
});

describe.each(['fa', 'en'] as const)('hydrates silently, in %s', (locale) => {
  test.each(Object.entries(oneOfEach(locale)))('%s', async (name, element) => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
    place.innerHTML = rendered[locale][name] ?? '';
    expect(place.innerHTML).not.toBe('');
    const firstNode = place.firstElementChild;
    const complaints: unknown[] = [];
    const complain = (error: unknown) => {
      complaints.push(error);
    };
    const root = await act(() =>
      hydrateRoot(place, element, { onRecoverableError: complain, onUncaughtError: complain }),
    );
    expect(complaints).toEqual([]);
    expect(place.firstElementChild).toBe(firstNode);
    await act(() => root.unmount());
  });
});
