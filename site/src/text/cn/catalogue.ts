import { coming } from './coming.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { failure } from './failure.ts';
import { home } from './home.ts';
import { messages } from './messages.ts';
import { news } from './news.ts';
import { paging } from './paging.ts';
import { parts } from './parts.ts';
import { privacy } from './privacy.ts';
import { products } from './products.ts';
import { shell } from './shell.ts';

export const catalogue = {
  coming,
  company,
  contact,
  failure,
  home,
  messages,
  news,
  paging,
  parts,
  privacy,
  products,
  shell,
};
