import { Icon, type IconProps } from './Icon.tsx';

export function LiveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="2.25" fill="currentcolor" stroke="none" />
      <path d="M7.75 16.25a6 6 0 0 1 0-8.5m8.5 0a6 6 0 0 1 0 8.5M5 19A9.9 9.9 0 0 1 5 5m14 0a9.9 9.9 0 0 1 0 14" />
    </Icon>
  );
}
