/** The sample firm in structured data. An adopting firm changes this with its content. */
import { contactPage, organisation, service } from '@/lib/seo/json-ld';

test('the firm has both offices, phones, hours and its founding year', () => {
  expect(Object.assign(organisation(), contactPage().mainEntity)).toMatchObject({
    '@type': 'AccountingService',
    '@id': 'https://www.satyalekh.example/#firm',
    name: 'Satyalekh & Co.',
    url: 'https://www.satyalekh.example',
    foundingDate: '2000',
    telephone: '+91 98765 43210',
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '19:00',
    },
    address: [{ addressLocality: 'Kanpur' }, { addressLocality: 'Mumbai' }],
    department: [
      { telephone: '+91 98765 43210', openingHoursSpecification: [{ opens: '09:00' }] },
      {
        telephone: '+91 98765 43211',
        openingHoursSpecification: [
          {
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '10:00',
            closes: '19:00',
          },
          { dayOfWeek: ['Saturday'], opens: '10:00', closes: '15:00' },
        ],
      },
    ],
  });
});

test('a regular GST registration is offered at 2,999', () => {
  expect(service('/services/gst-registration', ['gst-regular'])).toMatchObject({
    offers: [{ name: 'Regular', price: 2999, priceCurrency: 'INR' }],
  });
});
