type Props = { sentence: string | null; className?: string };

/**
 * Says beside a button that its action failed. In the page from the start, so that screen readers
 * announce it. Pages that show fees carry it, so it does without `cn` and the library behind it.
 */
export function OperationFailure({ sentence, className = '' }: Props) {
  return (
    <p
      role="alert"
      data-slot="operation-failure"
      className={`text-[0.9375rem] text-danger leading-snug wrap-anywhere empty:hidden ${className}`}
    >
      {sentence}
    </p>
  );
}
