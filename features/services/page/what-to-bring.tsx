import { PageBand } from '@/components/page/page-band';
import { bringCopy } from '@/content/bring';
import { site } from '@/content/site';
import type { ServiceContent } from '@/content/types/service';
import { BringList } from '@/features/services/page/bring-list';
import { createChecklistId } from '@/lib/content/checklist-id';

type Props = { heading: string; bring: ServiceContent['bring'] };

export function WhatToBring({ heading, bring: { told, items } }: Props) {
  const { have, outOf, send, missing, complete } = bringCopy;
  const toItem = (isPaper: boolean) => (text: string) => ({
    id: createChecklistId(text),
    text,
    isPaper,
  });
  return (
    <PageBand ground="page" labelledBy="bring">
      <div className="bring">
        <div>
          <h2 id="bring">{bringCopy.heading}</h2>
          <p>
            {bringCopy.text}
            <span className="hidden in-data-theme:inline print:hidden">{` ${bringCopy.stored}`}</span>
          </p>
        </div>
        <BringList
          items={[...items.map(toItem(true)), ...(told ?? []).map(toItem(false))]}
          copy={{ have, outOf, send }}
          chat={site.whatsapp.href}
          message={{
            missing: `${heading}. ${missing}`,
            complete: `${heading}. ${complete}`,
          }}
        />
      </div>
    </PageBand>
  );
}
