export const buttonVariants = ['primary', 'secondary', 'ghost', 'overlay', 'danger'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonAppearance {
  /** `primary` once per screen; `overlay` is for pictures. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
}
