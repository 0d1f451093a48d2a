import type { ModeProperties, Properties } from './properties.ts';

interface ModeRule {
  readonly selector: string;
  readonly media?: string;
  readonly properties: Properties;
}

/**
 * Returns a brand's rules: light on the root; dark if the system prefers it and the viewer has not chosen light; dark
 * if the viewer has chosen it.
 */
export function modeRules(root: string, { base, light, dark }: ModeProperties): ModeRule[] {
  const rules: ModeRule[] = [
    { selector: root, properties: { ...base, ...light } },
    {
      selector: `${root}:not([data-theme='light'])`,
      media: '(prefers-color-scheme: dark)',
      properties: dark,
    },
    { selector: `${root}[data-theme='dark']`, properties: dark },
  ];
  return rules.filter(({ properties }) => Object.keys(properties).length > 0);
}
