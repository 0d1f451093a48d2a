import { Phrases, type PhrasesData, phraseParts } from '@parde/ui';

interface LineProps {
  id?: string;
  className: string;
  children: PhrasesData;
}

/** A line of what the caller gave. One phrase runs in its own direction, a sentence with names in it in the page's. */
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
