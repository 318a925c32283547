'use client';

import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { dayInIndia } from '@/lib/days';

/** The id of the place for the law's sheet, below the specified one. */
const LAW_PLACE = 'by-law';

function Missing() {
  return (
    <p className="wrap py-8 text-soft">
      The sheet by law did not load. Please reload the page to see it.
    </p>
  );
}

/** A component fetched when first rendered; if that fails, `instead` is rendered. */
function fetched<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
}

const never = () => () => {};
const findPlace = () => document.getElementById(LAW_PLACE);

/** Renders a sheet in its place on the page. */
function LawPlace({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(never, findPlace, () => null);
  if (!place) return null;
  return createPortal(<Suspense fallback={null}>{children}</Suspense>, place);
}

type Dated = { today: string };
type Drawn<SheetProps, LineProps> = {
  Sheet: ComponentType<SheetProps & Dated>;
  Line: ComponentType<LineProps & Dated>;
};

/**
 * What a calculator shows by law, fetched with its first result: the sheet in its place on the
 * page, and a line in the specified sheet that links to it. `waiting` is shown until the line is
 * loaded; if it cannot be, there is none.
 */
export function lawPart<SheetProps extends object, LineProps extends object = SheetProps>(
  load: () => Promise<Drawn<SheetProps, LineProps>>,
  waiting: ReactNode = null,
) {
  const Sheet = fetched(() => load().then((part) => part.Sheet), Missing);
  const Line = fetched(
    () => load().then((part) => part.Line),
    () => null,
  );
  return {
    Part: (props: SheetProps) => (
      <LawPlace>
        <Sheet {...props} today={dayInIndia(Date.now())} />
      </LawPlace>
    ),
    Link: (props: LineProps) => (
      <Suspense fallback={waiting}>
        <Line {...props} today={dayInIndia(Date.now())} />
      </Suspense>
    ),
  };
}
