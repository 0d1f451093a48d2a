import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Guide } from './Guide.tsx';

/** The page of a component: what it is for, then what it looks like, takes and can do. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide } = preparedMeta.parameters;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {guide ? <Guide name={preparedMeta.title.replace(/^.*\//, '')} guide={guide} /> : null}
      <Primary />
      {preparedMeta.component ? <Controls /> : null}
      <Stories />
    </>
  );
}
