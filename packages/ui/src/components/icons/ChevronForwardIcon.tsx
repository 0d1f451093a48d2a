import { Icon, type IconProps } from './Icon.tsx';

export function ChevronForwardIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="m9 5 7 7-7 7" />
    </Icon>
  );
}
