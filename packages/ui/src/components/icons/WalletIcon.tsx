import { Icon, type IconProps } from './Icon.tsx';

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.5 8V5.9c0-.9-.8-1.6-1.7-1.4L5.4 6.3A2 2 0 0 0 3.75 8.25v9a2.5 2.5 0 0 0 2.5 2.5h11.5a2.5 2.5 0 0 0 2.5-2.5V10.5A2.5 2.5 0 0 0 17.75 8H5.5" />
      <circle cx="16.25" cy="14" r="1.1" fill="currentcolor" stroke="none" />
    </Icon>
  );
}
