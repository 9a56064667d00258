/** The lists of messages and resumes in the console, in English. */
import type { Locator, Page } from '@playwright/test';
import type { InboxView } from 'contract/console/inbox-list.ts';

const paths = { message: '/console/inbox/messages', resume: '/console/inbox/resumes' } as const;

const names: Record<InboxView, string> = {
  open: 'Open',
  mine: 'Mine',
  unassigned: 'Unassigned',
  suspicious: 'Possible spam',
  done: 'Done',
};

export class ConsoleInbox {
  readonly page: Page;
  readonly kind: keyof typeof paths;

  constructor(page: Page, kind: keyof typeof paths = 'message') {
    this.page = page;
    this.kind = kind;
  }

  async open(): Promise<void> {
    await this.page.goto(new URL(paths[this.kind], this.page.url()).href);
    await this.list.waitFor();
  }

  get list(): Locator {
    return this.page.getByRole('region', { name: this.kind === 'message' ? 'Messages' : 'CVs', exact: true });
  }

  /** A number of the bar, such as “overdue”. */
  figure(name: 'overdue' | 'half an hour left' | 'open' | 'unassigned'): Locator {
    return this.page.getByRole('region', { name: 'At a glance' }).getByRole('listitem').filter({ hasText: name });
  }

  view(view: InboxView): Locator {
    return this.list
      .getByRole('navigation', { name: 'Lists' })
      .getByRole('link', { name: new RegExp(`^${names[view]}`) });
  }

  get search(): Locator {
    return this.list.getByRole('textbox', { name: 'Name, phone, e-mail or first message' });
  }

  /** The rows of a group, such as “Overdue”; without a name all rows. */
  rows(group?: string): Locator {
    const section = group === undefined ? this.list : this.list.getByRole('region', { name: new RegExp(`^${group}`) });
    return section.getByRole('listitem').getByRole('link');
  }

  row(text: string): Locator {
    return this.rows().filter({ hasText: text });
  }

  checkbox(text: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: text }).getByRole('checkbox');
  }

  /** Says that the list is not read again. */
  get notRefreshed(): Locator {
    return this.list.getByRole('status').filter({ hasText: 'Not refreshed since' });
  }
}
