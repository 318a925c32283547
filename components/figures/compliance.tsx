import type { CSSProperties } from 'react';
import { Annotation, AnnotationRing } from '@/components/figures/strokes';
import { complianceFigure as figure } from '@/content/figures/compliance';

const { fixed, meeting, hung } = figure;
const days = [...fixed, meeting, ...hung.slice(-1)].map(({ day }) => day);
const last = days.at(-1) ?? 1;

/** The year as a line with its dates; three forms hang from the meeting. */
export function ComplianceFigure() {
  const gaps = days.slice(1).map((day, index) => `${day - (days[index] ?? 0)}fr`);
  return (
    <div className="year">
      <ol className="year-line" style={{ '--gaps': gaps.join(' ') } as CSSProperties}>
        {fixed.map(({ title, when, text }) => (
          <li key={title}>
            <b className="font-serif text-red">{when}</b>
            <p className="font-semibold">{title}</p>
            <p className="text-soft">{text}</p>
          </li>
        ))}
        <li>
          <b className="font-serif text-lg text-red">
            <AnnotationRing>{meeting.when}</AnnotationRing>
          </b>
          <h3 className="mt-1 text-lg md:text-lg">{meeting.title}</h3>
          <p className="text-soft">{meeting.text}</p>
        </li>
      </ol>
      <ol className="hung">
        <HungLines />
        {hung.map(({ title, when, after, text, day }) => (
          <li
            key={title}
            className="paper text-[0.9375rem] leading-snug"
            style={{ '--right': `${(100 * (last - day)) / last}%` } as CSSProperties}
          >
            <p className="flex justify-between gap-4 font-serif text-lg">
              <b>{title}</b>
              <b className="text-red">{when}</b>
            </p>
            <p>{`${after} days after the meeting`}</p>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <div className="year-notes">
        {[figure.note, figure.small].map((note, index) => (
          <Annotation key={note} number={index + 1}>
            {note}
          </Annotation>
        ))}
      </div>
    </div>
  );
}

/** From the meeting to each form, in days across and in rems down. */
function HungLines() {
  return (
    <li aria-hidden="true" className="hung-lines">
      <svg
        viewBox={`0 0 ${last} 22`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="annotation-stroke size-full"
      >
        {hung.map(({ day }, index) => {
          const foot = 2.75 + index * 6.75;
          const end = day - 1.5;
          return (
            <path key={day} d={`M${meeting.day} 0C${end} 0 ${end} ${foot / 2} ${end} ${foot}`} />
          );
        })}
      </svg>
    </li>
  );
}
