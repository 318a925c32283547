import { Link } from '@/components/text/link';
import { homeCopy } from '@/content/client-area/home';
import { sampleProfile } from '@/content/samples/profile';
import { site } from '@/content/site';
import { FirmRequests } from '@/features/client-area/firm-inbox/firm-requests';
import { GreetedName } from '@/features/client-area/home/greeted-name';
import { Home } from '@/features/client-area/home/home';
import { HomeRows } from '@/features/client-area/home/home-rows';
import { packNextDates } from '@/features/client-area/home/next-dates';
import { Avatar } from '@/features/client-area/profile/avatar';
import { Counters } from '@/features/client-area/shell/counters';
import { PageHeader } from '@/features/client-area/shell/page-header';
import { StorageLine } from '@/features/client-area/shell/storage-line';
import { StorageNotice } from '@/features/client-area/shell/storage-notice';
import { Tiles } from '@/features/client-area/shell/tiles';
import { createChecklists } from '@/lib/content/checklists';
import { getDayInIndia } from '@/lib/days';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/dashboard');

/** As many dates as the served page can turn to without the framework: those of a year. */
const AHEAD = 120;

export default function DashboardPage() {
  return (
    <HomeRows>
      <PageHeader>
        <div className="dashboard-wrap grid grid-cols-[minmax(0,1fr)] pt-3 lg:flex lg:min-h-24 lg:flex-wrap lg:items-center lg:gap-x-6 lg:pt-2 lg:pb-4">
          <div className="flex items-center justify-between gap-4 lg:order-last">
            <Link
              href="/"
              className="inline-flex min-h-11 items-center rounded-control font-semibold font-serif text-xl lg:hidden"
            >
              {site.name}
            </Link>
            <Avatar />
          </div>
          <div className="mt-4 mb-2 min-w-0 lg:my-0 lg:mr-auto lg:flex-[1_1_16rem]">
            <h1 className="text-[1.75rem] leading-tight wrap-anywhere md:text-[2.375rem] lg:text-2xl xl:text-[1.75rem]">
              {homeCopy.greeting}
              <GreetedName firm={site.name} />
            </h1>
            <p className="mt-1 text-[0.9375rem] lg:mt-0">
              {homeCopy.lead}{' '}
              <span className="lg:max-xl:hidden">
                <StorageLine>{homeCopy.kept}</StorageLine>
              </span>
            </p>
          </div>
          <Counters />
        </div>
      </PageHeader>
      <div className="dashboard-wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-6">
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
