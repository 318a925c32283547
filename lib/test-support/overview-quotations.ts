import type { Quotation } from '@/lib/portal/records/records';
import type { Answered } from '@/lib/portal/thread/events';
import { NOTHING, type State } from '@/lib/portal/thread/state';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

export const TODAY = '2026-02-20';
export const NOON = Date.parse('2026-02-18T12:00:00+05:30');

/** A received quotation that is valid on `TODAY`. */
export const quotation = (number: number, change: Partial<Quotation> = {}): Quotation => ({
  ...validRows.quotations,
  id: `Q-2026-00${number}`,
  services: [{ service: `Service ${number}`, price: 1000 * number }],
  total: 1000 * number,
  status: 'received',
  validUntil: '2026-03-10',
  ...change,
});
export const pending = { status: 'pending', validUntil: null } as const;
export const lapsed = { validUntil: '2026-02-19' };

const answer = {} as Answered;
export const sent = { step: 'sent', at: NOON, number: 1, by: 'mail' } as const;

export const states = (given: { readonly [number: number]: Partial<State> }) =>
  new Map(
    Object.entries(given).map(([number, state]): [string, State] => [
      `Q-2026-00${number}`,
      { ...NOTHING, answer, ...state },
    ]),
  );
