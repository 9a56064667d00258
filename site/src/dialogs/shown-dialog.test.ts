import { afterEach, expect, it } from 'vitest';
import { closeDialog, type DialogComponent, forgetLoadingDialog, showDialog, shownDialog } from './shown-dialog.ts';

const Dialog: DialogComponent = () => null;

/** Code that has loaded when `arrive` was called. */
function slowCode() {
  const { promise, resolve } = Promise.withResolvers<DialogComponent>();
  return { load: () => promise, arrive: () => resolve(Dialog) };
}

afterEach(closeDialog);

it('shows the dialog of the last request, also when both are for one form', async () => {
  const [first, second] = [slowCode(), slowCode()];
  const requests = [
    showDialog('resume', first.load, { about: 'BY-HR-2601' }),
    showDialog('resume', second.load, { about: 'BY-HR-2602' }),
  ];
  first.arrive();
  await requests[0];
  expect(shownDialog.get()).toEqual({ loading: 'resume' });
  second.arrive();
  await requests[1];
  expect(shownDialog.get()).toEqual({ Dialog, about: 'BY-HR-2602' });
});

it('forgets a dialog that is still loading when the page is left, but not one that is shown', async () => {
  const { load, arrive } = slowCode();
  const request = showDialog('inquiry', load, { about: 'BY-CPC-0101' });
  forgetLoadingDialog();
  arrive();
  expect(await request).toBe(true);
  expect(shownDialog.get()).toEqual({});
  await showDialog('search', load, {});
  forgetLoadingDialog();
  expect(shownDialog.get()).toEqual({ Dialog });
});
