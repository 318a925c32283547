'use client';

import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { followPresses, type NoticeSide } from '@/components/layout/notice-side';
import { toastDemand, toneClasses } from '@/components/layout/toast';
import { Link } from '@/components/ui/link';

type ToasterProps = { side: NoticeSide; onReady: () => void };

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('@/components/ui/toaster').then(
    (module) => ({ default: module.Toaster }),
    () => {
      toastDemand.markMissing();
      return { default: () => null };
    },
  ),
);

const plainPlaces: Record<NoticeSide, string> = {
  top: 'top-[calc(var(--top-room)+1rem)]',
  bottom: 'bottom-[calc(var(--bottom-room)+1rem)]',
};

/**
 * Rendered once, in the root layout; fetches the toaster with the first notice. Every page loads
 * this file, so it does without `cn` and its library.
 */
export function ToastHost() {
  const { subscribe, isWanted, isWantedOnServer, plainNotice, noPlainNotice } = toastDemand;
  const wanted = useSyncExternalStore(subscribe, isWanted, isWantedOnServer);
  const plain = useSyncExternalStore(subscribe, plainNotice, noPlainNotice);
  const side = useSyncExternalStore(subscribe, toastDemand.side, toastDemand.side);
  useEffect(followPresses, []);
  useEffect(() => {
    if (!wanted) return;
    document.addEventListener('focusin', toastDemand.giveWay);
    return () => document.removeEventListener('focusin', toastDemand.giveWay);
  }, [wanted]);

  if (!wanted) return null;
  return (
    <>
      <Suspense>
        <Toaster side={side} onReady={toastDemand.markReady} />
      </Suspense>
      <div
        role="status"
        data-slot="notice"
        className={`pointer-events-auto fixed right-4 z-50 max-w-sm ${plainPlaces[side]}`}
      >
        {plain && (
          <div
            className={`border border-rule-strong border-l-4 bg-page p-4 ${toneClasses[plain.tone ?? 'good']}`}
          >
            <p className="font-semibold">{plain.title}</p>
            {plain.description && <p className="text-soft">{plain.description}</p>}
            {plain.action &&
              ('href' in plain.action ? (
                <Link href={plain.action.href} className="text-link">
                  {plain.action.label}
                </Link>
              ) : (
                <button type="button" onClick={plain.action.onClick} className="text-link min-h-8">
                  {plain.action.label}
                </button>
              ))}
          </div>
        )}
      </div>
    </>
  );
}
