import type { ReactNode } from 'react';
import { DisclosureOnPhone } from '@/components/layout/disclosure-on-phone';
import { NoWrap } from '@/components/text/no-wrap';
import { illustrationCopy } from '@/content/estimate';
import { Annotation } from '@/features/services/illustrations/strokes';

type Props = {
  /** If given, the figure is in a disclosure on a phone. */
  phoneSummary?: keyof typeof illustrationCopy;
  heading: string;
  text: string;
  how?: string;
  annotations?: readonly string[];
  children: ReactNode;
};

export function BookPage({ heading, text, how, annotations = [], phoneSummary, children }: Props) {
  const figure = (
    <>
      {how && (
        <p className="mt-3 max-w-3xl text-soft">
          <NoWrap>{how}</NoWrap>
        </p>
      )}
      <div className="figure">
        {children}
        {annotations.length > 0 && (
          <div className="mt-8 grid gap-x-10 gap-y-5 mid:grid-cols-2">
            {annotations.map((note) => (
              <Annotation key={note}>
                <NoWrap>{note}</NoWrap>
              </Annotation>
            ))}
          </div>
        )}
      </div>
    </>
  );
  return (
    <section className="book" aria-labelledby="figure">
      <figure className="wrap" aria-labelledby="figure">
        <figcaption>
          <h2 id="figure">{heading}</h2>
          <p className="mt-3 lead">
            <NoWrap>{text}</NoWrap>
          </p>
        </figcaption>
        {phoneSummary ? (
          <DisclosureOnPhone summary={<span>{illustrationCopy[phoneSummary]}</span>}>
            {figure}
          </DisclosureOnPhone>
        ) : (
          figure
        )}
      </figure>
    </section>
  );
}
