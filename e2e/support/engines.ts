import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, firefox, type LaunchOptions, webkit } from '@playwright/test';

const folders = (process.env.PATH ?? '').split(path.delimiter);
const onSystem = ['firefox-esr', 'firefox'].flatMap((name) =>
  folders.map((folder) => path.join(folder, name)),
);

/** A Firefox that Playwright did not build; it is driven over WebDriver BiDi. */
const systemFirefox = [process.env.FIREFOX_PATH ?? '', ...onSystem].find(existsSync);

/**
 * The first with `network.addDataCollector`, which Playwright sends to a browser that it starts
 * (MDN, "Firefox 143 for developers").
 */
const OLDEST_FIREFOX = 143;

/** How an engine is started, or why it is not. */
type Engine = { launch: LaunchOptions } | { reason: string };

/** The engines that a tester leaves out, as in `SKIP_ENGINES=firefox,webkit`. */
const skipped = (process.env.SKIP_ENGINES ?? '').split(',');

function findEngine(name: string, own: string, system?: string): Engine {
  if (skipped.includes(name)) return { reason: 'is named in SKIP_ENGINES' };
  if (system) {
    const answer = spawnSync(system, ['--version'], { encoding: 'utf8' }).stdout ?? '';
    const version = Number(/Firefox (\d+)/.exec(answer)?.[1] ?? 0);
    return version < OLDEST_FIREFOX
      ? { reason: `is too old in ${system}: ${version}, not ${OLDEST_FIREFOX} or newer` }
      : { launch: { channel: 'moz-firefox', executablePath: system } };
  }
  if (existsSync(own)) return { launch: { executablePath: own } };
  return { reason: `is not installed: npx playwright install ${name}` };
}

export const engines = {
  firefox: findEngine('firefox', firefox.executablePath(), systemFirefox),
  webkit: findEngine('webkit', webkit.executablePath()),
};

/** A line on each engine: its browser, or why it does not run. */
export const describeEngines = (): string =>
  [
    `chromium: ${process.env.CHROMIUM_PATH}`,
    ...Object.entries(engines).map(([name, engine]) =>
      'launch' in engine ? `${name}: ${engine.launch.executablePath}` : `${name} ${engine.reason}`,
    ),
  ].join('\n');

type Session = { send: (method: string, parameters: unknown) => Promise<unknown> };
/** Playwright sets the media of each context, which Firefox 153 does not know over BiDi. */
const MEDIA = 'emulation.setMediaFeaturesOverride';

/** Lets a Firefox of the system go on without the emulation of media, which no test asks of it. */
function letMediaBe(browser: Browser) {
  const inner = browser as unknown as {
    _connection: { toImpl: (browser: Browser) => { _browserSession: Session } };
  };
  const sessions: Session = Object.getPrototypeOf(
    inner._connection.toImpl(browser)._browserSession,
  );
  const { send } = sessions;
  sessions.send = function (method, parameters) {
    const answer = send.call(this, method, parameters);
    return method === MEDIA ? answer.catch(() => ({})) : answer;
  };
}

if ('launch' in engines.firefox && engines.firefox.launch.channel) {
  const launch = firefox.launch.bind(firefox);
  let isMended = false;
  firefox.launch = async (options) => {
    const browser = await launch(options);
    if (!isMended) letMediaBe(browser);
    isMended = true;
    return browser;
  };
}
