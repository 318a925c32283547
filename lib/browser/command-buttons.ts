/**
 * Opens and closes dialogs by `command` and `commandfor`, in browsers that do not know these
 * attributes: Safari before 26.2, Firefox before 144.
 */
export function followCommands(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
