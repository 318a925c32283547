import { DROP_AREA } from '@/lib/browser/attributes';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Holds files that are dropped before hydration, as presses are held. A dragged file over a drop
 * area fetches the framework; one that misses the area must not open in place of the page. Returns
 * a function that drops the held files again after hydration.
 */
export function holdDrop(want: () => void): () => void {
  const held: { area: Element; files: readonly File[] }[] = [];

  function take(event: DragEvent) {
    if (!hasFiles(event) || !document.querySelector(`[${DROP_AREA}]`)) return;
    event.preventDefault();
    want();
    const area = (event.target as Element).closest?.(`[${DROP_AREA}]`);
    const files = Array.from(event.dataTransfer?.files ?? []);
    if (event.type === 'drop' && area && files.length > 0) held.push({ area, files });
  }

  const types = ['dragenter', 'dragover', 'drop'] as const;
  for (const type of types) addEventListener(type, take);
  return () => {
    for (const type of types) removeEventListener(type, take);
    for (const { area, files } of held.splice(0)) {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    }
  };
}
