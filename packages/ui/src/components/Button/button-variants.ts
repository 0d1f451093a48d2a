export const buttonVariants = ['primary', 'secondary', 'ghost', 'overlay', 'danger'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonLooks {
  /** `primary` once on a screen; `overlay` lies on a picture. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
}
