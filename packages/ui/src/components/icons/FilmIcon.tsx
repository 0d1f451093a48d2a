import { Icon, type IconProps } from './Icon.tsx';

export function FilmIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
      <path d="M8 4.5v15M16 4.5v15M3.5 9.5H8m-4.5 5H8m8-5h4.5m-4.5 5h4.5" />
    </Icon>
  );
}
