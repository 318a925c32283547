/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sampleProfile } from '@/content/samples/profile';
import { GreetedName } from '@/features/client-area/home/greeted-name';
import { Samples } from '@/features/client-area/store/areas/samples';
import type { SampleRows } from '@/features/client-area/store/sample-rows';
import { storeAreaPointer } from '@/lib/test-support/area-pointer';

const rows = { profile: [{ id: 'client', ...sampleProfile }] } as unknown as SampleRows;

test('a served page greets the sample client, and the firm in its own browser', () => {
  storeAreaPointer({ firm: true });
  const page = (
    <Samples rows={rows}>
      <GreetedName firm="Rao & Co." />
    </Samples>
  );
  const served = document.body.appendChild(document.createElement('h1'));
  served.innerHTML = renderToString(page);
  expect(served).toHaveTextContent(`, ${sampleProfile.fullName}`);
  render(page, { container: served, hydrate: true });
  expect(served).toHaveTextContent(/^, Rao & Co\.$/);
});
