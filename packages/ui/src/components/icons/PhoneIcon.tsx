import { Icon, type IconProps } from './Icon.tsx';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.7 4.25H5.5c-.7 0-1.25.6-1.2 1.3.6 7.8 6.35 13.55 14.15 14.15.7.05 1.3-.5 1.3-1.2v-3.2l-4.4-1.75-1.8 2.2a13 13 0 0 1-5.3-5.3l2.2-1.8-1.75-4.4Z" />
    </Icon>
  );
}
