'use client';

import { useRef } from 'react';
import { FileChooser } from '@/components/actions/file-chooser';
import { NamedButton } from '@/components/actions/named-button';
import { OperationFailure } from '@/components/actions/operation-failure';
import { removalToast } from '@/components/actions/removal-toast';
import { waitingCopy } from '@/content/client-area/home';
import { withdrawFiles } from '@/features/client-area/checklist/answers';
import type { ChecklistItem } from '@/features/client-area/checklist/checklist';
import { useChecklistItem } from '@/features/client-area/checklist/use-checklist-item';

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
        {waitingCopy.actions.give}
      </NamedButton>
      <FileChooser ref={chooser} aria-label={`File for ${of}`} onFiles={give} />
      <OperationFailure sentence={failure} />
    </div>
  );
}
