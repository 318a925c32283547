'use client';

import { type ComponentType, type JSX, type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useEarly } from '@/components/ui/use-early';
import { dayInIndia } from '@/lib/days';

/** The id of the place for the law's sheet, below the specified one. */
const LAW_PLACE = 'by-law';

const never = () => () => {};
const findPlace = () => document.getElementById(LAW_PLACE);

/** Renders a sheet in its place on the page. */
function LawPlace({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(never, findPlace, () => null);
  if (!place) return null;
  return createPortal(children, place);
}

type Loaded<SheetProps, LineProps> = {
  Sheet: ComponentType<SheetProps>;
  Line: ComponentType<LineProps>;
};

/** Without the visitor's day in India, which is given here. */
type Undated<Props> = Omit<Props, 'today'>;
const dated = <Props,>(props: Undated<Props>) =>
  ({ ...props, today: dayInIndia(Date.now()) }) as unknown as Props & JSX.IntrinsicAttributes;

/**
 * What a calculator shows by law, fetched with its first result: the sheet in its place on the
 * page, and a line in the specified sheet that links to it. `waiting` is shown until the line is
 * loaded; if it cannot be, there is none.
 */
export function lawPart<SheetProps extends object, LineProps extends object>(
  load: () => Promise<Loaded<SheetProps, LineProps>>,
  waiting: ReactNode = <span className="block min-h-10" />,
) {
  const Sheet = lazyComponent(() => load().then((part) => part.Sheet), null);
  const Line = lazyComponent(
    () =>
      load().then(
        (part) => part.Line,
        () => () => null,
      ),
    waiting,
  );
  return {
    /** For the calculator: fetches both ahead of the first result. */
    useLawEarly: () => useEarly(load),
    Part: (props: Undated<SheetProps>) => (
      <LawPlace>
        <Sheet {...dated<SheetProps>(props)} />
      </LawPlace>
    ),
    Link: (props: Undated<LineProps>) => <Line {...dated<LineProps>(props)} />,
  };
}
