import { inPage, vars } from '@parde/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

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
