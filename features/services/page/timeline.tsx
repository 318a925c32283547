import { NoWrap } from '@/components/text/no-wrap';

type Props = {
  steps: readonly { when: string; title: string; text: string }[];
};

export function ServiceTimeline({ steps }: Props) {
  return (
    <ol className="grid gap-x-6 lg:auto-cols-fr lg:grid-flow-col">
      {steps.map((step) => (
        <li
          key={step.when}
          className="relative pb-8 pl-10 before:absolute before:top-6 before:bottom-0 before:left-[11px] before:border-total before:border-l-2 before:border-dashed last:pb-0 last:before:hidden lg:pt-11 lg:pb-0 lg:pl-0 lg:before:top-[11px] lg:before:-right-6 lg:before:bottom-auto lg:before:left-6 lg:before:border-t-2 lg:before:border-l-0 lg:last:before:right-0 lg:last:before:block"
        >
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 size-6 rounded-full border-4 border-total bg-page"
          />
          <h3 className="grid gap-2 text-[1.3125rem]">
            <span className="text-red">{step.when}</span>
            <span className="text-xl">{step.title}</span>
          </h3>
          <p className="mt-2 text-soft">
            <NoWrap>{step.text}</NoWrap>
          </p>
        </li>
      ))}
    </ol>
  );
}
