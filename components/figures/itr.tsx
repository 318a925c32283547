import { Annotation } from '@/components/figures/strokes';
import { SumTable } from '@/components/figures/sum-table';
import { itrFigure as figure } from '@/lib/content/figures/itr-filing';

/** Three questions, each with the forms to which its answers lead, and a computation. */
export function ItrFigure() {
  const { title, note, rows, income, tax, payable, signed } = figure.computation;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 wide:grid-cols-[1fr_26rem]">
      <ol className="branches">
        {figure.questions.map(({ asks, answers, on }, index) => (
          <li key={asks}>
            <p className="question">{`${index + 1} ${asks}`}</p>
            <dl>
              {answers.map(([form, condition]) => (
                <div key={form}>
                  <dt className="font-semibold font-serif text-red">{form}</dt>
                  <dd>{condition}</dd>
                </div>
              ))}
            </dl>
            {on && <p className="annotation pl-7">{on}</p>}
          </li>
        ))}
      </ol>
      <div>
        <div className="paper gold-dashes">
          <SumTable
            title={title}
            note={note}
            rows={[...rows, income, ...tax].map(([label, rupees]) => [label, signed(rupees)])}
            total={[payable[0], signed(payable[1])]}
          />
        </div>
        <Annotation className="mt-5">{figure.nil}</Annotation>
      </div>
    </div>
  );
}
