'use client';

import { useState } from 'react';
import { chooseRequest, useChosenRequest } from '@/components/dashboard/desk/chosen-request';
import { DemoMark } from '@/components/dashboard/desk/demo-mark';
import { DeskRow } from '@/components/dashboard/desk/desk-row';
import { RequestSheet } from '@/components/dashboard/desk/request-sheet';
import { ActionButton } from '@/components/dashboard/shell/action-button';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { useNow } from '@/components/dashboard/shell/use-now';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Link } from '@/components/ui/link';
import { Select } from '@/components/ui/select';
import { isoDay } from '@/lib/portal/dates';
import { type DeskEntry, entriesOf, keyHeld } from '@/lib/portal/desk/desk';
import type { DeskDatabase } from '@/lib/portal/desk/desk-database';
import { deskStateOn, deskStates, deskStateWords } from '@/lib/portal/desk/desk-log';
import type { DeskKey } from '@/lib/portal/desk/desk-records';
import { isFound } from '@/lib/portal/desk/desk-words';
import { isDemoKey } from '@/lib/portal/desk/keys';
import { useDesk } from '@/lib/portal/desk/use-desk';
import { useRupeeFont } from '@/lib/portal/hooks/use-rupee-font';
import { cn } from '@/lib/utils';

const wholeDesk = async (desk: DeskDatabase) => ({
  key: await keyHeld(desk),
  ...(await entriesOf(desk)),
});

/** What the firm was asked and what it has answered, on the computer that holds its key. */
export function Desk() {
  const kept = useDesk(wholeDesk);
  const answer = useRupeeFont() ? kept : undefined;

  if (answer?.value && !answer.value.key && answer.value.entries.length === 0) return null;
  return (
    <section aria-labelledby="firm-desk" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="firm-desk" className="border-ink border-b pb-2 text-2xl md:text-2xl">
        The firm’s desk
      </h2>
      {!answer && <RuledLines lines={3} lineClassName="h-24" />}
      {answer?.failure && (
        <p role="alert" className="text-danger">
          {answer.failure}
        </p>
      )}
      {answer?.value && <Content {...answer.value} />}
    </section>
  );
}

type ContentProps = { deskKey?: never; key?: never } & {
  entries: DeskEntry[];
  spoiled: number;
};
