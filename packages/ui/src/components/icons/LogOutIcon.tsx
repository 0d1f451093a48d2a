import { Icon, type IconProps } from './Icon.tsx';

export function LogOutIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M14.5 4.25H6.25c-.8 0-1.5.7-1.5 1.5v12.5c0 .8.7 1.5 1.5 1.5h8.25M10 12h10.25m-3.75-3.75L20.25 12l-3.75 3.75" />
    </Icon>
  );
}
