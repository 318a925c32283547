'use client';

import { Button } from '@/components/ui/button';
import { site } from '@/content/site';
import { formatRupees } from '@/lib/format';
import { saveFile } from '@/lib/portal/documents/save-file';
import { calendarOf } from '@/lib/portal/thread/calendar';
import type { AnswerMessage } from '@/lib/portal/thread/messages';

/** Saves the last day of the validity as a calendar file. */
export function ValidityReminder({ id, answer }: { id: string; answer: AnswerMessage }) {
  const save = () => {
    const calendar = calendarOf({
      uid: `${answer.rid}-${answer.number}@${new URL(site.url).hostname}`,
      day: answer.validUntil,
      title: `Last day of quotation ${id}`,
      text: `${formatRupees(answer.total)}, ${site.name}`,
      now: new Date(),
    });
    saveFile(`${id}.ics`, new Blob([calendar], { type: 'text/calendar' }));
  };

  return (
    <Button size="link" variant="quiet" onClick={save}>
      Add the last day to a calendar
    </Button>
  );
}
