import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ClosingCall } from '@/components/page/closing-call';
import { PageBand } from '@/components/page/page-band';
import { PageHero } from '@/components/page/page-hero';
import { ProfileCard } from '@/components/page/profile-card';
import { Member } from '@/components/page/trust';
import { FigureSheet } from '@/components/table/figure-sheet';
import { breakAtSign } from '@/components/text/break-at-sign';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { disclosure, getOfficePhone, site } from '@/content/site';
import { team } from '@/content/team';
import type { TeamContent } from '@/content/types/firm';
import { sampleCopy } from '@/content/words/samples';
import { trust } from '@/content/words/trust';
import { Signature } from '@/features/services/illustrations/strokes';
import { createPeopleJsonLd } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/team');

const { hero, signing, members, careers, closing }: TeamContent = team;
const signer = members.find(({ membership }) => membership);

export default function TeamPage() {
  return (
    <>
      <JsonLd data={createPeopleJsonLd()} />
      <PageHero
        trail={<Breadcrumbs path="/team" />}
        {...hero}
        aside={signing && <FigureSheet title={signing.heading} entries={signing.entries} />}
      />
      <PageBand ground="page" className="max-lg:@container grid gap-x-16 gap-y-14 lg:grid-cols-2">
        {team.members.map((member) => (
          <ProfileCard key={member.email} member={member} />
        ))}
        <dl className="border-ink border-t lg:col-span-2">
          {site.offices.map(({ id, name, city, inCharge }) => (
            <div
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 border-rule-strong border-b py-2"
            >
              <dt className="font-semibold">{`${trust.inCharge}, ${name}`}</dt>
              <dd className="flex flex-wrap items-center gap-x-6">
                <span>
                  <Member {...inCharge} />
                </span>
                <a
                  href={getOfficePhone(city).href}
                  className="inline-flex min-h-11 items-center text-link md:min-h-8"
                >
                  {getOfficePhone(city).display}
                </a>
              </dd>
            </div>
          ))}
        </dl>
        {signing?.ending && signer && <ReportEnding {...signing.ending} signer={signer} />}
      </PageBand>
      <PageBand className="grid gap-x-16 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <h2>{careers.heading}</h2>
        <div className="grid gap-5 lg:row-span-2">
          {careers.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <NoWrap>{paragraph}</NoWrap>
            </p>
          ))}
        </div>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 wrap-anywhere lg:self-start">
          <a
            href={`mailto:${site.careersEmail}?subject=${encodeURIComponent(careers.subject)}`}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {careers.action}
          </a>
          <span>{breakAtSign(site.careersEmail)}</span>
        </p>
      </PageBand>
      <ClosingCall heading={closing.heading} text={closing.text}>
        <Link href={closing.action.href} className={buttonVariants({ variant: 'light' })}>
          {closing.action.label}
        </Link>
      </ClosingCall>
    </>
  );
}

type EndingProps = NonNullable<NonNullable<TeamContent['signing']>['ending']> & {
  signer: TeamContent['members'][number];
};

function ReportEnding({ heading, text, place, udin, signer }: EndingProps) {
  return (
    <section
      aria-labelledby="ending"
      className="grid items-center gap-x-16 gap-y-6 lg:col-span-2 lg:grid-cols-2"
    >
      <div>
        <h2 id="ending" className="text-2xl md:text-[1.75rem]">
          {heading}
        </h2>
        <p className="mt-3 text-soft">{text}</p>
      </div>
      <div className="relative border border-rule-strong bg-paper py-6 pr-5 pl-10 sm:grid sm:grid-cols-2 sm:gap-x-6">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-5 w-1.5 border-margin border-x"
        />
        <p className="text-[0.9375rem]">
          <b>For {site.name}</b>
          <br />
          {site.kind}
          {disclosure.registration && (
            <>
              <br />
              FRN {disclosure.registration}
            </>
          )}
        </p>
        <Signature className="my-3 w-40 max-w-full sm:my-0" />
        <p className="text-[0.9375rem] sm:mt-3">
          {signer.name}
          <br />
          Partner, M. No. {signer.membership}
        </p>
        <p className="text-[0.9375rem] sm:mt-3">
          {place}
          <br />
          <b className="amount wrap-anywhere whitespace-normal text-red">UDIN {udin}</b>{' '}
          <Badge>{sampleCopy.mark}</Badge>
        </p>
      </div>
    </section>
  );
}
