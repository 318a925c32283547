import { DisclosureOnPhone } from '@/components/layout/disclosure-on-phone';

export type LawSource = {
  rule: string;
  sections: readonly string[];
};

type Act = '1961' | '2025';

export function citeRule(
  rule: string,
  { section1961, section2025 }: { section1961: string; section2025: string },
  act?: Act,
): LawSource {
  const named = (section: string) => (/^\d/.test(section) ? `section ${section}` : section);
  const inForce = { '1961': named(section1961), '2025': named(section2025) };
  const acts: readonly Act[] = act ? [act] : ['2025', '1961'];
  return { rule, sections: acts.map((year) => `${year} Act: ${inForce[year]}`) };
}

export function LawSources({ sources, note }: { sources: readonly LawSource[]; note: string }) {
  return (
    <div className="border-ink border-t md:pt-6">
      <DisclosureOnPhone heading={<h3 className="max-md:py-4">Sections</h3>}>
        <dl className="text-[0.9375rem] md:mt-4">
          {sources.map(({ rule, sections }) => (
            <div
              key={rule}
              className="grid gap-x-8 border-rule border-b py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{rule}</dt>
              <dd className="wrap-anywhere">
                {sections.map((section) => (
                  <span key={section} className="block">
                    {section}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-3xl text-[0.9375rem] text-soft">{note}</p>
      </DisclosureOnPhone>
    </div>
  );
}
