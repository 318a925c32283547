/** @jest-environment jsdom */
import { DESCRIPTION } from '@/lib/browser/attributes';
import { fetchFiles } from '@/lib/browser/framework-files';
import { SCRIPTS } from '@/lib/browser/marks';

type Options = { priority?: string };

test('what a press needs is fetched at low priority and read to its end, by requests the policy allows', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${SCRIPTS}b.css" disabled>`;
  document.body.innerHTML = `<script type="text/plain" src="${SCRIPTS}a.js"></script><script type="text/plain" ${DESCRIPTION}="/page.txt"></script>`;
  Object.assign(window, { requestIdleCallback: (idle: () => void) => idle() });
  const read: string[] = [];
  const fetched = jest.fn(async (address: string, _options?: Options) => {
    const body = async () => read.push(new URL(address, location.href).pathname);
    return { ok: true, text: body, arrayBuffer: body };
  });
  Object.assign(globalThis, { fetch: fetched });
  const elements = document.querySelectorAll('*').length;

  const entry = document.querySelector<HTMLScriptElement>(`[${DESCRIPTION}]`);
  if (entry) await fetchFiles(entry);
  await new Promise(process.nextTick);

  expect(read).toEqual(['/page.txt', `${SCRIPTS}a.js`, `${SCRIPTS}b.css`]);
  expect(fetched.mock.calls.map(([, options]) => options?.priority)).toEqual(['low', 'low', 'low']);
  expect(document.querySelectorAll('*')).toHaveLength(elements);
});
