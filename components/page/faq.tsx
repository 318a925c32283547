import { Folds } from '@/components/page/folds';

type Props = {
  items: readonly { question: string; answer: string }[];
  /** Level of the questions in the outline of the page. */
  heading?: 'h3' | 'h4' | undefined;
};

/** Questions that open without script. */
export function Faq({ items, heading }: Props) {
  return (
    <Folds
      isFirstOpen
      heading={heading}
      items={items.map(({ question, answer }) => ({ title: question, text: answer }))}
    />
  );
}
