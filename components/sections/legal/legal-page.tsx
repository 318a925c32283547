import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Today } from '@/components/layout/today';
import { FactsRow } from '@/components/sections/facts-row';
import { LawAsOn } from '@/components/sections/law-as-on';
import { LegalContents } from '@/components/sections/legal/legal-contents';
import { LegalSection } from '@/components/sections/legal/legal-section';
import { PageBand } from '@/components/sections/page-band';
import { PageHero } from '@/components/sections/page-hero';
import { Checklist } from '@/components/sections/services/checklist';
import type { Path } from '@/content/routes';
import type { LegalContent } from '@/content/types/firm';

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
        <LawAsOn isShort className="text-soft" />
      </PageHero>
      <PageBand
        ground="page"
        className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[min(17rem,30%)_minmax(0,46rem)]"
      >
        <div className="lg:sticky lg:top-28 lg:short:static">
          <LegalContents sections={content.sections} />
        </div>
        <div className="grid min-w-0 gap-12 *:min-w-0">
          {content.sections.map((section, index) => (
            <LegalSection key={section.id} number={index + 1} section={section} />
          ))}
        </div>
      </PageBand>
    </>
  );
}
