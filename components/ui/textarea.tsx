import type { ComponentProps } from 'react';
import { controlClasses } from '@/components/ui/input';
import { cn } from '@/lib/utils';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(controlClasses, 'min-h-28 resize-y py-2.5', className)}
      {...props}
    />
  );
}
