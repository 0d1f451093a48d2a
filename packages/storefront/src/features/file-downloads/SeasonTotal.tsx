import { formatToman } from '@parde/domain';
import {
  Box,
  Button,
  CheckIcon,
  CopyIcon,
  DownloadIcon,
  ListIcon,
  Notice,
  Phrases,
  PlusIcon,
  Select,
  Stack,
  Text,
} from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useFormatBytes } from '../../app/parts/file-size.ts';
import { Note } from '../../app/parts/Note.tsx';
import { addToLocalCart, useLocalCart } from '../../titles/cart/local-cart.ts';
import { CostToChoose } from '../../titles/data-cost/FileCosts.tsx';
import * as styles from './DownloadView.css.ts';
import { useFileFacts } from './file-facts.tsx';
import { type FileChoice, isAlike, totalBytes, type useSeasonLinks } from './season-files.ts';

interface SeasonTotalProps {
  name: string;
  files: readonly FileChoice[];
  /** Returns the files in a quality, for their total size. */
  sizesOf: (quality: string) => readonly FileChoice[];
  qualities: readonly string[];
  quality: string;
  onChoose: (quality: string) => void;
  links: ReturnType<typeof useSeasonLinks>;
}

/** An option contains no elements. Without the isolation, digits after «1080p» would run from left to right with it. */
const isolated = (quality: string) => `\u2068${quality}\u2069`;

/** The season's quality, its total size, and the actions for all of its files. */
export function SeasonTotal({
  name,
  files,
  sizesOf,
  qualities,
  quality,
  onChoose,
  links,
}: SeasonTotalProps) {
  const { t } = useTranslation('downloads');
  const formatBytes = useFormatBytes();
  const { timeAtSpeedOf, costOf, factsOf } = useFileFacts();
  const open = files.filter(({ get }) => get === 'download');
  const sold = files.filter(({ get }) => get === 'buy');
  const [first] = files;
  const facts = first && isAlike(files) ? factsOf(first.row) : [];
  const bytes = totalBytes(files);
  const cost = costOf(bytes);
  const time = timeAtSpeedOf(bytes);
  const formatTotal = (one: readonly FileChoice[]) => {
    const weight = totalBytes(one);
    return weight === undefined ? [] : [formatBytes(weight)];
  };
  return (
    <Box surface="raised" corners="lg" padding="md">
      <Stack space="sm">
        <div className={styles.order}>
          <Select
            label={t('quality')}
            value={quality}
            options={qualities.map((value) => ({
              value,
              label: [isolated(value), ...formatTotal(sizesOf(value))].join(' · '),
            }))}
            onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          />
          {open.length > 0 ? (
            <Button
              variant="primary"
              icon={<DownloadIcon />}
              loading={links.state.kind === 'busy'}
              onClick={() => void links.download(open)}
            >
              {t('downloadAll', { count: open.length })}
            </Button>
          ) : null}
        </div>
        <div aria-live="polite">
          <Text size="sm" weight="medium" leading="ui">
            {t('seasonCount', { count: files.length })}
            {/* The speed is measured after hydration. In a text node of its own it does not move the count. */}
            {time === undefined ? null : ` · ${time}`}
          </Text>
          <CostToChoose>{cost === undefined ? null : <Phrases>{cost}</Phrases>}</CostToChoose>
        </div>
        {facts.length > 0 ? (
          <Note leading="ui">
            {facts.map(({ term, text }) => (
              <span key={term} className={styles.totalRow}>
                {term} <Phrases>{text}</Phrases>
              </span>
            ))}
          </Note>
        ) : null}
        {open.length > 0 ? <LinksOfAll name={name} files={open} links={links} /> : null}
        {sold.length > 0 ? <AllToCart files={sold} /> : null}
      </Stack>
    </Box>
  );
}

/** The links for download managers, and the progress of fetching them. */
function LinksOfAll({ name, files, links }: Pick<SeasonTotalProps, 'name' | 'files' | 'links'>) {
  const { t } = useTranslation('downloads');
  const { state } = links;
  const isBusy = state.kind === 'busy';
  const isCopied = state.kind === 'copied' && state.files.length === files.length;
  return (
    <div className={styles.part}>
      <div className={styles.pair}>
        <Button
          size="sm"
          disabled={isBusy}
          icon={isCopied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void links.copy(files)}
        >
          {t('copyAll')}
        </Button>
        <Button
          size="sm"
          disabled={isBusy}
          icon={<ListIcon />}
          onClick={() => void links.save(files, `${name}.txt`)}
        >
          {t('linkList')}
        </Button>
      </div>
      <Note>
        <span role="status">
          {isBusy ? t('gathering', { done: state.done, of: state.of }) : null}
          {state.kind === 'copied' ? t(isCopied ? 'linksCopied' : 'linkCopied') : null}
          {state.kind === 'begun' ? t('begun') : null}
        </span>
      </Note>
      {state.kind === 'failed' || state.kind === 'not-copied' ? (
        <Notice tone="warning" live="assertive">
          {t(state.kind === 'failed' ? 'linksFailed' : 'linksNotCopied')}
        </Notice>
      ) : null}
      <div className={styles.note} data-idle={state.kind === 'idle' || undefined}>
        <Note leading="ui">{t('seasonNote')}</Note>
      </div>
    </div>
  );
}

function AllToCart({ files }: { files: readonly FileChoice[] }) {
  const { t } = useTranslation('downloads');
  const { locale } = usePage().facts;
  const isSold = useModal('buy') !== undefined;
  const { items } = useLocalCart();
  const [isFull, setFull] = useState(false);
  const missing = files.filter(({ row }) => !items.some(({ itemid }) => itemid === row.itemid));
  if (!isSold) return null;
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
              price: formatToman(price, locale),
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
