import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { FileRow, type FileRowProps } from '../FileRow/FileRow.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { CopyIcon } from '../icons/CopyIcon.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface DownloadRowProps
  extends Pick<FileRowProps, 'size' | 'mark' | 'details' | 'facts' | 'cost'> {
  href: string;
  /** The name of the file: «۱۰۸۰ · دوبلهٔ فارسی» */
  quality: FileRowProps['name'];
  downloadLabel: string;
  copyLabel: string;
  /** Announced when the address has been copied: «کپی شد». */
  copiedLabel: string;
  /** True after the address has been copied. */
  copied?: boolean;
  onCopy: () => void;
}

/**
 * A file to download: quality, size, and its plain address for a download manager. A row with a mark has the primary
 * button.
 */
export function DownloadRow({
  href,
  quality,
  downloadLabel,
  copyLabel,
  copiedLabel,
  copied = false,
  onCopy,
  ...file
}: DownloadRowProps) {
  return (
    <FileRow {...file} name={quality} compactActions>
      {(nameId) => (
        <>
          <Button
            variant="ghost"
            size="sm"
            icon={copied ? <CheckIcon /> : <CopyIcon />}
            aria-describedby={nameId}
            onClick={onCopy}
          >
            {copyLabel}
          </Button>
          <VisuallyHidden live="polite">{copied ? copiedLabel : ''}</VisuallyHidden>
          <ButtonLink
            href={href}
            size="sm"
            variant={file.mark === undefined ? 'secondary' : 'primary'}
            icon={<DownloadIcon />}
            download=""
            aria-describedby={nameId}
          >
            {downloadLabel}
          </ButtonLink>
        </>
      )}
    </FileRow>
  );
}
