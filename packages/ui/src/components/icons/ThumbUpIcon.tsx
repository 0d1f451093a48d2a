import { Icon, type IconProps } from './Icon.tsx';

export function ThumbUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 10.5v9.25m0-9.25H4.75a1 1 0 0 0-1 1v7.25a1 1 0 0 0 1 1H7.5m0-9.25 4-6.5a2.25 2.25 0 0 1 2.1 2.9l-.85 2.85h5.1a2 2 0 0 1 1.95 2.45l-1.35 5.9a2 2 0 0 1-1.95 1.55H7.5" />
    </Icon>
  );
}
