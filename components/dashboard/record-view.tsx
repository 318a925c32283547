import { formatDay, isoDay } from '@/lib/portal/dates';

type Props = { title: string; records: readonly object[] };

/** `emailUpdates` is `email updates`. */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function valueWords(name: string, value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' && value > 1e11) return formatDay(isoDay(new Date(value)));
  if (Array.isArray(value)) return value.map((entry) => valueWords(name, entry)).join('; ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, entry]) => `${wordsOf(key)} ${valueWords(key, entry)}`)
      .join(', ');
  }
  return String(value);
}

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
          {Object.entries(record).map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-soft">{wordsOf(name)}</dt>
              <dd className="wrap-anywhere">{valueWords(name, value)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
