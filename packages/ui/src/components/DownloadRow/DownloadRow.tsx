import { useId } from 'react';
import { classes } from '../../internal/classes.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { CopyIcon } from '../icons/CopyIcon.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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
  /** Read out once the address has been copied: «کپی شد». */
  copiedLabel: string;
  /** Says that the address has been copied. */
  copied?: boolean;
  onCopy: () => void;
}

/** A file to download: quality, size, and its plain address for a download manager. */
export function DownloadRow({
  href,
  quality,
  details,
  size,
  downloadLabel,
  copyLabel,
  copiedLabel,
  copied = false,
  onCopy,
}: DownloadRowProps) {
  const qualityId = useId();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={classes(styles.quality, styles.fact)} id={qualityId}>
          {quality}
        </span>
        <span className={styles.details}>
          <span className={styles.fact}>{size}</span>
          {details ? <span className={styles.fact}>{details}</span> : null}
        </span>
      </div>
      <div className={styles.actions}>
        <IconButton
          label={copyLabel}
          icon={copied ? <CheckIcon /> : <CopyIcon />}
          aria-describedby={qualityId}
          onClick={onCopy}
        />
        <VisuallyHidden live="polite">{copied ? copiedLabel : ''}</VisuallyHidden>
        <ButtonLink
          href={href}
          size="sm"
          icon={<DownloadIcon />}
          download=""
          aria-describedby={qualityId}
        >
          {downloadLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
