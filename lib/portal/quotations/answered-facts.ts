import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import { formatRupees } from '@/lib/format';
import type { ThreadEvent } from '@/lib/portal/thread/events';
import { declineReasons } from '@/lib/portal/thread/messages';
import { messageHash, shortDigits } from '@/lib/portal/thread/signing';
import { stateOf } from '@/lib/portal/thread/state';

const dayOf = (at: number) => formatDay(dayInIndia(at));

/** Sentences for the PDF on who answered and what the client decided; empty before an answer. */
export async function answeredFacts(events: readonly ThreadEvent[]): Promise<string[]> {
  const { answer, decision } = stateOf(events);
  if (!answer) return [];
  const { by, at, governmentFees } = answer.message;
  const hash = shortDigits(await messageHash(answer.token));
  const facts = [`Answered by ${by} on ${dayOf(at)}, signed; the answer begins ${hash}`];
  facts.push(
    `Government fees ${governmentFees === null ? 'at actuals' : formatRupees(governmentFees)}, apart from the total`,
  );
  if (!decision) return facts;
  const { choice } = decision;
  const day = dayOf(decision.at);
  switch (choice.step) {
    case 'accepted':
      return [...facts, `Accepted by ${choice.name} on ${day}`];
    case 'declined':
      return [
        ...facts,
        `Declined on ${day}: ${choice.reason === 'other' ? choice.words : declineReasons[choice.reason]}`,
      ];
    case 'change':
      return [...facts, `A change was asked for on ${day}`];
    case 'undone':
      return facts;
  }
}
