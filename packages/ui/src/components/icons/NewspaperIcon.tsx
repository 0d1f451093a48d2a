import { Icon, type IconProps } from './Icon.tsx';

export function NewspaperIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M16.5 19.75H5.75a2 2 0 0 1-2-2V4.25H16.5v13.5a2 2 0 0 0 2 2 1.75 1.75 0 0 0 1.75-1.75V9H16.5M7.25 8.25H13m-5.75 4H13m-5.75 4h3" />
    </Icon>
  );
}
