import { Link } from '@/components/text/link';
import { homeCopy } from '@/content/client-area/home';
import { sampleProfile } from '@/content/samples/profile';
import { site } from '@/content/site';
import { FirmRequests } from '@/features/client-area/firm-inbox/firm-requests';
import { Counters } from '@/features/client-area/home/counters';
import { GreetedName } from '@/features/client-area/home/greeted-name';
import { Home } from '@/features/client-area/home/home';
import { HomeRows } from '@/features/client-area/home/home-rows';
import { packNextDates } from '@/features/client-area/home/next-dates';
import { Avatar } from '@/features/client-area/profile/avatar';
import { PageHeader } from '@/features/client-area/shell/page-header';
import { StorageLine } from '@/features/client-area/shell/storage-line';
import { StorageNotice } from '@/features/client-area/shell/storage-notice';
import { Tiles } from '@/features/client-area/shell/tiles';
import { createChecklists } from '@/lib/content/checklists';
import { getDayInIndia } from '@/lib/days';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/dashboard');

/** A year of dates: as many as the served page can show without the framework. */
const AHEAD = 120;

export default function DashboardPage() {
  return (
    <HomeRows>
      <PageHeader>
        <div className="dashboard-wrap grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 pt-1 pb-4.5 lg:flex lg:min-h-24 lg:gap-x-4 lg:pt-2 lg:pb-4 xl:gap-x-6">
          {/* A wide screen has the firm's name above the places. */}
          <Link
            href="/"
            className="relative col-span-full flex min-h-11 w-fit items-center gap-2 rounded-control font-medium hover:underline lg:hidden print:hidden"
          >
            <span aria-hidden="true">←</span> {homeCopy.website}
          </Link>
          <div className="min-w-0 lg:mr-auto">
            <h1 className="text-[min(1.75rem,9vw)] leading-tight wrap-anywhere md:text-[1.75rem] xl:text-[2rem]">
              {homeCopy.greeting}
              <GreetedName firm={site.name} />
            </h1>
            <p className="text-[0.9375rem] leading-snug lg:text-base">
              <StorageLine>{homeCopy.kept}</StorageLine>
            </p>
          </div>
          <div className="max-lg:order-last max-lg:col-span-full">
            <Counters />
          </div>
          <Avatar />
        </div>
      </PageHeader>
      <div className="dashboard-wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-5 md:pt-7">
        <StorageNotice />
        <FirmRequests />
        <Home
          checklists={createChecklists({ withWords: true })}
          dues={packNextDates({ id: 'client', ...sampleProfile }, getDayInIndia(Date.now()), AHEAD)}
          places={<Tiles />}
        />
      </div>
    </HomeRows>
  );
}
