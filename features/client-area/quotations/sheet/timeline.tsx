import type { IsoDate } from '@/content/types/units';
import { describeStep } from '@/features/client-area/protocol/describe-step';
import type { ThreadEvent } from '@/features/client-area/protocol/events';
import type { State } from '@/features/client-area/protocol/state';
import { formatDay, formatShortDay, formatTime, preventWrap } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { cn } from '@/lib/utils';

type Node = { word: string; when: string; who: string; isOpen?: true };

function formatMoment(at: number, today: string): string {
  const day = getDayInIndia(at);
  const date = day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDay(day);
  return `${preventWrap(`${date},`)} ${preventWrap(formatTime(at))}`;
}

/** An answer makes two entries: the firm's, by its clock, and the client's opening of it. */
function createNodes(event: ThreadEvent, today: string): Node[] {
  const own = { word: describeStep(event), when: formatMoment(event.at, today), who: 'You' };
  if (event.step === 'updated') {
    return [{ ...own, when: formatMoment(event.message.at, today), who: 'We' }];
  }
  if (event.step !== 'answered') return [own];
  const answered = { word: 'Answered', when: formatMoment(event.message.at, today), who: 'We' };
  return [answered, { ...own, word: 'Opened' }];
}

function createNextNodes({ stage, answer }: State, isOver: boolean): Node[] {
  if (stage === 'requested' || stage === 'change-asked') {
    return [{ word: 'Our answer', when: 'to come', who: '', isOpen: true }];
  }
  if (stage !== 'quoted' || isOver || !answer) return [];
  const when = `by ${preventWrap(formatDay(answer.message.validUntil))}`;
  return [{ word: 'Your reply', when, who: '', isOpen: true }];
}

type Props = {
  events: readonly ThreadEvent[];
  state: State;
  isOver: boolean;
  today: IsoDate;
};

export function QuotationTimeline({ events, state, isOver, today }: Props) {
  const nodes = [
    ...events.flatMap((event) => createNodes(event, today)),
    ...createNextNodes(state, isOver),
  ];
  return (
    <ol
      aria-label="What happened"
      className="grid gap-0 border-ink border-t pt-4 md:grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))]"
    >
      {nodes.map(({ word, when, who, isOpen }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a log is only added to
          key={index}
          className="relative pb-4 pl-8 md:row-span-2 md:grid md:grid-rows-subgrid md:pt-8 md:pr-1 md:pl-0"
        >
          {index < nodes.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-3 bottom-[-0.25rem] left-[0.5625rem] border-total border-l-2 border-dashed md:top-[0.5625rem] md:right-0 md:bottom-auto md:left-0 md:border-t-2 md:border-l-0"
            />
          )}
          <span
            aria-hidden="true"
            className={cn(
              'absolute top-0.5 left-0 size-5 rounded-full border-2 border-total md:top-0',
              isOpen ? 'bg-paper' : 'bg-total',
            )}
          />
          <p
            className={cn(
              'font-serif font-semibold text-[0.9375rem] leading-tight',
              isOpen && 'text-red',
            )}
          >
            {word}
          </p>
          <div className="text-[0.9375rem] text-soft leading-snug">
            <p>{when}</p>
            {who && <p className="wrap-anywhere">{who}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
