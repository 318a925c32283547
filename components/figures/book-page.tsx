import type { ReactNode } from 'react';

type Props = {
  heading: string;
  text: string;
  children: ReactNode;
};

/** A page of the bound book, of full width, with one figure. */
export function BookPage({ heading, text, children }: Props) {
  return (
    <section className="book" aria-labelledby="figure">
      <figure className="wrap" aria-labelledby="figure">
        <figcaption>
          <h2 id="figure">{heading}</h2>
          <p className="mt-3 lead">{text}</p>
        </figcaption>
        <div className="figure">{children}</div>
      </figure>
    </section>
  );
}
