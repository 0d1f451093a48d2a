import { Icon, type IconProps } from './Icon.tsx';

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l.9-4.1L15.7 5.1a2.26 2.26 0 0 1 3.2 3.2L8.1 19.1 4 20Zm9.75-12.95 3.2 3.2" />
    </Icon>
  );
}
