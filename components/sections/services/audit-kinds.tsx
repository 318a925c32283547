import { FoldOnPhone } from '@/components/layout/fold-on-phone';
import type { AuditContent } from '@/lib/content/service-schemas';

/** The four audits side by side: the law behind each, what is reported, and by when. */
export function AuditKinds({ items }: Pick<AuditContent['kinds'], 'items'>) {
  return (
    <ul className="border-ink border-t">
      {items.map((item) => (
        <li
          key={item.title}
          className="gap-x-8 border-rule-strong border-b md:py-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <FoldOnPhone
            heading={<h3>{item.title}</h3>}
            summary={<h3 className="py-4 text-xl">{item.title}</h3>}
          >
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-8 gap-y-3 max-md:pb-5 md:max-lg:mt-3">
              <Term name="Law" text={item.law} />
              <Term name="Report" text={item.report} />
              <Term name="When" text={item.due} />
            </dl>
          </FoldOnPhone>
        </li>
      ))}
    </ul>
  );
}

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-folio text-sm">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
