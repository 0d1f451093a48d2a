import { ButtonLink } from '../Button/ButtonLink.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { CopyIcon } from '../icons/CopyIcon.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import * as styles from './DownloadRow.css.ts';

export interface DownloadRowProps {
  href: string;
  /** «۱۰۸۰ · دوبلهٔ فارسی» */
  quality: string;
  details?: string;
  /** «۱٫۴ گیگابایت» */
  size: string;
  downloadLabel: string;
  copyLabel: string;
  /** Says that the address has been copied. */
  copied?: boolean;
  onCopy: () => void;
}

/** One file to take away: what it is, how heavy, and its plain address for a download manager. */
export function DownloadRow({
  href,
  quality,
  details,
  size,
  downloadLabel,
  copyLabel,
  copied = false,
  onCopy,
}: DownloadRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <bdi className={styles.quality}>{quality}</bdi>
        <span className={styles.details}>
          <bdi>{size}</bdi>
          {details ? <bdi>{details}</bdi> : null}
        </span>
      </div>
      <IconButton label={copyLabel} icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={onCopy} />
      <ButtonLink href={href} size="sm" icon={<DownloadIcon />} download="">
        {downloadLabel}
      </ButtonLink>
    </div>
  );
}
