/** @jest-environment jsdom */

import { render } from '@testing-library/react';
import { Rows } from '@/components/sections/services/rows';
import { servicePages } from '@/lib/content/service-pages';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

test.each(Object.entries(servicePages))('%s counts what it asks for', (_, content) => {
  const { container } = render(<Rows content={content} />);
  const row = [...container.querySelectorAll('details')].find(({ textContent }) =>
    textContent?.startsWith(content.bring.heading),
  );
  const counts = row?.querySelector('h3')?.textContent?.match(/\d+/g) ?? [];
  const counted = counts.reduce((sum, count) => sum + Number(count), 0);
  expect(counted).toBe(row?.querySelectorAll('li').length);
});
