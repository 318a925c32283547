import { NoWrap } from '@/components/text/no-wrap';
import type { LegalContent } from '@/content/types/firm';
import { FirmAddress, GrievanceAddress } from '@/features/contact/firm-address';

type Props = { number: number; section: LegalContent['sections'][number] };

/** A numbered section that can be linked to by its id. */
export function LegalSection({ number, section }: Props) {
  return (
    <section aria-labelledby={section.id}>
      <h2
        id={section.id}
        className="flex break-after-avoid-page gap-3 wrap-anywhere text-[min(1.5rem,9.375vw)] md:text-[1.75rem]"
      >
        <span className="text-row-number">{number}</span>
        {section.heading}
      </h2>
      <div className="mt-4 grid gap-4">
        {section.blocks.map((block) =>
          typeof block === 'string' ? (
            <p key={block}>
              <NoWrap>{block}</NoWrap>
            </p>
          ) : (
            <ul key={block[0]} className="grid list-disc gap-2 pl-6 marker:text-red">
              {block.map((item) => (
                <li key={item} className="pl-1">
                  <NoWrap>{item}</NoWrap>
                </li>
              ))}
            </ul>
          ),
        )}
        {section.entries && (
          <dl className="border-ink border-t">
            {section.entries.map((entry) => (
              <div
                key={entry.label}
                className="grid gap-x-6 border-rule-strong border-b py-3 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]"
              >
                <dt className="font-semibold">{entry.label}</dt>
                <dd>
                  <NoWrap>{entry.text}</NoWrap>
                  {entry.years && <YearsBar {...entry.years} />}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {section.after?.map((paragraph) => (
          <p key={paragraph}>
            <NoWrap>{paragraph}</NoWrap>
          </p>
        ))}
        {section.contact && <FirmAddress />}
        {section.officer && <GrievanceAddress />}
      </div>
    </section>
  );
}

type BarProps = NonNullable<NonNullable<Props['section']['entries']>[number]['years']>;

const YEAR = 24;

/** Years in a row of squares; before them a stitched line for what must end first. */
function YearsBar({ count, after }: BarProps) {
  const start = after ? 3 * YEAR : 0;
  return (
    <svg
      viewBox={`-1 -1 ${10 * YEAR} 14`}
      aria-hidden="true"
      className="chart mt-2 w-full max-w-60 fill-none"
    >
      {after && <path d={`M0 6h${start}`} strokeDasharray="6 4" className="stroke-2 stroke-red" />}
      <path d={`M${start} 0h${count * YEAR}v12H${start}z`} className="fill-red" />
      <path
        d={Array.from(
          { length: count - 1 },
          (_, year) => `M${start + (year + 1) * YEAR} 0v12`,
        ).join('')}
        className="stroke-page"
      />
    </svg>
  );
}
