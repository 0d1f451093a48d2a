import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { dark, light } from '../themes.ts';

/** The docs have the same theme, dark or light, as their stories. */
export function DocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(context.channel);
  return (
    <Container context={context} theme={theme === 'light' ? light : dark}>
      {children}
    </Container>
  );
}

type Channel = DocsContainerProps['context']['channel'];

function useTheme(channel: Channel): 'dark' | 'light' {
  const [chosen, setChosen] = useState(() => {
    const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return themeIn(last);
  });
  useEffect(() => {
    const follow = (changed: GlobalsEvent) => setChosen(themeIn(changed));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useEffect(() => {
    // A page without stories has no decorator that sets the theme.
    if (chosen === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  }, [chosen]);
  if (chosen !== 'system') return chosen;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

interface GlobalsEvent {
  readonly globals?: { readonly theme?: unknown };
}

const themeIn = (event: GlobalsEvent | undefined): 'dark' | 'light' | 'system' => {
  const theme = event?.globals?.theme;
  return theme === 'light' || theme === 'system' ? theme : 'dark';
};
