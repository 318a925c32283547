import { recordActivity } from '@/lib/portal/activity';
import type { Photo, Profile } from '@/lib/portal/records';
import { withStore } from '@/lib/portal/store';

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

export async function saveProfile(fields: ProfileFields): Promise<void> {
  await withStore((db) =>
    db.transaction('rw', db.profile, db.activity, async () => {
      await db.profile.put({ id: 'client', ...fields });
      await recordActivity(db, 'Profile saved', fields.fullName, 'completed');
    }),
  );
}

/** What sign-up knows of the client. The password is not among it: it is never kept. */
export async function openAccount(
  fields: Pick<ProfileFields, 'fullName' | 'email' | 'mobile'>,
): Promise<void> {
  await withStore((db) =>
    db.transaction('rw', db.profile, db.activity, async () => {
      const before = (await db.profile.get('client')) ?? emptyProfile;
      await db.profile.put({ ...before, ...fields, id: 'client' });
      await recordActivity(db, 'Account opened', fields.fullName, 'completed');
    }),
  );
}

export async function savePhoto(photo: Omit<Photo, 'id'>): Promise<void> {
  await withStore((db) =>
    db.transaction('rw', db.photo, db.activity, async () => {
      await db.photo.put({ id: 'client', ...photo });
      await recordActivity(db, 'Photo changed', 'Profile', 'completed');
    }),
  );
}
