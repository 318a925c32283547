'use client';

import { useEffect, useRef, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { askToSave } from '@/components/layout/save-file';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { recoveryCodeCopy, setUpCopy } from '@/content/client-area/lock';
import { createStoredSchema } from '@/lib/forms/secret';

const storedSchema = createStoredSchema(recoveryCodeCopy.unticked);

type Props = { code: string; button: string; onKept: () => Promise<void> };

/** Shows the code once. Nothing changes before the client ticks that it is stored. */
export function CodeStep({ code, button, onKept }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useCheckedForm(storedSchema, { isStored: false });
  const { press, isRunning, failure } = useOperation();
  const [message, setSaid] = useState('');
  useEffect(() => heading.current?.focus(), []);

  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid(recoveryCodeCopy.copied),
      () => setSaid(recoveryCodeCopy.notCopied),
    );
  const save = () =>
    askToSave(
      'recovery-code.txt',
      new Blob([`${recoveryCodeCopy.file.replace('{code}', code)}\n`]),
    );

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={form.submit(() => press(onKept))}
      className="grid gap-4"
    >
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-xl">
        {recoveryCodeCopy.heading}
      </h3>
      <p className="text-soft">{recoveryCodeCopy.text}</p>
      <code className="select-all rounded-control border border-field bg-blank p-3 text-center font-semibold text-lg wrap-anywhere">
        {code}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          {recoveryCodeCopy.copy}
        </Button>
        <Button variant="outline" size="sm" onClick={save}>
          {recoveryCodeCopy.save}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {isRunning ? setUpCopy.working : message}
      </p>
      <Checkbox label={recoveryCodeCopy.stored} {...form.register('isStored')} />
      <OperationFailure sentence={form.formState.errors.isStored?.message ?? failure} />
      <Button type="submit" aria-disabled={isRunning} className="justify-self-start">
        {button}
      </Button>
    </form>
  );
}
