import { SampleMark } from '@/components/page/sample-mark';
import { SectionHeading } from '@/components/page/section-heading';
import { NoWrap } from '@/components/text/no-wrap';

type Props = {
  heading: string;
  items: readonly { name: string; company: string; rating: number; text: string }[];
};

export function Testimonials({ heading, items }: Props) {
  if (items.length === 0) return null;
  return (
    <div>
      <SectionHeading mark={<SampleMark content={items} />}>{heading}</SectionHeading>
      <ul className="grid gap-6 md:grid-cols-3 md:gap-8">
        {items.map((item) => (
          <li key={item.name} className="border-red border-t-2 pt-5">
            <figure>
              <Stars rating={item.rating} />
              <blockquote className="mt-3 font-serif text-[1.1875rem] leading-normal">
                <NoWrap>{item.text}</NoWrap>
              </blockquote>
              <figcaption className="mt-2.5 flex flex-wrap items-baseline gap-x-2.5 md:mt-4 md:block">
                <span className="font-semibold md:block">{item.name}</span>
                <span className="text-[0.9375rem] text-soft">{item.company}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <svg
      viewBox={`0 0 ${rating * 22} 20`}
      role="img"
      aria-label={`Rated ${rating} of 5 stars`}
      className="h-4 fill-red"
    >
      {Array.from({ length: rating }, (_, star) => star * 22).map((x) => (
        <path
          key={x}
          transform={`translate(${x})`}
          d="m10 1 2.8 5.9 6.2.9-4.5 4.5 1.1 6.4L10 15.6l-5.6 3.1 1.1-6.4L1 7.8l6.2-.9z"
        />
      ))}
    </svg>
  );
}
