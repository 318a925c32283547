import type { ReactNode } from 'react';
import { CarriedForward, PlateFolio } from '@/components/plates/plate-folio';
import type { PlatePath } from '@/content/figures/order';

type Props = {
  path: PlatePath;
  heading: string;
  text: string;
  /** At the foot, beside the link to the next plate. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A page of the bound book, of full width: its number, what it shows, and the figure. */
export function PlatePage({ path, heading, text, foot, children }: Props) {
  return (
    <section className="plate" aria-labelledby="plate">
      <div className="wrap">
        <PlateFolio path={path} />
        <div>
          <h2 id="plate">{heading}</h2>
          <p className="mt-3 lead">{text}</p>
        </div>
        {children}
        <CarriedForward path={path}>{foot}</CarriedForward>
      </div>
    </section>
  );
}
