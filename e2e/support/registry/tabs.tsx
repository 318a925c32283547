import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function TabsList({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      role="tablist"
      data-slot="tabs-list"
      className={cn('inline-flex h-9 w-fit rounded-lg bg-muted p-1', className)}
      {...props}
    />
  );
}

type TabProps = ComponentProps<'button'> & { isActive: boolean };

export function TabsTrigger({ className, isActive, ...props }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      data-slot="tabs-trigger"
      aria-selected={isActive}
      data-state={isActive ? 'active' : 'inactive'}
      className={cn(
        'rounded-md border border-transparent px-2 outline-none hover:bg-accent hover:text-accent-foreground data-[state=active]:border-input data-[state=active]:bg-primary data-[state=active]:text-primary-foreground',
        className,
      )}
      {...props}
    />
  );
}
