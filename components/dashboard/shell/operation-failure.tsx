type Props = { sentence: string | null; className?: string };

/**
 * Says beside a button that what it is for was not done. It is in the page before, so that it is
 * announced. The pages that show fees carry it: it does without `cn` and the library behind it.
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
