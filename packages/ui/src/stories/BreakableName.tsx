import { Fragment } from 'react';

/** A name of code: it may go to the next line where a word of it begins, and nowhere else. */
export function BreakableName({ name }: { name: string }) {
  const parts = name.split(/(?=[A-Z.])/);
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index).join('')}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
