'use client';

import { useSyncExternalStore } from 'react';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { Link } from '@/components/text/link';
import { loadToaster } from '@/components/toast/load-toaster';
import { toastDemand } from '@/components/toast/toast';
import { toneClasses } from '@/components/toast/toast-classes';

const NoToaster = () => null;

const Toaster = createLazyComponent<object>(
  () =>
    loadToaster().then(
      (part) => part.Toaster,
      () => NoToaster,
    ),
  null,
);

/** Every page loads this file, so it does without `cn` and its library. */
export function ToastHost() {
  const { subscribe, isWanted, isWantedOnServer, plainNotice, noPlainNotice } = toastDemand;
  const wanted = useSyncExternalStore(subscribe, isWanted, isWantedOnServer);
  const plain = useSyncExternalStore(subscribe, plainNotice, noPlainNotice);

  if (!wanted) return null;
  return (
    <>
      <Toaster />
      <div
        role="status"
        data-slot="notice"
        className="pointer-events-auto fixed right-4 bottom-[max(var(--bottom-room)+1rem,var(--notice-lift))] z-50 max-w-sm"
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
