import { breakAtSign } from '@/components/ui/break-at-sign';
import type { StoredSection } from '@/lib/portal/export/stored-outside';

/** Records of one kind, in words. */
export function RecordView({ title, records }: StoredSection) {
  return (
    <section className="py-3">
      <h3 className="text-xl md:text-xl">{title}</h3>
      {records.length === 0 && <p className="text-soft">Nothing.</p>}
      {records.map((lines, index) => (
        <dl
          // biome-ignore lint/suspicious/noArrayIndexKey: the view is read only
          key={index}
          className="grid grid-cols-[minmax(0,6rem)_minmax(0,1fr)] gap-x-3 sm:grid-cols-[minmax(0,9rem)_minmax(0,1fr)] sm:gap-x-4 border-rule border-b py-2 text-[0.9375rem]"
        >
          {lines.map(({ label, words }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-soft">{label}</dt>
              <dd className="wrap-anywhere">{breakAtSign(words)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
