'use client';

import type { ReactNode } from 'react';
import type { LateDialogProps } from '@/components/actions/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  returnFocus,
} from '@/components/ui/dialog';
import { restoreCopy as copy, eraseCopy } from '@/content/client-area/backup';
import type { ExportFile } from '@/features/client-area/backup/file-reader';
import {
  describeStoredCounts,
  formatDocumentCount,
} from '@/features/client-area/backup/stored-data';
import type { RestoreStep } from '@/features/client-area/backup/use-restore';
import { WhatIsStored } from '@/features/client-area/backup/what-is-stored';
import { usePortal } from '@/features/client-area/store/use-portal';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

type StepProps = {
  step: RestoreStep;
  onRestore: (name: string, exportFile: ExportFile) => void;
  onClose: () => void;
};
type Props = Pick<LateDialogProps, 'opener'> &
  Omit<StepProps, 'step'> & { step: RestoreStep | null };

export function RestoreDialog({ step, opener, ...actions }: Props) {
  return (
    <Dialog open={step !== null} onOpenChange={(open) => !open && actions.onClose()}>
      <DialogContent
        role="alertdialog"
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={returnFocus(opener)}
      >
        {step && <Step step={step} {...actions} />}
      </DialogContent>
    </Dialog>
  );
}

function Step({ step, onRestore, onClose }: StepProps) {
  const stored = usePortal(describeStoredCounts);
  const { at, name } = step;
  switch (at) {
    case 'reading':
      return (
        <Panel key={at} title={`Reading ${name}`} text={copy.reading} onClose={onClose}>
          <progress aria-label="Reading the file" className="upload-progress" />
        </Panel>
      );
    case 'question': {
      const { savedAt, documents } = step.exportFile.contents;
      const text = copy.question
        .replace('{day}', formatDay(getDayInIndia(Date.parse(savedAt))))
        .replace('{content}', formatDocumentCount(documents));
      const restore = <Button onClick={() => onRestore(name, step.exportFile)}>Restore</Button>;
      return (
        <Panel
          key={at}
          title={`Restore from ${name}?`}
          text={text}
          close={eraseCopy.cancel}
          onClose={onClose}
          action={restore}
        >
          <WhatIsStored before={stored} />
        </Panel>
      );
    }
    case 'restoring':
      return (
        <Panel key={at} title={`Restoring ${name}`} text={copy.restoring} onClose={onClose}>
          <div>
            <progress
              max={step.all}
              value={step.restored}
              aria-label="Restoring the file"
              className="upload-progress"
            />
            <p className="text-[0.9375rem] text-soft tabular-nums">
              {step.restored} of {step.all} documents
            </p>
          </div>
        </Panel>
      );
    case 'refused':
      return (
        <Panel
          key={at}
          title={`We did not restore ${name}`}
          text={step.reason}
          isProblem
          close="Close"
          onClose={onClose}
        />
      );
  }
}

const focus = (element: HTMLElement | null) => element?.focus();

type PanelProps = {
  title: string;
  text: string;
  isProblem?: boolean;
  children?: ReactNode;
  close?: string;
  onClose: () => void;
  action?: ReactNode;
};

function Panel(props: PanelProps) {
  const { title, text, isProblem, children, close = 'Cancel', onClose, action } = props;
  return (
    <>
      <DialogTitle className="wrap-anywhere">{title}</DialogTitle>
      <DialogDescription {...(isProblem && { role: 'alert', className: 'text-danger' })}>
        {text}
      </DialogDescription>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button ref={focus} variant="outline" onClick={onClose}>
          {close}
        </Button>
        {action}
      </div>
    </>
  );
}
