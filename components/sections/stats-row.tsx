import { SampleMark } from '@/components/sections/sample-mark';

type Props = {
  label: string;
  stats: readonly { figure: string; label: string }[];
};

/** All of them in one row from the large breakpoint up, each as wide as its label asks. */
export function StatsRow({ label, stats }: Props) {
  return (
    <section aria-label={label} className="relative border-rule border-y bg-page">
      <dl className="wrap grid grid-cols-2 px-0 md:grid-cols-3 md:px-0 lg:flex lg:flex-wrap lg:px-8">
        {stats.map((stat) => (
          <div
            key={stat.label}
            className="flex flex-col-reverse justify-end gap-1 -ml-px border-rule border-b border-l px-4.5 lg:ml-0 lg:flex-auto py-6 md:px-8 last:odd:col-span-2 md:last:odd:col-span-1 lg:border-b-0 lg:px-6 xl:px-8 lg:py-11 lg:first:border-l-0 lg:first:pl-0"
          >
            <dt className="text-[0.9375rem] text-soft">{stat.label}</dt>
            <dd className="font-semibold font-serif text-[1.75rem] leading-none md:text-[2.5rem]">
              {stat.figure}
            </dd>
          </div>
        ))}
      </dl>
      <SampleMark of={stats} className="absolute top-2.5 right-4.5 md:right-8" />
    </section>
  );
}
