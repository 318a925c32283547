import type { Opened } from '@/lib/portal/exchange/link';

type FromClient = Extract<Opened, { kind: 'request' | 'decision' }>;

/** A request or a decision that a link has brought to a browser that is not the firm's. */
export function DeskOpened({ opened }: { opened: FromClient }) {
  return (
    <p role="alert" className="rounded-panel border border-danger border-l-4 bg-page p-4">
      This link about {opened.message.id} is for the firm, and this browser does not hold the key of
      the firm. Nothing was changed.
    </p>
  );
}
