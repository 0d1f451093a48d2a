import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { StrictInputType as ArgType } from 'storybook/internal/types';
import { Changes, Facts, Guide } from './Guide.tsx';
import { Types } from './Types.tsx';

const hasControl = ({ control }: ArgType): boolean =>
  typeof control === 'object' && 'type' in control && !('disable' in control);

/** The docs page of a component: its appearance, then its guide, props and stories, and finally its changes. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { story } = useOf('story', ['story']);
  const hasControls = Object.values(story.argTypes).some(hasControl);
  const { guide } = preparedMeta.parameters;
  const name = preparedMeta.title.replace(/^.*\//, '');
  return (
    <>
      <Title />
      <Subtitle />
      {guide ? <Facts guide={guide} /> : null}
      <Primary />
      <Description of="meta" />
      {guide ? <Guide guide={guide} /> : null}
      {preparedMeta.component ? (
        <>
          <Heading>Props</Heading>
          {hasControls ? <Controls /> : <ArgTypes of="meta" />}
          <Types component={name} />
        </>
      ) : null}
      <Stories includePrimary={false} />
      {guide ? <Changes name={name} /> : null}
    </>
  );
}
