import { Icon, type IconProps } from './Icon.tsx';

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props} solid>
      <path d="m12 2.9 2.78 5.77 6.32.86-4.62 4.41 1.14 6.29L12 17.2l-5.62 3.03 1.14-6.29L2.9 9.53l6.32-.86L12 2.9Z" />
    </Icon>
  );
}
