import type { ReactNode } from 'react';
import { ariaLabelOf, ControlContent } from '../../internal/ControlContent.tsx';
import { classes } from '../../internal/classes.ts';
import * as styles from '../Button/Button.css.ts';
import type { ButtonElementProps } from '../Button/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../Button/button-variants.ts';
import { type PhrasesData, phrasesText } from '../Phrase/Phrases.tsx';

export interface IconButtonProps extends ButtonElementProps {
  /** The action, for viewers who do not see the icon; also shown on hover. */
  label: PhrasesData;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A round button with an icon and no text. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  type = 'button',
  ...element
}: IconButtonProps) {
  return <button {...element} type={type} {...iconControl({ label, icon, variant, size })} />;
}

/** Returns the properties that a round button and a round link share. */
export function iconControl({
  label,
  icon,
  variant,
  size,
}: Required<Pick<IconButtonProps, 'label' | 'icon' | 'variant' | 'size'>>) {
  return {
    'aria-label': ariaLabelOf(label),
    className: classes(styles.button, styles.squares[size], styles.variants[variant], styles.round),
    children: (
      <ControlContent label={label}>
        <span className={styles.hint} title={phrasesText(label)}>
          {icon}
        </span>
      </ControlContent>
    ),
  };
}
