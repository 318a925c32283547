import { Formula } from '@/components/layout/formula';
import { cn } from '@/lib/utils';

type Props = {
  points: readonly { title: string; text: string }[];
  asRows?: boolean;
};

export function PointsList({ points, asRows = false }: Props) {
  return (
    <ul
      className={
        asRows ? '@container border-rule-strong border-b' : 'grid gap-x-10 gap-y-6 sm:grid-cols-2'
      }
    >
      {points.map((point) => (
        <li
          key={point.title}
          className={cn(
            'border-rule-strong border-t',
            asRows
              ? 'py-4 @min-[26rem]:grid grid-cols-[10.5rem_1fr] items-baseline gap-x-6'
              : 'pt-4',
          )}
        >
          <h3>{point.title}</h3>
          <p className={cn('mt-1.5 text-soft', asRows && '@min-[26rem]:mt-0')}>
            <Formula text={point.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
