type Props = { sentence: string | null; className?: string };

/**
 * Says beside a button that its action failed. It is on the page from the start, so that screen
 * readers announce the sentence. Pages with fees include it, so it does without `cn` and its
 * library.
 */
export function OperationFailure({ sentence, className = '' }: Props) {
  return (
    <p
      role="alert"
      className={`text-[0.9375rem] text-danger leading-snug wrap-anywhere empty:hidden ${className}`}
    >
      {sentence}
    </p>
  );
}
