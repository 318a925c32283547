import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import { Unbroken } from '@/components/layout/unbroken';
import type { AuditContent } from '@/content/types/service';

const NAMES = { law: 'Law', report: 'Report', due: 'When' } as const;

/** The four audits side by side: the law behind each, what is reported, and by when. */
export function AuditKinds({ items }: Pick<AuditContent['kinds'], 'items'>) {
  return (
    <>
      <p
        aria-hidden="true"
        className="ml-60 hidden grid-cols-3 gap-x-8 pb-2 text-folio text-sm lg:grid"
      >
        <span>{NAMES.law}</span>
        <span>{NAMES.report}</span>
        <span>{NAMES.due}</span>
      </p>
      <ul className="border-ink border-t">
        {items.map((item) => (
          <li
            key={item.title}
            className="gap-x-8 border-rule-strong border-b md:py-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-baseline"
          >
            <FoldOnPhone
              heading={<h3>{item.title}</h3>}
              summary={<h3 className="py-4 text-xl">{item.title}</h3>}
            >
              <dl className="grid gap-x-8 gap-y-3 max-md:pb-5 md:max-lg:mt-3 md:grid-cols-3">
                <Term name={NAMES.law} text={item.law} />
                <Term name={NAMES.report} text={item.report} />
                <Term name={NAMES.due} text={item.due} />
              </dl>
            </FoldOnPhone>
          </li>
        ))}
      </ul>
    </>
  );
}

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-folio text-sm lg:sr-only">{name}</dt>
      <dd>
        <Unbroken>{text}</Unbroken>
      </dd>
    </div>
  );
}
