import type { ImportStep } from '@/components/portal/data/use-import';
import { WhatIsStored } from '@/components/portal/data/what-is-stored';
import { Button } from '@/components/ui/button';
import { DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { settings } from '@/content/settings';
import { formatDay } from '@/lib/dates';
import type { ExportFile } from '@/lib/portal/export/file-reader';
import {
  countedDocuments,
  everythingCounted,
  type StoredCounts,
} from '@/lib/portal/export/stored-data';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = settings.restore;

type Props<Step> = { step: Step; onClose: () => void };
type At<Name> = Extract<ImportStep, { at: Name }>;
type OnRestore = (name: string, exportFile: ExportFile) => void;

/** The content of the dialog, from the chosen file to the end. */
export function ImportSteps({
  step,
  onRestore,
  onClose,
}: Props<ImportStep> & { onRestore: OnRestore }) {
  const stored = usePortal(everythingCounted);
  switch (step.at) {
    case 'reading':
      return <Reading step={step} onClose={onClose} />;
    case 'question':
      return <Question step={step} stored={stored} onRestore={onRestore} onClose={onClose} />;
    case 'restoring':
      return <Restoring step={step} onClose={onClose} />;
    case 'refused':
      return <Refused step={step} onClose={onClose} />;
  }
}

/** Each step takes the focus from the one before. */
const focus = (element: HTMLElement | null) => element?.focus();

function CloseButton({ onClose, children }: { onClose: () => void; children: string }) {
  return (
    <div>
      <Button ref={focus} variant="quiet" onClick={onClose}>
        {children}
      </Button>
    </div>
  );
}

function Reading({ step, onClose }: Props<At<'reading'>>) {
  return (
    <>
      <DialogTitle className="wrap-anywhere">Reading {step.name}</DialogTitle>
      <DialogDescription>{words.reading}</DialogDescription>
      <progress aria-label="Reading the file" className="upload-progress" />
      <CloseButton onClose={onClose}>Cancel</CloseButton>
    </>
  );
}

type QuestionProps = Props<At<'question'>> & {
  stored: StoredCounts | undefined;
  onRestore: OnRestore;
};

function Question({ step, stored, onRestore, onClose }: QuestionProps) {
  const { savedAt, documents } = step.exportFile.contents;
  return (
    <>
      <DialogTitle className="wrap-anywhere">Restore from {step.name}?</DialogTitle>
      <DialogDescription>
        {words.question
          .replace('{day}', formatDay(savedAt))
          .replace('{content}', countedDocuments(documents))}
      </DialogDescription>
      <WhatIsStored before={stored} />
      <div className="flex flex-wrap gap-3">
        <CloseButton onClose={onClose}>{settings.erase.cancel}</CloseButton>
        <Button onClick={() => onRestore(step.name, step.exportFile)}>Restore</Button>
      </div>
    </>
  );
}

function Restoring({ step, onClose }: Props<At<'restoring'>>) {
  const all = step.exportFile.contents.documents.length;
  return (
    <>
      <DialogTitle className="wrap-anywhere">Restoring {step.name}</DialogTitle>
      <DialogDescription>{words.restoring}</DialogDescription>
      <div>
        <progress value={step.done} aria-label="Restoring the file" className="upload-progress" />
        <p className="text-[0.9375rem] text-soft tabular-nums">
          {step.documents} of {all} documents
        </p>
      </div>
      <CloseButton onClose={onClose}>Cancel</CloseButton>
    </>
  );
}

function Refused({ step, onClose }: Props<At<'refused'>>) {
  return (
    <>
      <DialogTitle className="wrap-anywhere">{step.name} was not restored</DialogTitle>
      <DialogDescription role="alert" className="text-danger">
        {step.reason}
      </DialogDescription>
      <CloseButton onClose={onClose}>Close</CloseButton>
    </>
  );
}
