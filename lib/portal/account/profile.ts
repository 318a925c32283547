import * as z from 'zod/mini';
import { operationError } from '@/lib/browser/operation-failure';
import { email, nameText } from '@/lib/forms/fields';
import { tooLong } from '@/lib/forms/limits';
import { tidyName } from '@/lib/forms/person-name';
import { recordActivity } from '@/lib/portal/db/activity';
import type { Work } from '@/lib/portal/db/in-use';
import { change, showArea } from '@/lib/portal/db/store';
import { profileLimits } from '@/lib/portal/limits';
import type { Photo, Profile } from '@/lib/portal/records/records';
import { tidyTaxId } from '@/lib/tax-ids';

export type ProfileFields = Omit<Profile, 'id'>;

export const emptyProfile: ProfileFields = {
  fullName: '',
  email: '',
  mobile: '',
  dateOfBirth: '',
  address: '',
  companyName: '',
  gstNumber: '',
  panNumber: '',
};

const atMost = (name: keyof ProfileFields) => {
  const most = profileLimits[name];
  return z.maxLength(most, tooLong(most));
};

/** What may be saved; the formats of tax numbers are only hints. */
export const profileSchema = z.object({
  fullName: nameText(1, 'Please enter your full name', profileLimits.fullName),
  email: z.union([z.literal(''), email]),
  mobile: z.string().check(atMost('mobile')),
  dateOfBirth: z.string().check(atMost('dateOfBirth')),
  address: z.string().check(atMost('address')),
  companyName: z.string().check(atMost('companyName')),
  gstNumber: z.string().check(atMost('gstNumber')),
  panNumber: z.string().check(atMost('panNumber')),
});

/** The fields as they are kept: the name and the tax numbers without what cannot be seen. */
export const tidyProfile = (fields: ProfileFields): ProfileFields => ({
  ...fields,
  fullName: tidyName(fields.fullName),
  gstNumber: tidyTaxId(fields.gstNumber),
  panNumber: tidyTaxId(fields.panNumber),
});

export async function saveProfile(fields: ProfileFields): Promise<void> {
  await change((db) =>
    db.transaction('rw', db.profile, db.activity, async () => {
      await db.profile.put({ id: 'client', ...fields });
      await recordActivity(db, 'Profile saved', fields.fullName, 'completed');
    }),
  );
}

/** Begins the client's own area with the details of the sign-up, but never the password. */
export async function openAccount(
  fields: Pick<ProfileFields, 'fullName' | 'email' | 'mobile'>,
): Promise<void> {
  await showArea('own').catch((error) => {
    throw operationError(error);
  });
  await change((db, stored) =>
    db.transaction('rw', db.profile, db.activity, async () => {
      const before = (await stored.row('profile', 'client')) ?? emptyProfile;
      await db.profile.put({ ...before, ...fields, id: 'client' });
      await recordActivity(db, 'Account opened', fields.fullName, 'completed');
    }),
  );
}

/** `erasures` is the count from when the photo was chosen. */
export async function savePhoto(photo: Omit<Photo, 'id'>, erasures?: number): Promise<void> {
  const work: Work<void> = (db) =>
    db.transaction('rw', db.photo, db.activity, async () => {
      await db.photo.put({ id: 'client', ...photo });
      await recordActivity(db, 'Photo changed', 'Profile', 'completed');
    });
  await change(work, erasures);
}
