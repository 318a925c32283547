'use client';

import { useMemo } from 'react';
import { NoLines, Part, PartFoot, PartLink } from '@/components/layout/part';
import { Link } from '@/components/text/link';
import { calendar } from '@/content/calendar';
import { nextDatesCopy as copy } from '@/content/client-area/home';
import { useNow } from '@/features/client-area/areas/use-now';
import { hasGstFrequency, listAudiences } from '@/features/client-area/home/audiences';
import { packNextDates } from '@/features/client-area/home/next-dates';
import type { Profile } from '@/features/client-area/records/profile';
import { useSamples } from '@/features/client-area/store/use-samples';
import { NEXT_DATE_CARDS } from '@/lib/browser/attributes';
import { type DateCard, listNextDateCards, type PackedDues } from '@/lib/browser/dates';
import { getDayInIndia } from '@/lib/days';

const SHOWN = 3;

type Props = {
  profile: Profile | undefined;
  /** Those of the sample profile from the day of the build on, for the served page. */
  served: PackedDues;
};

/** The next due dates for a client with this profile, by the date in India. */
export function NextDates({ profile, served }: Props) {
  const now = useNow();
  const today = getDayInIndia(now);
  const isServed = useSamples() !== null;
  const dues = useMemo(() => packNextDates(profile, today, SHOWN), [profile, today]);
  const cards = listNextDateCards(dues, now, SHOWN);
  const caption = getDatesCaption(profile);

  return (
    <Part
      level="h3"
      heading={copy.heading}
      note={<PartLink href="/services/compliance#due-dates">{copy.all}</PartLink>}
    >
      {cards.length === 0 ? (
        <NoLines>{calendar.ended}</NoLines>
      ) : (
        <ul {...(isServed && { [NEXT_DATE_CARDS]: served })} suppressHydrationWarning>
          {cards.map((dateCard, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the script of dates turns them in their places
            <DateLine key={index} dateCard={dateCard} />
          ))}
        </ul>
      )}
      <PartFoot>
        {copy[caption]}
        {caption === 'byGst' && (
          <>
            {' '}
            <Link
              href="/dashboard/profile#monthly"
              className="inline-flex min-h-11 items-center text-link"
            >
              {copy.change}
            </Link>
          </>
        )}
      </PartFoot>
    </Part>
  );
}

export function getDatesCaption(profile: Profile | undefined) {
  const who = listAudiences(profile);
  if (who.includes('gst-monthly') && !hasGstFrequency(profile)) return 'byGst';
  return who.length > 0 ? 'byProfile' : 'forAll';
}

/** One date, in the order of elements in which the script of dates turns it. */
function DateLine({ dateCard }: { dateCard: DateCard }) {
  return (
    <li
      className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 border-rule border-b py-1.5 leading-tight"
      suppressHydrationWarning
    >
      <time dateTime={dateCard.date} suppressHydrationWarning>
        <b className="amount text-xl" suppressHydrationWarning>
          {dateCard.day}
        </b>{' '}
        <span className="text-sm text-soft" suppressHydrationWarning>
          {dateCard.month}
        </span>
      </time>
      <span className="order-last col-span-2 wrap-anywhere" suppressHydrationWarning>
        {dateCard.what}
      </span>
      <span className="self-center text-sm text-soft" suppressHydrationWarning>
        {dateCard.left}
      </span>
    </li>
  );
}
