import { nameFault } from '@/lib/forms/person-name';
import * as z from '@/lib/zod';

/** `nameFault` as a check of a schema. */
export const personName = z.refine<string>((value) => nameFault(value) === null, {
  error: ({ input }) => nameFault(String(input)) ?? undefined,
});
