import { parts } from './parts.ts';
import { shellDialogs } from './shell-dialogs.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';

/** All texts of the console in Chinese. A feature adds its file here and in the other languages. */
export const catalogue = { parts, shell, shellDialogs, signIn };

/** The Chinese catalogue is the type of the others. */
export type Catalogue = typeof catalogue;
