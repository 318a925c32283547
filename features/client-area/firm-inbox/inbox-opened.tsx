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
  onDone?: () => void;
};

type Outcome = { sentence: string; isRejected: boolean };

const subjects = {
  request: 'The request',
  decision: 'The decision on',
} as const;

function describeReceived({ kind, message }: OpenedFromClient, { isNew }: Received): string {
  const what = subjects[kind];
  return isNew
    ? `${what} ${message.id} is in the inbox now.`
    : `${what} ${message.id} is in the inbox already: you opened it before.`;
}

/** Creates no inbox in a browser that was never the firm's. */
async function fileMessage(opened: OpenedFromClient): Promise<Received> {
  if (!(await hasInbox())) throw createNoKeyError();
  return receiveFromClient(opened);
}

export function InboxOpened({ opened, onDone }: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const done = useEffectEvent(() => onDone?.());

  useEffect(() => {
    fileMessage(opened)
      .then(
        (received) => {
          chooseRequest(received.id);
          setOutcome({ sentence: describeReceived(opened, received), isRejected: false });
        },
        (error) => setOutcome({ sentence: describeFailure(error), isRejected: true }),
      )
      .then(done);
  }, [opened]);

  return (
    <p
      role={outcome?.isRejected ? 'alert' : 'status'}
      className={
        outcome?.isRejected
          ? 'rounded-panel border border-danger border-l-4 bg-page p-4'
          : 'rounded-panel border border-rule-strong border-l-4 border-l-green bg-page p-4'
      }
    >
      {outcome?.sentence ?? 'Opening the link'}
    </p>
  );
}
