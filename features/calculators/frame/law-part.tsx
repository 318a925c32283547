import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { AwaitedAnswer } from '@/components/sheet/answer-card';
import type { LawSheet } from '@/features/calculators/frame/law-sheet';

export function createLawPart<Inputs>(load: () => Promise<LawSheet<Inputs>>) {
  return {
    preload: load,
    Answer: createLazyComponent(() => load().then(({ Answer }) => Answer), AwaitedAnswer),
    /** Only once the answer is shown: by then the script is there. */
    Working: createLazyComponent(() => load().then(({ Working }) => Working), null),
  };
}

export type LawPart<Inputs> = ReturnType<typeof createLawPart<Inputs>>;
