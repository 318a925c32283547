import { isSample } from '@/lib/content/sample-marks';

const own = { name: 'Asha Verma', company: 'Weaver, Jaipur', rating: 5, text: 'On time.' };

test.each([
  ['is marked in content', [own, { ...own, sample: true }]],
  [
    'still names an invented client, whatever its mark',
    { ...own, name: 'Farah Khan', sample: false },
  ],
  ['is a sample number', '000000C'],
  ['has the portrait of an invented person', { ...own, portrait: { drawing: 'partner' } }],
])('%s counts as a sample', (_, value) => {
  expect(isSample(value)).toBe(true);
});

test.each([[[]], [[own]], [{ ...own, sample: false }], ['104729C'], [null]])(
  '%j is a firm\u2019s own',
  (value) => {
    expect(isSample(value)).toBe(false);
  },
);
