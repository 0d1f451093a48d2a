import { Icon, type IconProps } from './Icon.tsx';

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5.25" width="18" height="13.5" rx="2.5" />
      <path d="M3 10h18M6.75 14.75h3.5" />
    </Icon>
  );
}
