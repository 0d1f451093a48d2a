import { directionOf } from '@parde/domain';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import '../global.css.ts';
import { oneOfEach } from '../stories/parts/one-of-each.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    renderedOnServer: Readonly<Record<'fa' | 'en', Readonly<Record<string, string>>>>;
  }
}

// Node rendered this markup before the file ran in the browser.
const rendered = inject('renderedOnServer');

let container: HTMLElement;

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  container.remove();
});

describe.each(['fa', 'en'] as const)('hydrates silently, in %s', (locale) => {
  test.each(Object.entries(oneOfEach(locale)))('%s', async (name, element) => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
    container.innerHTML = rendered[locale][name] ?? '';
    expect(container.innerHTML).not.toBe('');
    const firstNode = container.firstElementChild;
    const errors: unknown[] = [];
    const recordError = (error: unknown) => {
      errors.push(error);
    };
    const root = await act(() =>
      hydrateRoot(container, element, {
        onRecoverableError: recordError,
        onUncaughtError: recordError,
      }),
    );
    expect(errors).toEqual([]);
    expect(container.firstElementChild).toBe(firstNode);
    await act(() => root.unmount());
  });
});
