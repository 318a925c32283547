'use client';

import type { ComponentProps } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import { useOperation } from '@/components/actions/use-operation';
import { askToSave } from '@/components/layout/save-file';
import { Button } from '@/components/ui/button';
import type { CalendarEvent } from '@/features/calendar/write-calendar';

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  fileName: string;
  getEvents: () => readonly CalendarEvent[];
};

export function AddToCalendar({ fileName, getEvents, ...props }: Props) {
  const { press, isRunning, failure } = useOperation();

  const save = async () => {
    const { writeCalendar } = await import('@/features/calendar/write-calendar');
    askToSave(fileName, new Blob([writeCalendar(getEvents())], { type: 'text/calendar' }));
  };

  return (
    <>
      <Button {...props} aria-disabled={isRunning} onClick={() => void press(save)} />
      <OperationFailure sentence={failure} className="basis-full" />
    </>
  );
}
