/** The data of a component's `*.guide.ts` file. */
export interface GuideData {
  readonly status: 'stable' | 'new';
  readonly since: string;
  readonly aliases: readonly string[];
  readonly use: string;
  readonly avoid: string;
  readonly keys?: Readonly<Record<string, string>>;
  readonly screenReader: string;
  readonly alsoCovers?: readonly string[];
}

/** Returns a guide as Markdown, for the docs page and for the component's page in the package. */
export function guideText({ use, avoid, keys = {}, screenReader }: GuideData): string {
  return [
    '## When to use it',
    use,
    '## When not to use it',
    avoid,
    '## Keys',
    keysText(keys),
    '## What a screen reader announces',
    screenReader,
  ].join('\n\n');
}

function keysText(keys: Readonly<Record<string, string>>): string {
  const rows = Object.entries(keys).map(([key, does]) => `| <kbd>${key}</kbd> | ${does} |`);
  if (rows.length === 0) return 'None. The component cannot be focused.';
  return ['| Key | What it does |', '| --- | --- |', ...rows].join('\n');
}
