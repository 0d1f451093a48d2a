import type { ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../Button/button-variants.ts';
import { Anchor } from '../Link/Anchor.tsx';
import type { LinkComponentProps } from '../Link/link-context.ts';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import { iconControl } from './IconButton.tsx';

export interface IconButtonLinkProps
  extends Pick<LinkComponentProps, 'href' | 'target' | 'rel' | 'hrefLang' | 'onClick'> {
  /** The link target in words, for viewers who do not see the icon; also shown on hover. */
  label: PhrasesData;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function IconButtonLink({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  ...anchor
}: IconButtonLinkProps) {
  return <Anchor {...anchor} {...iconControl({ label, icon, variant, size })} />;
}
