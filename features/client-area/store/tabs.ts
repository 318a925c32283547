import { area, db, getShownArea } from '@/features/client-area/store/store';
import {
  type AreaPointer,
  isAreaPointerKey,
  readAreaPointer,
  showNamedArea,
} from '@/lib/browser/area-pointer';
import { forgetInThisTab } from '@/lib/browser/erase-signal';
import { reloadPage } from '@/lib/browser/reload-page';
import { visitKey } from '@/lib/browser/storage-names';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether loading the page anew would take away a dialog, something typed or work under way. */
function isBusy(): boolean {
  const fields = document.querySelectorAll<Field>('input, textarea');
  return (
    document.querySelector('[role=dialog], [role=alertdialog], progress') !== null ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  );
}

/** Whether a page of this visit would show something else than this one does. */
const isOther = (marker: AreaPointer | null): boolean =>
  getShownArea(marker) !== area || (area === 'own' && marker !== null && marker.own !== db.name);

/**
 * Loads the page anew once it would show something else: another area, or another database of it.
 * Where that would take something away, `offer` is called instead. An erase waits for nothing: this
 * tab makes way for it, and comes anew at its end.
 */
export function followTabs(offer: () => void): () => void {
  let isErasing = readAreaPointer()?.erasing ?? false;
  const hear = ({ key, newValue }: StorageEvent) => {
    if (!isAreaPointerKey(key)) return;
    if (key === visitKey('erasing') && newValue !== null) {
      isErasing = true;
      db.close();
      return;
    }
    // The end alone may be of an erase by the page before this one: lib/browser/follow-area-pointer.ts.
    if (key === null || (isErasing && key === visitKey('erasing'))) {
      // An erase that failed has left the marker.
      if (!readAreaPointer()) forgetInThisTab();
      reloadPage();
    } else if (!isErasing && isOther(readAreaPointer())) (isBusy() ? offer : reloadPage)();
  };
  // A link may name the area to show.
  showNamedArea();
  // A public page may have turned to the client's own area before this page was opened.
  if (isOther(readAreaPointer()) && readAreaPointer()) reloadPage();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
