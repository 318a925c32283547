import type { StoredSection as Section } from '@/features/client-area/backup/stored-data';

/** One kind of record: how many there are, and their names. */
export function StoredSection({ title, count, names }: Section) {
  return (
    <section className="border-rule border-b py-3">
      <h3 className="text-xl md:text-xl">{title}</h3>
      {count !== title && <p className="text-soft">{count ?? 'Nothing.'}</p>}
      {names.length > 0 && (
        <ul className="mt-1 list-disc pl-5 text-[0.9375rem]">
          {names.map((name) => (
            <li key={name} className="wrap-anywhere">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
