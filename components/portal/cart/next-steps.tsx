import { NoWrap } from '@/components/ui/no-wrap';
import { dashboard } from '@/content/dashboard';

const { heading, steps } = dashboard.cart.next;

/** What follows a request, along a thread with needle holes; the knot is the step to take now. */
export function NextSteps() {
  return (
    <div className="mt-4 hidden w-full border-rule border-t pt-4 xl:block">
      <h2 className="text-xl md:text-xl">{heading}</h2>
      <ol className="mt-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="group relative pb-4 pl-8 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-6 bottom-0 left-[0.4375rem] border-row-number border-l-2 border-dotted group-last:hidden"
            />
            <span
              aria-hidden="true"
              className={`absolute top-1 left-0 size-4 rounded-full border-2 ${index === 0 ? 'border-total bg-total' : 'border-row-number'}`}
            />
            <p className="font-semibold text-[0.9375rem] leading-normal">{title}</p>
            <p className="text-[0.9375rem] text-soft leading-snug">
              <NoWrap>{text}</NoWrap>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
