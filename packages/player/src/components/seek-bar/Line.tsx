import { Phrases, type PhrasesData, phraseParts } from '@parde/ui';

interface LineProps {
  id?: string;
  className: string;
  children: PhrasesData;
}

/**
 * A line of text from the caller. A single phrase has its own direction; a sentence that contains names has the
 * page's direction.
 */
export function Line({ children, ...element }: LineProps) {
  if (typeof children !== 'string' && !('text' in children)) {
    return (
      <p {...element}>
        <Phrases>{children}</Phrases>
      </p>
    );
  }
  const { text, lang, dir = 'auto' } = phraseParts(children);
  return (
    <p {...element} lang={lang} dir={dir}>
      {text}
    </p>
  );
}
