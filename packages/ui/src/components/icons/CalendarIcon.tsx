import { Icon, type IconProps } from './Icon.tsx';

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.75" y="5" width="16.5" height="15.5" rx="2.5" />
      <path d="M3.75 10h16.5M8 2.75v4M16 2.75v4" />
    </Icon>
  );
}
