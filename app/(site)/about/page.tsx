import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Ledger, LedgerBody, LedgerRow } from '@/components/ledger/ledger';
import { ClosingCall } from '@/components/sections/closing-call';
import { Colophon } from '@/components/sections/colophon';
import { PageBand } from '@/components/sections/page-band';
import { PageHero } from '@/components/sections/page-hero';
import { PointsList } from '@/components/sections/points-list';
import { Checklist } from '@/components/sections/services/checklist';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { about } from '@/content/about';
import { claims } from '@/content/site';
import { sampleWords } from '@/content/words/samples';
import { isSample } from '@/lib/content/sample-marks';
import { aboutPage } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/about');

const [contact, team] = about.closing.actions;

export default function AboutPage() {
  return (
    <>
      <JsonLd data={aboutPage()} />
      <PageHero
        trail={<Breadcrumbs path="/about" />}
        {...about.hero}
        aside={
          <Ledger
            title={about.highlights.heading}
            note={isSample(claims) ? sampleWords.mark : undefined}
          >
            <LedgerBody>
              {about.highlights.entries.map((entry, index) => (
                <LedgerRow
                  key={entry.label}
                  folio={index + 1}
                  label={entry.label}
                  amount={entry.figure}
                />
              ))}
            </LedgerBody>
          </Ledger>
        }
      />
      <PageBand ground="page" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2>{about.story.heading}</h2>
        <div className="grid max-w-3xl gap-5">
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageBand>
      <PageBand className="grid gap-12 md:grid-cols-2">
        {about.purpose.map((point) => (
          <div key={point.title} className="border-red border-t-2 pt-5">
            <h2 className="text-2xl md:text-[1.75rem]">{point.title}</h2>
            <p className="mt-3 text-lg text-soft">{point.text}</p>
          </div>
        ))}
      </PageBand>
      <PageBand ground="night" className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <h2>{about.values.heading}</h2>
        <PointsList ground="night" points={about.values.entries} />
      </PageBand>
      <PageBand className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2>{about.expertise.heading}</h2>
          <p className="mt-3 text-soft">{about.expertise.intro}</p>
        </div>
        <Checklist items={about.expertise.areas} />
      </PageBand>
      <PageBand ground="page" className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="mb-7">{about.record.heading}</h2>
          <PointsList points={about.record.entries} />
        </div>
        <Colophon />
      </PageBand>
      <ClosingCall heading={about.closing.heading} text={about.closing.text}>
        <Link href={contact.href} className={buttonVariants({ variant: 'light' })}>
          {contact.label}
        </Link>
        <Link href={team.href} className={buttonVariants({ variant: 'outline-light' })}>
          {team.label}
        </Link>
      </ClosingCall>
    </>
  );
}
