import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Band } from '@/components/sections/band';
import { PageHero } from '@/components/sections/page-hero';
import { PointsList } from '@/components/sections/points-list';
import { SectionHeading } from '@/components/sections/section-heading';
import { Link } from '@/components/ui/link';
import { liveRoutes } from '@/lib/routes';
import type { CalculatorContent } from '@/lib/schemas/content-calculators';
import { webApplication } from '@/lib/seo/json-ld';
import { JsonLd } from '@/lib/seo/json-ld-script';

type Props = {
  content: CalculatorContent;
  calculator: ReactNode;
  /** Tables of rates below the rule. */
  children?: ReactNode;
};

/** What the five calculator pages share: the calculator, its rule in words, where to go on. */
export function CalculatorPage({ content, calculator, children }: Props) {
  const related = liveRoutes.filter(({ path }) => content.related.some((one) => one === path));

  return (
    <>
      <JsonLd data={webApplication(content.path)} />
      <PageHero
        trail={<Breadcrumbs path={content.path} />}
        heading={content.heading}
        lead={content.lead}
      >
        <div className="mt-9">{calculator}</div>
      </PageHero>
      <Band ground="page" labelledBy="method" className="grid gap-12">
        <div>
          <SectionHeading id="method">How it is worked out</SectionHeading>
          <PointsList points={content.method} />
        </div>
        {children}
        <nav aria-labelledby="related" className="print:hidden">
          <h2 id="related" className="text-2xl md:text-[1.75rem]">
            Goes with it
          </h2>
          <ul className="mt-5 border-ink border-t">
            {related.map((route) => (
              <li
                key={route.path}
                className="relative flex flex-wrap items-baseline justify-between gap-x-6 border-rule-strong border-b py-3 transition-colors duration-150 hover:bg-wash"
              >
                <Link href={route.path} className="text-link after:absolute after:inset-0">
                  {route.label}
                </Link>
                <span className="text-[0.9375rem] text-soft">{route.summary}</span>
              </li>
            ))}
          </ul>
        </nav>
      </Band>
    </>
  );
}
