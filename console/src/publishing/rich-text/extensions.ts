import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink } from 'contract/urls/allowed-link.ts';
import { Subscript, Superscript } from './rich-text-marks.ts';

/** What the server's allow-list lets through, and no more (`server/src/content-fields/rich-text.ts`). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: false, isAllowedUri: (uri) => isAllowedLink(uri) },
  }),
  Image.configure({ allowBase64: false }),
  Table,
  TableRow,
  TableHeader,
  TableCell,
  Subscript,
  Superscript,
];
