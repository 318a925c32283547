type Props = {
  caption: string;
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
};

/** A table of rates as the law lists them. */
export function RateTable({ caption, head, rows }: Props) {
  return (
    <div className="@container self-start">
      <table className="w-full border-collapse">
        <caption className="pb-2 text-left font-semibold">{caption}</caption>
        <thead className="border-ink border-y text-[0.9375rem] text-soft">
          <tr>
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              {head[0]}
            </th>
            <th scope="col" className="py-2 text-right font-normal @min-[16rem]:whitespace-nowrap">
              {head[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, rate]) => (
            <tr key={label} className="border-rule-strong border-b">
              <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
                {label}
              </th>
              <td className="amount py-2 text-right">{rate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
