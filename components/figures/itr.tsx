import { itrFigure as figure } from '@/lib/content/figures/itr-filing';

/** Three questions, each with the forms to which its answers lead. */
export function ItrFigure() {
  return (
    <ol className="branches">
      {figure.questions.map(({ asks, answers, on }, index) => (
        <li key={asks}>
          <p className="question">{`${index + 1} ${asks}`}</p>
          <dl>
            {answers.map(([form, condition, ...points]) => (
              <div key={form}>
                <dt className="font-semibold font-serif text-red">{form}</dt>
                <dd>
                  {condition}
                  {points.length > 0 && (
                    <ul className="list-disc pl-5">
                      {points.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </ul>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {on && <p className="annotation pl-7">{on}</p>}
        </li>
      ))}
    </ol>
  );
}
