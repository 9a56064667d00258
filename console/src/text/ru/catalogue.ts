import type { Catalogue } from '../cn/catalogue.ts';
import { parts } from './parts.ts';
import { shellDialogs } from './shell-dialogs.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';

export const catalogue: Catalogue = { parts, shell, shellDialogs, signIn };
