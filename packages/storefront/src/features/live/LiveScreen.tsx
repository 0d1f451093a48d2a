import { JsonLd } from '../../app/page/JsonLd.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { Guide } from './Guide.tsx';
import { LiveTop } from './LiveTop.tsx';
import { liveJsonLd } from './live-json-ld.ts';
import { OtherChannels } from './OtherChannels.tsx';
import { useLive } from './use-live.ts';

/** A live channel's page. */
export function LiveScreen({ id }: { id: string }) {
  const page = usePage();
  const live = useLive(id);
  return (
    <>
      <JsonLd>{import.meta.env.SSR ? liveJsonLd(live, page) : undefined}</JsonLd>
      <LiveTop live={live} />
      <Sections>
        <OtherChannels id={id} />
        <Guide key={id} id={id} />
      </Sections>
    </>
  );
}
