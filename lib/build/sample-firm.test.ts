import { findSampleText, readContentSources } from '@/lib/build/sample-text';
import { loadContentModules } from '@/lib/content/modules';
import { sampleFirmTest as test } from '@/lib/test-support/sample-firm';

test('every kind of sample text is named with its file and field', async () => {
  expect(findSampleText(readContentSources(await loadContentModules()))).toEqual(
    expect.arrayContaining([
      'content/site.ts: site.name: the name of the sample firm, Satyalekh',
      'content/site.ts: disclosure.registration: a sample number, 000000C',
      'content/site.ts: disclosure.peerReview: a sample number, 000000',
      'content/site.ts: claims[2].sample: marked as an invented sample',
      'content/site.ts: site.phones[0].display: a sample phone, 98765 43210',
      'content/site.ts: site.whatsapp.href: a sample phone, 9876543210',
      'content/site.ts: site.offices[0].street: a sample street, Sample Chambers',
      'content/site.ts: site.social[1].href: a placeholder for a page of the firm, https://x.com/',
      'content/site.ts: quotationKeys[0].demo: a key whose private half everyone has',
      'content/data/people.json: members[0].name: an invented partner, Harish Chandra Tandon',
      'content/data/people.json: members[0].membership: a sample number, 000000',
      'content/data/people.json: members[1].sample: marked as an invented sample',
      'content/home.ts: home.testimonials.entries[2].sample: marked as an invented sample',
      'content/contact.ts: contact.testimonials.entries[0].name: an invented client, Farah Khan',
      'content/contact.ts: contact.maps.places[0].text: the way to a sample office, minutes from Kanpur Central',
      'content/about.ts: about.story.steps[0].text: the story of the sample firm, dozen leather traders',
      'content/about.ts: about.story.steps[1].text: the story of the sample firm, Sales tax became VAT',
    ]),
  );
});
