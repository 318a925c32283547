import { NoWrap } from '@/components/ui/no-wrap';
import { registrationFigure as words } from '@/content/figures/business-registration';
import type { BusinessRegistrationContent } from '@/content/types/service';
import { cn } from '@/lib/utils';

type Props = Pick<BusinessRegistrationContent['structures'], 'about' | 'items'>;

/** The legal forms side by side. On a phone or tablet each question is followed by the four answers. */
export function StructureMatrix({ about, items }: Props) {
  const rows: [title: string, cells: (string | undefined)[]][] = [
    [words.needs, items.map(({ text }) => text)],
    ...about.map((title, index): [string, (string | undefined)[]] => [
      title,
      items.map(({ benefits }) => benefits[index]),
    ]),
  ];
  return (
    <table className="matrix w-full table-fixed">
      <thead className="max-lg:not-print:sr-only">
        <tr>
          <td className="w-36" />
          {items.map(({ title }, index) => (
            <th key={title} scope="col">
              <h3 className={index === words.chosen ? 'matrix-chosen' : undefined}>{title}</h3>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, cells], row) => (
          <tr key={title}>
            <th scope="row" className="font-semibold font-serif">
              {title}
            </th>
            {items.map(({ title: structure }, index) => (
              <td key={structure}>
                <b
                  className={cn(
                    'lg:hidden print:hidden',
                    row === 0 && index === words.chosen && 'matrix-chosen',
                  )}
                  aria-hidden="true"
                >
                  {structure}
                </b>
                <NoWrap>{cells[index] ?? ''}</NoWrap>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
