import { Icon, type IconProps } from './Icon.tsx';

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.25 6.75h15.5M9 6.5V5a1.25 1.25 0 0 1 1.25-1.25h3.5A1.25 1.25 0 0 1 15 5v1.5m2.75.25-.75 11.6a2 2 0 0 1-2 1.9H9a2 2 0 0 1-2-1.9l-.75-11.6M10 11v5m4-5v5" />
    </Icon>
  );
}
