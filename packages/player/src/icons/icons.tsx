import type { ReactNode } from 'react';

interface FrameProps {
  children: ReactNode;
}

/** The grid of the kit's icons: 24 by 24, stroke 1.75. These icons are never mirrored, because the transport is not. */
function Frame({ children }: FrameProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const BackIcon = () => (
  <Frame>
    <path d="M4.5 12.5a7.5 7.5 0 1 0 2.6-5.7" />
    <path d="M4.3 4.2v3.9h3.9" />
  </Frame>
);

export const ForwardIcon = () => (
  <Frame>
    <path d="M19.5 12.5a7.5 7.5 0 1 1-2.6-5.7" />
    <path d="M19.7 4.2v3.9h-3.9" />
  </Frame>
);

export const RemoteIcon = () => (
  <Frame>
    <path d="M4 8.5V7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-4" />
    <path d="M4 12a7 7 0 0 1 7 7" />
    <path d="M4 15.5A3.5 3.5 0 0 1 7.5 19" />
  </Frame>
);

export const PictureInPictureIcon = () => (
  <Frame>
    <path d="M20.5 11V7a2 2 0 0 0-2-2h-13a2 2 0 0 0-2 2v9.5a2 2 0 0 0 2 2H9" />
    <rect x="12" y="13.5" width="9" height="6" rx="1.4" fill="currentcolor" />
  </Frame>
);

export const PauseSolidIcon = () => (
  <Frame>
    <path
      d="M8 5h1.2c.5 0 .8.3.8.8v12.4c0 .5-.3.8-.8.8H8c-.5 0-.8-.3-.8-.8V5.8c0-.5.3-.8.8-.8ZM14.8 5H16c.5 0 .8.3.8.8v12.4c0 .5-.3.8-.8.8h-1.2c-.5 0-.8-.3-.8-.8V5.8c0-.5.3-.8.8-.8Z"
      fill="currentcolor"
    />
  </Frame>
);

export const SpeedIcon = () => (
  <Frame>
    <path d="M4.6 17.5a8.5 8.5 0 1 1 14.8 0" />
    <path d="m12 13 4-4.5" />
  </Frame>
);

export const AudioIcon = () => (
  <Frame>
    <path d="M4 10v4M8 6.5v11M12 4v16M16 7.5v9M20 10v4" />
  </Frame>
);

export const QualityIcon = () => (
  <Frame>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </Frame>
);

export const LeafIcon = () => (
  <Frame>
    <path d="M5 19c0-9 5-13.5 14.5-14C20 14 15 19 8.5 19c-1.3 0-2.5-.4-3.5-1.2" />
    <path d="M5 20c1.5-5 4.5-8 8.5-9.5" />
  </Frame>
);

export const KeyboardIcon = () => (
  <Frame>
    <rect x="3" y="6.5" width="18" height="11" rx="2" />
    <path d="M7 10.5h.01M12 10.5h.01M17 10.5h.01M8.5 14h7" />
  </Frame>
);

export const ExpandIcon = () => (
  <Frame>
    <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
  </Frame>
);
