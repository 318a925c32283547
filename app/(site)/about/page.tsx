import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ClosingCall } from '@/components/page/closing-call';
import { PageBand } from '@/components/page/page-band';
import { PageHero } from '@/components/page/page-hero';
import { PointsList } from '@/components/page/points-list';
import { Tick } from '@/components/page/tick';
import { Trust } from '@/components/page/trust';
import { FigureSheet } from '@/components/table/figure-sheet';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { buttonVariants } from '@/components/ui/button';
import { about } from '@/content/about';
import type { Path } from '@/content/routes';
import { claims, disclosure } from '@/content/site';
import type { AboutContent } from '@/content/types/firm';
import { newestSource } from '@/content/words/newest-source';
import { sampleCopy } from '@/content/words/samples';
import { ServiceTimeline } from '@/features/services/page/timeline';
import { findRoute } from '@/lib/content/routes';
import { isSample } from '@/lib/content/sample-marks';
import { formatDay } from '@/lib/dates';
import { createAboutPageJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/about');

const [contact, team] = about.closing.actions;

const { pages }: AboutContent['expertise'] = about.expertise;

export default function AboutPage() {
  return (
    <>
      <JsonLd data={createAboutPageJsonLd()} />
      <PageHero
        trail={<Breadcrumbs path="/about" />}
        {...about.hero}
        aside={
          <FigureSheet
            title={about.highlights.heading}
            note={isSample(claims) ? sampleCopy.mark : undefined}
            entries={about.highlights.entries}
          />
        }
      />
      <section className="book print:break-before-auto">
        <div className="wrap">
          <h2 className="mb-7 md:mb-9">{about.story.heading}</h2>
          <ServiceTimeline steps={about.story.steps} />
        </div>
      </section>
      <PageBand className="grid gap-8 md:grid-cols-2 md:gap-12">
        {about.purpose.map((point) => (
          <div key={point.title} className="border-red border-t-2 pt-5">
            <h2 className="text-2xl md:text-[1.75rem]">{point.title}</h2>
            <p className="mt-3 text-lg text-soft">
              <NoWrap>{point.text}</NoWrap>
            </p>
          </div>
        ))}
      </PageBand>
      <PageBand ground="night">
        <Values {...about.values} />
      </PageBand>
      <PageBand className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2>{about.expertise.heading}</h2>
          <p className="mt-3 text-soft">{about.expertise.intro}</p>
        </div>
        <ul className="border-ink border-t">
          {about.expertise.areas.map((area) => (
            <Area key={area} area={area} page={pages?.[area]} />
          ))}
        </ul>
      </PageBand>
      <PageBand ground="page" className="grid gap-14">
        <Trust />
        <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[1fr_2fr]">
          <h2>{about.record.heading}</h2>
          <PointsList asRows points={about.record.entries} />
        </div>
        <Colophon />
      </PageBand>
      <ClosingCall heading={about.closing.heading} text={about.closing.text}>
        <Link href={team.href} className={buttonVariants({ variant: 'light' })}>
          {team.label}
        </Link>
        <Link href={contact.href} className={buttonVariants({ variant: 'outline-light' })}>
          {contact.label}
        </Link>
      </ClosingCall>
    </>
  );
}

function Area({ area, page }: { area: string; page: Path | undefined }) {
  const route = page && findRoute(page);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-rule-strong border-b py-3">
      <span className="font-semibold font-serif text-lg md:text-xl">{area}</span>
      {route?.listed && (
        <Link href={route.path} className="-my-2.5 py-2.5 text-[0.9375rem] text-link">
          {route.label} →
        </Link>
      )}
    </li>
  );
}

function Colophon() {
  const { heading, law, changed, entries } = about.colophon;
  const last = disclosure.lastChanged;
  return (
    <div id="colophon" className="grid items-start gap-x-16 gap-y-7 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="mb-3">{heading}</h2>
        <p className="text-soft">
          {law} <time dateTime={newestSource}>{formatDay(newestSource)}</time>.
          {last && (
            <>
              {` ${changed} `}
              <time dateTime={last} className="whitespace-nowrap">
                {formatDay(last)}
              </time>
              .
            </>
          )}
        </p>
      </div>
      <PointsList asRows points={entries} />
    </div>
  );
}

type Voucher = NonNullable<AboutContent['values']['entries'][number]['voucher']>;

function Values({ heading, note, entries }: AboutContent['values']) {
  return (
    <>
      <h2>{heading}</h2>
      {note && <p className="mt-3 text-mist">{note}</p>}
      <ul className="@container mt-8 border-white/60 border-t">
        {entries.map(({ title, text, voucher }) => (
          <li
            key={title}
            className="grid items-center gap-x-10 gap-y-1 border-white/20 border-b py-4 @min-[60rem]:grid-cols-[12rem_1fr_17rem] lg:py-5"
          >
            <h3>{title}</h3>
            <p className="text-mist">
              <NoWrap>{text}</NoWrap>
            </p>
            {voucher && findRoute(voucher.href)?.listed && <Vouched {...voucher} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Vouched({ label, href }: Voucher) {
  return (
    <Link
      href={href}
      className="flex min-h-11 w-fit items-center gap-2 font-semibold text-gold hover:underline"
    >
      <Tick className="stroke-gold" />
      {label}
    </Link>
  );
}
