'use client';

import * as SwitchPrimitive from '@radix-ui/react-switch';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        'relative inline-flex h-7 w-12 shrink-0 cursor-pointer items-center before:absolute before:-inset-2.5 rounded-full border border-field bg-blank px-0.5 transition-colors duration-150 disabled:opacity-60 data-[state=checked]:border-green data-[state=checked]:bg-green',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className="block size-5 rounded-full bg-field transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-white"
      />
    </SwitchPrimitive.Root>
  );
}
