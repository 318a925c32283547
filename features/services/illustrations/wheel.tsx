import { Annotation } from '@/features/services/illustrations/strokes';
import type { tdsFigure } from '@/features/services/illustrations/tds-return-data';
import { cn } from '@/lib/utils';

const quarters = [
  [
    'col-start-2 row-start-1 translate-x-[12%] -translate-y-[12%]',
    'wide:col-start-3 wide:row-start-1',
  ],
  [
    'col-start-2 row-start-2 translate-x-[12%] translate-y-[12%]',
    'wide:col-start-3 wide:row-start-2',
  ],
  [
    'col-start-1 row-start-2 -translate-x-[12%] translate-y-[12%]',
    'wide:col-start-1 wide:row-start-2',
  ],
  [
    'col-start-1 row-start-1 -translate-x-[12%] -translate-y-[12%]',
    'wide:col-start-1 wide:row-start-1',
  ],
] as const;

const LINES =
  'before:absolute before:inset-x-0 before:border-rule-strong before:border-t-2 after:absolute after:inset-y-0 after:border-rule-strong after:border-l-2';

export function Wheel({ hub: [bill, tds, paid], turns, payer, tan }: typeof tdsFigure) {
  return (
    <>
      <div className="grid justify-items-center gap-8 mid:grid-cols-[19rem_1fr] mid:items-center wide:grid-cols-[1fr_23rem_1fr] wide:gap-x-20 wide:gap-y-0">
        <div
          className={cn(
            'relative grid aspect-square w-[min(100%,19rem)] grid-cols-2 place-items-center rounded-full border-[0.875rem] border-cover bg-paper outline-2 outline-gold outline-dashed -outline-offset-8 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:w-92',
            LINES,
          )}
        >
          {turns.map(({ title }, index) => (
            <span
              key={title}
              aria-hidden="true"
              className={cn(
                'font-semibold font-serif text-[1.75rem] text-red',
                quarters[index]?.[0],
              )}
            >
              {index + 1}
            </span>
          ))}
          <p className="absolute inset-1/4 z-1 content-center rounded-full border-[1.5px] border-current bg-page text-center leading-[1.35]">
            {bill}
            <b className="block font-serif text-red">{tds}</b>
            {paid}
          </p>
        </div>
        <ol className="grid gap-5 justify-self-stretch wide:contents">
          {turns.map(({ title, when, text }, index) => (
            <li
              key={title}
              className={cn(
                'relative wide:w-64 wide:before:absolute wide:before:top-6 wide:before:w-12 wide:before:border-red wide:before:border-t-2',
                index < 2
                  ? 'wide:justify-self-start wide:before:right-[calc(100%+1rem)]'
                  : 'wide:justify-self-end wide:before:left-[calc(100%+1rem)]',
                quarters[index]?.[1],
              )}
            >
              <h3 className="text-xl md:text-xl">{`${index + 1} ${title}`}</h3>
              <p className="annotation">{when}</p>
              <p className="text-[0.9375rem] leading-snug">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <Annotation className="mt-8 justify-center">{payer}</Annotation>
      <p className="mt-2 text-center text-[0.9375rem] text-soft">{tan}</p>
    </>
  );
}
