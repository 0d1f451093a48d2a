export const spaces = [
  'none',
  'xxs',
  'xs',
  'sm',
  'md',
  'lg',
  'xl',
  'xxl',
  'gutter',
  'section',
] as const;
export type Space = (typeof spaces)[number];

export const layoutElements = [
  'div',
  'section',
  'main',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'ul',
  'ol',
  'li',
  'dl',
  'span',
] as const;
export type LayoutElement = (typeof layoutElements)[number];
