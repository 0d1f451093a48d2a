import { Icon, type IconProps } from './Icon.tsx';

export function SubtitlesIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="M6.75 11.5h3m3 0h4.5m-10.5 3.75h6m3 0h1.5" />
    </Icon>
  );
}
