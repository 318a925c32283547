import { SampleMark } from '@/components/page/sample-mark';

type Props = {
  heading: string;
  stats: readonly { figure: string; label: string }[];
};

/** The firm in figures, on the edges of the pages below the cover. */
export function StatsRow({ heading, stats }: Props) {
  return (
    <section aria-labelledby="figures" className="stats">
      <div className="wrap">
        <div className="stats-head">
          <h2 id="figures">{heading}</h2>
          <SampleMark of={stats} />
        </div>
        <dl>
          {stats.map((stat) => (
            <div key={stat.label}>
              <dt>{stat.label}</dt>
              <dd>{stat.figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
