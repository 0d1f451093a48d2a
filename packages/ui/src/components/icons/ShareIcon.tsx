import { Icon, type IconProps } from './Icon.tsx';

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 14.5V3.75M8 7.25l4-3.75 4 3.75M8.25 10.5H7a2 2 0 0 0-2 2v5.75a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V12.5a2 2 0 0 0-2-2h-1.25" />
    </Icon>
  );
}
