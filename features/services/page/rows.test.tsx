/** @jest-environment jsdom */

import { render } from '@testing-library/react';
import { rowGroups } from '@/content/estimate';
import { Rows } from '@/features/services/page/rows';
import { serviceSampleDocuments } from '@/features/services/sample-documents/all';
import { servicePages } from '@/lib/content/service-pages';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

test.each(Object.entries(servicePages))('%s asks its questions in named groups', (_, content) => {
  const { container } = render(<Rows content={content} />);
  const groups = [...container.querySelectorAll('h2')];
  const names = groups.map(({ textContent }) => textContent);
  expect(names).toEqual(Object.values(rowGroups).filter((name) => names.includes(name)));
  const titles = [...container.querySelectorAll('summary h3')].map((title) => title.textContent);
  expect(titles.filter((title) => !title?.includes('?'))).toEqual([]);
  for (const { question, group = 'rules' } of content.faq.items) {
    const row = [...container.querySelectorAll('summary')].find(
      ({ textContent }) => textContent === question,
    );
    const heading = row?.closest('.rows')?.parentElement?.querySelector('h2');
    expect(heading?.textContent).toBe(rowGroups[group]);
  }
});

test.each(Object.entries({ ...servicePages, ...serviceSampleDocuments }))(
  '%s names people, not “whoever”, “those who” or “that of”',
  (_, content) => {
    const text = JSON.stringify(content).match(/[^"]*\b(whoever|those who|that of|one’s)\b[^"]*/gi);
    expect(text ?? []).toEqual([]);
  },
);
