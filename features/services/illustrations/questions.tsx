import { NoWrap } from '@/components/text/no-wrap';
import type { gstFigure } from '@/features/services/illustrations/gst-registration-data';
import type { itrFigure } from '@/features/services/illustrations/itr-filing-data';
import { Drawn } from '@/features/services/illustrations/strokes';
import { cn } from '@/lib/utils';

function Head({ className }: { className: string }) {
  return (
    <Drawn
      className={cn('absolute size-2.5 rotate-45 border-red border-t-2 border-r-2', className)}
    />
  );
}

export function Questions({ questions, yes, noes, otherwise }: typeof gstFigure) {
  return (
    <>
      <ol>
        {questions.map(({ asks, yes: answer, note }) => (
          <li
            key={asks}
            className="relative isolate grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-2 pb-10 tight:grid-cols-1 mid:grid-cols-[minmax(0,20rem)_4.5rem_1fr] mid:items-center"
          >
            <Drawn className="absolute top-8 bottom-1 left-4 -z-1 border-red border-l-2" />
            <Head className="bottom-1 left-3 rotate-135" />
            <p className="question col-span-full mid:col-span-1 mid:min-h-18">
              <NoWrap>{asks}</NoWrap>
            </p>
            <p className="annotation relative mt-1 ml-9 h-6 border-red border-b-2 tight:w-18 mid:mt-0 mid:ml-0 mid:text-center">
              {yes}
              <Head className="right-0 -bottom-1.5" />
            </p>
            <p className="mt-1 leading-snug mid:mt-0">
              <b className="font-serif text-red">{answer}</b>
              <span className="block text-[0.9375rem] text-soft">
                <NoWrap>{note}</NoWrap>
              </span>
            </p>
          </li>
        ))}
      </ol>
      <p className="annotation mt-1 pl-7">{noes}</p>
      <p className="mt-1 font-semibold font-serif">{otherwise}</p>
    </>
  );
}

export function Branches({ questions }: Pick<typeof itrFigure, 'questions'>) {
  return (
    <ol className="branches">
      {questions.map(({ asks, answers, on }, index) => (
        <li key={asks}>
          <p className="question">{`${index + 1} ${asks}`}</p>
          <dl>
            {answers.map(([form, condition, ...points]) => (
              <div key={form}>
                <dt className="font-semibold font-serif text-red">{form}</dt>
                <dd>
                  {condition}
                  {points.length > 0 && (
                    <ul className="list-disc pl-5">
                      {points.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </ul>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {on && <p className="annotation pl-7">{on}</p>}
        </li>
      ))}
    </ol>
  );
}
