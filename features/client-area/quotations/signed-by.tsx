import type { ReactNode } from 'react';
import type { Answered } from '@/features/client-area/protocol/events';
import { formatFingerprint } from '@/features/client-area/protocol/signing';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

type Props = { answer: Answered; children?: ReactNode };

export function SignedBy({ answer: { message, kid }, children }: Props) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-rule border-t pt-3">
      <p className="w-full text-ink">
        Answered and signed by <strong>{message.by}</strong>
      </p>
      <p className="min-w-0">
        {formatDay(getDayInIndia(message.at))}
        <span className="hidden print:inline">
          {'\u00a0· '}key ends {formatFingerprint(kid.slice(-8))}
        </span>
      </p>
      {children}
    </div>
  );
}
