import type { InboxThread } from '@/features/client-area/firm-inbox/inbox-log';
import { type Choice, declineReasons } from '@/features/client-area/protocol/messages';
import { formatFingerprint } from '@/features/client-area/protocol/signing';
import { formatAccepted } from '@/features/client-area/protocol/totals';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

function describeDecision(choice: Choice): string {
  if (choice.step === 'accepted') return `Accepted by ${choice.name}`;
  if (choice.step !== 'declined') return 'Asked for a change';
  if (choice.reason === 'other') return `Declined: ${choice.words}`;
  return [`Declined: ${declineReasons[choice.reason]}`, choice.words].filter(Boolean).join('. ');
}

export function DecisionNote({ events }: { events: InboxThread }) {
  const { decision, answer } = events.state;
  if (!decision || !answer) return null;
  const { choice, hash } = decision;
  const dated = getDayInIndia(decision.at);
  const opened = getDayInIndia(events.decisionOpenedAt ?? decision.at);
  const { validUntil } = answer.message;

  return (
    <section
      aria-label="Decision of the client"
      className="rounded-panel border border-rule-strong bg-page p-5"
    >
      <p className="font-semibold wrap-anywhere">{describeDecision(choice)}</p>
      <p className="text-[0.9375rem] text-soft">
        {formatDay(opened)}, on answer {decision.answer}. The key that came with the request signed
        it.
        {dated !== opened && ` The client\u2019s device dated it ${formatDay(dated)}.`}
      </p>
      {opened > validUntil && (
        <p className="mt-1 font-semibold text-[0.9375rem] text-orange">
          You opened it after {formatDay(validUntil)}, the last day of your answer.
        </p>
      )}
      {choice.step === 'accepted' && (
        <p className="mt-1 text-[0.9375rem] text-soft">
          {formatAccepted(choice)}, answer of hash {formatFingerprint(hash)}
        </p>
      )}
      {choice.step === 'change' && (
        <>
          {choice.words && <p className="mt-2 whitespace-pre-line wrap-anywhere">{choice.words}</p>}
          {choice.wishes.length > 0 && (
            <ul aria-label="Changes asked" className="mt-3 border-rule border-t">
              {choice.wishes.map(({ line, words: wish }) => (
                <li key={line} className="border-rule border-b py-2 wrap-anywhere last:border-b-0">
                  <span className="text-soft">
                    {line}. {answer.message.lines[line - 1]?.service}:
                  </span>{' '}
                  {wish}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
