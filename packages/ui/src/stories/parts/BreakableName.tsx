import { Fragment } from 'react';

/** A code identifier that may wrap only before a capital letter or a dot. */
export function BreakableName({ name }: { name: string }) {
  const parts = name.split(/(?=[A-Z.])/);
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index).join('')}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
