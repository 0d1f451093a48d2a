import { inPage, vars } from '@parde/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/** Prints the element of this class, black on white whatever the theme, and nothing that is not in it. */
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

  // What neither holds the sheet nor is in it.
  globalStyle(
    `body:has(.${sheet}) :not(:has(.${sheet}), .${sheet}, .${sheet} *)`,
    inPage({ '@media': { print: { display: 'none' } } }),
  );

  // What holds it takes no room of its own.
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
