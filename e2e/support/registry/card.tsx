import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A card with the registry's class names, as `shadcn add` would install it. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card"
      className={cn('flex flex-col gap-4 rounded-xl border bg-card py-6 shadow-sm', className)}
      {...props}
    />
  );
}

export function CardTitle({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-title"
      className={cn('px-6 font-semibold text-card-foreground leading-none', className)}
      {...props}
    />
  );
}

export function CardDescription({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-description"
      className={cn('px-6 text-muted-foreground text-sm', className)}
      {...props}
    />
  );
}
