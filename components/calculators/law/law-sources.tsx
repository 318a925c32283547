import type { SourceMark } from '@/lib/calculators/statutory/rule-set';
import { formatDay } from '@/lib/dates';

export type LawSource = {
  /** What the rule is about. */
  rule: string;
  /** Where it is found, the Act named: one line for each Act that applies. */
  sections: readonly string[];
  source: string;
  mark: SourceMark;
  /** ISO date. */
  checkedOn: string;
};

const marks: Record<SourceMark, string> = {
  primary: 'Text of the law seen',
  secondary: 'Secondary source seen',
  computed: 'Worked out here',
};

/** A rule in both Acts, for a reader who may meet either. */
export function inBothActs(
  rule: string,
  found: { section1961: string; section2025: string } & Omit<LawSource, 'rule' | 'sections'>,
): LawSource {
  const { source, mark, checkedOn } = found;
  const named = (section: string) => (/^\d/.test(section) ? `section ${section}` : section);
  return {
    rule,
    sections: [`2025 Act: ${named(found.section2025)}`, `1961 Act: ${named(found.section1961)}`],
    source,
    mark,
    checkedOn,
  };
}

/** The rules that a sheet rests on, each with its sections, its source and how sure it is. */
export function LawSources({ sources, note }: { sources: readonly LawSource[]; note: string }) {
  return (
    <div className="border-ink border-t pt-6">
      <h3>Sections and sources</h3>
      <dl className="mt-4 text-[0.9375rem]">
        {sources.map(({ rule, sections, source, mark, checkedOn }) => (
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
              {marks[mark]}: {source}. Checked on {formatDay(checkedOn)}.
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-3xl text-[0.9375rem] text-soft">{note}</p>
    </div>
  );
}
