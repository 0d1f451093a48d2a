import { Icon, type IconProps } from './Icon.tsx';

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props} solid>
      <path d="M7 4.7v14.6c0 .9 1 1.5 1.8 1l11.4-7.3c.7-.5.7-1.5 0-2L8.8 3.7C8 3.2 7 3.8 7 4.7Z" />
    </Icon>
  );
}
