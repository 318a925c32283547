import { Annotation } from '@/components/figures/strokes';
import { SumTable } from '@/components/figures/sum-table';
import { balanceSheet, papers, written } from '@/content/figures/accounting';

type Row = readonly [label: string, rupees: number];

const inWriting = ([label, rupees]: Row) => [label, written(rupees)] as const;

/** Four papers and the balance sheet; a line of the pen follows one bill through all of them. */
export function AccountingFigure() {
  const { assets, liabilities } = balanceSheet;
  return (
    <div className="trail">
      {papers.map(({ title, note, rows, total, traced }, index) => (
        <div key={title} className={index === 0 ? 'paper gold-dashes' : 'paper'}>
          <SumTable
            title={`${index + 1} ${title}`}
            note={note}
            rows={rows.map(inWriting)}
            total={inWriting(total)}
            // The profit goes on to the balance sheet.
            ringed={index === papers.length - 1 ? [traced, rows.length] : [traced]}
          />
        </div>
      ))}
      <div className="paper">
        <h3 className="text-lg md:text-lg">{`${papers.length + 1} ${balanceSheet.title}`}</h3>
        <div className="mt-2 grid items-start gap-x-10 gap-y-5 mid:grid-cols-2">
          <SumTable
            title={<Side>{assets.title}</Side>}
            rows={assets.rows.map(inWriting)}
            total={['Total', written(assets.total)]}
          />
          <SumTable
            title={<Side>{liabilities.title}</Side>}
            rows={liabilities.rows.map(inWriting)}
            blanks={assets.rows.length - liabilities.rows.length}
            ringed={[balanceSheet.traced]}
            total={['Total', written(liabilities.total)]}
          />
        </div>
      </div>
      <Annotation>{balanceSheet.note}</Annotation>
      <svg
        viewBox="0 0 1200 592"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="trail-line annotation-stroke"
      >
        <path d="M352 82Q356 76 374 76H716Q732 76 737 82M766 82Q770 76 788 76H1170Q1204 76 1204 94 1203 107 1192 118" />
        <path d="M1190 141Q1207 152 1207 190 1207 225 1190 225H414Q394 225 394 245V395Q394 414 371 414M368 421Q384 448 366 474" />
        <path d="M371 488Q394 490 394 515V570Q394 588 412 588H1188Q1207 588 1207 570V450Q1207 428 1195 426" />
      </svg>
    </div>
  );
}

/** A side of the balance sheet, below its name. */
function Side({ children }: { children: string }) {
  return <span className="font-normal font-sans text-base text-row-number">{children}</span>;
}
