'use client';

import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { notify } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { isStrict } from '@/content/words/conduct';

const describeFees = (unpriced: readonly string[]): string =>
  unpriced.length === 0
    ? 'At today\u2019s fees.'
    : `At today\u2019s fees. We no longer list these, so they keep their old fee: ${unpriced.join(', ')}.`;

export function AskAgain({ id }: { id: string }) {
  const { press, isRunning, failure } = useOperation();

  const ask = async () => {
    const { askAgain } = await import('@/features/client-area/quotations/answers');
    const { added, unpriced } = await askAgain(id);
    void notify(added === 0 ? 'These services are in the cart already' : 'Put into the cart', {
      ...(!isStrict && { description: describeFees(unpriced) }),
      action: { label: 'Open cart', href: '/dashboard/cart' },
    });
  };

  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-disabled={isRunning}
        onClick={() => void press(ask)}
      >
        Ask again<span className="sr-only"> for {id}</span>
      </Button>
      <OperationFailure sentence={failure} className="w-full" />
    </>
  );
}
