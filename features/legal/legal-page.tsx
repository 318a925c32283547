import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { DisclosureOnPhone } from '@/components/layout/disclosure-on-phone';
import { LawDay } from '@/components/page/law-day';
import { PageBand } from '@/components/page/page-band';
import { PageHero } from '@/components/page/page-hero';
import { Tick } from '@/components/page/tick';
import { breakAtSign } from '@/components/text/break-at-sign';
import { NoWrap } from '@/components/text/no-wrap';
import type { Path } from '@/content/routes';
import { type Office, site } from '@/content/site';
import type { LegalContent } from '@/content/types/firm';
import { CurrentDate } from '@/features/legal/today';

export function LegalPage({ path, content }: { path: Path; content: LegalContent }) {
  return (
    <>
      <PageHero
        trail={<Breadcrumbs path={path} />}
        heading={content.heading}
        lead={content.lead}
        aside={
          <div>
            <h2 className="mb-4 text-xl md:text-xl">In short</h2>
            <TickedList items={content.summary} />
          </div>
        }
      >
        <FactsRow facts={content.facts} />
        <p className="mt-6 text-soft">
          Last updated: <CurrentDate />
        </p>
        <LawDay isShort className="text-soft" />
      </PageHero>
      <PageBand
        ground="page"
        className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[min(17rem,30%)_minmax(0,46rem)]"
      >
        <div className="lg:sticky lg:top-28 lg:short:static">
          <Contents sections={content.sections} />
        </div>
        <div className="grid min-w-0 gap-9 *:min-w-0 md:gap-12">
          {content.sections.map((section, index) => (
            <LegalSection key={section.id} number={index + 1} section={section} />
          ))}
        </div>
      </PageBand>
    </>
  );
}

function Contents({ sections }: Pick<LegalContent, 'sections'>) {
  return (
    <nav aria-label="Contents" className="border-rule-strong print:hidden max-md:border-y">
      <DisclosureOnPhone heading={<h2 className="text-xl max-md:py-3 md:text-xl">Contents</h2>}>
        <ol className="border-ink md:mt-4 md:border-t">
          {sections.map((section, index) => (
            <li key={section.id} className="border-rule-strong max-md:border-t md:border-b">
              <a
                href={`#${section.id}`}
                className="flex min-h-10 items-baseline gap-3 py-2 leading-snug hover:text-red hover:underline"
              >
                <span aria-hidden="true" className="row-number min-w-5">
                  {index + 1}
                </span>
                {section.heading}
              </a>
            </li>
          ))}
        </ol>
      </DisclosureOnPhone>
    </nav>
  );
}

type SectionProps = { number: number; section: LegalContent['sections'][number] };

function LegalSection({ number, section }: SectionProps) {
  return (
    <section aria-labelledby={section.id}>
      <h2
        id={section.id}
        className="flex break-after-avoid-page gap-3 wrap-anywhere text-[min(1.5rem,9.375vw)] md:text-[1.75rem]"
      >
        <span className="text-row-number">{number}</span>
        {section.heading}
      </h2>
      <div className="mt-4 grid gap-4">
        {section.blocks.map((block) =>
          typeof block === 'string' ? (
            <p key={block}>
              <NoWrap>{block}</NoWrap>
            </p>
          ) : (
            <ul key={block[0]} className="grid list-disc gap-2 pl-6 marker:text-red">
              {block.map((item) => (
                <li key={item} className="pl-1">
                  <NoWrap>{item}</NoWrap>
                </li>
              ))}
            </ul>
          ),
        )}
        {section.entries && (
          <dl className="border-ink border-t">
            {section.entries.map((entry) => (
              <div
                key={entry.label}
                className="grid gap-x-6 border-rule-strong border-b py-3 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]"
              >
                <dt className="font-semibold">{entry.label}</dt>
                <dd>
                  <NoWrap>{entry.text}</NoWrap>
                  {entry.years && <YearsBar {...entry.years} />}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {section.after?.map((paragraph) => (
          <p key={paragraph}>
            <NoWrap>{paragraph}</NoWrap>
          </p>
        ))}
        {section.contact && <FirmAddress />}
        {section.officer && <GrievanceAddress />}
      </div>
    </section>
  );
}

type BarProps = NonNullable<NonNullable<SectionProps['section']['entries']>[number]['years']>;

const YEAR = 24;

function YearsBar({ count, after }: BarProps) {
  const start = after ? 3 * YEAR : 0;
  return (
    <svg
      viewBox={`-1 -1 ${10 * YEAR} 14`}
      aria-hidden="true"
      className="chart mt-2 w-full max-w-60 fill-none"
    >
      {after && <path d={`M0 6h${start}`} strokeDasharray="6 4" className="stroke-2 stroke-red" />}
      <path d={`M${start} 0h${count * YEAR}v12H${start}z`} className="fill-red" />
      <path
        d={Array.from(
          { length: count - 1 },
          (_, year) => `M${start + (year + 1) * YEAR} 0v12`,
        ).join('')}
        className="stroke-page"
      />
    </svg>
  );
}

type FactsProps = {
  facts: readonly { figure: string; label: string }[];
};

function FactsRow({ facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] border-ink border-t border-b border-b-rule-strong">
      {facts.map((fact) => (
        <div
          key={fact.label}
          className="flex flex-col-reverse justify-end border-rule px-1.5 py-4 first:pl-0 not-first:border-l sm:px-4 print:py-1.5"
        >
          <dt className="text-soft text-sm sm:text-[0.9375rem]">
            <NoWrap>{fact.label}</NoWrap>
          </dt>
          <dd className="mb-1 font-semibold font-serif text-[1.0625rem] leading-tight md:text-[1.375rem]">
            {fact.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TickedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="border-ink border-t">
      {items.map((item) => (
        <li key={item} className="flex gap-3 border-rule-strong border-b py-3">
          <Tick className="mt-1 shrink-0 stroke-red" />
          <span>
            <NoWrap>{item}</NoWrap>
          </span>
        </li>
      ))}
    </ul>
  );
}

function FirmAddress() {
  const [office] = site.offices;
  const [phone] = site.phones;
  const [email] = site.emails;
  return <Address name={site.name} office={office} phone={phone} email={email.address} />;
}

function GrievanceAddress() {
  const { name, email, phone, office: at } = site.grievanceOfficer;
  const office = site.offices.find(({ id }) => id === at) ?? site.offices[0];
  return <Address name={`${name}, ${site.name}`} office={office} phone={phone} email={email} />;
}

type Props = {
  name: string;
  office: Office;
  phone: { display: string; href: string };
  email: string;
};

function Address({ name, office, phone, email }: Props) {
  return (
    <address className="border-red border-l-4 pl-4 not-italic">
      <p className="font-semibold">{name}</p>
      <p>
        {office.street}, {office.city}, {office.region} {office.postalCode}
      </p>
      <a href={`mailto:${email}`} className="flex min-h-8 w-fit max-w-full items-center text-link">
        <span>{breakAtSign(email)}</span>
      </a>
      <a href={phone.href} className="flex min-h-8 w-fit items-center text-link">
        {phone.display}
      </a>
    </address>
  );
}
