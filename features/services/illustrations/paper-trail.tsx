import type { balanceSheet as sheet, papers as sums } from '@/content/figures/accounting';
import { Paper, SumTable } from '@/features/services/illustrations/paper';
import { Annotation, Drawn, Stroke } from '@/features/services/illustrations/strokes';

type Props = { papers: typeof sums; balanceSheet: typeof sheet };

export function PaperTrail({ papers, balanceSheet }: Props) {
  const { title, assets, liabilities, note } = balanceSheet;
  return (
    <div className="relative grid grid-cols-1 gap-6 mid:grid-cols-2 wide:grid-cols-3 wide:gap-x-9 wide:gap-y-11">
      {papers.map((paper, index) => (
        <Paper key={paper.title} edge={index === 0 ? 'gold-dashes' : undefined}>
          {index > 0 && <Thread />}
          <SumTable {...paper} title={`${index + 1} ${paper.title}`} />
        </Paper>
      ))}
      <Paper className="mid:col-span-2 wide:col-start-2">
        <Thread />
        <h3 className="text-lg md:text-lg">{`${papers.length + 1} ${title}`}</h3>
        <div className="mt-2 grid items-start gap-x-10 gap-y-5 mid:grid-cols-2">
          {[assets, liabilities].map((side) => (
            <SumTable
              {...side}
              key={side.title}
              total={['Total', side.total]}
              blanks={assets.rows.length - side.rows.length}
              title={
                <span className="font-normal font-sans text-base text-row-number">
                  {side.title}
                </span>
              }
            />
          ))}
        </div>
      </Paper>
      <Annotation className="wide:col-span-2 wide:col-start-2">{note}</Annotation>
      <Stroke
        box="1200 592"
        path="M352 82Q356 76 374 76H716Q732 76 737 82M766 82Q770 76 788 76H1170Q1204 76 1204 94 1203 107 1192 118M1190 141Q1207 152 1207 190 1207 225 1190 225H414Q394 225 394 245V395Q394 414 371 414M368 421Q384 448 366 474M371 488Q394 490 394 515V570Q394 588 412 588H1188Q1207 588 1207 570V450Q1207 428 1195 426"
        className="absolute top-0 left-0 hidden h-148 w-full wide:block"
      />
    </div>
  );
}

function Thread() {
  return <Drawn className="absolute right-9 bottom-full h-6 border-red border-l-2 mid:hidden" />;
}
