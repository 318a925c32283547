'use client';

import { useRef, useState } from 'react';
import { FileChooser } from '@/components/actions/file-chooser';
import { NamedButton } from '@/components/actions/named-button';
import { PlainSelect } from '@/components/form/plain-select';
import { checklistCopy as copy, monthlyChecklistCopy } from '@/content/client-area/checklist';
import type { ChecklistItem } from '@/features/client-area/checklist/checklist';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { isMonth } from '@/lib/months';

/** No id of a document is like it. */
const OTHERWISE = 'otherwise';
/** Each paper has the list of files: the rest of a long one is added when it is about to open. */
const MANY = 20;

type Props = {
  item: ChecklistItem;
  documents: readonly DocumentEntry[];
  onChoose: (document: DocumentEntry) => void;
  onUpload: (files: readonly File[]) => void;
  onWithout?: ((answer: 'notApplicable' | 'otherwise') => void) | undefined;
};

export function ChecklistControls({ item, documents, onChoose, onUpload, onWithout }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const paper = item.paper.text;
  const [again] = item.earlier;
  const [isWanted, setIsWanted] = useState(documents.length <= MANY);
  const want = () => setIsWanted(true);
  const more = [
    ...(onWithout ? [{ value: OTHERWISE, label: copy.otherwise }] : []),
    ...(isWanted ? documents : documents.slice(0, MANY)).map(({ id, name }) => ({
      value: id,
      label: `${copy.use} ${name}`,
    })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 print:hidden">
      <NamedButton subject={paper} onClick={() => chooser.current?.click()}>
        {copy.choose}
      </NamedButton>
      <NamedButton
        subject={paper}
        className="hidden pointer-coarse:inline"
        onClick={() => camera.current?.click()}
      >
        {monthlyChecklistCopy.photo}
      </NamedButton>
      {again && (
        <NamedButton subject={`for ${paper}`} className="text-left" onClick={() => onChoose(again)}>
          {copy.use} <bdi className="wrap-anywhere">{again.name}</bdi> {copy.again}
        </NamedButton>
      )}
      {onWithout && (
        <NamedButton subject={paper} soft onClick={() => onWithout('notApplicable')}>
          {isMonth(item.owner) ? monthlyChecklistCopy.nothing : copy.notApplicable}
        </NamedButton>
      )}
      {more.length > 0 && (
        <PlainSelect
          soft
          aria-label={`${copy.more} ${paper}`}
          placeholder={copy.more}
          options={more}
          value=""
          onFocus={want}
          onPointerDown={want}
          onChange={({ target: { value } }) => {
            if (value === OTHERWISE) onWithout?.('otherwise');
            const chosen = documents.find(({ id }) => id === value);
            if (chosen) onChoose(chosen);
          }}
        />
      )}
      <FileChooser ref={chooser} aria-label={`File for ${paper}`} onFiles={onUpload} />
      <FileChooser ref={camera} isCamera aria-label={`Photo for ${paper}`} onFiles={onUpload} />
    </div>
  );
}
