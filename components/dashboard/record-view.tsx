import { recordWords } from '@/lib/portal/record-words';

type Props = { title: string; records: readonly object[] };

/** Rows of a table of the database, in words. */
export function RecordView({ title, records }: Props) {
  return (
    <section className="py-3">
      <h3 className="text-xl md:text-xl">{title}</h3>
      {records.length === 0 && <p className="text-soft">Nothing.</p>}
      {records.map((record, index) => (
        <dl
          // biome-ignore lint/suspicious/noArrayIndexKey: the view is read only
          key={index}
          className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-x-4 border-rule border-b py-2 text-[0.9375rem]"
        >
          {recordWords(record).map(({ label, words }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-soft">{label}</dt>
              <dd className="wrap-anywhere">{words}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
