export function ChecklistIcon({ isAnswered }: { isAnswered: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      role="img"
      aria-label={isAnswered ? 'In' : 'Missing'}
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={isAnswered ? undefined : '2 3'}
      className={`size-7 shrink-0 fill-none ${isAnswered ? 'stroke-green' : 'stroke-row-number'}`}
    >
      <path d="M6 3h8l4 4v14H6zM14 3v4h4" />
      {isAnswered && <path d="m9 14 2.2 2.2L15 12" />}
    </svg>
  );
}
