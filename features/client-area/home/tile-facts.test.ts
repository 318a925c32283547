import { getTileFacts } from '@/features/client-area/home/tile-facts';
import { listRoutes } from '@/lib/content/routes';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import { expired, pending, quotation } from '@/lib/test-support/overview-quotations';

const nothing = {
  cart: [],
  quotations: [],
  documents: [],
  profile: undefined,
  calculators: 5,
};
const facts = (rows: Partial<Parameters<typeof getTileFacts>[0]>) =>
  getTileFacts({ ...nothing, ...rows });

test('each of the six tiles has a fact, even in an empty area', () => {
  const places = listRoutes('dashboard').filter(({ parent }) => parent === '/dashboard');
  expect(Object.keys(facts({})).sort()).toEqual(places.map(({ path }) => path).sort());
  expect(facts({})).toMatchObject({
    '/dashboard/cart': 'Empty',
    '/dashboard/quotations': 'None yet',
    '/dashboard/documents': '0 files kept',
    '/dashboard/calculators': 'Five, with working',
    '/dashboard/profile': 'No PAN given',
  });
});

test('the facts count what is kept', () => {
  const { profile } = validRows;
  const of = (rows: Parameters<typeof facts>[0], place: string) =>
    facts(rows)[`/dashboard/${place}`];
  expect(of({ cart: [validRows.cart, { ...validRows.cart, price: 1 }] }, 'cart')).toMatch(
    /^₹[\d,]+ in fees$|^2 services$/,
  );
  expect(of({ quotations: [quotation(1)] }, 'quotations')).toBe('1 waits for you');
  expect(of({ quotations: [quotation(1), quotation(2)] }, 'quotations')).toBe('2 wait for you');
  expect(of({ quotations: [quotation(1, pending)] }, 'quotations')).toBe('1 not sent yet');
  expect(of({ quotations: [quotation(1, expired)] }, 'quotations')).toBe('None waits for you');
  expect(of({ documents: [{}] }, 'documents')).toBe('1 file kept');
  const numbers = { panNumber: 'ABCPK1234F', gstNumber: '' };
  expect(of({ profile: { ...profile, ...numbers } }, 'profile')).toBe('PAN given');
});
