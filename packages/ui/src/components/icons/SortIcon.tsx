import { Icon, type IconProps } from './Icon.tsx';

export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5v14m0 0-3.25-3.25M8 19l3.25-3.25M16 19V5m0 0-3.25 3.25M16 5l3.25 3.25" />
    </Icon>
  );
}
