import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './lib/tools/browsers/find-browser';

const port = Number(process.env.E2E_PORT ?? 3210);
// The same tests hold for every host: `serve`, or nginx with the block of the repository.
const onNginx = process.env.E2E_HOST === 'nginx';
const report = `lib/build/generated/test/${onNginx ? 'browser-nginx' : 'browser'}.json`;
const baseURL = `http://localhost:${port}`;

/** Files, print, server answers and the words of a page do not depend on width. */
const onDesktopAlone = [
  'host/{budgets,host,nginx,shadcn,tooling}.spec.ts',
  // It sets the widths itself.
  'portal/desk-layout.spec.ts',
  'site/{almanac,back-forward,conduct,dark,delivery,firm,page-styles,print,seo,services,share-images,specimens}.spec.ts',
  // Words that the specification fixes are checked once.
  'sample-firm/*.spec.ts',
];
/**
 * Forms, calculators and the client area are made for a phone first. routes.spec.ts holds each of
 * their pages to be whole and accessible at the other width too.
 */
const onPhoneAlone = [
  'calculators/*.spec.ts',
  'portal/{archive,cart,data,documents,papers,pdf,quotations,scenarios,settings,storage,targets}.spec.ts',
  'site/{access,contact}.spec.ts',
];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline once; a test that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // Room for a machine that is busy with something else.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser() ?? undefined, args: browserArguments },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: onDesktopAlone,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
    {
      name: 'desktop',
      testIgnore: onPhoneAlone,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: onNginx ? 'npx tsx lib/tools/host/serve-nginx.ts' : 'npm run serve',
    url: baseURL,
    env: { PORT: String(port) },
    // A server that already listens may serve another build.
    reuseExistingServer: false,
  },
});
