import type { ComponentProps } from 'react';
import { usePage } from '../page/Storefront.tsx';

/** The mark of the brand's logo, in the colour of the text. */
export function BrandMark(props: Pick<ComponentProps<'svg'>, 'className' | 'width' | 'height'>) {
  return (
    <svg {...props} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={usePage().brand.logo.mark} fill="currentcolor" />
    </svg>
  );
}
