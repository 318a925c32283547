import { FirmRequests } from '@/components/portal/firm/firm-requests';
import { GreetedName } from '@/components/portal/home/greeted-name';
import { Home } from '@/components/portal/home/home';
import { HomeRows } from '@/components/portal/home/home-rows';
import { Avatar } from '@/components/portal/profile/avatar';
import { Counters } from '@/components/portal/shell/counters';
import { PageHeader } from '@/components/portal/shell/page-header';
import { StorageLine } from '@/components/portal/shell/storage-line';
import { StorageNotice } from '@/components/portal/shell/storage-notice';
import { Tiles } from '@/components/portal/shell/tiles';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { sampleProfile } from '@/content/samples/profile';
import { site } from '@/content/site';
import { checklists } from '@/lib/content/checklists';
import { dayInIndia } from '@/lib/days';
import { nextDates } from '@/lib/portal/overview/next-dates';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard');

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
              {dashboard.greeting}
              <GreetedName firm={site.name} />
            </h1>
            <p className="mt-1 text-[0.9375rem] lg:mt-0">
              {dashboard.lead}{' '}
              <span className="lg:max-xl:hidden">
                <StorageLine>{dashboard.kept}</StorageLine>
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
          checklists={checklists({ withWords: true })}
          dues={nextDates({ id: 'client', ...sampleProfile }, dayInIndia(Date.now()), AHEAD)}
          places={<Tiles />}
        />
      </div>
    </HomeRows>
  );
}
