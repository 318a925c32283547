import { emptyProfile, saveContact, saveProfile } from '@/features/client-area/profile/profile';
import { freshArea } from '@/lib/test-support/fresh-area';

test('a name and a number leave the rest of the profile as it is', async () => {
  const db = await freshArea();
  const profile = { ...emptyProfile, email: 'asha@example.in', gstNumber: '27AAPFU0939F1ZV' };
  await saveProfile({ ...profile, fullName: 'Asha', rounds: 'gst-monthly', roundsFrom: '2026-10' });
  const before = await db.profile.get('client');
  await saveContact({ fullName: ' Asha Rao ', mobile: ' 98765 43210 ' });
  expect(await db.profile.get('client')).toEqual({
    ...before,
    ...{ fullName: 'Asha Rao', mobile: '98765 43210' },
  });
  await saveContact({ fullName: 'Asha Rao', mobile: ' ' });
  expect(await db.profile.get('client')).toMatchObject({ mobile: '98765 43210' });
});

test('a name and a number begin a profile where there is none', async () => {
  const db = await freshArea();
  await db.profile.clear();
  await saveContact({ fullName: 'Asha Rao', mobile: '' });
  expect(await db.profile.get('client')).toEqual({
    ...{ ...emptyProfile, id: 'client', fullName: 'Asha Rao' },
  });
});
