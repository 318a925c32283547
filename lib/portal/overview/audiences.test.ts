import { sampleProfile } from '@/content/samples/profile';
import { audiencesOf } from '@/lib/portal/overview/audiences';

test.each([
  ['no profile', undefined, []],
  ['neither number', { panNumber: '', gstNumber: '' }, []],
  ['a person', { panNumber: 'ABCPK1234F', gstNumber: '' }, ['salaried', 'business']],
  ['a company', { panNumber: 'ABCCK1234F', gstNumber: '' }, ['company']],
  ['a firm or LLP', { panNumber: 'aaa fu 0939 f', gstNumber: '' }, ['llp', 'business']],
  ['a Hindu undivided family', { panNumber: 'ABCHK1234F', gstNumber: '' }, ['business']],
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
