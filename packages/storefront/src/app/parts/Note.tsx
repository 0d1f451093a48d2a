import { Text, type TextProps } from '@parde/ui';

/** A small text of less importance. */
export function Note(props: Omit<TextProps, 'size' | 'tone'>) {
  return <Text {...props} size="sm" tone="muted" />;
}
