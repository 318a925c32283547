import {
  BookEntry,
  BookFigure,
  BookStamp,
  BookTable,
  BookTotal,
} from '@/components/calculators/law/book-page';
import { inOneLine, phoneLine, roomOnPhone } from '@/components/calculators/law/in-one-line';
import { type LawRow, lawRows } from '@/components/calculators/law/law-rows';
import type { RegimeComparison } from '@/lib/calculators/statutory/comparison';
import type { RuleSet } from '@/lib/calculators/statutory/rule-set';
import type { TaxRegime } from '@/lib/calculators/tax';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { cn } from '@/lib/utils';

type Props = { rules: RuleSet; comparison: RegimeComparison };

const titles = { old: 'Old regime', new: 'New regime' } as const;

/** Both regimes as the pages of an open book, or in little room as two columns of one page. */
export function LawBook({ rules, comparison }: Props) {
  const rows = lawRows(rules, comparison);
  return (
    <>
      <div className="hidden grid-cols-[minmax(0,1fr)_1.25rem_minmax(0,1fr)] rounded-panel border border-rule-strong bg-page xl:grid">
        <Page regime="old" rows={rows} comparison={comparison} />
        <span aria-hidden="true" className="spine-upright" />
        <Page regime="new" rows={rows} comparison={comparison} />
      </div>
      <BothPages rows={rows} comparison={comparison} />
    </>
  );
}

type PageProps = { regime: TaxRegime; rows: readonly LawRow[]; comparison: RegimeComparison };

/** A line appears on both pages if either has it, so that the rows align. */
const lineFor = (detail: LawRow['detail'], regime: TaxRegime) =>
  detail.old || detail.new ? detail[regime] || '\u00a0' : undefined;

function Page({ regime, rows, comparison }: PageProps) {
  return (
    <BookTable title={titles[regime]}>
      {rows.map(({ key, label, detail, amount, strong }) => (
        <BookEntry key={key} label={label} detail={lineFor(detail, regime)} strong={strong}>
          {inOneLine(formatRupeesAndPaise(amount[regime]))}
        </BookEntry>
      ))}
      <BookTotal label="Payable">
        <span className={cn(payableLength(comparison) < LONG && 'whitespace-nowrap')}>
          {comparison.cheaper && (
            <Stamp saving={comparison.saving} isUnseen={comparison.cheaper !== regime} />
          )}
          <Payable regime={regime} comparison={comparison} />
        </span>
      </BookTotal>
    </BookTable>
  );
}

/** In characters, from which on a stamp and its figure are too long for one line. */
const LONG = 15;

const payableLength = ({ old, new: renewed }: RegimeComparison) =>
  Math.max(...[old, renewed].map(({ payable }) => formatRupees(payable).length));

function Payable({ regime, comparison }: Omit<PageProps, 'rows'>) {
  return (
    <BookFigure
      length={payableLength(comparison)}
      className={cn(
        payableLength(comparison) < LONG && 'lg:text-[1.625rem]',
        comparison.cheaper === regime ? 'border-total text-total' : 'border-ink',
      )}
    >
      {inOneLine(formatRupees(comparison[regime].payable))}
    </BookFigure>
  );
}

type StampProps = {
  saving: number;
  /** Takes up room without being shown. */
  isUnseen?: boolean;
};

function Stamp({ saving, isUnseen }: StampProps) {
  return (
    <BookStamp className={cn(isUnseen && 'invisible')}>
      Cheaper by {inOneLine(formatRupees(saving))}
    </BookStamp>
  );
}

function BothPages({ rows, comparison }: Omit<PageProps, 'regime'>) {
  const room = roomOnPhone(
    rows.flatMap(({ amount }) => [amount.old, amount.new].map(formatRupeesAndPaise)),
  );
  const { table, line } = phoneLine[room];
  const named = (regime: TaxRegime) =>
    room === 'apart' && <RegimeOnPhone>{regime === 'old' ? 'Old' : 'New'}</RegimeOnPhone>;
  return (
    <div className="relative rounded-panel border border-rule-strong bg-page pl-3.5 xl:hidden">
      <span
        aria-hidden="true"
        className="spine-upright absolute inset-y-0 left-0 w-3.5 rounded-l"
      />
      <table className={cn('w-full text-[0.9375rem]', table)}>
        <caption className="sr-only">Both regimes</caption>
        <thead className={cn(room === 'apart' && 'max-md:sr-only')}>
          <tr className={cn('border-ink border-b', line)}>
            <td />
            <th scope="col" className="p-3 text-right md:px-4">
              Old
            </th>
            <th scope="col" className="border-margin border-l p-3 text-right md:px-4">
              New
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, detail, amount, strong }) => (
            <tr
              key={key}
              className={cn('border-rule border-b', strong && 'border-ink border-y', line)}
            >
              <th
                scope="row"
                className={cn('p-3 pr-1 text-left', strong ? 'font-semibold' : 'font-normal')}
              >
                {label}
                {key !== 'deductions' && (detail.new || (key === 'taxable' && detail.old)) && (
                  <span className="block text-sm text-soft">{detail.new || detail.old}</span>
                )}
              </th>
              <td className="amount p-1 py-3 text-right md:px-4 align-baseline">
                {named('old')}
                {inOneLine(formatRupeesAndPaise(amount.old))}
              </td>
              <td className="amount border-margin border-l p-2 py-3 text-right md:px-4 align-baseline">
                {named('new')}
                {inOneLine(formatRupeesAndPaise(amount.new))}
              </td>
            </tr>
          ))}
          <tr className={cn('border-ink border-t', line)}>
            <th scope="row" className="p-3 pr-1 text-left font-semibold">
              Payable
            </th>
            <td className="p-1 py-3 text-right md:px-4">
              {named('old')}
              <Payable regime="old" comparison={comparison} />
            </td>
            <td className="border-margin border-l p-2 py-3 text-right md:px-4">
              {named('new')}
              <Payable regime="new" comparison={comparison} />
            </td>
          </tr>
        </tbody>
      </table>
      {comparison.cheaper && (
        <p
          className={cn(
            'px-3 pt-2 pb-4',
            comparison.cheaper === 'new' ? 'text-right' : 'text-left',
          )}
        >
          <Stamp saving={comparison.saving} />
        </p>
      )}
    </div>
  );
}

/** The head of a column, at an amount that has a line of its own. */
const RegimeOnPhone = ({ children }: { children: string }) => (
  <span
    aria-hidden="true"
    className="float-left pl-2 font-normal font-sans text-sm text-soft md:hidden"
  >
    {children}
  </span>
);
