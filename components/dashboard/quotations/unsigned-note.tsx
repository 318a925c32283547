'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { dashboard } from '@/content/dashboard';
import { areaInUse, subscribeToStore } from '@/lib/portal/database/in-use';

/**
 * For a received quotation without an answer. The sample gets one here, signed with the demo key;
 * for any other, a note says that it cannot be accepted.
 */
export function UnsignedNote({ id }: { id: string }) {
  const [isFinal, setIsFinal] = useState(false);

  const isOpen = useSyncExternalStore(
    subscribeToStore,
    () => areaInUse() !== null,
    () => false,
  );

  useEffect(() => {
    if (!isOpen) return;
    import('@/lib/portal/quotations/sample-answer')
      .then(({ signSampleAnswer }) => signSampleAnswer(id))
      .then(
        (isSigned) => setIsFinal(!isSigned),
        () => setIsFinal(true),
      );
  }, [id, isOpen]);

  return isFinal && <p className="text-soft">{dashboard.quotations.unsigned}</p>;
}
