import * as z from 'zod/mini';

export const createSecretSchema = (missing: string) =>
  z.object({ secret: z.string().check(z.regex(/\S/, missing), z.maxLength(1000)) });

/** For the box that confirms that the code is stored; `unticked` is its error. */
export const createStoredSchema = (unticked: string) =>
  z.object({ isStored: z.boolean().check(z.refine((isStored) => isStored, unticked)) });
