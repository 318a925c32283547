import { dueDates } from '@/content/due-dates';
import { sampleProfile } from '@/content/samples/profile';
import type { DueDates } from '@/content/types/due-dates';
import { binds } from '@/lib/calendar/calendar';
import { audiencesOf, bindsHolder, holderOf } from '@/lib/portal/overview/audiences';

test.each([
  ['no profile', undefined, []],
  ['neither number', { panNumber: '', gstNumber: '' }, []],
  ['a person', { panNumber: 'ABCPK1234F', gstNumber: '' }, ['salaried', 'business']],
  ['a company', { panNumber: 'ABCCK1234F', gstNumber: '' }, ['company']],
  ['a firm or LLP', { panNumber: 'aaa fu 0939 f', gstNumber: '' }, ['llp', 'business']],
  [
    'a Hindu undivided family',
    { panNumber: 'ABCHK1234F', gstNumber: '' },
    ['salaried', 'business'],
  ],
  ['a trust', { panNumber: 'ABCTK1234F', gstNumber: '' }, ['business']],
  ['no PAN', { panNumber: '12', gstNumber: '' }, []],
  [
    'a GST number alone',
    { panNumber: '', gstNumber: '27ABCCK1234F1Z5' },
    ['company', 'gst-monthly'],
  ],
  ['a GST number that is none', { panNumber: '', gstNumber: 'applied for' }, ['gst-monthly']],
  ['the samples', sampleProfile, ['salaried', 'business', 'gst-monthly']],
])('%s', (_, profile, expected) => {
  expect(audiencesOf(profile)).toEqual(expected);
});

const { rules }: DueDates = dueDates;
const isTold = (id: string, panNumber: string) => {
  const profile = { panNumber, gstNumber: '' };
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`${id} is no rule`);
  return binds(rule, audiencesOf(profile)) && bindsHolder(rule, holderOf(profile));
};

test.each([
  ['a person', 'ABCPK1234F', true],
  ['a Hindu undivided family', 'ABCHK1234F', true],
  ['a firm or LLP', 'ABCFK1234F', false],
  ['a company', 'ABCCK1234F', false],
  ['a trust', 'ABCTK1234F', false],
  ['a client whose PAN is not known', '', true],
])('Forms 141 and 132 concern %s: %#', (_, pan, expected) => {
  expect([isTold('form-141', pan), isTold('form-132', pan)]).toEqual([expected, expected]);
});

test('a firm is told of its return without audit, a family of that of all others too', () => {
  expect(isTold('itr-no-audit', 'ABCFK1234F')).toBe(true);
  expect(['itr-no-audit', 'itr-others'].map((id) => isTold(id, 'ABCHK1234F'))).toEqual([
    true,
    true,
  ]);
});
