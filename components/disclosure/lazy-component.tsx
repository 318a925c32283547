'use client';

import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useState,
} from 'react';
import { parts } from '@/content/parts';

const Waiting = <p className="pb-5 text-soft">{parts.waiting}</p>;

const Again = createContext(() => {});

function NotLoaded() {
  return (
    <div role="alert" className="grid justify-items-start pb-3">
      <p className="text-danger">{parts.failed}</p>
      <button type="button" onClick={use(Again)} className="text-link min-h-11">
        {parts.again}
      </button>
    </div>
  );
}

type Late<Props> = ComponentType<Props & { waiting?: ReactNode }> & {
  preload: () => Promise<unknown>;
};

/**
 * A component that is fetched when it is first shown, with `waiting` in its place. If it does not
 * load, a sentence and a button offer to try again.
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whileWaiting: ReactNode = Waiting,
): Late<Props> {
  const fetched = () =>
    lazy<ComponentType<object>>(() =>
      load().then(
        (part) => ({ default: part as ComponentType<object> }),
        () => ({ default: NotLoaded }),
      ),
    );
  let latest = fetched();
  function LazyComponent({ waiting = whileWaiting, ...props }: Props & { waiting?: ReactNode }) {
    const [Part, setPart] = useState(() => latest);
    const again = () => {
      latest = fetched();
      setPart(() => latest);
    };
    return (
      <Again value={again}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Again>
    );
  }
  return Object.assign(LazyComponent, { preload: load });
}
