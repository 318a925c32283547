import { site } from '@/content/site';

const addressOf = (office: string) =>
  site.offices.find(({ city }) => office.startsWith(city))?.street;

test.each(site.officeHours)('the hours of $office say where that office is', (office) => {
  const where = 'where' in office ? office.where : undefined;
  expect(addressOf(office.office) ?? where).toBeTruthy();
});

test.each(site.offices)('$name, which has an address, has hours', ({ city }) => {
  expect(site.officeHours.map(({ office }) => office)).toContainEqual(
    expect.stringMatching(new RegExp(`^${city}`)),
  );
});
