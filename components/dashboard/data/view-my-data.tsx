'use client';

import { useState } from 'react';
import { RecordView } from '@/components/dashboard/data/record-view';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { settings } from '@/content/settings';
import { everythingInWords } from '@/lib/portal/database/kept';
import { usePortal } from '@/lib/portal/hooks/use-portal';

/** Shows everything that is kept, in this browser and in this tab. */
export function ViewMyData() {
  const words = settings.view;
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="quiet">{settings.privacy.view}</Button>
      </DialogTrigger>
      <DialogContent className="max-w-3xl">
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
          <DialogClose asChild>
            <Button variant="quiet" size="small">
              Close
            </Button>
          </DialogClose>
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
