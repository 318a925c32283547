'use client';

import { Button } from '@/components/ui/button';
import { OperationFailure } from '@/components/ui/operation-failure';
import { useOperation } from '@/components/ui/use-operation';
import { dashboard } from '@/content/dashboard';
import { noteFiled } from '@/lib/portal/quotations/threads';

const words = dashboard.quotations;

type Props = { id: string; isFiled: boolean };

/**
 * For the client to note that the firm has filed, which the firm reports outside this site, or to
 * withdraw the note.
 */
export function NoteFiled({ id, isFiled }: Props) {
  const { press, isRunning, failure } = useOperation();
  return (
    <>
      <Button
        size="small"
        variant={isFiled ? 'quiet' : 'outline'}
        aria-disabled={isRunning}
        onClick={() => void press(() => noteFiled(id, !isFiled))}
      >
        {isFiled ? words.notFiled : words.filed}
      </Button>
      <OperationFailure sentence={failure} className="w-full" />
    </>
  );
}
