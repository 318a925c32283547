import { NextDueLine } from '@/components/almanac/next-due-line';
import { NeededBand } from '@/components/dashboard/papers/needed-band';
import { Avatar } from '@/components/dashboard/profile/avatar';
import { ClientName } from '@/components/dashboard/shell/client-name';
import { Counters } from '@/components/dashboard/shell/counters';
import { Cover } from '@/components/dashboard/shell/cover';
import { RecentActivity } from '@/components/dashboard/shell/recent-activity';
import { StorageNotice } from '@/components/dashboard/shell/storage-notice';
import { Tiles } from '@/components/dashboard/shell/tiles';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { site } from '@/content/site';
import { paperLists } from '@/lib/content/papers';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard');

export default function DashboardPage() {
  return (
    <>
      <Cover>
        <div className="dashboard-wrap pt-5 pb-24">
          <div className="flex items-center justify-between gap-4 lg:justify-end">
            <Link href="/" className="rounded-control font-semibold font-serif text-xl lg:hidden">
              {site.name}
            </Link>
            <Avatar />
          </div>
          <h1 className="mt-5 text-[1.75rem] leading-tight wrap-anywhere md:text-[2.375rem]">
            {dashboard.greeting}
            <ClientName prefix=", " />
          </h1>
          <p className="mt-1">{dashboard.lead}</p>
          <p className="text-[0.9375rem]">{dashboard.kept}</p>
        </div>
      </Cover>
      <div className="dashboard-wrap grid columns-two gap-x-8 gap-y-6">
        <div className="relative -mt-16 grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <Counters />
          <StorageNotice />
          <NextDueLine of="taxation" />
          <Tiles />
        </div>
        <section aria-labelledby="activity" className="sm:pt-6">
          <h2 id="activity" className="border-ink border-b pb-3 text-2xl md:text-2xl">
            {dashboard.activity.heading}
          </h2>
          <RecentActivity />
        </section>
        <NeededBand book={paperLists({ withWords: false })} />
      </div>
    </>
  );
}
