import * as z from 'zod/mini';
import { recoveryCodeCopy } from '@/content/client-area/lock';

/** A passphrase or a code that is to open the area. */
export const secretSchema = (missing: string) =>
  z.object({ secret: z.string().check(z.regex(/\S/, missing), z.maxLength(1000)) });

export const storedSchema = z.object({
  isStored: z.boolean().check(z.refine((isStored) => isStored, recoveryCodeCopy.unticked)),
});
