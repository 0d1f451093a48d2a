import { Icon, type IconProps } from './Icon.tsx';

export function VolumeIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M4 9.75v4.5c0 .4.35.75.75.75h2.9l4.1 3.6c.5.4 1.25.1 1.25-.55V5.95c0-.65-.75-.95-1.25-.55L7.65 9h-2.9a.75.75 0 0 0-.75.75ZM16.25 9a4.25 4.25 0 0 1 0 6m2.5-8.5a7.8 7.8 0 0 1 0 11" />
    </Icon>
  );
}
