import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export const buttonVariants = cva(
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border px-5 py-2 text-center font-semibold leading-tight transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60',
  {
    variants: {
      variant: {
        default: 'border-transparent bg-red text-white hover:bg-red-deep',
        destructive: 'border-danger bg-transparent text-danger hover:bg-danger hover:text-white',
        outline: 'border-rule-strong bg-page text-ink hover:border-field',
        secondary: 'border-red bg-transparent text-red hover:bg-red hover:text-white',
        ghost: 'border-transparent bg-transparent text-ink hover:bg-muted',
        link: 'min-h-11 border-0 bg-transparent px-0 text-[0.9375rem] text-link',
        light: 'ivory border-white bg-white text-red hover:bg-muted',
        'outline-light': 'ivory border-white/70 text-white hover:bg-white hover:text-red',
      },
      size: {
        default: '',
        sm: 'min-h-10 px-4 max-lg:min-h-11 py-1.5 text-[0.9375rem]',
        lg: 'min-h-14 px-7 text-lg',
        icon: 'size-12 p-0',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

type Props = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

export function Button({ className, variant, size, type = 'button', ...props }: Props) {
  return (
    <button
      data-slot="button"
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
