'use client';

import { NoLines, Part, PartFoot, PartLink } from '@/components/layout/part';
import { useMoreRows } from '@/components/table/more-rows';
import { Link } from '@/components/text/link';
import { openRequestsCopy as copy } from '@/content/client-area/firm-inbox';
import { quotationsCopy } from '@/content/client-area/quotations';
import { chooseRequest } from '@/features/client-area/firm-inbox/chosen-request';
import { FirmStatus } from '@/features/client-area/firm-inbox/firm-status';
import { type InboxEntry, listInboxEntries } from '@/features/client-area/firm-inbox/inbox';
import { getClientName, getClientQuotation } from '@/features/client-area/firm-inbox/inbox-entry';
import { findQuietSince, getFirmStage } from '@/features/client-area/firm-inbox/inbox-log';
import { useInbox } from '@/features/client-area/firm-inbox/use-inbox';
import { formatQuotationTitle } from '@/features/client-area/quotations/quotation-rules';
import { useToday } from '@/features/client-area/store/areas/use-now';
import { area } from '@/features/client-area/store/store';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

const SHOWN = 5;

const isWaiting = ({ events }: InboxEntry, today: string) =>
  ['requested', 'change-asked'].includes(getFirmStage(events, today)) ||
  findQuietSince(events, today) !== null;

export function OpenRequests() {
  const result = useInbox(listInboxEntries);
  const today = useToday();
  const open = result?.value?.entries.filter((entry) => isWaiting(entry, today)) ?? [];
  const { shown, more } = useMoreRows(open, -1, SHOWN);

  return (
    <div data-slot="firm-inbox">
      <Part
        heading={quotationsCopy.lists.firm}
        note={<PartLink href="/dashboard/quotations#firm">{copy.all}</PartLink>}
      >
        {result?.failure && (
          <p role="alert" className="py-3 text-danger">
            {result.failure}
          </p>
        )}
        {open.length > 0 ? (
          <ul aria-label={copy.waiting}>
            {shown.map((entry) => (
              <li key={entry.request.id}>
                <OpenRequest entry={entry} today={today} />
              </li>
            ))}
            {more && <li>{more}</li>}
          </ul>
        ) : (
          result?.value && <NoLines>{copy.none}</NoLines>
        )}
        {area === 'sample' && <PartFoot>{copy.samplesBelow}</PartFoot>}
      </Part>
    </div>
  );
}

function OpenRequest({ entry, today }: { entry: InboxEntry; today: string }) {
  const { request } = entry.events;
  const quotation = getClientQuotation(entry, today);
  const quietSince = findQuietSince(entry.events, today);

  return (
    <Link
      href="/dashboard/quotations#firm"
      onClick={() => chooseRequest(entry.request.id)}
      className="flex min-h-15 items-center justify-between gap-x-4 border-rule border-b py-1.5 hover:bg-muted"
    >
      <span className="min-w-0 leading-tight wrap-anywhere">
        {getClientName(entry)}
        <span className="mt-0.5 block text-sm text-soft">
          {formatQuotationTitle(quotation)},{' '}
          {quietSince === null
            ? `asked ${formatDay(getDayInIndia(request.at))}`
            : `no update since ${formatDay(quietSince)}`}
        </span>
      </span>
      <FirmStatus request={request} stage={quotation.stage} />
    </Link>
  );
}
