import { readdirSync, readFileSync } from 'node:fs';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ToastHost } from '@/components/layout/toast-host';
import { OperationError } from '@/lib/portal/database/operation-failure';

// A busy machine takes its time to sign.
configure({ asyncUtilTimeout: 10_000 });

const SENTENCE = 'The test made this fail.';

type Work = (work: never) => Promise<unknown>;

let isFailing = false;
/** How many calls get through before the failure. */
let through = 0;

/** Runs work as `carryOut` does, or fails while a test wants it to. */
export const failingAtWill =
  (carryOut: Work): Work =>
  (work) => {
    if (!isFailing || through-- > 0) return carryOut(work);
    return Promise.reject(new OperationError(SENTENCE));
  };

/** Where an operation is used. */
export type Screen = {
  page: ReactElement;
  /** Done before the failure. */
  before?: (user: UserEvent) => Promise<unknown>;
  /** Fails first, and is then done again. */
  act: (user: UserEvent) => Promise<unknown>;
  /** How many operations before this one the same control calls for. */
  after?: number;
  /** Must still be there after the failure. */
  kept?: () => unknown;
  /** Shows that the second try worked. */
  done: () => unknown;
};

export const press = (user: UserEvent, name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

/** A replaced notice stays a moment longer, with its button. */
export const undo = async (user: UserEvent) => {
  const buttons = () => screen.getAllByRole('button', { name: 'Undo' });
  await waitFor(() => expect(buttons()).toHaveLength(1));
  await user.click(buttons()[0] as HTMLElement);
};

export const text = (words: string | RegExp) => () => screen.findByText(words);

/** The names of all functions that are exported by the modules of lib/portal with such an import. */
export async function exportedBeside(anImport: RegExp, except: string): Promise<string[]> {
  const names = readdirSync('lib/portal', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w/-]+\.ts$/.test(file) && file !== except)
    .filter((file) => anImport.test(readFileSync(`lib/portal/${file}`, 'utf8')));
  const modules = await Promise.all(
    names.map((file) => import(`@/lib/portal/${file.slice(0, -3)}`)),
  );
  return modules.flatMap((module) =>
    Object.keys(module).filter((name) => typeof module[name] === 'function'),
  );
}

/** Holds every screen to say why its operation failed, to keep what it had, and to try again. */
export function testFailures(screens: Record<string, Screen>) {
  beforeEach(() => {
    isFailing = false;
  });
  test.each(Object.entries(screens))(
    '%s: a failure is explained on the page, and the next try works',
    async (_, { page, before, act, after = 0, kept, done }) => {
      const user = userEvent.setup();
      render(
        <>
          {page}
          <ToastHost />
        </>,
      );
      await before?.(user);
      through = after;
      isFailing = true;
      await act(user);
      // The notice may be redrawn just after it is found.
      await waitFor(() => expect(screen.getByText(SENTENCE)).toBeVisible());
      await kept?.();
      isFailing = false;
      await act(user);
      await done();
      await waitFor(() => expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument());
    },
  );
}
