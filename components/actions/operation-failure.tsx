type Props = { sentence: string | null; className?: string };

/**
 * In the page from the start, so that screen readers announce the sentence. Without `cn`, whose
 * library would be loaded by every page with fees.
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
