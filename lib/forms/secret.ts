import * as z from 'zod/mini';

/** A passphrase or a code that is to open the area. */
export const secretSchema = (missing: string) =>
  z.object({ secret: z.string().check(z.regex(/\S/, missing), z.maxLength(1000)) });

/** For the box that says that a code is stored; `unticked` is the error without the tick. */
export const createStoredSchema = (unticked: string) =>
  z.object({ isStored: z.boolean().check(z.refine((isStored) => isStored, unticked)) });
