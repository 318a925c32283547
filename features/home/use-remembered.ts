import { type RefObject, useEffect, useRef } from 'react';
import { onErased } from '@/lib/browser/erase-signal';
import { fillUntouched, readFormEntries } from '@/lib/forms/form-entries';
import type { Entries } from '@/lib/forms/input-fields';
import { readCalculator, storeCalculator } from '@/lib/forms/session-store';

const COVER = 'cover';

/**
 * Remembers the row of the cover that was used last, its fields and whether it was answered, for
 * this visit in this tab: a visitor who comes back finds all three. Without a name the row stores
 * its own.
 */
export function useRemembered(row: RefObject<HTMLDetailsElement | null>, name?: string) {
  /** What is not filled in yet; `null` once all is. */
  const pending = useRef<Entries | null>(null);
  const isAnswered = useRef(false);

  useEffect(() => {
    const stored = name ? readCalculator(COVER) : null;
    if (!row.current || !stored || stored.entries.reason !== name) return;
    const { reason: _name, ...entries } = stored.entries;
    pending.current = entries;
    isAnswered.current = stored.workedOut !== null;
    row.current.open = true;
  }, [row, name]);

  // At each rendering, as a word of the sentence may bring further words and fields.
  useEffect(() => {
    const form = row.current?.querySelector('form');
    if (!form || !pending.current) return;
    const left = { ...pending.current };
    const selects = [...form.querySelectorAll('select')].filter(({ name: word }) => word in left);
    fillUntouched(form, left);
    for (const select of selects) {
      delete left[select.name];
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    pending.current = selects.length > 0 ? left : null;
    if (!pending.current && isAnswered.current) form.requestSubmit();
  });

  useEffect(() => {
    const details = row.current;
    if (!details || !name) return;
    const controller = new AbortController();
    const { signal } = controller;
    function store({ type }: Event) {
      const form = details?.querySelector('form');
      if (!form || pending.current) return;
      if (type === 'submit') isAnswered.current = true;
      const entries = readFormEntries(form);
      storeCalculator(COVER, {
        entries: { ...entries, reason: name ?? '' },
        workedOut: isAnswered.current ? entries : null,
      });
    }
    for (const type of ['input', 'change', 'submit']) {
      details.addEventListener(type, store, { signal });
    }
    // What is erased in another tab must not be stored again by the next key.
    const unfollow = onErased(() => details.querySelector('form')?.reset());
    return () => {
      controller.abort();
      unfollow();
    };
  }, [row, name]);
}
