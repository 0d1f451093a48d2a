import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A document's inline scripts and styles, as a browser parses it. */
export function inlineParts(page: Page, html: string): Promise<InlineParts> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const texts = (selector: string) =>
      Array.from(
        document.querySelectorAll(selector),
        (element) => element.textContent ?? '',
      ).filter((each) => each !== '');
    return {
      scripts: texts('script:not([src]):not([type$="json"])'),
      styles: texts('style'),
    };
  }, html);
}

/** The hash of a text, as a policy writes it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** One directive of a policy. */
export function directive(policy: string | null, name: string): string[] {
  const part = (policy ?? '').split(';').find((each) => each.trim().startsWith(`${name} `));
  return part?.trim().split(' ').slice(1) ?? [];
}
