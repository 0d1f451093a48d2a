import { Icon, type IconProps } from './Icon.tsx';

export function ReplyIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="m9 7-5 5 5 5M4.5 12H14a6 6 0 0 1 6 6v1" />
    </Icon>
  );
}
