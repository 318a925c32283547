import * as z from 'zod/mini';
import { recordActivity } from '@/features/client-area/store/activity';
import { beginOwn } from '@/features/client-area/store/own-databases';
import { profileLimits, profileSchema } from '@/features/client-area/store/records/profile';
import type { Photo } from '@/features/client-area/store/records/records';
import { changeArea } from '@/features/client-area/store/store';
import { hasOwnArea } from '@/lib/browser/area-pointer';
import { announceErased } from '@/lib/browser/erase-signal';
import { toOperationError } from '@/lib/browser/operation-failure';
import { findFirstMonth, parseMonthlyKinds } from '@/lib/content/monthly-papers';
import { getDayInIndia } from '@/lib/days';
import { createNameSchema, emailFieldSchema } from '@/lib/forms/fields';
import { tidyName } from '@/lib/forms/person-name';
import { tidyTaxId } from '@/lib/tax-ids';

export const emptyProfile: ProfileFields = {
  fullName: '',
  email: '',
  mobile: '',
  dateOfBirth: '',
  address: '',
  companyName: '',
  gstNumber: '',
  panNumber: '',
  rounds: '',
  roundsFrom: '',
};

/** The formats of tax numbers are only hints. */
export const profileFormSchema = z.extend(z.required(z.omit(profileSchema, { id: true })), {
  fullName: createNameSchema(1, 'Please enter your full name', profileLimits.fullName),
  email: z.union([z.literal(''), emailFieldSchema]),
});

export type ProfileFields = z.infer<typeof profileFormSchema>;

/**
 * Without characters that cannot be seen. Papers are asked for from the month in which the client
 * first ticks a kind.
 */
export const tidyProfile = (fields: ProfileFields): ProfileFields => ({
  ...fields,
  roundsFrom:
    fields.rounds &&
    (fields.roundsFrom || findFirstMonth(parseMonthlyKinds(fields.rounds), getToday())),
  fullName: tidyName(fields.fullName),
  gstNumber: tidyTaxId(fields.gstNumber),
  panNumber: tidyTaxId(fields.panNumber),
});

const getToday = () => getDayInIndia(Date.now());

export async function saveProfile(fields: ProfileFields): Promise<void> {
  await changeArea((db) =>
    db.transaction('rw', db.profile, db.activity, async () => {
      await db.profile.put({ id: 'client', ...fields });
      await recordActivity(db, 'Profile saved', fields.fullName, 'completed');
    }),
  );
}

export const clientContactSchema = z.pick(profileFormSchema, { fullName: true, mobile: true });

/** The rest of the profile stays as it is. */
export async function saveContact({
  fullName,
  mobile,
}: Pick<ProfileFields, 'fullName' | 'mobile'>): Promise<void> {
  const name = tidyName(fullName);
  await changeArea((db) =>
    db.transaction('rw', db.profile, db.activity, async () => {
      const before = await db.profile.get('client');
      const contact = { fullName: name, ...(mobile.trim() && { mobile: mobile.trim() }) };
      await db.profile.put({ ...emptyProfile, ...before, id: 'client', ...contact });
      await recordActivity(db, 'Profile saved', name, 'completed');
    }),
  );
}

/** Replaces an own area that is here. The password is not stored. */
export async function openAccount(
  fields: Pick<ProfileFields, 'fullName' | 'email' | 'mobile'>,
): Promise<void> {
  const { fullName } = fields;
  const [title, at] = ['Account opened', Date.now()];
  // Drafts of the area before are not offered in this one.
  const isAnother = hasOwnArea();
  try {
    await beginOwn({
      profile: [{ id: 'client', ...emptyProfile, ...fields }],
      activity: [{ id: 1, title, detail: fullName, status: 'completed', at }],
    });
    if (isAnother) announceErased();
  } catch (error) {
    throw toOperationError(error);
  }
}

export async function savePhoto(photo: Omit<Photo, 'id'>): Promise<void> {
  await changeArea((db) =>
    db.transaction('rw', db.photo, db.activity, async () => {
      await db.photo.put({ id: 'client', ...photo });
      await recordActivity(db, 'Photo changed', 'Profile', 'completed');
    }),
  );
}
