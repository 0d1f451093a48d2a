import { Icon, type IconProps } from './Icon.tsx';

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.6 4.3 2.9 17.7c-.6 1.1.1 2.3 1.4 2.3h15.4c1.3 0 2-1.2 1.4-2.3L13.4 4.3c-.6-1.1-2.2-1.1-2.8 0ZM12 9.5v4.25M12 16.9v.1" />
    </Icon>
  );
}
