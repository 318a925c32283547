import { isAreaPointerKey, readAreaPointer, showCartCount } from '@/lib/browser/area-pointer';
import { getPointerKey, PREFIX } from '@/lib/browser/storage-names';

function forgetTab(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

/**
 * Every erase ends by removing the pointer. A tab without the framework must then delete its
 * drafts.
 */
export function followAreaPointer(): void {
  let isErasing = readAreaPointer()?.erasing ?? false;
  addEventListener('storage', ({ key, newValue }) => {
    if (!isAreaPointerKey(key)) return;
    showCartCount(readAreaPointer());
    if (key !== null && key !== getPointerKey('erasing')) return;
    // Chromium may tell this page of an erase that the previous page in this tab made, whose
    // message must be kept. After a failed erase the pointer is still there.
    if (isErasing && !readAreaPointer()) forgetTab();
    isErasing = newValue !== null;
  });
  // The back-forward cache shows a page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showCartCount(readAreaPointer());
  });
}
