'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { chooseRequest } from '@/features/client-area/firm-inbox/chosen-request';
import { hasInbox } from '@/features/client-area/firm-inbox/inbox-exists';
import {
  createNoKeyError,
  type Received,
  receiveFromClient,
} from '@/features/client-area/firm-inbox/receive';
import type { OpenedFromClient } from '@/features/client-area/protocol/link';
import { describeFailure } from '@/lib/browser/operation-failure';

type Props = {
  opened: OpenedFromClient;
  /** Called once the message is filed or refused; until then a reload must find it again. */
  onDone?: () => void;
};

type Outcome = { sentence: string; isRefused: boolean };

const whats = {
  request: 'The request',
  decision: 'The decision on',
} as const;

function wordsOf({ kind, message }: OpenedFromClient, { isNew }: Received): string {
  const what = whats[kind];
  return isNew
    ? `${what} ${message.id} is in the inbox now.`
    : `${what} ${message.id} is in the inbox already: you opened it before.`;
}

/** Files the message. In a browser that was never the firm's, this creates no inbox. */
async function file(opened: OpenedFromClient): Promise<Received> {
  if (!(await hasInbox())) throw createNoKeyError();
  return receiveFromClient(opened);
}

/** A request or a decision from a link: it is filed in the inbox, or refused with a sentence. */
export function InboxOpened({ opened, onDone }: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const done = useEffectEvent(() => onDone?.());

  useEffect(() => {
    file(opened)
      .then(
        (received) => {
          chooseRequest(received.id);
          setOutcome({ sentence: wordsOf(opened, received), isRefused: false });
        },
        (error) => setOutcome({ sentence: describeFailure(error), isRefused: true }),
      )
      .then(done);
  }, [opened]);

  return (
    <p
      role={outcome?.isRefused ? 'alert' : 'status'}
      className={
        outcome?.isRefused
          ? 'rounded-panel border border-danger border-l-4 bg-page p-4'
          : 'rounded-panel border border-rule-strong border-l-4 border-l-green bg-page p-4'
      }
    >
      {outcome?.sentence ?? 'Opening the link'}
    </p>
  );
}
