import { Icon, type IconProps } from './Icon.tsx';

export function RenewIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.75 4.5v4.75H15m4.6-.2A8.25 8.25 0 1 0 20.25 12" />
    </Icon>
  );
}
