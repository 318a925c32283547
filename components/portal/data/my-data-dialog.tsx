'use client';

import { RecordView } from '@/components/portal/data/record-view';
import { RuledLines } from '@/components/portal/parts/ruled-lines';
import type { LateDialogProps } from '@/components/portal/parts/use-late-dialog';
import {
  Dialog,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogTitle,
  returnFocus,
} from '@/components/ui/dialog';
import { settings } from '@/content/settings';
import { everythingInWords } from '@/lib/portal/export/stored-data';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = settings.view;

/** Shows everything kept in this browser and this tab. */
export function MyDataDialog({ isOpen, onOpenChange, opener }: LateDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-3xl" onCloseAutoFocus={returnFocus(opener)}>
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription>{words.text}</DialogDescription>
        {/* Takes the focus, so that keys can scroll it. */}
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keys
          tabIndex={0}
          aria-label="All data"
          className="h-[55dvh] overflow-y-auto border-rule border-y py-3"
        >
          <Everything />
        </section>
        <div>
          <DialogCloseButton />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Everything() {
  const sections = usePortal(everythingInWords);

  if (!sections) return <RuledLines lines={6} lineClassName="h-10" />;
  return sections.map((section) => <RecordView key={section.title} {...section} />);
}
