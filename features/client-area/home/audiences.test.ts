import { sampleProfile } from '@/content/samples/profile';
import {
  getPanHolderCode,
  isForHolder,
  listAudiences,
} from '@/features/client-area/home/audiences';

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
  ['a trust', { panNumber: 'ABCTK1234F', gstNumber: '' }, ['trust']],
  ['an association of persons', { panNumber: 'ABCAK1234F', gstNumber: '' }, ['business']],
  ['no PAN', { panNumber: '12', gstNumber: '' }, []],
  [
    'a GST number alone',
    { panNumber: '', gstNumber: '27ABCCK1234F1Z5' },
    ['company', 'gst-monthly'],
  ],
  ['a GST number that is none', { panNumber: '', gstNumber: 'applied for' }, ['gst-monthly']],
  [
    'a profile that says what is done every month',
    { panNumber: '', gstNumber: '27ABCCK1234F1Z5', rounds: 'gst-quarterly employer' },
    ['company', 'gst-quarterly', 'employer'],
  ],
  [
    'a profile that says composition',
    { panNumber: 'ABCPK1234F', gstNumber: '27ABCPK1234F1Z5', rounds: 'composition' },
    ['salaried', 'business', 'composition'],
  ],
  ['the samples', sampleProfile, ['salaried', 'business', 'gst-monthly']],
])('%s', (_, profile, expected) => {
  expect(listAudiences(profile)).toEqual(expected);
});

test.each([
  ['a person', 'P', true],
  ['a firm or LLP', 'F', false],
  ['a client whose PAN is not known', null, true],
])('a rule for people and families binds %s: %#', (_, holder, expected) => {
  expect(isForHolder({ holders: ['P', 'H'] }, holder)).toBe(expected);
});

test('the kind of holder is read from the PAN, else from the GST number', () => {
  expect(getPanHolderCode({ panNumber: 'ABCPK1234F', gstNumber: '27ABCCK1234F1Z5' })).toBe('P');
  expect(getPanHolderCode({ panNumber: '', gstNumber: '27ABCCK1234F1Z5' })).toBe('C');
  expect(getPanHolderCode(undefined)).toBeNull();
});
