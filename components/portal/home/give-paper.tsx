'use client';

import { useRef } from 'react';
import { useChecklistItem } from '@/components/portal/checklist/use-checklist-item';
import { FileChooser } from '@/components/portal/parts/file-chooser';
import { NamedButton } from '@/components/portal/parts/named-button';
import { removalToast } from '@/components/portal/parts/removal-toast';
import { OperationFailure } from '@/components/ui/operation-failure';
import { dashboard } from '@/content/dashboard';
import { withdrawFiles } from '@/lib/portal/checklist/answers';
import type { ChecklistItem } from '@/lib/portal/records/checklist';

const noticeGiven = removalToast({ one: 'is in', many: 'papers are in' });

type Props = {
  item: ChecklistItem;
  /** The entry, for screen readers. */
  of: string;
  /** The button that had the focus goes with the entry. */
  onGiven: () => void;
};

/** Takes the file of a paper, whose entry then goes: the notice offers Undo. */
export function GivePaper({ item, of, onGiven }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const { give, failure } = useChecklistItem(item, (documents = []) => {
    const restore = () => withdrawFiles(item.id, documents);
    void noticeGiven({ name: item.paper.text, restore }, onGiven);
    onGiven();
  });

  return (
    <div className="shrink-0">
      <NamedButton of={of} onClick={() => chooser.current?.click()}>
        {dashboard.waiting.actions.give}
      </NamedButton>
      <FileChooser ref={chooser} aria-label={`File for ${of}`} onFiles={give} />
      <OperationFailure sentence={failure} />
    </div>
  );
}
