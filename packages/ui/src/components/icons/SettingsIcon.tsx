import { Icon, type IconProps } from './Icon.tsx';

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.4 4h3.2l.55 2.4 1.6.9 2.35-.7 1.6 2.8-1.8 1.65v1.85l1.8 1.65-1.6 2.8-2.35-.7-1.6.9-.55 2.4h-3.2l-.55-2.4-1.6-.9-2.35.7-1.6-2.8 1.8-1.65v-1.85L4.3 8.65l1.6-2.8 2.35.7 1.6-.9.55-2.4Z" />
      <circle cx="12" cy="12" r="2.75" />
    </Icon>
  );
}
