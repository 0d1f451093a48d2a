import { Icon, type IconProps } from './Icon.tsx';

export function ArrowForwardIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M4 12h15m-6-6.5 6.5 6.5-6.5 6.5" />
    </Icon>
  );
}
