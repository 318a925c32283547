import { offer } from '@/content/offline-offer';

export function Device() {
  return (
    <>
      <span className="lg:hidden">{offer.device.narrow}</span>
      <span className="max-lg:hidden">{offer.device.wide}</span>
    </>
  );
}
