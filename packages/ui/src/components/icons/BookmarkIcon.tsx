import { Icon, type IconProps } from './Icon.tsx';

export function BookmarkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.25 5.75A1.75 1.75 0 0 1 8 4h8a1.75 1.75 0 0 1 1.75 1.75v14.5L12 16.25l-5.75 4V5.75Z" />
    </Icon>
  );
}
