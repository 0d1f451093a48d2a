import { Icon, type IconProps } from './Icon.tsx';

export function ExternalLinkIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M13.75 4.25h6v6m0-6-8.5 8.5M17.75 13.5v4.25a2 2 0 0 1-2 2h-9.5a2 2 0 0 1-2-2v-9.5a2 2 0 0 1 2-2h4.25" />
    </Icon>
  );
}
