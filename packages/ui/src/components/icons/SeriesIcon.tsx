import { Icon, type IconProps } from './Icon.tsx';

export function SeriesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.25" y="7" width="17.5" height="13" rx="2.5" />
      <path d="m8 3.25 4 3.75 4-3.75" />
    </Icon>
  );
}
