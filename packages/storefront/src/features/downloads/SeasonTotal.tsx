import { formatToman } from '@parde/domain';
import {
  Box,
  Button,
  CheckIcon,
  CopyIcon,
  DownloadIcon,
  Notice,
  Phrases,
  PlusIcon,
  Select,
  Stack,
  Text,
} from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { isOffered } from '../../app/page/offers.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { addToLocalCart, useLocalCart } from '../../titles/cart/local-cart.ts';
import { CostToChoose } from '../../titles/data-cost/CostToChoose.tsx';
import { formatBytes } from '../../titles/downloads/file-size.ts';
import * as styles from './DownloadView.css.ts';
import { type FileChoice, isAlike, totalBytes } from './season-files.ts';
import { useFileFacts } from './use-file-facts.ts';
import type { useSeasonLinks } from './use-season-links.ts';

interface SeasonTotalProps {
  name: string;
  files: readonly FileChoice[];
  /** The files in a quality, for its weight. */
  weigh: (quality: string) => readonly FileChoice[];
  qualities: readonly string[];
  quality: string;
  onChoose: (quality: string) => void;
  links: ReturnType<typeof useSeasonLinks>;
}

/** An option holds no elements: without this the digits after «1080p» would run from left to right with it. */
const isolated = (quality: string) => `\u2068${quality}\u2069`;

/** The season's quality, its weight, and all of its files at once. */
export function SeasonTotal({
  name,
  files,
  weigh,
  qualities,
  quality,
  onChoose,
  links,
}: SeasonTotalProps) {
  const { t } = useTranslation('downloads');
  const { t: shell } = useTranslation();
  const { timeOf, costOf, factsOf } = useFileFacts();
  const open = files.filter(({ get }) => get === 'download');
  const sold = files.filter(({ get }) => get === 'buy');
  const [first] = files;
  const facts = first && isAlike(files) ? factsOf(first.row) : [];
  const bytes = totalBytes(files);
  const cost = costOf(bytes);
  const weightOf = (one: readonly FileChoice[]) => {
    const weight = totalBytes(one);
    return weight === undefined ? [] : [formatBytes(weight, shell)];
  };
  return (
    <Box surface="raised" corners="lg" padding="md">
      <Stack space="md">
        <Select
          label={t('quality')}
          value={quality}
          options={qualities.map((value) => ({
            value,
            label: [isolated(value), ...weightOf(weigh(value))].join(' · '),
          }))}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
        <div aria-live="polite">
          <Text weight="strong">
            {[t('seasonCount', { count: files.length }), ...weightOf(files)].join(' · ')}
          </Text>
          {timeOf(bytes) === undefined ? null : (
            <Text size="sm" tone="muted">
              {timeOf(bytes)}
            </Text>
          )}
          <CostToChoose>{cost === undefined ? null : <Phrases>{cost}</Phrases>}</CostToChoose>
        </div>
        {facts.length > 0 ? (
          <Text size="sm" tone="muted">
            {facts.map(({ term, text }) => (
              <span key={term} className={styles.line}>
                {term} <Phrases>{text}</Phrases>
              </span>
            ))}
          </Text>
        ) : null}
        {open.length > 0 ? <DownloadAll name={name} files={open} links={links} /> : null}
        {sold.length > 0 ? <AllToCart files={sold} /> : null}
      </Stack>
    </Box>
  );
}

function DownloadAll({ name, files, links }: Pick<SeasonTotalProps, 'name' | 'files' | 'links'>) {
  const { t } = useTranslation('downloads');
  const { state } = links;
  const isBusy = state.kind === 'busy';
  return (
    <Stack space="sm">
      <Button
        variant="primary"
        fullWidth
        icon={<DownloadIcon />}
        loading={isBusy}
        onClick={() => void links.download(files)}
      >
        {t('downloadAll', { count: files.length })}
      </Button>
      <Button
        fullWidth
        disabled={isBusy}
        icon={state.kind === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void links.copy(files)}
      >
        {t('copyAll')}
      </Button>
      <Button fullWidth disabled={isBusy} onClick={() => void links.save(files, `${name}.txt`)}>
        {t('linkList')}
      </Button>
      <Text size="sm" tone="muted">
        <span role="status">
          {isBusy ? t('gathering', { done: state.done, of: state.of }) : null}
          {state.kind === 'copied' ? t('linksCopied') : null}
          {state.kind === 'begun' ? t('begun') : null}
        </span>
      </Text>
      {state.kind === 'failed' || state.kind === 'not-copied' ? (
        <Notice tone="warning" live="assertive">
          {t(state.kind === 'failed' ? 'linksFailed' : 'linksNotCopied')}
        </Notice>
      ) : null}
      <Text size="sm" tone="muted">
        {t('seasonNote')}
      </Text>
    </Stack>
  );
}

function AllToCart({ files }: { files: readonly FileChoice[] }) {
  const { t } = useTranslation('downloads');
  const page = usePage();
  const { items } = useLocalCart();
  const [isFull, setFull] = useState(false);
  const missing = files.filter(({ row }) => !items.some(({ itemid }) => itemid === row.itemid));
  if (!isOffered(page, 'buyItems')) return null;
  const price = missing.reduce((sum, { row }) => sum + row.amount, 0);
  return (
    <Stack space="sm">
      <Button
        fullWidth
        disabled={missing.length === 0}
        icon={missing.length === 0 ? <CheckIcon /> : <PlusIcon />}
        onClick={() => setFull(missing.some(({ row }) => addToLocalCart(row) !== undefined))}
      >
        {missing.length === 0
          ? t('inCart')
          : t('allToCart', {
              count: missing.length,
              price: formatToman(price, page.facts.locale),
            })}
      </Button>
      {isFull ? (
        <Notice tone="warning" live="assertive">
          {t('cartFull')}
        </Notice>
      ) : null}
    </Stack>
  );
}
