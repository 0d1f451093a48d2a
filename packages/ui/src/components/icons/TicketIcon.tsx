import { Icon, type IconProps } from './Icon.tsx';

export function TicketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.25 7.5a1.75 1.75 0 0 1 1.75-1.75h14a1.75 1.75 0 0 1 1.75 1.75v2.25a2.25 2.25 0 0 0 0 4.5v2.25A1.75 1.75 0 0 1 19 18.25H5a1.75 1.75 0 0 1-1.75-1.75v-2.25a2.25 2.25 0 0 0 0-4.5V7.5ZM12 9v.1m0 2.85v.1m0 2.85v.1" />
    </Icon>
  );
}
