/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { InPlaceScript } from '@/components/layout/in-place-script';

test('hydration neither runs the script again nor complains about it', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  container.innerHTML = '<span hidden=""><script>console.error("ran")</script></span>';
  await act(async () => {
    hydrateRoot(container, <InPlaceScript text={'console.error("ran")'} />, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });
  expect(errors).not.toHaveBeenCalled();
  expect(container.querySelector('script')).not.toBeNull();
});

test('a page opened by a soft navigation has no script in place', () => {
  const { container } = render(<InPlaceScript text="0" />);
  expect(container.querySelector('script')).toBeNull();
});
