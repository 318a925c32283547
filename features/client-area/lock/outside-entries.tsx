'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import { useRef } from 'react';
import { ActionButton } from '@/components/actions/action-button';
import { ConfirmRemoval } from '@/components/actions/confirm-removal';
import { outsideEntriesCopy as copy } from '@/content/client-area/lock';
import { descriptions } from '@/features/client-area/backup/descriptions';
import {
  deleteOutsideRows,
  keepOutsideRows,
  listOutsideRows,
} from '@/features/client-area/lock/outside-actions';
import type { OutsideRow } from '@/features/client-area/store/outside-rows';

/** The fields that may name an entry, whatever kind it is. */
const NAMES = ['name', 'service', 'title', 'paper', 'fullName'];
const LONGEST = 80;

function describe({ table, row }: OutsideRow): string {
  const kind = table in descriptions ? descriptions[table as keyof typeof descriptions].title : '';
  const fields = row as Record<string, unknown>;
  const name = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string');
  const shown = name && String(name).slice(0, LONGEST);
  return [kind || copy.file, shown].filter(Boolean).join(': ');
}

export function OutsideEntries() {
  const rows = useLiveQuery(() => listOutsideRows().catch(() => []), []);
  const container = useRef<HTMLDivElement>(null);
  const focus = () => container.current?.focus();
  // A file is listed with the document that names it.
  const documents = new Set(
    rows?.flatMap(({ table, row }) => (table === 'documents' ? [(row as { id: string }).id] : [])),
  );
  const listed = rows?.filter(
    ({ table, row }) => table !== 'documentBytes' || !documents.has((row as { id: string }).id),
  );

  return (
    <div ref={container} tabIndex={-1} className="dashboard-wrap outline-none print:hidden">
      {listed && listed.length > 0 && (
        <section
          aria-label={copy.label}
          className="my-4 grid gap-3 rounded-panel border border-orange border-l-4 bg-page p-4"
        >
          <p className="font-semibold">{copy.label}</p>
          <p>{copy.text}</p>
          <ul className="list-disc pl-5">
            {listed.map((entry) => (
              <li key={entry.id} className="wrap-anywhere">
                <bdi>{describe(entry)}</bdi>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <ActionButton
              variant="secondary"
              size="sm"
              action={() => keepOutsideRows().then(focus)}
            >
              {copy.keep}
            </ActionButton>
            <ConfirmRemoval
              trigger={copy.remove}
              size="sm"
              title={copy.title}
              description={copy.removal}
              keep={copy.stay}
              remove={copy.remove}
              onRemove={deleteOutsideRows}
              onRemoved={focus}
            />
          </div>
        </section>
      )}
    </div>
  );
}
