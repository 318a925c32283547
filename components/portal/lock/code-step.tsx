'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { askToSave } from '@/components/layout/save-file';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { OperationFailure } from '@/components/ui/operation-failure';
import { lock } from '@/content/words/lock';
import { failureSentence } from '@/lib/browser/operation-failure';
import { storedSchema } from '@/lib/portal/lock/forms';

const words = lock.code;

type Props = { code: string; button: string; onKept: () => Promise<void> };

/** Shows the recovery code once. Nothing is changed before the client says that it is kept. */
export function CodeStep({ code, button, onKept }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(storedSchema),
    defaultValues: { isStored: false },
  });
  const [said, setSaid] = useState('');
  useEffect(() => heading.current?.focus(), []);
  const { errors, isSubmitting } = formState;

  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  const save = () =>
    askToSave('recovery-code.txt', new Blob([`${words.file.replace('{code}', code)}\n`]));
  const submit = handleSubmit(async () => {
    if (isSubmitting) return;
    try {
      await onKept();
    } catch (error) {
      setError('root', { message: failureSentence(error) });
    }
  });

  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-xl">
        {words.heading}
      </h3>
      <p className="text-soft">{words.text}</p>
      <code className="select-all rounded-control border border-field bg-blank p-3 text-center font-semibold text-lg wrap-anywhere">
        {code}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="quiet" size="small" onClick={save}>
          {words.save}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {isSubmitting ? lock.setUp.working : said}
      </p>
      <Checkbox label={words.stored} {...register('isStored')} />
      <OperationFailure sentence={errors.isStored?.message ?? errors.root?.message ?? null} />
      <Button type="submit" aria-disabled={isSubmitting} className="justify-self-start">
        {button}
      </Button>
    </form>
  );
}
