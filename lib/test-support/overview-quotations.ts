import type { Answered } from '@/features/client-area/protocol/events';
import { EMPTY_STATE, type State } from '@/features/client-area/protocol/state';
import type { Quotation } from '@/features/client-area/quotations/quotation';

export const OVERVIEW_TODAY = '2026-02-20';
export const NOON = Date.parse('2026-02-18T12:00:00+05:30');

const answer = { message: { number: 1 } } as Answered;

export const quotation = (
  number: number,
  change: Partial<Quotation> = {},
  state: Partial<State> = {},
): Quotation => ({
  id: `Q-2026-00${number}`,
  stage: state.stage ?? 'quoted',
  state: { ...EMPTY_STATE, answer, ...state },
  services: [{ service: `Service ${number}`, price: 1000 * number }],
  date: '2026-02-14',
  askedAt: NOON,
  total: 1000 * number,
  totals: [{ rupees: change.total ?? 1000 * number }],
  validUntil: '2026-03-10',
  notes: '',
  charges: [],
  ...change,
});
export const pending = { stage: 'requested', validUntil: null } as const;
export const expired = { stage: 'expired', validUntil: '2026-02-19' } as const;

export const sent = { step: 'sent', at: NOON, number: 1, by: 'mail' } as const;
