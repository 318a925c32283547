import { Formula } from '@/components/layout/formula';

type Props = {
  items: readonly { title: string; text: string }[];
  /** Level of the titles in the outline of the page. */
  heading?: 'h3' | 'h4' | undefined;
  /** The first is open, to show that they open. */
  isFirstOpen?: boolean;
};

/** Titles that unfold their text without script; all are open on paper. */
export function Folds({ items, heading: Heading = 'h3', isFirstOpen = false }: Props) {
  return (
    <div>
      {items.map(({ title, text }, index) => (
        <details
          key={title}
          open={isFirstOpen && index === 0}
          className="border-rule-strong border-b"
        >
          <summary className="rounded-control py-4">
            <Heading className="text-xl md:text-xl">{title}</Heading>
          </summary>
          <p className="pb-5 text-soft">
            <Formula text={text} />
          </p>
        </details>
      ))}
    </div>
  );
}
