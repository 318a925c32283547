import { Formula } from '@/components/layout/formula';

type Props = {
  items: readonly { question: string; answer: string }[];
  heading?: 'h3' | 'h4' | undefined;
};

export function Faq({ items, heading: Heading = 'h3' }: Props) {
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="border-rule-strong border-b">
          <summary className="rounded-control py-4">
            <Heading className="text-xl md:text-xl">{question}</Heading>
          </summary>
          <p className="pb-5 text-soft">
            <Formula text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
