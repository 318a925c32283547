import type { AuditContent } from '@/lib/content/service-schemas';

/** The four audits side by side: the law that asks for each, what is reported, by when. */
export function AuditKinds({ items }: Pick<AuditContent['kinds'], 'items'>) {
  return (
    <ul className="border-ink border-t">
      {items.map((item) => (
        <li
          key={item.title}
          className="grid gap-x-8 gap-y-3 border-rule-strong border-b py-6 lg:grid-cols-[13rem_1fr]"
        >
          <h3>{item.title}</h3>
          <dl className="grid gap-x-8 gap-y-3 md:grid-cols-[1.3fr_1.2fr_1fr]">
            <Term name="Law" text={item.law} />
            <Term name="Report" text={item.report} />
            <Term name="When" text={item.due} />
          </dl>
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
