import { Icon, type IconProps } from './Icon.tsx';

export function ChevronBackIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="m15 5-7 7 7 7" />
    </Icon>
  );
}
