type Props = { steps: readonly { when: string; title: string }[] };

const WIDTH = 284;
const ROW = 46;

/** Fifteen days as a picture: each step a stitched line as long as the days that it takes. */
export function IncorporationDays({ steps }: Props) {
  const spans = steps.map((step) => ({ ...step, ...daysOf(step.when) }));
  const last = Math.max(...spans.map((span) => span.to));
  const x = (day: number) => 2 + (day * (WIDTH - 4)) / last;
  const height = spans.length * ROW + 26;

  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`The ${last} days: ${spans.map((span) => `${span.when} ${span.title}`).join(', ')}`}
      className="w-full max-w-md fill-ink stroke-none text-[14px]"
    >
      {Array.from({ length: last + 1 }, (_, day) => (
        <path
          key={x(day)}
          d={`M${x(day)} 4V${height - 22}`}
          className={day % 5 === 0 ? 'stroke-rule-strong' : 'stroke-rule'}
        />
      ))}
      {spans.map((span, row) => {
        const y = row * ROW + 30;
        const end = span.from > last / 2;
        return (
          <g key={span.when}>
            <text
              x={end ? x(span.to) : x(span.from - 1)}
              y={y - 10}
              textAnchor={end ? 'end' : 'start'}
              strokeLinejoin="round"
              className="fill-ink stroke-6 stroke-paper font-semibold [paint-order:stroke]"
            >
              {span.title}
            </text>
            <path d={`M${x(span.from - 1)} ${y}H${x(span.to)}`} className="stroke-8 stroke-red" />
            <path
              d={`M${x(span.from - 1) + 3} ${y}H${x(span.to) - 3}`}
              className="stroke-thread stroke-[1.5]"
              strokeDasharray="5 3"
            />
          </g>
        );
      })}
      {[1, 5, 10, 15]
        .filter((day) => day <= last)
        .map((day) => (
          <text
            key={day}
            x={day === 1 ? x(0) : x(day - 0.5)}
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
