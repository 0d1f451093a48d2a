import { Icon, type IconProps } from './Icon.tsx';

export function PreviousEpisodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M18.5 6.2v11.6c0 .9-1 1.4-1.7.9l-8-5.8c-.6-.4-.6-1.4 0-1.8l8-5.8c.7-.5 1.7 0 1.7.9Z"
        fill="currentcolor"
        stroke="none"
      />
      <path d="M5.5 5.5v13" />
    </Icon>
  );
}
