import { cn } from '@/lib/utils';

type Props = { sentence: string | null; className?: string };

/** Says beside a button that what it is for was not done. In the page before, so that it is announced. */
export function OperationFailure({ sentence, className }: Props) {
  return (
    <p
      role="alert"
      data-slot="operation-failure"
      className={cn(
        'text-[0.9375rem] text-danger leading-snug wrap-anywhere empty:hidden',
        className,
      )}
    >
      {sentence}
    </p>
  );
}
