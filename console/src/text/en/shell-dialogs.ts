import type { ShellDialogTexts } from '../cn/shell-dialogs.ts';

export const shellDialogs = {
  sessionEnded: {
    title: 'Your session has ended',
    sentence: 'Your session has ended. You can stay on this page, or sign in again',
    kept: (count, time) =>
      `What you were writing is kept on this computer (${count === 1 ? '1 form' : `${count} forms`}, ${time}). It is offered again after you sign in.`,
    stay: 'On this page you can go on reading and copying, but not save.',
    signInAgain: 'Sign in again',
    cancel: 'Cancel',
  },
  confirmation: {
    title: 'Confirm that it is you',
    byCode: 'This action needs a code from your authenticator again. You are not asked for the next 15 minutes.',
    byPassword: 'This action needs your password again. You are not asked for the next 15 minutes.',
    password: 'Password',
    confirm: 'Confirm',
  },
  palette: {
    title: 'Search or jump',
    placeholder: 'The name of a page, an action or an item',
    pages: 'Pages',
    actions: 'Actions',
    recent: 'Opened recently',
    nothing: 'Nothing was found',
    choose: 'choose',
    open: 'open',
    changeAppearance: (appearance) => `Appearance: ${appearance}`,
    changeLanguage: (language) => `Language: ${language}`,
  },
  keys: {
    anywhere: 'Anywhere',
    lists: 'Lists',
    editor: 'Editors',
    searchOrJump: 'Search or jump',
    fold: 'Fold the navigation',
    thisSheet: 'This sheet',
    rows: 'Next, previous row',
    open: 'Open',
    toSearch: 'To the search field',
    save: 'Save',
    close: 'Close',
  },
} satisfies ShellDialogTexts;
