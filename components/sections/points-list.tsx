import { Formula } from '@/components/calculators/formula';
import { cn } from '@/lib/utils';

type Props = {
  points: readonly { title: string; text: string }[];
  ground?: 'paper' | 'night';
};

/** Short points in two columns, each under its own hairline. */
export function PointsList({ points, ground = 'paper' }: Props) {
  return (
    <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {points.map((point) => (
        <li
          key={point.title}
          className={cn(
            'border-t pt-4',
            ground === 'night' ? 'border-white/20' : 'border-rule-strong',
          )}
        >
          <h3>{point.title}</h3>
          <p className={cn('mt-1.5', ground === 'night' ? 'text-mist' : 'text-soft')}>
            <Formula text={point.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
