'use client';

import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useOperation } from '@/components/actions/use-operation';

export type DialogState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export type LateDialogProps = DialogState & {
  opener: RefObject<HTMLElement | null>;
};

let awaited: { by: object; close: () => void } | null = null;

/**
 * A dialog whose code is fetched when its button is wanted; `failure` is the sentence to show if it
 * does not load. The loaded component is stored with its `load`, since React may reuse the button
 * for another dialog.
 */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isOpen, onOpenChange }: DialogState,
) {
  type Loaded = { load: typeof load; Dialog: ComponentType<Props> };
  const [latest, setLatest] = useState<Loaded | null>(null);
  const loaded = latest?.load === load ? latest : null;
  const { run, failure } = useOperation();

  const self = useRef({});

  const fetchDialog = () => load().then((Dialog) => setLatest({ load, Dialog }));
  const fetchNow = useEffectEvent(async () => {
    const by = self.current;
    const close = () => onOpenChange(false);
    if (awaited && awaited.by !== by) awaited.close();
    awaited = { by, close };
    await run(() =>
      fetchDialog().catch((error) => {
        close();
        throw error;
      }),
    );
    if (awaited?.by === by) awaited = null;
  });
  const isMissing = isOpen && !loaded;
  useEffect(() => {
    if (isMissing) void fetchNow();
  }, [isMissing]);

  const prefetch = () => {
    if (!loaded) fetchDialog().catch(() => {});
  };
  const onSign = { onPointerEnter: prefetch, onPointerDown: prefetch, onFocus: prefetch };
  return { Dialog: loaded?.Dialog ?? null, failure: loaded ? null : failure, onSign };
}
