import { Icon, type IconProps } from './Icon.tsx';

export function KidsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M8.25 14.25c.8 1.3 2.1 2 3.75 2s2.95-.7 3.75-2M9 9.6v.1M15 9.6v.1M12 3.25c1.1 0 1.75.7 1.75 1.6S13 6.4 12.1 6.4" />
    </Icon>
  );
}
