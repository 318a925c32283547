import { type ReactNode, useId } from 'react';
import { type Href, Link } from '@/components/text/link';

type Props = {
  heading: string;
  level?: 'h2' | 'h3';
  note?: ReactNode;
  children: ReactNode;
};

export function PartLink({ href, children }: { href: Href; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="-my-2.5 inline-flex min-h-11 items-center text-link lg:-my-1 lg:min-h-8"
    >
      {children}
    </Link>
  );
}

export function Part({ heading, level: Heading = 'h2', note, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b pb-2.5">
        <Heading
          id={id}
          className={Heading === 'h2' ? 'text-2xl md:text-2xl' : 'text-xl md:text-xl'}
        >
          {heading}
        </Heading>
        {note && <p className="text-[0.9375rem] text-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}

export const PartFoot = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 text-sm text-soft">{children}</p>
);

export const NoLines = ({ children }: { children: ReactNode }) => (
  <p className="ruled-page min-h-30 py-3 text-soft">{children}</p>
);
