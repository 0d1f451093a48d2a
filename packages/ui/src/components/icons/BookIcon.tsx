import { Icon, type IconProps } from './Icon.tsx';

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M12 6.5C10.3 5 8 4.25 3.75 4.25v13.5C8 17.75 10.3 18.5 12 20c1.7-1.5 4-2.25 8.25-2.25V4.25C16 4.25 13.7 5 12 6.5Zm0 0V20" />
    </Icon>
  );
}
