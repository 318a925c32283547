import type { RestoreStep } from '@/components/dashboard/data/use-restore';
import { WhatIsKept } from '@/components/dashboard/data/what-is-kept';
import { Button } from '@/components/ui/button';
import { DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { settings } from '@/content/settings';
import { formatDay } from '@/lib/dates';
import type { Archive } from '@/lib/portal/archive/archive-reader';
import { countedDocuments, everythingCounted, type KeptCounted } from '@/lib/portal/database/kept';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = settings.restore;

type Props<Step> = { step: Step; onClose: () => void };
type At<Name> = Extract<RestoreStep, { at: Name }>;
type OnRestore = (name: string, archive: Archive) => void;

/** The content of the dialog, from the chosen file to the end. */
export function RestoreSteps({
  step,
  onRestore,
  onClose,
}: Props<RestoreStep> & { onRestore: OnRestore }) {
  const kept = usePortal(everythingCounted);
  switch (step.at) {
    case 'reading':
      return <Reading step={step} onClose={onClose} />;
    case 'question':
      return <Question step={step} kept={kept} onRestore={onRestore} onClose={onClose} />;
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
  kept: KeptCounted | undefined;
  onRestore: OnRestore;
};

function Question({ step, kept, onRestore, onClose }: QuestionProps) {
  const { savedAt, documents } = step.archive.contents;
  return (
    <>
      <DialogTitle className="wrap-anywhere">Restore from {step.name}?</DialogTitle>
      <DialogDescription>
        {words.question
          .replace('{day}', formatDay(savedAt))
          .replace('{content}', countedDocuments(documents))}
      </DialogDescription>
      <WhatIsKept before={kept} />
      <div className="flex flex-wrap gap-3">
        <CloseButton onClose={onClose}>{settings.erase.cancel}</CloseButton>
        <Button onClick={() => onRestore(step.name, step.archive)}>Restore</Button>
      </div>
    </>
  );
}

function Restoring({ step, onClose }: Props<At<'restoring'>>) {
  const all = step.archive.contents.documents.length;
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
