import { shareOut } from '@/components/layout/hand-over';
import { getSaver, getSavingNotice } from '@/components/layout/saving';
import { notify } from '@/components/toast/toast';
import { saving } from '@/content/words/saving';
import { describeFailure } from '@/lib/browser/operation-failure';
import { saveFile } from '@/lib/files/save-file';

async function share(file: File) {
  try {
    await shareOut({ files: [file], title: file.name }, saving.notShared);
  } catch (error) {
    await notify(describeFailure(error), { tone: 'problem' });
  }
}

/**
 * Asks the browser to save a file and returns whether it was asked. An app that silently drops
 * downloads is not asked: a toast offers what works there.
 */
export function askToSave(name: string, content: Blob): boolean {
  const saver = getSaver();
  if (saver !== 'inApp') {
    saveFile(name, content);
    return true;
  }
  const file = new File([content], name, { type: content.type });
  const canShare = navigator.canShare?.({ files: [file] }) ?? false;
  const { title, description } = getSavingNotice(name, { saver, canShare });
  const action = canShare && { label: saving.share, onClick: () => void share(file) };
  void notify(title, { tone: 'problem', description, ...(action && { action }) });
  return false;
}

export async function saySaving(name: string, more?: string): Promise<void> {
  const { title, description } = getSavingNotice(name, { saver: getSaver(), canShare: false });
  await notify(title, { description: [more, description].filter(Boolean).join(' ') || undefined });
}

export async function saveWithNotice(name: string, content: Blob): Promise<void> {
  if (askToSave(name, content)) await saySaving(name);
}
