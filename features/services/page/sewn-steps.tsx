import { NoWrap } from '@/components/text/no-wrap';

type Props = {
  heading: string;
  steps: readonly { when: string; title: string; text: string }[];
};

export function SewnSteps({ heading, steps }: Props) {
  return (
    <div className="sewn-steps">
      <h2 id="steps">{heading}</h2>
      <ol>
        {steps.map(({ when, title, text }) => (
          <li key={when}>
            <b>{when}</b>
            <p>
              <b>{title}</b> <NoWrap>{text}</NoWrap>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
