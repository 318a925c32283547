import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { Today } from '@/components/layout/today';
import { FactsRow } from '@/components/page/facts-row';
import { LawDay } from '@/components/page/law-day';
import { PageBand } from '@/components/page/page-band';
import { PageHero } from '@/components/page/page-hero';
import type { Path } from '@/content/routes';
import type { LegalContent } from '@/content/types/firm';
import { LegalSection } from '@/features/legal/legal-section';
import { Checklist } from '@/features/services/page/checklist';

/** A legal text: what it says in short, its contents, and its numbered sections. */
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
            <Checklist items={content.summary} />
          </div>
        }
      >
        <FactsRow facts={content.facts} />
        <p className="mt-6 text-soft">
          Last updated: <Today />
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
      <FoldOnPhone heading={<h2 className="text-xl max-md:py-3 md:text-xl">Contents</h2>}>
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
      </FoldOnPhone>
    </nav>
  );
}
