'use client';

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from './link';
import { NOTICE_LINK, toastDemand, toneClasses } from './toast';

type ToasterProps = { onReady: () => void };

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('./toaster').then(
    (module) => ({ default: module.Toaster }),
    () => {
      toastDemand.markMissing();
      return { default: () => null };
    },
  ),
);

/**
 * Stands once in the root layout and brings in the toaster when the first notice is due. Every page
 * fetches this file: it does without `cn` and the library behind it.
 */
export function ToastHost() {
  const { subscribe, isWanted, isWantedOnServer, plainNotice, noPlainNotice } = toastDemand;
  const wanted = useSyncExternalStore(subscribe, isWanted, isWantedOnServer);
  const plain = useSyncExternalStore(subscribe, plainNotice, noPlainNotice);
  if (!wanted) return null;
  return (
    <>
      <Suspense>
        <Toaster onReady={toastDemand.markReady} />
      </Suspense>
      <div
        role="status"
        data-slot="notice"
        className="pointer-events-auto fixed right-4 bottom-[calc(var(--bottom-room,0px)+1rem)] z-50 max-w-sm"
      >
        {plain && (
          <div
            className={`border border-rule-strong border-l-4 bg-page p-4 ${toneClasses[plain.tone ?? 'good']}`}
          >
            <p className="font-semibold">{plain.title}</p>
            {plain.description && <p className="text-soft">{plain.description}</p>}
            {plain.action &&
              ('href' in plain.action ? (
                <Link href={plain.action.href} data-slot={NOTICE_LINK} className="text-link">
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
