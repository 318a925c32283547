'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { onErased } from '@/lib/browser/erase-signal';
import { type DraftKey, readDraft, writeDraft } from '@/lib/portal/account/drafts';

/** The unsaved fields of a form, as a draft for this tab. */
export function useUnsaved<Fields extends Record<string, string | boolean>>(
  key: DraftKey,
  fields: Fields,
) {
  const [unsaved, setUnsaved] = useState<Partial<Fields>>({});
  const latest = useRef(unsaved);

  const show = useCallback((next: Partial<Fields>) => {
    latest.current = next;
    setUnsaved(next);
  }, []);
  useEffect(() => show(readDraft(key, fields)), [key, fields, show]);
  useEffect(() => onErased(() => show({})), [show]);

  const keep = (next: Partial<Fields>) => {
    show(next);
    writeDraft(key, next);
  };
  return { unsaved, latest, keep };
}
