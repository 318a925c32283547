type Props = { steps: readonly { when: string; title: string }[] };

const ROW = 46;

/** Fifteen days as a picture: each step a stitched line as long as the days that it takes. */
export function IncorporationDays({ steps }: Props) {
  const spans = steps.map((step) => ({ ...step, ...daysOf(step.when) }));
  const last = Math.max(...spans.map((span) => span.to));
  const x = (day: number) => `${(day * 100) / last}%`;
  const height = spans.length * ROW + 26;

  return (
    <svg
      height={height}
      role="img"
      aria-label={`The ${last} days: ${spans.map((span) => `${span.when} ${span.title}`).join(', ')}`}
      className="w-full overflow-visible fill-ink stroke-none text-[14px]"
    >
      {Array.from({ length: last + 1 }, (_, day) => (
        <line
          key={x(day)}
          x1={x(day)}
          x2={x(day)}
          y1="4"
          y2={height - 22}
          className={day % 5 === 0 ? 'stroke-rule-strong' : 'stroke-rule'}
        />
      ))}
      {spans.map((span, row) => {
        const y = row * ROW + 30;
        const end = span.from > last / 2;
        const days = { x1: x(span.from - 1), x2: x(span.to), y1: y, y2: y };
        return (
          <g key={span.when}>
            <text
              x={end ? days.x2 : days.x1}
              y={y - 10}
              textAnchor={end ? 'end' : 'start'}
              strokeLinejoin="round"
              className="fill-ink stroke-6 stroke-page font-semibold [paint-order:stroke]"
            >
              {span.title}
            </text>
            <line {...days} className="stroke-8 stroke-red" />
            <line {...days} className="stroke-thread stroke-[1.5]" strokeDasharray="5 3" />
          </g>
        );
      })}
      {[1, 5, 10, 15]
        .filter((day) => day <= last)
        .map((day) => (
          <text
            key={day}
            x={day === 1 ? 0 : x(day - 0.5)}
            y={height - 4}
            textAnchor={day === 1 ? 'start' : 'middle'}
            className="fill-folio"
          >
            {day === 1 ? 'Day 1' : day}
          </text>
        ))}
    </svg>
  );
}

/** `Days 4-7` runs from 4 to 7, `Day 1` from 1 to 1. */
function daysOf(when: string) {
  const [from = 0, to = from] = (when.match(/\d+/g) ?? []).map(Number);
  return { from, to };
}
