import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { Formula } from '@/components/layout/formula';

type Props = { points: readonly { title: string; text: string }[] };

/** Short points in two columns; on a phone their titles are an index, and each unfolds. */
export function FoldedPoints({ points }: Props) {
  return (
    <ul className="border-ink max-md:border-t md:grid md:grid-cols-2 md:gap-x-10 md:gap-y-6">
      {points.map(({ title, text }) => (
        <li key={title} className="border-rule-strong max-md:border-b md:border-t md:pt-4">
          <FoldOnPhone
            heading={<h3>{title}</h3>}
            summary={<h3 className="py-3.5 text-xl">{title}</h3>}
          >
            <p className="text-soft max-md:pb-4 md:mt-1.5">
              <Formula text={text} />
            </p>
          </FoldOnPhone>
        </li>
      ))}
    </ul>
  );
}
