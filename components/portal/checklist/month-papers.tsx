'use client';

import { type ReactNode, useState } from 'react';
import { AddToCalendar } from '@/components/calendar/add-to-calendar';
import { ChecklistRow } from '@/components/portal/checklist/checklist-row';
import { MonthPackage } from '@/components/portal/checklist/month-package';
import { useMoreRows } from '@/components/portal/parts/more-rows';
import { Link } from '@/components/ui/link';
import { roundWords as words } from '@/content/rounds';
import { site } from '@/content/site';
import { type ChecklistGroup, inWords, nameOf } from '@/lib/portal/records/checklist';
import { monthTitle } from '@/lib/portal/records/months';
import type { DocumentEntry, Profile } from '@/lib/portal/records/records';
import { coming, isOver, kindsIn } from '@/lib/portal/records/rounds';

/** Of the earlier months: a year. */
const AT_ONCE = 12;

type Props = {
  groups: readonly ChecklistGroup[];
  documents: readonly DocumentEntry[];
  profile: Profile | undefined;
  today: string;
};

/** The papers of each month: those that wait open, the earlier ones folded. */
export function MonthPapers({ groups, documents, profile, today }: Props) {
  const open = groups.filter((group) => !isOver(group, today)).toReversed();
  const earlier = groups.filter((group) => isOver(group, today));
  const kinds = kindsIn(profile?.rounds);
  const given = { documents, profile };

  const getEvents = () =>
    coming(kinds, today).map(({ month, day, papers }) => ({
      uid: `papers-${month}-${day}@${new URL(site.url).hostname}`,
      day,
      title: `${words.reminder} ${monthTitle(month)}`,
      text: papers.join('\n'),
      stamp: new Date(),
    }));

  return (
    <section aria-labelledby="monthly" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="monthly" className="border-ink border-b pb-3 text-2xl md:text-2xl">
        {words.heading}
      </h2>
      {open.map((group) => (
        <section key={group.id} id={`month-${group.id}`} aria-label={nameOf(group)}>
          <MonthHead group={group} as="h3" />
          <Month group={group} {...given} />
        </section>
      ))}
      {earlier.length > 0 && (
        <Fold summary={`${words.earlier} (${earlier.length})`}>
          <EarlierMonths groups={earlier} {...given} />
        </Fold>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
        {kinds.length > 0 && (
          <AddToCalendar
            size="link"
            variant="quiet"
            fileName={`papers-from-${today}.ics`}
            getEvents={getEvents}
          >
            {words.calendar}
          </AddToCalendar>
        )}
        <ToProfile>{words.change}</ToProfile>
      </p>
    </section>
  );
}

const ToProfile = ({ children }: { children: string }) => (
  <Link
    href="/dashboard/profile#monthly"
    className="inline-flex min-h-11 items-center text-[0.9375rem] text-link"
  >
    {children}
  </Link>
);

/** Where the profile does not say what is done every month. */
export const NoMonths = () => (
  <p className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-soft print:hidden">
    {words.none} <ToProfile>{words.toProfile}</ToProfile>
  </p>
);

type MonthProps = Omit<Props, 'groups' | 'today'> & { group: ChecklistGroup };

function MonthHead({ group, as: Name }: { group: ChecklistGroup; as: 'h3' | 'div' }) {
  return (
    <div className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 py-2">
      <Name className="font-semibold text-lg leading-snug md:text-lg">{nameOf(group)}</Name>
      <p className="text-[0.9375rem] text-soft">{inWords(group.items)}</p>
    </div>
  );
}

function Month({ group, documents, profile }: MonthProps) {
  return (
    <>
      <ul className="border-rule border-t md:grid md:columns-two md:gap-x-8">
        {group.items.map((item) => (
          <ChecklistRow key={item.id} item={item} documents={documents} />
        ))}
      </ul>
      <MonthPackage group={group} profile={profile} />
    </>
  );
}

/** A fold whose content is made once it is opened. */
function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details
      className="border-rule border-b"
      onToggle={({ currentTarget }) => currentTarget.open && setIsOpened(true)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-4 rounded-control">
        {summary}
      </summary>
      {isOpened && children}
    </details>
  );
}

function EarlierMonths({ groups, ...given }: Omit<Props, 'today'>) {
  const { shown, more } = useMoreRows(groups, -1, AT_ONCE);
  return (
    <div className="pl-4">
      {shown.map((group) => (
        <Fold key={group.id} summary={<MonthHead group={group} as="div" />}>
          <Month group={group} {...given} />
        </Fold>
      ))}
      {more}
    </div>
  );
}
