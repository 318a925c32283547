import { PageBand } from '@/components/sections/page-band';

type Props = { heading: string; items: readonly string[] };

/** Who the service is meant for, on the dark band. */
export function ForWhom({ heading, items }: Props) {
  return (
    <PageBand ground="night" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
      <h2>{heading}</h2>
      <ul className="border-white/20 border-t">
        {items.map((item) => (
          <li key={item} className="border-white/20 border-b py-3 text-mist">
            {item}
          </li>
        ))}
      </ul>
    </PageBand>
  );
}
