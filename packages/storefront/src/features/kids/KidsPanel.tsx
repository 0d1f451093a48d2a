import { Heading, KidsIcon, Stack, Text } from '@parde/ui';
import type { ReactNode } from 'react';
import { PanelPage } from '../../app/parts/PanelPage.tsx';

interface KidsPanelProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What an adult reads on the way into kids mode and out of it. */
export function KidsPanel({ title, text, children }: KidsPanelProps) {
  return (
    <PanelPage mark={<KidsIcon />}>
      <Stack space="sm">
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
      {children}
    </PanelPage>
  );
}
