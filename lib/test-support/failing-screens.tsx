import { readFileSync } from 'node:fs';
import { act as perform, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { toast } from 'sonner';
import { ToastHost } from '@/components/layout/toast-host';
import { OperationError } from '@/lib/browser/operation-failure';
import { listFiles } from '@/lib/list-files';

const SENTENCE = 'The test made this fail.';

type Work = (work: never) => Promise<unknown>;

let isFailing = false;

export const failingAtWill =
  (carryOut: Work): Work =>
  (work) => {
    if (!isFailing) return carryOut(work);
    return Promise.reject(new OperationError(SENTENCE));
  };

export type Screen = {
  page: ReactElement;
  before?: (user: UserEvent) => Promise<unknown>;
  act: (user: UserEvent) => Promise<unknown>;
  stored?: () => unknown;
  done: () => unknown;
};

export const press = (user: UserEvent, name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

/** In the latest notice, since a replaced one remains for a moment with its button. */
export const undo = async (user: UserEvent) => {
  const buttons = () => screen.getAllByRole('button', { name: 'Undo' });
  await waitFor(() => expect(buttons()).toHaveLength(1));
  await user.click(buttons()[0] as HTMLElement);
};

export const createTextFinder = (text: string | RegExp) => () => screen.findByText(text);

/** The names of all functions exported by modules of the client area with a given import. */
export async function listExportsBeside(anImport: RegExp, except: string): Promise<string[]> {
  const names = listFiles(['.'], 'features/client-area')
    .filter((file) => /^[\w/-]+\.ts$/.test(file) && file !== except)
    .filter((file) => anImport.test(readFileSync(`features/client-area/${file}`, 'utf8')));
  const modules = await Promise.all(
    names.map((file) => import(`@/features/client-area/${file.slice(0, -3)}`)),
  );
  return modules.flatMap((module) =>
    Object.keys(module).filter((name) => typeof module[name] === 'function'),
  );
}

export function testFailures(screens: Record<string, Screen>) {
  beforeEach(() => {
    isFailing = false;
  });
  test.each(Object.entries(screens))(
    '%s: a failure is explained on the page, and the next try works',
    async (_, { page, before, act, stored, done }) => {
      const user = userEvent.setup();
      render(
        <>
          {page}
          <ToastHost />
        </>,
      );
      await before?.(user);
      isFailing = true;
      await act(user);
      // The notice may be redrawn just after it is found.
      await waitFor(() => {
        // What is computed again after the act fails as well, and says so in its place.
        for (const sentence of screen.getAllByText(SENTENCE)) expect(sentence).toBeVisible();
      });
      await stored?.();
      isFailing = false;
      await act(user);
      await done();
      await waitFor(() => expect(screen.queryAllByText(SENTENCE)).toEqual([]));
      // The next test would press the Undo of a leftover notice.
      perform(() => {
        toast.dismiss();
      });
      const undos = () => screen.queryAllByRole('button', { name: 'Undo' });
      await waitFor(() => expect(undos()).toEqual([]));
    },
  );
}
