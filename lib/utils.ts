import { type ClassValue, clsx } from 'clsx';
import { mergeClasses } from '@/lib/class-groups';

/** Joins class names; a later Tailwind class wins over an earlier one of the same kind. */
export function cn(...inputs: ClassValue[]) {
  return mergeClasses(clsx(inputs));
}
