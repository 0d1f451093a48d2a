import { Icon, type IconProps } from './Icon.tsx';

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 12C4.6 8.1 8 5.75 12 5.75S19.4 8.1 21.25 12C19.4 15.9 16 18.25 12 18.25S4.6 15.9 2.75 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </Icon>
  );
}
