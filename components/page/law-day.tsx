import { numbersOfTheActs } from '@/content/words/acts';
import { newestSource, publishedUpTo } from '@/content/words/newest-source';
import { formatLongDay } from '@/lib/dates';

type Props = {
  className?: string;
  isShort?: boolean | undefined;
};

/**
 * The day up to which a page follows the published law; the disclosure says which Act its section
 * numbers are of.
 */
export function LawDay({ className, isShort = false }: Props) {
  const line = (
    <>
      {publishedUpTo}{' '}
      <time dateTime={newestSource} className="whitespace-nowrap">
        {formatLongDay(newestSource)}
      </time>
    </>
  );
  if (isShort) return <p className={className}>{line}</p>;
  return (
    <details className={className}>
      <summary className="min-h-11 rounded-control">
        <span>{line}</span>
      </summary>
      <p className="max-w-3xl">{numbersOfTheActs}</p>
    </details>
  );
}
