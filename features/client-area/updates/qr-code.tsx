import { encode } from 'uqr';

/** Light modules around a QR code (ISO/IEC 18004). */
const QUIET = 4;

/**
 * Error level M; `path` draws the dark modules in a square of `size`. Fetched when a code is shown.
 */
export function createQrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const rows = data.map((row, y) => {
    let path = '';
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
    return path;
  });
  return { size, path: rows.join('') };
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = createQrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="qr-code aspect-square w-full max-w-60 rounded-control"
    >
      <path d={path} />
    </svg>
  );
}
