import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import type { IsoDate } from '@/content/types/units';
import { formatDay } from '@/lib/dates';

export type LawSource = {
  /** What the rule is about. */
  rule: string;
  /** Its sections, one line for each Act that applies. */
  sections: readonly string[];
  checkedOn: IsoDate;
};

/** The sections of a rule in both Acts. */
export function inBothActs(
  rule: string,
  found: { section1961: string; section2025: string } & Omit<LawSource, 'rule' | 'sections'>,
): LawSource {
  const { checkedOn } = found;
  const named = (section: string) => (/^\d/.test(section) ? `section ${section}` : section);
  return {
    rule,
    sections: [`2025 Act: ${named(found.section2025)}`, `1961 Act: ${named(found.section1961)}`],
    checkedOn,
  };
}

/** The rules behind a sheet, each with its sections and the day it was checked. */
export function LawSources({ sources, note }: { sources: readonly LawSource[]; note: string }) {
  return (
    <div className="border-ink border-t md:pt-6">
      <FoldOnPhone heading={<h3 className="max-md:py-4">Sections</h3>}>
        <dl className="text-[0.9375rem] md:mt-4">
          {sources.map(({ rule, sections, checkedOn }) => (
            <div
              key={rule}
              className="grid gap-x-8 border-rule border-b py-3 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1.4fr)]"
            >
              <dt className="font-semibold">{rule}</dt>
              <dd className="wrap-anywhere">
                {sections.map((section) => (
                  <span key={section} className="block">
                    {section}
                  </span>
                ))}
              </dd>
              <dd className="text-soft sm:col-start-2 lg:col-start-3">
                Checked on {formatDay(checkedOn)}.
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-3xl text-[0.9375rem] text-soft">{note}</p>
      </FoldOnPhone>
    </div>
  );
}
