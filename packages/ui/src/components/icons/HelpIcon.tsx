import { Icon, type IconProps } from './Icon.tsx';

export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M9.5 9.6a2.55 2.55 0 1 1 3.6 2.35c-.7.35-1.1.85-1.1 1.6v.2m0 2.7v.1" />
    </Icon>
  );
}
