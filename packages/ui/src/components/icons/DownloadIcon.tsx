import { Icon, type IconProps } from './Icon.tsx';

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5v11.25m-4.5-4.25 4.5 4.5 4.5-4.5M4.5 19.75h15" />
    </Icon>
  );
}
