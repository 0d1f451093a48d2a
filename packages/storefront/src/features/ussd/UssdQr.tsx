import { encode } from 'uqr';
import * as styles from './Ussd.css.ts';

/** Cameras need four modules of white around the code. */
const quietZone = 4;

/** A QR code. A phone's camera reads it, and the phone's dialler opens with the code. */
export function UssdQr({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const side = size + 2 * quietZone;
  const dark = data.flatMap((line, y) =>
    line.flatMap((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : [])),
  );
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
