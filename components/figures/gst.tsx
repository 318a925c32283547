import { NoWrap } from '@/components/ui/no-wrap';
import { gstFigure as figure } from '@/lib/content/figures/gst-registration';

/** Four questions with a way to the right for yes and one down for no. */
export function GstFigure() {
  const { questions, yes, noes, otherwise } = figure;
  return (
    <div>
      <ol className="questions">
        {questions.map(({ asks, yes: answer, note }) => (
          <li key={asks}>
            <p className="question">
              <NoWrap>{asks}</NoWrap>
            </p>
            <p className="way annotation">{yes}</p>
            <p className="leading-snug">
              <b className="font-serif text-red">{answer}</b>
              <span className="block text-[0.9375rem] text-soft">
                <NoWrap>{note}</NoWrap>
              </span>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-1 annotation pl-7">{noes}</p>
      <p className="mt-1 font-semibold font-serif">{otherwise}</p>
    </div>
  );
}
