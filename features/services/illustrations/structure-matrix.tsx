import { NoWrap } from '@/components/text/no-wrap';
import { registrationFigure as copy } from '@/content/figures/business-registration';
import type { BusinessRegistrationContent } from '@/content/types/service';
import { cn } from '@/lib/utils';

type Props = Pick<BusinessRegistrationContent['structures'], 'benefitTitles' | 'items'>;

const CHOSEN =
  '-mx-5.5 -my-3.5 w-fit rounded-[55%_45%_50%_50%/60%_50%_50%_40%] border-2 border-red px-5 py-3 max-xl:-mx-4.5 max-xl:-my-2.5 max-xl:rounded-[45%_38%_42%_40%/55%_48%_52%_45%] max-xl:px-4 max-xl:py-2 max-lg:-mx-4 max-lg:mt-0 max-lg:mb-1 max-lg:px-3.5 max-lg:py-1.5 max-md:max-w-[10em] lg:max-xl:max-w-[10em]';

const CELL = 'py-3.5 pr-4 folded:block folded:py-2';

export function StructureMatrix({ benefitTitles, items }: Props) {
  const rows: [title: string, cells: (string | undefined)[]][] = [
    [copy.needs, items.map(({ text }) => text)],
    ...benefitTitles.map((title, index): [string, (string | undefined)[]] => [
      title,
      items.map(({ benefits }) => benefits[index]),
    ]),
  ];
  return (
    <table className="table-fixed folded:text-[0.9375rem] folded:leading-[1.4]">
      <thead className="folded:hidden">
        <tr>
          <td className="w-36 border-rule" />
          {items.map(({ title }, index) => (
            <th key={title} scope="col" className="border-rule py-3.5 pr-4">
              <h3
                className={cn(
                  'text-[1.25rem] tight:text-[1.125rem]',
                  index === copy.chosen && CHOSEN,
                )}
              >
                {title}
              </h3>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="folded:block">
        {rows.map(([title, cells], row) => (
          <tr
            key={title}
            className="tight:grid-cols-1 folded:grid folded:grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,40%)),1fr))] folded:pt-5"
          >
            <th
              scope="row"
              className={cn(
                CELL,
                'font-semibold font-serif folded:col-span-full folded:border-current folded:text-[1.25rem]',
              )}
            >
              {title}
            </th>
            {items.map(({ title: structure }, index) => (
              <td key={structure} className={CELL}>
                <b
                  className={cn(
                    'hidden folded:block',
                    row === 0 && index === copy.chosen && CHOSEN,
                  )}
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
