import { Icon, type IconProps } from './Icon.tsx';

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 6.5h16.5M7 12h10m-6.5 5.5h3" />
    </Icon>
  );
}
