import { qrPath } from '@/lib/portal/money/qr';

/** A QR code, dark on light in every theme, as scanners want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-60 rounded-control bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
