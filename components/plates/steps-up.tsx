import type { StaticImageData } from 'next/image';
import { Unbroken } from '@/components/layout/unbroken';
import { LazyPicture } from '@/components/sections/lazy-drawing';

type Props = {
  steps: readonly { when: string; title: string; text: string }[];
  /** Where they lead: on top of the last on a phone, beside it elsewhere. */
  goal: StaticImageData;
  alt: string;
  /** At the foot, in the hand of the pen, and a line below it. */
  start: string;
  plan: string;
};

/** Steps in time, each a ledger, that climb from the first at the foot to a paper at the top. */
export function StepsUp({ steps, goal, alt, start, plan }: Props) {
  const { src, width, height } = goal;
  return (
    <div className="steps-up">
      <LazyPicture src={src} width={width} height={height} alt={alt} className="ivory bg-page" />
      <div>
        <ol className="flex flex-col-reverse gap-1 border-ink border-b">
          {steps.map((step, index) => (
            <Step key={step.when} {...step} isLast={index === steps.length - 1} />
          ))}
        </ol>
        <p className="relative mt-3 pl-17 text-[0.9375rem] text-soft">
          <svg
            viewBox="0 0 36 76"
            aria-hidden="true"
            className="absolute -top-13 left-6 h-19 w-9 fill-none stroke-2 stroke-red"
          >
            <path d="M36 66Q8 68 8 5M2 13 8 4l6 9" />
          </svg>
          <b className="block font-serif text-lg text-red italic leading-snug">{start}</b>
          {plan}
        </p>
      </div>
    </div>
  );
}

function Step({ when, title, text, isLast }: Props['steps'][number] & { isLast: boolean }) {
  return (
    <li>
      <b className="pt-2 font-serif text-red">{when}</b>
      <div
        className={`relative border border-t-3 border-t-red py-2 pr-3 pl-7 text-[0.9375rem] text-balance leading-snug ${
          isLast ? 'border-red ground-red' : 'border-rule-strong bg-paper text-soft'
        }`}
      >
        <span aria-hidden="true" className="ledger-spine" />
        <h3 className={isLast ? 'text-lg' : 'text-ink text-lg'}>{title}</h3>
        <Unbroken>{text}</Unbroken>
        {isLast && (
          <svg
            viewBox="0 0 72 20"
            aria-hidden="true"
            className="absolute top-3 left-full h-5 w-18 fill-none stroke-2 stroke-red max-xl:hidden"
          >
            <path d="M4 14q30-16 63-4M57 4l10 6-10 5" />
          </svg>
        )}
      </div>
    </li>
  );
}
