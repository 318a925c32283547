import { createQrPath } from '@/features/client-area/updates/qr';

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
