import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The scripts that would run and the styles that would apply from within a document, as a browser reads it. */
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

/** A text as a policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What a policy says of one directive. */
export function directive(policy: string | null, name: string): string[] {
  const part = (policy ?? '').split(';').find((each) => each.trim().startsWith(`${name} `));
  return part?.trim().split(' ').slice(1) ?? [];
}
