import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const badgeVariants = cva(
  'inline-flex items-center whitespace-nowrap rounded-full border border-current px-3 py-0.5 font-semibold text-sm',
  {
    variants: {
      tone: {
        green: 'text-green',
        orange: 'text-orange',
        blue: 'text-blue',
        danger: 'text-danger',
        red: 'text-red',
      },
    },
    defaultVariants: { tone: 'red' },
  },
);

export function Badge({
  className,
  tone,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />;
}
