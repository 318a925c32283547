import { defineConfig, devices, type Project } from '@playwright/test';
import { clientArea, unlisted } from './content/site';
import { describeEngines, engines } from './e2e/support/engines';
import { browserArguments, ensureBrowser } from './lib/scripts/browser';

// Tests format today's date as the browser under test does.
process.env.TZ = 'Asia/Kolkata';
// Once: the workers inherit it.
process.env.CHROMIUM_PATH ??= ensureBrowser();
if (!process.env.TEST_WORKER_INDEX) console.log(`Browser tests\n${describeEngines()}\n`);
const port = Number(process.env.E2E_PORT ?? 3210);
const baseURL = `http://localhost:${port}`;

/*
 * A test says in tags where it runs; one without a tag runs at both widths.
 *
 * @phone: forms, calculators and the client area are made for a phone first. routes.spec.ts holds
 * each of their pages to be whole and accessible at the other width too.
 * @desktop: files, print, server answers and the words of a page do not depend on width.
 * @client-area: left out for a firm without one.
 * @incorporation: left out for a firm that does not offer to form companies.
 * @engines: runs in Firefox and WebKit too, at its width; so does a page of each layout.
 * @missing-engine: stands for the tests of an engine that does not run.
 */
const formsCompanies = !(unlisted as readonly string[]).includes('/services/company-incorporation');
const leftOut = [
  '@missing-engine',
  ...(clientArea ? [] : ['@client-area']),
  ...(formsCompanies ? [] : ['@incorporation']),
];
const without = (...tags: string[]) => new RegExp(`(${[...leftOut, ...tags].join('|')})\\b`);
const onDesktop = { viewport: { width: 1440, height: 900 } };

const engineProjects = Object.entries(engines).flatMap(([name, engine]): Project[] => {
  if ('reason' in engine) return [{ name, grep: /@missing-engine/ }];
  const use = { browserName: name as keyof typeof engines, launchOptions: engine.launch };
  return [
    {
      name,
      grep: /@engines/,
      grepInvert: without('@phone'),
      use: { ...use, ...onDesktop },
    },
    {
      name: `${name}-narrow`,
      grep: /^(?=.*@engines)(?=.*@phone)/,
      grepInvert: without(),
      use: { ...use, viewport: { width: 390, height: 844 } },
    },
  ];
});

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline once; a test that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // These end a hang, on a machine that is busy with other work too.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  workers: 2,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: process.env.TZ,
    // To record every run costs a third of the time; for one test: `npm run test:e2e -- <file> --trace on`.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: without('@desktop'),
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
      grepInvert: without('@phone'),
      use: onDesktop,
    },
    ...engineProjects,
  ],
  webServer: {
    command: 'npm run serve',
    url: baseURL,
    env: { PORT: String(port) },
    // A server that already listens may serve another build.
    reuseExistingServer: false,
  },
});
