import { inPage, mediaAccents, vars } from '@parde/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** A list without markers. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** A column that is as wide as its container. A long word does not widen it. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A bordered surface for a part of a page. */
export const panelShape = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
} as const;

/** The colours of text and controls on a picture, which is dark in both modes. */
export const onMedia = {
  ...mediaAccents,
  [vars.color.text]: vars.color.onMedia,
  [vars.color.textMuted]: vars.color.onMediaMuted,
  [vars.color.border]: vars.color.mediaBorder,
  [vars.color.borderStrong]: vars.color.mediaBorder,
  [vars.color.raised]: vars.color.mediaControl,
  [vars.color.overlay]: vars.color.mediaControlHover,
  [vars.color.accentSoft]: vars.color.mediaControl,
};

/** Prints only the element with this class and its contents, black on white in every theme. */
export function printAlone(sheet: string): void {
  globalStyle(
    `.${sheet}`,
    inPage({
      '@media': {
        print: {
          colorScheme: 'light',
          color: 'CanvasText',
          backgroundColor: 'Canvas',
          fontSize: '11pt',
          vars: {
            [vars.color.text]: 'CanvasText',
            [vars.color.textMuted]: 'CanvasText',
            [vars.color.accentText]: 'CanvasText',
            [vars.color.border]: 'CanvasText',
            [vars.color.surface]: 'Canvas',
            [vars.color.raised]: 'Canvas',
          },
        },
      },
    }),
  );

  // Hides all elements that neither contain the sheet nor are inside it.
  globalStyle(
    `body:has(.${sheet}) :not(:has(.${sheet}), .${sheet}, .${sheet} *)`,
    inPage({ '@media': { print: { display: 'none' } } }),
  );

  // The sheet's ancestors take no space of their own.
  globalStyle(
    `:has(.${sheet})`,
    inPage({
      '@media': {
        print: {
          colorScheme: 'light',
          display: 'block',
          position: 'static',
          overflow: 'visible',
          inlineSize: 'auto',
          maxInlineSize: 'none',
          blockSize: 'auto',
          minBlockSize: 0,
          maxBlockSize: 'none',
          margin: 0,
          padding: 0,
          border: 0,
          backgroundColor: 'Canvas',
          boxShadow: 'none',
          animation: 'none',
        },
      },
    }),
  );
}
