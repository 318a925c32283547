import { Unbroken } from '@/components/layout/unbroken';

type Props = {
  items: readonly { question: string; answer: string }[];
  /** Level of the questions in the outline of the page. */
  heading?: 'h3' | 'h4';
};

/** Questions that open without script; the first is open, to show that they do. */
export function Faq({ items, heading: Heading = 'h3' }: Props) {
  return (
    <div>
      {items.map((item, index) => (
        <details key={item.question} open={index === 0} className="border-rule-strong border-b">
          <summary className="rounded-control py-4">
            <Heading className="text-xl md:text-xl">{item.question}</Heading>
          </summary>
          <p className="pb-5 text-soft">
            <Unbroken>{item.answer}</Unbroken>
          </p>
        </details>
      ))}
    </div>
  );
}
