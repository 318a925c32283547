import type { DocumentEntry } from '@/features/client-area/store/records/records';

const drawings: Record<DocumentEntry['type'], { label: string; path: string }> = {
  image: { label: 'Image', path: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01' },
  pdf: { label: 'PDF', path: 'M6 3h8l4 4v14H6zM14 3v4h4M9 17v-4h1.2a1.2 1.2 0 0 1 0 2.4H9' },
  document: { label: 'Document', path: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6' },
};

export function FileIcon({ type }: { type: DocumentEntry['type'] }) {
  const { label, path } = drawings[type];
  return (
    <svg
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-7 shrink-0 fill-none stroke-red"
    >
      <path d={path} />
    </svg>
  );
}
