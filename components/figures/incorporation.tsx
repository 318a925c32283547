import { NumberParts } from '@/components/figures/number-parts';
import { NoWrap } from '@/components/ui/no-wrap';
import { incorporationFigure as figure } from '@/content/figures/company-incorporation';

type Step = { when: string; title: string; text: string };

/** Steps in time that climb from the first, at the foot, to the certificate. */
export function IncorporationFigure({ steps }: { steps: readonly Step[] }) {
  return (
    <div className="steps-up">
      <Certificate />
      <div>
        <ol className="flex flex-col-reverse gap-1 border-ink border-b">
          {steps.map((step, index) => (
            <StepUp key={step.when} {...step} isLast={index === steps.length - 1} />
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
          <b className="block annotation text-lg">{figure.start}</b>
          {figure.plan}
        </p>
      </div>
    </div>
  );
}

function StepUp({ when, title, text, isLast }: Step & { isLast: boolean }) {
  return (
    <li>
      <b className="pt-2 font-serif text-red">{when}</b>
      <div
        className={`relative border border-t-3 border-t-red py-2 pr-3 pl-7 text-[0.9375rem] text-balance leading-snug ${
          isLast ? 'border-red ground-red' : 'border-rule-strong bg-paper text-soft'
        }`}
      >
        <span aria-hidden="true" className="data-table-bar" />
        <h3 className={isLast ? 'text-lg' : 'text-ink text-lg'}>{title}</h3>
        <NoWrap>{text}</NoWrap>
        {isLast && (
          <svg
            viewBox="0 0 72 20"
            aria-hidden="true"
            className="absolute top-3 left-full hidden h-5 w-18 fill-none stroke-2 stroke-red wide:block"
          >
            <path d="M4 14q30-16 63-4M57 4l10 6-10 5" />
          </svg>
        )}
      </div>
    </li>
  );
}

function Certificate() {
  const { head, title, name, date, cin, numbers } = figure.certificate;
  return (
    <div className="border-2 border-ink p-1.5">
      <div className="border-2 border-rule-strong px-3.5 py-6 xs:px-5">
        <div className="text-center leading-snug">
          <p className="text-[0.9375rem] text-soft">{head}</p>
          <h3 className="mt-1 text-[1.4rem] md:text-[1.75rem]">{title}</h3>
          <p className="mt-4 font-semibold">{name}</p>
          <p className="text-soft">{date}</p>
        </div>
        <NumberParts parts={cin} />
        <dl className="mt-4 grid grid-cols-2 border-rule-strong border-t pt-3">
          {numbers.map(([label, number]) => (
            <div key={label}>
              <dt className="text-soft">{label}</dt>
              <dd className="font-semibold font-serif">{number}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
