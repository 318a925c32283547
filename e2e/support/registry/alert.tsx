import { cva, type VariantProps } from 'class-variance-authority';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

const alertVariants = cva('relative grid w-full gap-1 rounded-lg border px-4 py-3 text-sm', {
  variants: {
    variant: {
      default: 'bg-background text-foreground',
      destructive: 'border-destructive bg-popover text-destructive',
    },
  },
  defaultVariants: { variant: 'default' },
});

type Props = ComponentProps<'div'> & VariantProps<typeof alertVariants>;

/** An alert with an icon from the library that components.json names. */
export function Alert({ className, variant, children, ...props }: Props) {
  return (
    <div
      role="alert"
      data-slot="alert"
      className={cn(alertVariants({ variant }), className)}
      {...props}
    >
      <TriangleAlert aria-hidden="true" className="size-4" />
      {children}
    </div>
  );
}
