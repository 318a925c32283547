import { notify } from '@/components/ui/toast';
import { dashboard } from '@/content/dashboard';
import { onErased } from '@/lib/browser/erase-signal';

const words = dashboard.documents.ended;

/** Runs an upload; if everything is erased meanwhile, here or in another tab, says that this ended it. */
export async function tellOfErase(upload: () => Promise<void>): Promise<void> {
  const stop = onErased(
    () => void notify(words.title, { description: words.text, tone: 'problem' }),
  );
  try {
    await upload();
  } finally {
    stop();
  }
}
