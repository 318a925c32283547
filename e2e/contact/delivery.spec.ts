import { createServer, type RequestListener, type Server } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { site } from '@/content/site';
import { expectAccessible } from '@/e2e/support/accessibility';
import { test } from '@/e2e/support/test';
import { isLoopback } from '@/features/contact/endpoint';

/** The endpoint that the content names, if it is on this machine; otherwise ''. */
const endpoint =
  site.delivery !== 'none' && isLoopback(site.delivery.endpoint) ? site.delivery.endpoint : '';

test.skip(endpoint === '', 'the content names no endpoint on this machine');
// There is one receiver at a fixed port, so tests run one after another.
test.describe.configure({ mode: 'default' });

type Posted = Record<string, string>;

let server: Server;
let answer: RequestListener;
let posted: Posted[];

const answering =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status).end();

const receive: RequestListener = async (request, response) => {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  if (request.method !== 'POST') {
    response.writeHead(204).end();
    return;
  }
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  posted.push(JSON.parse(body));
  answer(request, response);
};

const written = {
  Name: 'Asha Verma',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Message: 'Please call about GST registration.',
};

const contactForm = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const button = (page: Page) => contactForm(page).getByRole('button', { name: 'Send message' });
const alert = (page: Page) => contactForm(page).getByRole('alert');

async function write(page: Page) {
  await page.goto('/contact');
  for (const [label, value] of Object.entries(written)) {
    await contactForm(page).getByLabel(label, { exact: true }).fill(value);
  }
  await contactForm(page).getByLabel('Subject').selectOption('gst');
}

async function expectWritten(page: Page) {
  for (const [label, value] of Object.entries(written)) {
    await expect(contactForm(page).getByLabel(label, { exact: true })).toHaveValue(value);
  }
}

test.describe('delivery of messages', { tag: '@desktop' }, () => {
  test.beforeAll(async () => {
    server = createServer(receive);
    const { port } = new URL(endpoint);
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject).listen(Number(port || 80), '127.0.0.1', resolve);
    });
  });

  test.beforeEach(() => {
    posted = [];
    answer = answering(204);
  });

  test.afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('only a good answer counts as success, and a repeat has the same id', async ({ page }) => {
    await write(page);
    const answers: [RequestListener, string][] = [
      [answering(429), 'We could not accept your message'],
      [(request) => request.socket.destroy(), 'We have no sign that your message arrived'],
    ];
    for (const [listener, sentence] of answers) {
      answer = listener;
      await button(page).click();
      await expect(alert(page)).toContainText(sentence);
      await expect(button(page)).toBeFocused();
      await expectWritten(page);
      await expect(page.getByText('Message Sent Successfully!')).toHaveCount(0);
    }
    for (const name of ['Send it by email', 'Send it on WhatsApp']) {
      await expect(contactForm(page).getByRole('link', { name })).toHaveAttribute(
        'href',
        /Please%20call%20about%20GST%20registration\./,
      );
    }
    await expectAccessible(page);

    let finish = () => {};
    answer = (_, response) => {
      finish = () =>
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
    };
    await button(page).click();
    await expect(contactForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect.poll(() => posted.length).toBeGreaterThan(answers.length);
    await expect(page.getByText('Message Sent Successfully!')).toHaveCount(0);
    finish();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await expect(contactForm(page).getByLabel('Message')).toHaveValue('');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    // Browsers may themselves repeat a request whose connection was cut.
    expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
    expect(posted.at(-1)).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      form: 'contact',
      name: written.Name,
      email: written.Email,
      phone: written.Phone,
      topic: 'gst',
      subject: 'GST Registration',
      message: written.Message,
    });
  });

  test('the quick contact form sends too, no page may post elsewhere, and the policy says where', async ({
    page,
  }) => {
    await page.goto('/');
    const quick = page.getByRole('form', { name: 'Quick contact' });
    for (const [label, value] of Object.entries(written)) {
      await quick.getByLabel(label, { exact: true }).fill(value);
    }
    await quick.getByLabel('Service').selectOption('itr');
    await quick.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    expect(posted).toMatchObject([{ form: 'quick-contact', topic: 'itr', subject: 'ITR Filing' }]);
    const blocked = await page.evaluate(async () => {
      const violation = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
      });
      await fetch('https://elsewhere.example/').catch(() => {});
      return violation;
    });
    expect(blocked).toBe('connect-src');

    await page.goto('/privacy');
    const main = page.getByRole('main');
    await expect(main).toContainText(`They go to ${new URL(endpoint).host}`);
    await expect(main).not.toContainText('they transmit nothing');
  });
});
