'use client';

import type { LateDialogProps } from '@/components/actions/use-lazy-dialog';
import { RuledLines } from '@/components/table/ruled-lines';
import {
  Dialog,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogTitle,
  returnFocus,
} from '@/components/ui/dialog';
import { myDataCopy as copy, dataManagementCopy } from '@/content/client-area/backup';
import { SaveMyData } from '@/features/client-area/backup/save-my-data';
import {
  listStored,
  type StoredSection as Section,
} from '@/features/client-area/backup/stored-data';
import { usePortal } from '@/features/client-area/store/use-portal';

export function MyDataDialog({ isOpen, onOpenChange, opener }: LateDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-3xl" onCloseAutoFocus={returnFocus(opener)}>
        <DialogTitle>{copy.title}</DialogTitle>
        <DialogDescription>{copy.text}</DialogDescription>
        {/* Takes the focus, so that keys can scroll it. */}
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keys
          tabIndex={0}
          aria-label="All data"
          className="h-[55dvh] overflow-y-auto border-rule border-y py-3"
        >
          <Everything />
        </section>
        <div className="flex flex-wrap gap-3">
          <SaveMyData>{dataManagementCopy.download}</SaveMyData>
          <DialogCloseButton />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Everything() {
  const sections = usePortal(listStored);

  if (!sections) return <RuledLines lines={6} lineClassName="h-10" />;
  return sections.map((section) => <StoredSection key={section.title} {...section} />);
}

function StoredSection({ title, count, names }: Section) {
  return (
    <section className="border-rule border-b py-3">
      <h3 className="text-xl md:text-xl">{title}</h3>
      {count !== title && <p className="text-soft">{count ?? 'Nothing.'}</p>}
      {names.length > 0 && (
        <ul className="mt-1 list-disc pl-5 text-[0.9375rem]">
          {names.map((name) => (
            <li key={name} className="wrap-anywhere">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
