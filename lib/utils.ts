import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** The radii, the shadow and the link of app/globals.css. */
const merge = extendTailwindMerge<'text-link'>({
  extend: {
    theme: { radius: ['control', 'panel'], shadow: ['sheet'] },
    classGroups: { 'text-link': ['text-link'] },
    conflictingClassGroups: { 'text-link': ['text-color', 'font-weight', 'text-decoration'] },
  },
});

/** A later Tailwind class wins over an earlier one of the same kind. */
export function cn(...inputs: ClassValue[]) {
  return merge(clsx(inputs));
}
