import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { PageBand } from '@/components/sections/page-band';
import { SectionHeading } from '@/components/sections/section-heading';
import { Until } from '@/components/sections/until';
import { buildDay } from '@/lib/build/security-txt';
import { dayInIndia } from '@/lib/days';

type Scheme = { title: string; texts: readonly string[] /** ISO date. */; until: string };
type Props = { heading: string; items: readonly Scheme[] };

/** Schemes that are open for a short time: those that have ended are not built, or hidden. */
export function OpenSchemes({ heading, items }: Props) {
  const builtOn = dayInIndia(buildDay().getTime());
  const open = items.filter(({ until }) => until >= builtOn);
  const last = open
    .map(({ until }) => until)
    .sort()
    .at(-1);
  if (!last) return null;
  return (
    <Until day={last}>
      <PageBand ground="page">
        <SectionHeading>{heading}</SectionHeading>
        <div className="border-ink max-md:border-t md:grid md:grid-cols-2 md:gap-x-10">
          {open.map(({ title, texts, until }) => (
            <Until
              key={title}
              day={until}
              className="border-rule-strong max-md:border-b md:border-t md:pt-4"
            >
              <FoldOnPhone
                heading={<h3>{title}</h3>}
                summary={<h3 className="py-3.5 text-xl">{title}</h3>}
              >
                <div className="grid gap-2 text-soft max-md:pb-4 md:mt-2">
                  {texts.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </div>
              </FoldOnPhone>
            </Until>
          ))}
        </div>
      </PageBand>
    </Until>
  );
}
