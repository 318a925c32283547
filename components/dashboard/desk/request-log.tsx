import { formatDay, formatMoment } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import type { DeskStep } from '@/lib/portal/desk/desk-records';
import { stepWords } from '@/lib/portal/desk/desk-words';

/** The sender's date of a message, if it differs from the date of opening it here; else ''. */
function writtenWords({ event }: DeskStep): string {
  if (event.step !== 'requested' && event.step !== 'decided') return '';
  const written = dayInIndia(event.message.at);
  return written === dayInIndia(event.at) ? '' : `, written ${formatDay(written)}`;
}

/** Every step of a request, with its date here. */
export function RequestLog({ steps }: { steps: readonly DeskStep[] }) {
  return (
    <section aria-label="Log" className="border-ink border-t pt-4">
      <ol className="grid gap-3">
        {steps.map((step) => (
          <li key={step.number} className="relative pl-6">
            <span
              aria-hidden="true"
              className="absolute top-1.5 left-0 size-3 rounded-full border-2 border-total bg-total"
            />
            <span className="block font-semibold wrap-anywhere">{stepWords(step.event)}</span>
            <span className="block text-[0.9375rem] text-soft">
              {formatMoment(step.event.at)}
              {writtenWords(step)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
