import { offer } from '@/content/offline-offer';

/** What the visitor holds, by the width of its screen. */
export function Device() {
  return (
    <>
      <span className="lg:hidden">{offer.device.narrow}</span>
      <span className="max-lg:hidden">{offer.device.wide}</span>
    </>
  );
}
