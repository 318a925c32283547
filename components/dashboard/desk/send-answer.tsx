'use client';

import type { DeskLog } from '@/lib/portal/desk/desk-log';
import type { Answered } from '@/lib/portal/exchange/log';

export function SendAnswer({ log, answered }: { log: DeskLog; answered: Answered }) {
  return <p>{`${log.request.id} ${answered.token}`}</p>;
}
